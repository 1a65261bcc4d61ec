import type { AppDocument, AppTable, Field } from "../document.ts";
import { isCertain } from "../fields/certain-values.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";

/** Records are never changed, only replaced. */
export interface AppRecord {
  readonly id: string;
  /** Instants, such as `2026-02-14T08:30:15.250Z`. */
  readonly created: string;
  readonly changed: string;
  /** The person who added it, where the app knows. */
  readonly by?: string | undefined;
  /** By field. An empty field has no value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Values that no field can read at present. They come back when a field can. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
}

/** In place of a person: marks the records that come with a template, so that they can be deleted together. */
export const SAMPLE = "sample";

export type Records = Readonly<Record<string, readonly AppRecord[]>>;

const fits = (field: Field | undefined, value: unknown) =>
  field !== undefined &&
  (isCertain(field.kind, value) || fieldKinds[field.kind].value.safeParse(value).success);

/**
 * Reads a stored record. A value of an unknown field, or one that does not fit its field, is kept aside: a newer version
 * or another tab may know more. Returns undefined if it is no record.
 */
export function readRecord(stored: unknown, table: AppTable): AppRecord | undefined {
  // By hand: a schema of the whole record takes about twice as long, and an app opens with thousands.
  if (!isObject(stored)) return;
  const { id, created, changed, by, values, kept = {} } = stored;
  const isRecord = isText(id) && id.length <= MAX_ID && isText(created) && isText(changed);
  if (!isRecord || !isObject(values) || !isObject(kept)) return;
  return { id, created, changed, ...(isText(by) && { by }), ...sortedOut(table, { ...kept, ...values }) };
}

const MAX_ID = 60;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const known = new WeakMap<AppTable, ReadonlyMap<string, Field>>();

function fieldsById(table: AppTable) {
  const fields = known.get(table) ?? new Map(table.fields.map((field) => [field.id, field]));
  known.set(table, fields);
  return fields;
}

/** Separates values that their fields can hold from those that are kept aside. Empty ones are left out. */
export function sortedOut(
  table: AppTable,
  all: Readonly<Record<string, unknown>>,
): Pick<AppRecord, "values" | "kept"> {
  const values: Record<string, unknown> = {};
  const kept: Record<string, unknown> = {};
  const byId = fieldsById(table);
  for (const [field, value] of Object.entries(all)) {
    if (isEmpty(value)) continue;
    const place = fits(byId.get(field), value) ? values : kept;
    if (field !== "__proto__") place[field] = value;
  }
  return { values, ...(Object.keys(kept).length > 0 && { kept }) };
}

/** Reads the stored records of all tables. */
export function readRecords(stored: unknown, { tables }: AppDocument) {
  const lists = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const records: Record<string, AppRecord[]> = {};
  let unreadable = 0;
  for (const table of tables) {
    const list = Object.hasOwn(lists, table.id) ? lists[table.id] : [];
    const read = new Map<string, AppRecord>();
    for (const one of Array.isArray(list) ? list : []) {
      const record = readRecord(one, table);
      if (record && !read.has(record.id)) read.set(record.id, record);
      else unreadable += 1;
    }
    records[table.id] = [...read.values()];
  }
  return { records, unreadable };
}

/** By age: the same records have the same order, whatever has happened to them. */
export const inOrder = (records: Iterable<AppRecord>) =>
  [...records].sort((one, other) =>
    one.created === other.created ? (one.id < other.id ? -1 : 1) : one.created < other.created ? -1 : 1,
  );
