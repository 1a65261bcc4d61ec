import type { AppColumns } from "../computed/column.ts";
import { type FieldOf, findField, findTable } from "../document.ts";
import { isEmpty } from "../fields/operators.ts";
import type { Change, Edit, Patch } from "./change.ts";
import { type AppRecord, sortedOut } from "./record.ts";
import { type AppData, tableOf } from "./records.ts";

/** The records and fields that link to a record. */
export interface Linked {
  table: string;
  field: FieldOf<"link">;
  records: readonly AppRecord[];
}

/** For records that link to a deleted one: keep the link in case it comes back, remove the link, or delete them too. */
export type OnLinked = "keep" | "clear" | "delete";

/** Returns the records that link to any of these, so that the question can be asked before deleting. */
export function linkedTo(columns: AppColumns, table: string, ids: readonly string[]): Linked[] {
  return columns.data.document.tables.flatMap((from) =>
    from.fields.flatMap((field) => {
      if (field.kind !== "link" || field.options.table !== table) return [];
      const linking = columns.linking(from.id, field.id);
      const records = [...new Set(ids.flatMap((id) => linking.get(id) ?? []))];
      return records.length > 0 ? [{ table: from.id, field, records }] : [];
    }),
  );
}

export function deleteRecords(
  columns: AppColumns,
  table: string,
  ids: readonly string[],
  onLinked: OnLinked,
): Edit {
  const { data } = columns;
  const deleted = new Map<string, Patch>();
  const cleared = new Map<string, Patch>();
  const keyOf = (of: string, id: string) => JSON.stringify([of, id]);
  let next = ids.map((id) => ({ table, id }));
  // Records can link to each other in a circle; each is deleted once.
  while (next.length > 0) {
    const round = next.filter(
      (one) => !deleted.has(keyOf(one.table, one.id)) && data.records(one.table).has(one.id),
    );
    for (const one of round) {
      const before = data.records(one.table).get(one.id) ?? null;
      deleted.set(keyOf(one.table, one.id), { ...one, before, after: null });
    }
    next = [];
    if (onLinked !== "delete") break;
    for (const of of new Set(round.map((one) => one.table))) {
      const gone = round.filter((one) => one.table === of).map(({ id }) => id);
      for (const linked of linkedTo(columns, of, gone))
        for (const { id } of linked.records) next.push({ table: linked.table, id });
    }
  }
  if (onLinked === "clear")
    for (const { table: from, field, records } of linkedTo(columns, table, ids))
      for (const record of records) {
        const key = keyOf(from, record.id);
        if (deleted.has(key)) continue;
        const present = cleared.get(key)?.after ?? record;
        const after = withLinks(
          present,
          field.id,
          linksOf(present, field.id).filter((id) => !ids.includes(id)),
        );
        cleared.set(key, { table: from, id: record.id, before: record, after });
      }
  const [first] = ids;
  const only = first === undefined || ids.length > 1 ? undefined : data.records(table).get(first);
  const { one, many } = tableOf(data, table).name;
  const name = only ? columns.name(table, only) || one.toLowerCase() : `${ids.length} ${many.toLowerCase()}`;
  return { label: `Delete ${name}`, patches: [...deleted.values(), ...cleared.values()] };
}

const linksOf = ({ values }: AppRecord, field: string) => (values[field] as string[] | undefined) ?? [];

function withLinks(record: AppRecord, field: string, ids: readonly string[]): AppRecord {
  const values = Object.fromEntries(
    Object.entries({ ...record.values, [field]: ids }).filter(([, value]) => !isEmpty(value)),
  );
  return { ...record, values };
}

export interface Deleted {
  record: AppRecord;
  /** The change that deleted it. */
  change: Change;
}

/** Returns the deleted records of a table, last first. */
export function deletedRecords(
  { log, records }: AppData & { log: readonly Change[] },
  table: string,
): Deleted[] {
  const found = new Map<string, Deleted>();
  for (const change of log.toReversed())
    for (const { table: of, id, before, after } of change.patches)
      if (of === table && before && !after && !found.has(id) && !records(table).has(id))
        found.set(id, { record: before, change });
  return [...found.values()];
}

/** Brings a deleted record back, with the links to it that were removed and the records that were deleted with it. */
export function restoreRecord(app: AppData, { record, change }: Deleted): Edit {
  /** The fields may have changed since. */
  const asNow = ({ kept, values, ...rest }: AppRecord, table: string): AppRecord => ({
    ...rest,
    ...sortedOut(tableOf(app, table), { ...kept, ...values }),
  });
  const gone = new Set(change.patches.filter(({ after }) => !after).map(({ id }) => id));
  const patches = change.patches.flatMap((patch): Patch[] => {
    const now = app.records(patch.table).get(patch.id) ?? null;
    if (patch.before && !patch.after)
      return now ? [] : [{ ...patch, before: null, after: asNow(patch.before, patch.table) }];
    if (!patch.before || !now) return [];
    let after = now;
    for (const [field, value] of Object.entries(patch.before.values)) {
      // The field can have become another kind since.
      const isLink = findField(findTable(app.document, patch.table), field)?.kind === "link";
      const back = isLink && Array.isArray(value) ? value.filter((id) => gone.has(id)) : [];
      if (back.length > 0) after = withLinks(after, field, [...new Set([...linksOf(after, field), ...back])]);
    }
    return after === now ? [] : [{ ...patch, before: now, after }];
  });
  const own = patches.find(({ id, before }) => id === record.id && !before);
  return { label: "Bring back a deleted record", patches: own ? patches : [] };
}
