import { type Glaze, glazes, productById } from "./catalogue.ts";

// What the shop of earlier releases stored, which was a program of its own.

export interface Line {
  productId: string;
  glaze: Glaze;
  count: number;
}

export const orderStatuses = ["New", "Packed", "Sent"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface Order {
  /** Such as `KT-1041`. */
  number: string;
  on: string;
  name: string;
  place: string;
  lines: readonly Line[];
  total: number;
  status: OrderStatus;
}

export interface StoredShop {
  basket: readonly Line[];
  /** The newest first. */
  orders: readonly Order[];
  /** The address as typed so far. */
  address: { name: string; street: string; place: string };
}

const noAddress = { name: "", street: "", place: "" };

/** Parses stored data and drops products that no longer exist. */
export function readShop(saved: unknown): StoredShop {
  const { basket, orders, address } = (saved ?? {}) as Partial<Record<keyof StoredShop, unknown>>;
  const typed = Object.entries(address ?? {}).filter(
    ([field, text]) => Object.hasOwn(noAddress, field) && typeof text === "string",
  );
  return {
    address: { ...noAddress, ...Object.fromEntries(typed) },
    basket: readLines(basket),
    orders: (Array.isArray(orders) ? orders : []).flatMap((order: Partial<Order> | null) => {
      const { number, on, name, place, total, status } = order ?? {};
      const isWhole =
        [number, on, name, place].every((text) => typeof text === "string") && Number.isFinite(total);
      return isWhole &&
        orderStatuses.includes(status as OrderStatus) &&
        !Number.isNaN(Date.parse(on as string))
        ? [{ ...(order as Order), lines: readLines(order?.lines) }]
        : [];
    }),
  };
}

function readLines(lines: unknown): Line[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line: Partial<Line> | null) => {
    const { productId = "", glaze, count } = line ?? {};
    const isWhole = productById.has(productId) && glazes.includes(glaze as Glaze) && Number.isInteger(count);
    return isWhole && (count as number) > 0 ? [{ productId, glaze, count } as Line] : [];
  });
}
