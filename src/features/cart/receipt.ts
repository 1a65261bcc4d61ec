import type { Buyer, Receipt } from "#src/entities/cart/cart.ts";
import { formatDate } from "#src/lib/english.ts";
import type { Order } from "./order.ts";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Generates a number such as `SW-20261121-7KQ4M`: the date, and characters that cannot be confused. */
export function newReceiptNumber(date: Date) {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(5)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  );
  return `SW-${date.toISOString().slice(0, 10).replaceAll("-", "")}-${letters.join("")}`;
}

/** A snapshot of the order, so later price changes do not affect it. */
export function receiptOf(order: Order, buyer: Buyer, number: string, date: Date): Receipt {
  return {
    kind: "receipt",
    id: `receipt:${number}`,
    number,
    date: date.toISOString(),
    buyer,
    lines: order.lines.map(({ line, name, note, quantity, amounts }) => ({
      id: line.id,
      name,
      note,
      quantity,
      amounts,
    })),
    subtotal: order.subtotal,
    promotion: order.promotion,
    total: order.total,
  };
}

/** Formats the date of a receipt, independent of the reader's time zone. */
export const formatDay = (date: string) => formatDate(new Date(date), "long");
