import { expect, test } from "vitest";
import type { Module } from "#src/contract/modules.ts";
import { shelfRows, shelvesOf } from "./shelf-rows.ts";

test("modules are grouped by category, and empty categories are omitted", () => {
  const modules = [aModule(1, "AI"), aModule(2, "CRM"), aModule(3, "AI")];

  const shelves = shelvesOf(modules);

  expect(shelves.map(({ category, modules }) => [category, modules.map(({ id }) => id)])).toEqual([
    ["CRM", [2]],
    ["AI", [1, 3]],
  ]);
});

test("each category has a heading followed by rows", () => {
  const shelves = shelvesOf([aModule(1, "CRM"), ...[2, 3, 4, 5, 6].map((id) => aModule(id, "AI"))]);

  expect(shelfRows(shelves, 4)).toEqual([
    { shelf: 0, first: "heading" },
    { shelf: 0, first: 0 },
    { shelf: 1, first: "heading" },
    { shelf: 1, first: 0 },
    { shelf: 1, first: 4 },
  ]);
});

test("every module of a long catalogue is in exactly one row", () => {
  const categories = ["CRM", "Games", "Security", "Productivity", "AI"] as const;
  const modules = Array.from({ length: 5_000 }, (_, id) => aModule(id, categories[id % 5] ?? "AI"));
  const shelves = shelvesOf(modules);

  const standing = shelfRows(shelves, 3).flatMap(({ shelf, first }) =>
    first === "heading" ? [] : (shelves[shelf]?.modules.slice(first, first + 3) ?? []),
  );

  expect(standing).toHaveLength(5_000);
  expect(new Set(standing).size).toBe(5_000);
});

const aModule = (id: number, category: Module["category"]): Module => ({
  id,
  name: `Module ${id}`,
  category,
  description: "What it is for",
  imagePath: null,
});
