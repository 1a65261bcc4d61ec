import { expect, test } from "vitest";
import type { FirstAppId } from "#src/contract/app-templates.ts";
import { findField } from "../document.ts";
import { readApp, writeApp } from "../records/app-file.ts";
import { createRecords } from "../records/records.ts";
import { activityKinds, firstBook, readBook, stages } from "./crm/book.ts";
import { channels, ordersBetween, statuses, today } from "./dashboard/roastery.ts";
import { openProgram, programs } from "./open-program.ts";
import { glazes, kinds, products } from "./shop/catalogue.ts";
import { orderStatuses, readShop } from "./shop/earlier-shop.ts";
import { anEarlierOrder } from "./shop/testing.ts";

// What has to stay of the programs of earlier releases: names and looks, samples, the data that they stored, and roles.

const NOW = new Date("2026-11-21T10:00:00.000Z");
const ids = Object.keys(programs) as FirstAppId[];

const faces = {
  "app-dashboard": {
    name: "Northlight Roasters",
    palette: "spruce-parchment",
    fonts: "fraunces-and-dm-sans",
  },
  "app-crm": { name: "Fieldnote", palette: "chalk-lilac", fonts: "syne-and-instrument-sans" },
  "app-ecommerce": { name: "Kiln & Table", palette: "terracotta", fonts: "bodoni-moda-and-hanken-grotesk" },
};

const choicesOf = (app: Awaited<ReturnType<typeof openProgram>>["app"], table: string, id: string) => {
  const field = findField(
    app.document.tables.find((one) => one.id === table),
    id,
  );
  return field?.kind === "choice" ? field.options.choices.map(({ name }) => name) : undefined;
};

test.each(ids)("%s has the name and the look that it has always had", async (id) => {
  const { app } = await openProgram(id, undefined, NOW);
  const { name, palette, fonts } = faces[id];

  expect(app.document.name).toBe(name);
  expect(app.document.theme).toMatchObject({ palette, fonts });
  expect(app.document).toMatchObject({ locale: "en-US", currency: "USD" });
});

test.each(ids)("%s comes back equal from a file, and nothing of its samples is put aside", async (id) => {
  const { app } = await openProgram(id, undefined, NOW);
  const text = writeApp(app);
  const { unreadable, ...again } = readApp(JSON.parse(text));

  expect(unreadable).toBe(0);
  expect(writeApp(createRecords(again))).toBe(text);
  for (const { id: table } of app.document.tables)
    for (const record of app.records(table).values()) expect(record.kept).toBeUndefined();
});

test.each(ids)("guests of %s look, and only admins delete what others depend on", async (id) => {
  const { app } = await openProgram(id, undefined, NOW);
  const roles = new Map(app.document.roles.map((role) => [role.id, Object.values(role.tables)]));

  expect(roles.get("guest")?.every(({ add, change, delete: deletes }) => !add && !change && !deletes)).toBe(
    true,
  );
  expect(roles.get("user")?.some(({ add, change }) => add || change)).toBe(true);
});

test("the CRM begins with its contacts, deals and history", async () => {
  const { app, columns } = await openProgram("app-crm", undefined, NOW);
  const book = firstBook(NOW);
  const sum = columns.column("deals", "value");

  expect(choicesOf(app, "deals", "stage")).toEqual(stages);
  expect(choicesOf(app, "activities", "kind")).toEqual([...activityKinds, "Moved"]);
  expect([...app.records("contacts").values()].map(({ values }) => values.name)).toEqual(
    book.contacts.map(({ name }) => name),
  );
  expect(
    [...app.records("deals").values()].map((deal) => [
      deal.values.title,
      deal.values.stage,
      sum?.value(deal),
    ]),
  ).toEqual(book.deals.map(({ title, stage, value }) => [title, stage, value * 100]));
  expect([...app.records("activities").values()].map(({ created }) => created)).toEqual(
    book.activities.map(({ on }) => on),
  );
});

test("what the CRM of an earlier release stored opens, in its order, with what was typed", async () => {
  const book = firstBook(NOW);
  const [first, second, ...others] = book.deals;
  if (!first || !second) throw new Error("There are no deals.");
  const deals = [first, ...others, { ...second, stage: "Talking" as const }];
  const moved = {
    id: 4,
    contactId: 5,
    kind: "Moved",
    text: "Fleet stickers: Met → Talking",
    on: NOW.toISOString(),
  };
  const contacts = book.contacts.map((contact) =>
    contact.id === 9 ? { ...contact, email: "by post", phone: "" } : contact,
  );
  const drafts = {
    words: "oak",
    dealTitle: "Half",
    dealWith: "3",
    noteKind: "Visit",
    "note 4": "Call",
    contactName: "Zo",
  };
  const saved = { contacts, deals, activities: [moved, ...book.activities], drafts, openId: 3 };
  const { app } = await openProgram("app-crm", JSON.parse(JSON.stringify(saved)), NOW);
  const stored = [...app.records("deals").values()];

  expect(stored.map(({ values }) => values.title)).toEqual(deals.map(({ title }) => title));
  expect(stored.map(({ values }) => values.place)).toEqual(deals.map((_, at) => at + 1));
  expect([...app.records("activities").values()].map(({ values }) => values.text)).toContain(moved.text);
  const { values, kept } = app.records("contacts").get("contact-9") ?? {};
  expect({ ...values, ...kept }).toEqual({ name: "Amara Obi", firm: "Obi Legal", email: "by post" });
  expect(programs["app-crm"].drafts(saved)).toEqual({
    index: { search: "oak" },
    "new-contact": { typed: { name: "Zo" } },
    "new-deal": { typed: { title: "Half", contact: "contact-3" } },
    "note contact-4": { typed: { text: "Call", kind: "Visit" } },
  });
});

