import { expect, test } from "vitest";
import { findTable, type ViewOf } from "../../document.ts";
import { openProgram } from "../../programs/open-program.ts";
import { anEarlierOrder } from "../../programs/shop/testing.ts";
import { openExample } from "../../testing.ts";
import { paperOf, printDocument, sheetsOf } from "./print-document.ts";

test("a slip has its number, its address, its lines and its total", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const lines = [{ productId: "moon-vase", glaze: "Sea", count: 2 } as const];
  const order = anEarlierOrder({ lines, total: 25_600 });
  const { app, columns } = await openProgram("app-ecommerce", { orders: [order] }, now);
  const view = app.document.views.find(({ kind }) => kind === "print") as ViewOf<"print">;
  const table = findTable(app.document, "orders");
  const [record] = app.records("orders").values();
  if (!table || !record) throw new Error("There is no order.");

  expect(printDocument(columns, table, view.options, record)).toMatchObject({
    title: "Packing slip",
    number: "KT-1041",
    to: ["Ada Quill", "04101 Portland"],
    lines: {
      heads: [{ name: "Count" }, { name: "Product" }, { name: "Glaze" }, { name: "Amount" }],
      rows: [["2", "Moon vase", "Sea", "$256.00"]],
    },
    totals: [{ name: "Total", text: "$256.00" }],
  });
});

test("what an app does not name is found by the kinds of its fields", () => {
  const { app, columns } = openExample("groomer");
  const table = findTable(app.document, "dogs");
  const bella = app.records("dogs").get("bella");
  if (!table || !bella) throw new Error("There is no dog.");

  const letter = printDocument(columns, table, { layout: "invoice", lines: "appointments.dog" }, bella);

  expect(letter).toMatchObject({
    title: "Invoice",
    to: ["Priya Nair", "4 Orchard Lane", "Lewes"],
    facts: [{ name: "Born", text: "12 Apr 2021" }],
    totals: [{ name: "Total", text: "£55.00" }],
  });
  expect(letter.lines?.rows).toHaveLength(1);
});

test("paper follows the country, and labels begin where the sheet was left", () => {
  expect(["en-US", "en-GB", "es-MX", "de"].map((locale) => paperOf(locale, { layout: "page" }))).toEqual([
    "Letter",
    "A4",
    "Letter",
    "A4",
  ]);
  expect(paperOf("en-US", { layout: "page", paper: "A4" })).toBe("A4");
  expect(sheetsOf(["a", "b", "c"], 3, 2)).toEqual([
    [null, null, "a"],
    ["b", "c"],
  ]);
});
