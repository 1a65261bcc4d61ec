import { randomId } from "#src/lib/random-id.ts";
import type { AppColumns } from "../computed/column.ts";
import { type AppTable, type Field, findField } from "../document.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";
import type { Counters, Edit, Patch } from "./change.ts";
import { type AppRecord, sortedOut } from "./record.ts";
import { type AppData, tableOf } from "./records.ts";

export type Values = Readonly<Record<string, unknown>>;

/** The problems that prevent a record from being saved, by field. */
export type FieldProblems = Record<string, string>;

/** Checks the values that a record is going to have. */
export function problemsOf(app: AppData, table: AppTable, values: Values, id?: string): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of table.fields) {
    const kind = fieldKinds[field.kind];
    const value = values[field.id];
    if (isEmpty(value)) {
      if (field.isRequired && !kind.isComputed && field.kind !== "running-number")
        problems[field.id] = `Fill in “${field.name}”.`;
    } else if (kind.isComputed) problems[field.id] = `“${field.name}” is computed.`;
    else if (!kind.value.safeParse(value).success) problems[field.id] = `This does not fit “${field.name}”.`;
    else if (field.isUnique && isTaken(app, table, field, value, id))
      problems[field.id] = `Another of your ${table.name.many.toLowerCase()} has this already.`;
  }
  return problems;
}

function isTaken(app: AppData, table: AppTable, { id: field }: Field, value: unknown, except?: string) {
  const text = JSON.stringify(value);
  for (const record of app.records(table.id).values())
    if (record.id !== except && JSON.stringify(record.values[field]) === text) return true;
  return false;
}

/** Returns the values that a new record begins with. */
export function defaultsOf({ context }: AppColumns, table: AppTable): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of table.fields) {
    if (field.default === undefined || fieldKinds[field.kind].isComputed) continue;
    const kind = fieldKinds[field.kind];
    const parsed = kind.parse(field.default, field.options, context);
    if ("value" in parsed && parsed.value !== null) values[field.id] = parsed.value;
  }
  return values;
}

export interface AddOptions {
  by?: string | undefined;
  now?: string;
  /** The running numbers that an edit has given already. */
  counters?: Counters | undefined;
}

/** Adds records; their fields begin with the defaults. Values that no field can hold are kept aside. */
export function addRecords(
  columns: AppColumns,
  tableId: string,
  list: readonly Values[],
  { by, now = new Date().toISOString(), counters: given }: AddOptions = {},
): Edit {
  const table = tableOf(columns.data, tableId);
  const defaults = defaultsOf(columns, table);
  const { counters, number } = numbering(columns.data, table, given);
  const patches = list.map((filled): Patch => {
    const values: Record<string, unknown> = { ...defaults, ...filled };
    for (const field of table.fields)
      if (field.kind === "running-number") values[field.id] = number(field.id);
    const record = {
      id: randomId(),
      created: now,
      changed: now,
      ...(by && { by }),
      ...sortedOut(table, values),
    };
    return { table: tableId, id: record.id, before: null, after: record };
  });
  const { one, many } = table.name;
  return {
    label: patches.length === 1 ? `Add ${one.toLowerCase()}` : `Add ${patches.length} ${many.toLowerCase()}`,
    patches,
    counters: counters(),
  };
}

/** Gives running numbers. Deleted records keep theirs. */
function numbering(app: AppData, table: AppTable, given: Counters | undefined) {
  let counters = given;
  return {
    counters: () => counters,
    number(field: string) {
      const key = `${table.id}.${field}`;
      const { options } = findField(table, field) as { options: { first?: number } };
      const last = counters?.[key] ?? app.counters[key] ?? highest(app, table, field);
      const next = last === undefined ? (options.first ?? 1) : last + 1;
      counters = { ...app.counters, ...counters, [key]: next };
      return next;
    },
  };
}

function highest(app: AppData, table: AppTable, field: string) {
  let most: number | undefined;
  for (const { values } of app.records(table.id).values()) {
    const number = values[field];
    if (typeof number === "number" && (most === undefined || number > most)) most = number;
  }
  return most;
}

/** Changes fields of records; null empties a field. Values that no field can hold are kept aside. */
export function changeRecords(
  app: AppData,
  tableId: string,
  changes: ReadonlyMap<string, Values>,
  now = new Date().toISOString(),
): Edit {
  const table = tableOf(app, tableId);
  const patches: Patch[] = [];
  const fields = new Set<string>();
  for (const [id, values] of changes) {
    const before = app.records(tableId).get(id);
    if (!before) continue;
    const changed = Object.keys(values).filter(
      (field) => JSON.stringify(before.values[field] ?? null) !== JSON.stringify(values[field] ?? null),
    );
    if (changed.length === 0) continue;
    for (const field of changed) fields.add(findField(table, field)?.name ?? field);
    const { kept, ...rest } = before;
    const sorted = sortedOut(table, { ...kept, ...before.values, ...values });
    const after: AppRecord = { ...rest, changed: now, ...sorted };
    patches.push({ table: tableId, id, before, after });
  }
  const { one, many } = table.name;
  const what = patches.length === 1 ? one.toLowerCase() : `${patches.length} ${many.toLowerCase()}`;
  return { label: `Change ${[...fields].slice(0, 3).join(", ")} of ${what}`, patches };
}

export function withoutEmpty(values: Values) {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) if (!isEmpty(value)) kept[field] = value;
  return kept;
}
