import { expect, test } from "vitest";
import type { Module } from "#src/contract/modules.ts";
import { fc } from "#tests/support/fuzz.ts";
import { filterModules } from "./filter-modules.ts";

const modules: Module[] = [
  { id: 1, name: "Café Ledger", category: "CRM", description: "Counts cups.", imagePath: null },
  { id: 2, name: "Night Watch", category: "Security", description: "Looks at doors.", imagePath: null },
];

test.each([
  ["", null, ["Café Ledger", "Night Watch"]],
  ["cafe", null, ["Café Ledger"]],
  ["DOORS watch", null, ["Night Watch"]],
  ["security", null, ["Night Watch"]],
  ["", "CRM", ["Café Ledger"]],
  ["doors", "CRM", []],
  ["(", null, []],
] as const)("searching %j in %j finds %j", (words, category, names) => {
  expect(filterModules(modules, words, category).map(({ name }) => name)).toEqual(names);
});

test("any search returns a subset of the catalogue", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(modules).toEqual(expect.arrayContaining(filterModules(modules, words, null)));
    }),
  );
});
