import { type Change, changedFields } from "./change.ts";

export interface HistoryEntry {
  at: string;
  label: string;
  kind: "added" | "changed" | "deleted";
  fields: readonly { field: string; before: unknown; after: unknown }[];
}

/** Returns what has happened to a record, last first. */
export const historyOf = (log: readonly Change[], table: string, id: string): HistoryEntry[] =>
  log.toReversed().flatMap(({ at, label, patches }) =>
    patches
      .filter((patch) => patch.table === table && patch.id === id)
      .map(({ before, after }) => ({
        at,
        label,
        kind: !before ? "added" : after ? "changed" : "deleted",
        fields: changedFields(before, after).map((field) => ({
          field,
          before: before?.values[field] ?? null,
          after: after?.values[field] ?? null,
        })),
      })),
  );
