import { expect, test } from "vitest";
import { guessMapping, mappingFor, missingFields } from "./column-mapping.ts";

const fields = [
  { key: "name", label: "Name", aliases: ["title"], isRequired: true },
  { key: "price", label: "Price", aliases: ["due now"] },
  { key: "regularPrice", label: "Regular price" },
];

test.each([
  ["the labels", ["Name", "Price", "Regular price"], { name: 0, price: 1, regularPrice: 2 }],
  ["the keys, in another order", ["regularPrice", "price", "name"], { name: 2, price: 1, regularPrice: 0 }],
  ["other names and signs", ["TITLE:", "due_now ($)"], { name: 0, price: 1 }],
  ["more words than needed", ["Name of the plan", "Price in dollars"], { name: 0, price: 1 }],
  ["nothing known", ["Colour", ""], {}],
])("columns are found by %s", (_, columns, mapping) => {
  expect(guessMapping(columns, fields)).toEqual(mapping);
});

test("a mapping is reused for the same columns only", () => {
  const known = { columns: ["a", "b"], mapping: { name: 1 } };

  expect(mappingFor(["a", "b"], fields, known)).toEqual({ name: 1 });
  expect(mappingFor(["Name", "b"], fields, known)).toEqual({ name: 0 });
});

test("a required field without a column is named", () => {
  expect(missingFields(fields, { price: 0 }).map(({ label }) => label)).toEqual(["Name"]);
});
