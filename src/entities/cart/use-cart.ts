import { useEffect } from "react";
import { useStore } from "zustand";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { type CartState, cart } from "./cart-state.ts";
import { CART_HINT, hasCart } from "./has-cart.ts";

/** Reads and changes the cart; its code loads on first use. */
export const cartStore = () => import("../stored-work.ts").catch(guardedReload);

/** Selects a value from the cart, which is read on first use. */
export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  useEffect(() => {
    cartStore().then(({ openCart }) => openCart(), fail);
  }, []);
  return useStore(cart, select);
}

/** The number of items in the cart. As long as it is empty, its code is not loaded. */
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