test("stored data of the CRM is read without what is damaged", () => {
  const book = firstBook(NOW);

  expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
  expect(
    readBook({ ...book, deals: [{ id: 1, title: "x", stage: "Moon", contactId: 1, value: 1 }] })?.deals,
  ).toEqual([]);
  expect(readBook({})).toBeUndefined();
});

test("the dashboard shows the same orders, with the statuses that were set by hand", async () => {
  const last = today(NOW);
  const orders = ordersBetween(last - 729, last);
  const [newest] = orders;
  if (!newest) throw new Error("There are no orders.");
  const { app } = await openProgram("app-dashboard", { statuses: { [newest.id]: "Refunded" } }, NOW);

  expect(choicesOf(app, "orders", "channel")).toEqual(channels);
  expect(choicesOf(app, "orders", "status")).toEqual(statuses);
  expect(app.records("orders").size).toBe(orders.length);
  for (const order of orders)
    expect(app.records("orders").get(`order-${order.id}`)?.values).toMatchObject({
      customer: order.customer,
      total: order.total,
      status: order === newest ? "Refunded" : order.status,
    });
});

test("filter, words and range of the dashboard are remembered, and statuses of days long ago are kept", async () => {
  const last = today(NOW);
  const [old] = ordersBetween(last - 1_200, last - 1_100);
  if (!old) throw new Error("There are no orders.");
  const saved = {
    statuses: { [old.id]: "Refunded" },
    filter: { words: "tea", channel: "Online", status: "all" },
    span: { days: 7, last },
  };
  const { app } = await openProgram("app-dashboard", saved, NOW);

  expect(app.records("orders").get(`order-${old.id}`)?.values).toMatchObject({ status: "Refunded" });
  expect(programs["app-dashboard"].drafts(saved)).toEqual({
    figures: { days: 7, last: "2026-11-21" },
    "search ledger": { search: "tea" },
    "filters ledger": { wanted: { channel: "Online" } },
  });
});

test("the shop has its products, its glazes and its rules of sale", async () => {
  const { app } = await openProgram("app-ecommerce", undefined, NOW);
  const storefront = app.document.views.find(({ kind }) => kind === "storefront");

  expect(choicesOf(app, "products", "kind")).toEqual(kinds);
  expect(choicesOf(app, "lines", "glaze")).toEqual(glazes);
  expect(choicesOf(app, "orders", "status")).toEqual(orderStatuses);
  expect(
    [...app.records("products").values()].map(({ id, values }) => [
      id,
      values.name,
      values.price,
      values.stock,
    ]),
  ).toEqual(products.map(({ id, name, price, stock }) => [id, name, price, stock]));
  expect(storefront?.options).toMatchObject({ most: 12, postage: { price: 950, freeFrom: 15_000 } });
});

test("orders, basket and address of an earlier release open, and numbers go on", async () => {
  const address = { name: "Ada Quill", street: "12 Quay Street", place: "04101 Portland" };
  const basket = [{ productId: "rice-bowl", glaze: "Sea", count: 2 } as const];
  const first = anEarlierOrder();
  const lines = [...basket, { productId: "moon-vase", glaze: "Chalk", count: 1 } as const];
  const second = anEarlierOrder({ number: "KT-1042", lines, total: 18_000, status: "Packed" });
  const saved = { basket, address, orders: [second, first] };
  const { app, columns } = await openProgram("app-ecommerce", JSON.parse(JSON.stringify(saved)), NOW);
  const orders = [...app.records("orders").values()];

  expect(orders.map((order) => columns.name("orders", order))).toEqual([first.number, second.number]);
  expect(orders.map(({ values }) => values)).toMatchObject([
    { name: "Ada Quill", place: "04101 Portland", total: 6_150, status: "New", on: expect.any(String) },
    { total: 18_000, status: "Packed" },
  ]);
  const what = columns.column("orders", "what");
  expect(what?.format(what.value(orders[1] as (typeof orders)[number]))).toBe(
    "2 × Rice bowl (Sea), 1 × Moon vase (Chalk)",
  );
  expect(app.counters).toEqual({ "orders.number": 1_042 });
  expect(programs["app-ecommerce"].drafts(saved)).toEqual({
    shelves: { basket: [{ product: "rice-bowl", variant: "Sea", count: 2 }], texts: address },
  });
});

test("orders that two tabs of an earlier release gave one number are both kept", async () => {
  const saved = { basket: [], orders: [anEarlierOrder({ name: "Bo" }), anEarlierOrder()], address: {} };
  const { app } = await openProgram("app-ecommerce", saved, NOW);

  expect([...app.records("orders").values()].map(({ values }) => values.name)).toEqual(["Ada Quill", "Bo"]);
  expect(app.records("lines").size).toBe(2);
});

test("stored data of the shop is read without what is damaged", () => {
  const order = anEarlierOrder();
  const basket = [{ productId: "rice-bowl", glaze: "Sea", count: 2 }];
  const address = { name: "Ada", street: "", place: "" };

  expect(readShop({ basket, orders: [order, null, { number: 7 }], address: { name: "Ada" } })).toEqual({
    basket,
    orders: [order],
    address,
  });
  expect(
    readShop({ basket: [{ productId: "gone", glaze: "Sea", count: 1 }], orders: "x", address: [7] }),
  ).toEqual({ basket: [], orders: [], address: { ...address, name: "" } });
});
