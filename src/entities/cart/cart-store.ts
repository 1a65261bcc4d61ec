import { work } from "#src/api/work-database.ts";
import { compare } from "#src/lib/english.ts";
import { type CartLine, type CartRecord, cartRecordSchema, LONGEST_QUANTITY, type Receipt } from "./cart.ts";
import { cart } from "./cart-state.ts";
import { rememberCart } from "./has-cart.ts";

const records = { store: "cart", schema: cartRecordSchema } as const;

let isFollowing = false;
/** Drops the result of a read that a later one has overtaken. */
let latest = 0;

/** Reads the cart, and again whenever it changes. */
export async function openCart() {
  if (!isFollowing) {
    isFollowing = true;
    work.onChange((stores) => stores.includes("cart") && void openCart());
  }
  latest += 1;
  const mine = latest;
  try {
    const [found, mode] = [await work.all(records), await work.mode()];
    if (mine !== latest) return;
    rememberCart(found.length > 0);
    cart.setState({
      status: "ready",
      lines: inOrder(found.filter(isLine)),
      receipts: found.filter(isReceipt),
      mode,
      failure: "",
    });
  } catch (error) {
    if (mine !== latest) return;
    cart.setState({ status: "failed", failure: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Adds a line to the cart and returns the previous line with its id: a plan is replaced, the count of an add-on
 * increases, and a template stays as it was. Rejects with a message for people if it could not be saved.
 */
export async function addLine(line: CartLine) {
  const before = await work.change([records], async ({ get, put }) => {
    const found = await get(records, line.id);
    const existing = found && isLine(found) ? found : undefined;
    if (line.kind === "add-on" && existing?.kind === "add-on") {
      const quantity = Math.min(existing.quantity + line.quantity, LONGEST_QUANTITY);
      await put(records, { ...existing, quantity });
    } else if (line.kind !== "template" || !existing) {
      await put(records, existing ? { ...line, addedAt: existing.addedAt } : line);
    }
    return existing;
  });
  await openCart();
  return before;
}

/** Restores a removed or replaced line at its position. */
export async function restoreLine(line: CartLine) {
  await work.change([records], ({ put }) => put(records, line));
  await openCart();
}

export async function removeLine({ id }: CartLine) {
  await work.change([records], ({ remove }) => remove(records, id));
  await openCart();
}

export async function setQuantity(line: CartLine, quantity: number) {
  await work.change([records], async ({ get, put }) => {
    const found = await get(records, line.id);
    if (found?.kind === "add-on") await put(records, { ...found, quantity });
  });
  await openCart();
}

/** Stores the receipt and removes the bought items from the cart. Items that another tab has added since stay. */
export async function completeOrder(receipt: Receipt) {
  try {
    await work.change([records], async ({ put, remove }) => {
      for (const { id } of receipt.lines) await remove(records, id);
      await put(records, receipt);
    });
    await openCart();
  } catch (error) {
    // The payment is done, so the receipt is shown even if storing it fails; the page says that it was not saved.
    cart.setState(({ receipts, lines }) => ({
      receipts: [...receipts, receipt],
      lines: lines.filter(({ id }) => !receipt.lines.some((bought) => bought.id === id)),
    }));
    throw error;
  }
}

const isReceipt = (record: CartRecord): record is Receipt => record.kind === "receipt";
const isLine = (record: CartRecord): record is CartLine => record.kind !== "receipt";
const inOrder = (lines: CartLine[]) =>
  lines.sort((a, b) => compare(a.addedAt, b.addedAt) || compare(a.id, b.id));
