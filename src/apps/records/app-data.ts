import type { AppData } from "#src/entities/projects/app-data.ts";
import type { AppFile } from "./app-file.ts";

/** An app as files and the database have it. */
export const dataOf = ({ document, records, counters }: Omit<AppFile, "unreadable">): AppData => ({
  document: { ...document },
  records: Object.fromEntries(
    Object.entries(records).map(([table, list]) => [table, list.map((record) => ({ ...record }))]),
  ),
  counters: { ...counters },
});
