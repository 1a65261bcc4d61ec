import "fake-indexeddb/auto";
import { QueryObserver } from "@tanstack/react-query";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { fillStorage } from "#src/data/testing.ts";
import { orderOf } from "#src/features/cart/order.ts";
import { receiptOf } from "#src/features/cart/receipt.ts";
import { addOnLine, planLine, templateLine } from "./cart-lines.ts";
import { addLine, completeOrder, readCart, removeLine, restoreLine, setQuantity } from "./cart-store.ts";
import { hasCart } from "./has-cart.ts";
import { cartQuery, showUnsaved } from "./use-cart.ts";

const buyer = { name: "Nora Quill", email: "nora@example.com" };

beforeEach(async () => {
  await work.clear();
  queryClient.clear();
  await readCart();
});

afterEach(() => void vi.useRealTimers());

test("an order has one plan: adding another replaces it and says so", async () => {
  await addLine(planLine("full"));
  const before = await addLine(planLine("installment"));

  expect(before).toMatchObject({ plan: "full" });
  expect(await lines()).toMatchObject([{ kind: "plan", plan: "installment" }]);
});

test("before the database opens, the page knows whether there are items or receipts", async () => {
  const { classList } = document.documentElement;
  expect([hasCart(), classList.contains("has-cart")]).toEqual([false, false]);

  await addLine(planLine("full"));
  expect([hasCart(), classList.contains("has-cart")]).toEqual([true, true]);

  const order = orderOf(await lines(), builtInPricing, 0);
  await completeOrder(receiptOf(order, buyer, "SW-1", new Date()));
  expect([(await lines()).length, hasCart()]).toEqual([0, true]);
});

test("adding an add-on again increases its count, up to the limit", async () => {
  await addLine(addOnLine("extra-page"));
  await addLine(addOnLine("extra-page", 2));
  expect(await lines()).toMatchObject([{ addOnId: "extra-page", quantity: 3 }]);

  await addLine(addOnLine("extra-page", 99));
  expect(await lines()).toMatchObject([{ quantity: 99 }]);
});

test("a template can be bought once", async () => {
  const template = templateLine({ id: "law-firm-ledger", name: "Ashworth" });
  expect(await addLine(template)).toBeUndefined();
  expect(await addLine(template)).toMatchObject({ kind: "template" });

  expect(await lines()).toHaveLength(1);
});

test("fifty lines added at the same time are all stored", async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `template-${index}`);

  await Promise.all(ids.map((id) => addLine(templateLine({ id, name: id }))));

  expect(await lines()).toHaveLength(50);
});

test("an add-on that two tabs add at the same time counts twice", async () => {
  await Promise.all([addLine(addOnLine("mailbox")), addLine(addOnLine("mailbox"))]);

  expect(await lines()).toMatchObject([{ quantity: 2 }]);
});

test("a restored line returns to its position", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const [index, id] of ["a", "b", "c"].entries()) {
    vi.setSystemTime(new Date(2026, 0, 1, 12, index));
    await addLine(templateLine({ id, name: id }));
  }
  const [, middle] = await lines();
  if (!middle) throw new Error("The second line is missing");

  await removeLine(middle);
  expect(await names()).toEqual(["a", "c"]);
  await restoreLine(middle);

  expect(await names()).toEqual(["a", "b", "c"]);
});

test("a quantity can only be set for a line that still exists", async () => {
  const line = addOnLine("mailbox");
  await addLine(line);

  await setQuantity(line, 7);
  expect(await lines()).toMatchObject([{ quantity: 7 }]);

  await removeLine(line);
  await setQuantity(line, 8);
  expect(await lines()).toEqual([]);
});

test("a paid order leaves its receipt, and items added meanwhile stay in the cart", async () => {
  await addLine(planLine("full"));
  const receipt = receiptOf(orderOf(await lines(), builtInPricing, 10), buyer, "SW-1", new Date());
  await addLine(addOnLine("mailbox"));

  await completeOrder(receipt);

  expect(await lines()).toMatchObject([{ addOnId: "mailbox" }]);
  expect((await readCart()).receipts).toEqual([receipt]);
});

test("changes in another tab are visible here", async () => {
  const stop = new QueryObserver(queryClient, cartQuery).subscribe(() => {});
  await vi.waitFor(() => expect(shown().lines).toEqual([]));
  const database = await openDB("work");
  await database.put("cart", planLine("full"));
  database.close();
  const channel = new BroadcastChannel("work");
  channel.postMessage(["cart"]);

  await vi.waitFor(() => expect(shown().lines).toMatchObject([{ plan: "full" }]));
  stop();
  channel.close();
});

test("an invalid record does not affect the others", async () => {
  await addLine(planLine("full"));
  const database = await openDB("work");
  await database.put("cart", { id: "x", kind: "voucher", amount: -5 });
  await database.put("cart", { ...addOnLine("mailbox"), quantity: 1e9 });
  database.close();

  expect(await lines()).toMatchObject([{ plan: "full" }]);
});

test("if storage is full, the cart stays unchanged and the reason is shown", async () => {
  await addLine(planLine("full"));
  const restore = fillStorage("put");

  await expect(addLine(addOnLine("mailbox"))).rejects.toThrow(/storage of this browser is full/);
  await expect(setQuantity(addOnLine("mailbox"), 2)).resolves.toBeUndefined();
  restore();

  expect(await lines()).toMatchObject([{ kind: "plan" }]);
});

test("a paid order that cannot be saved is still shown", async () => {
  await addLine(planLine("full"));
  const receipt = receiptOf(orderOf(await lines(), builtInPricing, 0), buyer, "SW-2", new Date());
  const restore = fillStorage("put");

  await queryClient.fetchQuery(cartQuery);

  await expect(completeOrder(receipt)).rejects.toThrow(/full/);
  showUnsaved(receipt);
  restore();

  expect(shown()).toMatchObject({ lines: [], receipts: [receipt] });
});

const shown = () => queryClient.getQueryData(cartQuery.queryKey) ?? { lines: undefined };
const lines = async () => (await readCart()).lines;
const names = async () => (await lines()).map((line) => line.kind === "template" && line.name);
