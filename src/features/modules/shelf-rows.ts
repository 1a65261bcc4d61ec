import { type ModuleCategory, moduleCategories } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";

export interface Shelf {
  category: ModuleCategory;
  modules: readonly Module[];
}

/** Groups the modules by category; empty categories are omitted. */
export function shelvesOf(modules: readonly Module[]): Shelf[] {
  return moduleCategories
    .map((category) => ({ category, modules: modules.filter((module) => module.category === category) }))
    .filter(({ modules }) => modules.length > 0);
}

/** A row of the virtualized list: a heading, or the modules from an index on. */
export interface ShelfRow {
  shelf: number;
  first: number | "heading";
}

/** Returns the rows of all shelves for a number of columns. */
export function shelfRows(shelves: readonly Shelf[], columns: number): ShelfRow[] {
  return shelves.flatMap(({ modules }, shelf) => [
    { shelf, first: "heading" as const },
    ...Array.from({ length: Math.ceil(modules.length / columns) }, (_, row) => ({
      shelf,
      first: row * columns,
    })),
  ]);
}
