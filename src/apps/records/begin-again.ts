import type { AppFile } from "./app-file.ts";
import type { Edit, Patch } from "./change.ts";
import type { AppData } from "./records.ts";

/** Replaces tables, views and records by those of a file. Name and look stay. */
export function beginAgain(app: AppData, { document, records, counters }: AppFile): Edit {
  const { name, theme } = app.document;
  const tables = new Set([...app.document.tables, ...document.tables].map(({ id }) => id));
  const patches = [...tables].flatMap((table): Patch[] => {
    const present = app.records(table);
    const first = records[table] ?? [];
    const kept = new Set(first.map(({ id }) => id));
    return [
      ...[...present.values()]
        .filter(({ id }) => !kept.has(id))
        .map((before) => ({ table, id: before.id, before, after: null })),
      ...first.map((after) => ({ table, id: after.id, before: present.get(after.id) ?? null, after })),
    ];
  });
  return { label: "Start again", patches, document: { ...document, name, theme }, counters };
}
