import type { Pack, PackTable } from "./pack.ts";

const found = import.meta.glob<Pack>("./*.json", { eager: true, import: "default" });

/** All packs, by the names of their files. */
export const packs: readonly Pack[] = Object.keys(found)
  .sort()
  .flatMap((path) => found[path] ?? []);

export const packTables: ReadonlyMap<string, PackTable> = new Map(
  packs.flatMap(({ tables }) => tables.map((table) => [table.id, table] as const)),
);
