import { createStore } from "zustand";
import type { CartLine, Receipt } from "./cart.ts";

export interface CartState {
  /** `loading` until the database has been read for the first time, `failed` if that is impossible. */
  status: "loading" | "ready" | "failed";
  lines: readonly CartLine[];
  receipts: readonly Receipt[];
  /** Persistent, in memory until this page is closed, or written by a newer version of the product. */
  mode: "saved" | "memory" | "read-only";
  /** The reason why the cart could not be read. */
  failure: string;
}

const nothing: CartState = { status: "loading", lines: [], receipts: [], mode: "saved", failure: "" };

/** The cart of this browser, kept in sync across tabs. */
export const cart = createStore<CartState>(() => nothing);
