import { type WorkChange, work } from "#src/api/work-database.ts";
import { compare } from "#src/lib/english.ts";
import {
  type Cart,
  type CartLine,
  type CartRecord,
  cartRecordSchema,
  MAX_QUANTITY,
  type Receipt,
} from "./cart.ts";
import { rememberCart } from "./has-cart.ts";

const records = { store: "cart", schema: cartRecordSchema } as const;

/** Reads the items, the oldest first, and the receipts. */
export async function readCart(): Promise<Cart> {
  const [found, mode] = [await work.all(records), await work.mode()];
  rememberCart(found.length > 0);
  return { lines: inOrder(found.filter(isLine)), receipts: found.filter(isReceipt), mode };
}

/** Changes the cart in one transaction, and remembers whether anything is left in it. */
async function change<Result>(make: (change: WorkChange) => Promise<Result> | Result) {
  const [result, isAny] = await work.change([records], async (change) => {
    const result = await make(change);
    return [result, (await change.all(records)).length > 0] as const;
  });
  rememberCart(isAny);
  return result;
}

/**
 * Adds a line to the cart and returns the previous line with its id: a plan is replaced, the count of an add-on
 * increases, and a template stays as it was. Rejects with a message for people if it could not be saved.
 */
export const addLine = (line: CartLine) =>
  change(async ({ get, put }) => {
    const found = await get(records, line.id);
    const existing = found && isLine(found) ? found : undefined;
    if (line.kind === "add-on" && existing?.kind === "add-on") {
      const quantity = Math.min(existing.quantity + line.quantity, MAX_QUANTITY);
      await put(records, { ...existing, quantity });
    } else if (line.kind !== "template" || !existing) {
      await put(records, existing ? { ...line, addedAt: existing.addedAt } : line);
    }
    return existing;
  });

/** Restores a removed or replaced line at its position. */
export const restoreLine = (line: CartLine) => change(({ put }) => put(records, line));

export const removeLine = ({ id }: CartLine) => change(({ remove }) => remove(records, id));

export const setQuantity = (line: CartLine, quantity: number) =>
  change(async ({ get, put }) => {
    const found = await get(records, line.id);
    if (found?.kind === "add-on") await put(records, { ...found, quantity });
  });

/** Stores the receipt and removes the bought items from the cart. Items that another tab has added since stay. */
export const completeOrder = (receipt: Receipt) =>
  change(async ({ put, remove }) => {
    for (const { id } of receipt.lines) await remove(records, id);
    await put(records, receipt);
  });

const isReceipt = (record: CartRecord): record is Receipt => record.kind === "receipt";
const isLine = (record: CartRecord): record is CartLine => record.kind !== "receipt";
const inOrder = (lines: CartLine[]) =>
  lines.sort((a, b) => compare(a.addedAt, b.addedAt) || compare(a.id, b.id));
