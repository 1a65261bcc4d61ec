import { useEffect } from "react";
import { useStore } from "zustand";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { type CartState, cart } from "./cart-state.ts";
import { CART_HINT, hasCart } from "./has-cart.ts";

/** Reads and changes the cart; its code loads on first use. */
export const cartStore = () => import("./cart-store.ts").catch(guardedReload);

/** One thing of the cart, which is read when somebody first asks. */
export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  useEffect(() => {
    cartStore().then(({ openCart }) => openCart(), fail);
  }, []);
  return useStore(cart, select);
}

/**
 * How much is in the cart. Where nobody has put anything into it yet, its code waits until somebody has, here or in
 * another tab.
 */
export function useCartCount() {
  useEffect(() => {
    const open = () => void cartStore().then(({ openCart }) => openCart(), fail);
    const onStorage = ({ key }: StorageEvent) => key === CART_HINT && open();
    addEventListener("storage", onStorage);
    if (hasCart()) open();
    return () => removeEventListener("storage", onStorage);
  }, []);
  return useStore(cart, ({ lines }) => lines.length);
}

const fail = () => cart.setState({ status: "failed", failure: "A part of this page could not be loaded." });
