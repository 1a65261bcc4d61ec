import type { AppFile } from "#src/apps/records/app-file.ts";
import { type AppRecord, readRecord, SAMPLE } from "#src/apps/records/record.ts";
import type { AppData } from "#src/apps/records/records.ts";

/** Adds the records that the visitor has added to a proposal to the next one, in the tables that are in both. */
export function withKeptRecords(next: AppFile, before: AppData | undefined): AppFile {
  if (!before) return next;
  const records = Object.fromEntries(
    next.document.tables.map((table) => {
      const own = [...before.records(table.id).values()].filter(({ by }) => by !== SAMPLE);
      const kept = own.flatMap((record): AppRecord[] => {
        const read = readRecord(record, table);
        return read && Object.keys(read.values).length > 0 ? [read] : [];
      });
      const others = (next.records[table.id] ?? []).filter(({ id }) => !kept.some((one) => one.id === id));
      return [table.id, [...others, ...kept]];
    }),
  );
  const counters = { ...next.counters };
  for (const [key, count] of Object.entries(before.counters))
    counters[key] = Math.max(count, counters[key] ?? 0);
  return { ...next, records, counters };
}
