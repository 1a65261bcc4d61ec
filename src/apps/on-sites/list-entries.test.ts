import { expect, test } from "vitest";
import { withoutFormAddress } from "#src/share/form-address.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { setLocked, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { fillList, recordListOf, unlinkList } from "#src/sites/edit/fill-list.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { addRecords } from "../records/edits.ts";
import { openExample } from "../testing.ts";
import { entriesOf, fillableFields, guessFields, listedViews } from "./list-entries.ts";

const { app, columns } = openExample("groomer");
const viewOf = (id: string) => {
  const view = app.document.views.find((view) => view.id === id);
  if (!view) throw new Error(`The example has no view ${id}.`);
  return view;
};
const listOf = (kind: "team" | "events" | "shop" | "menu") => {
  const list = recordListOf(kind);
  if (!list) throw new Error(`The block ${kind} has no list.`);
  return list;
};
const at = "2026-11-29T12:00:00.000Z";
const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
const place = placeOf("menu");

test("views that list records can be shown, figures and record pages cannot", () => {
  expect(listedViews(columns).map(({ id }) => id)).toEqual(["today", "week", "unpaid", "customers", "dogs"]);
});

test("fields are guessed by name and kind, each once", () => {
  expect(guessFields(columns, viewOf("customers"), listOf("team"))).toEqual({
    name: "name",
    text: "notes",
    phone: "phone",
    email: "email",
  });
  expect(guessFields(columns, viewOf("week"), listOf("events"))).toMatchObject({
    title: "title",
    date: "when",
    price: "price",
  });
});

test("records become entries as people read them, in the order and with the filter of their view", () => {
  const view = viewOf("customers");
  const fields = { name: "name", phone: "phone" };
  const { entries, records } = entriesOf(columns, view, { fields }, listOf("team"), []);

  const customers = [...app.records("customers").values()];
  expect(records).toBe(customers.length);
  expect(entries.map(({ name }) => name).toSorted()).toEqual(
    customers.map(({ values }) => values.name).toSorted(),
  );
  expect(entries[0]).toMatchObject({ phone: expect.stringMatching(/\d{4}/), role: "", picture: null });
});

test("a date and time fills both fields of an event, and money has its sign", () => {
  const { entries } = entriesOf(
    columns,
    viewOf("week"),
    { fields: { title: "title", date: "when", price: "price" } },
    listOf("events"),
    [],
  );

  expect(entries.length).toBeGreaterThan(0);
  for (const { date, time, price } of entries) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(time).toMatch(/^\d{2}:\d{2}$/);
    expect(price).toMatch(/^£\d/);
  }
});

test("what the owner added to an entry of the same name stays", () => {
  const [first] = [...app.records("customers").values()];
  const name = String(first?.values.name);
  const present = [{ name, role: "Our oldest customer", phone: "old" }];

  const { entries } = entriesOf(
    columns,
    viewOf("customers"),
    { fields: { name: "name", phone: "phone" } },
    listOf("team"),
    present,
  );

  const entry = entries.find((one) => one.name === name);
  expect(entry).toMatchObject({ role: "Our oldest customer" });
  expect(entry?.phone).not.toBe("old");
});

test("a block takes no more than it holds, and says how many there are", () => {
  const { app, columns } = openExample("groomer");
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `Customer ${at}` }));
  app.apply(addRecords(columns, "customers", many));

  const { entries, records } = entriesOf(
    columns,
    viewOf("customers"),
    { fields: { name: "name" } },
    listOf("team"),
    [],
  );

  expect(entries).toHaveLength(16);
  expect(records).toBeGreaterThan(40);
});

test("a list is filled in one step, remembers its source, and can be unlinked; a locked block stays", () => {
  const list = listOf("menu");
  const { entries } = entriesOf(
    columns,
    viewOf("unpaid"),
    { fields: { name: "title", price: "price" } },
    list,
    [],
  );
  const from = { app: "local-7", view: "unpaid", fields: { name: "title", price: "price" }, at };

  const filled = fillList(bakery, place, entries, from);
  const block = blockOf(filled);
  expect(block?.from).toEqual(from);
  expect(valueAt(block?.data, list.path)).toEqual(entries);
  expect(parseDocument(JSON.parse(JSON.stringify(filled)))).toEqual(filled);

  expect(blockOf(unlinkList(filled, place))?.from).toBeUndefined();
  expect(valueAt(blockOf(unlinkList(filled, place))?.data, list.path)).toEqual(entries);

  const locked = setLocked(bakery, place, true);
  expect(fillList(locked, place, entries, from)).toBe(locked);
});

test("a damaged source is no reason to refuse a site, and a site that is passed on has none", () => {
  const from = { app: "local-7", view: "unpaid", fields: { name: "title" }, at };
  const filled = fillList(bakery, place, [{ name: "Rye" }], from);

  const damaged = JSON.parse(JSON.stringify(filled).replace('"app":"local-7"', '"app":7'));
  expect(blockOf(parseDocument(damaged))?.from).toBeUndefined();
  expect(JSON.stringify(withoutFormAddress(filled))).not.toContain("local-7");
  expect(JSON.stringify(withoutFormAddress(filled))).toContain("Rye");
});

test("every list that records can fill has fields for them", () => {
  for (const kind of ["services", "pricing", "events", "team", "shop", "menu"] as const)
    expect(fillableFields(recordListOf(kind) ?? listOf("menu")).length).toBeGreaterThan(2);
  expect(recordListOf("hero")).toBeUndefined();
});

function placeOf(kind: string) {
  for (const page of bakery.pages) {
    const block = page.blocks.find((block) => block.kind === kind);
    if (block) return { page: page.id, block: block.id };
  }
  throw new Error(`The template has no block ${kind}.`);
}

function blockOf(site: SiteDocument) {
  return site.pages.find(({ id }) => id === place.page)?.blocks.find(({ id }) => id === place.block);
}
