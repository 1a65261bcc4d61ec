import { useEffect } from "react";
import { useStore } from "zustand";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { type CartState, cart } from "./cart-state.ts";

/** What reads and changes the cart; its code comes when it is first needed. */
export const cartStore = () => import("./cart-store.ts").catch(guardedReload);

/** One thing of the cart, which is read when somebody first asks. */
export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  useEffect(() => {
    cartStore().then(({ openCart }) => openCart(), fail);
  }, []);
  return useStore(cart, select);
}

const fail = () => cart.setState({ status: "failed", failure: "A part of this page could not be loaded." });
