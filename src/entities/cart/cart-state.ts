import { createStore } from "zustand";
import type { CartLine, Receipt } from "./cart.ts";

export interface CartState {
  /** `loading` until the database has been read for the first time, `failed` where it could not be. */
  status: "loading" | "ready" | "failed";
  lines: readonly CartLine[];
  receipts: readonly Receipt[];
  /** Permanent, in memory until this page is closed, or written by a newer version of the product. */
  mode: "saved" | "memory" | "read-only";
  /** Why it could not be read. */
  failure: string;
}

const nothing: CartState = { status: "loading", lines: [], receipts: [], mode: "saved", failure: "" };

/** The cart as it is in this browser, whichever tab has changed it. */
export const cart = createStore<CartState>(() => nothing);
