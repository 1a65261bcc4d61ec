import type { Order } from "./earlier-shop.ts";

/** An order as the shop of earlier releases stored it. */
export const anEarlierOrder = (changed: Partial<Order> = {}): Order => ({
  number: "KT-1041",
  on: "2026-11-21T10:00:00.000Z",
  name: "Ada Quill",
  place: "04101 Portland",
  lines: [{ productId: "rice-bowl", glaze: "Sea", count: 2 }],
  total: 6_150,
  status: "New",
  ...changed,
});
