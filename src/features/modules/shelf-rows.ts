import { type ModuleCategory, moduleCategories } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";

export interface Shelf {
  category: ModuleCategory;
  modules: readonly Module[];
}

/** The modules by their category; one without modules has no shelf. */
export function shelvesOf(modules: readonly Module[]): Shelf[] {
  return moduleCategories
    .map((category) => ({ category, modules: modules.filter((module) => module.category === category) }))
    .filter(({ modules }) => modules.length > 0);
}

/** A row of the page: a category's heading, or its modules from this one on. */
export interface ShelfRow {
  shelf: number;
  first: number | "heading";
}

/** All shelves, one below the other, in rows of so many modules. */
export function shelfRows(shelves: readonly Shelf[], columns: number): ShelfRow[] {
  return shelves.flatMap(({ modules }, shelf) => [
    { shelf, first: "heading" as const },
    ...Array.from({ length: Math.ceil(modules.length / columns) }, (_, row) => ({
      shelf,
      first: row * columns,
    })),
  ]);
}
