import type { AppDocument } from "../document.ts";
import { mergeDocuments, takeBackFrom } from "./merge-documents.ts";
import type { AppRecord } from "./record.ts";

export interface Patch {
  table: string;
  id: string;
  /** Null if there was, or is, no such record. */
  before: AppRecord | null;
  after: AppRecord | null;
}

export type Counters = Readonly<Record<string, number>>;

/** A change, and its effect on the records. */
export interface Edit {
  /** Says in words what happens: "Delete Bella". */
  label: string;
  patches: Patch[];
  document?: AppDocument | undefined;
  /** The last running numbers, by `table.field`. */
  counters?: Counters | undefined;
}

interface Replaced<Value> {
  before: Value;
  after: Value;
}

/** An entry of the change log. The log only grows: undoing is a change too. */
export interface Change {
  id: string;
  at: string;
  label: string;
  patches: readonly Patch[];
  document?: Replaced<AppDocument> | undefined;
  counters?: Replaced<Counters> | undefined;
  /** The change that this one takes back. */
  undoes?: string | undefined;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the record after taking a patch back. Fields that have changed since, in another tab, stay as they are now.
 */
function takenBack({ before, after }: Patch, now: AppRecord | null): AppRecord | null {
  if (isSame(now, after)) return before;
  // The record was added again or deleted since: the later change wins, except that undoing an addition deletes.
  if (!before || !now) return before === null ? null : now;
  if (!after) return now;
  const values: Record<string, unknown> = { ...now.values };
  for (const field of changedFields(before, after)) {
    if (!isSame(now.values[field], after.values[field])) continue;
    if (before.values[field] === undefined) delete values[field];
    else values[field] = before.values[field];
  }
  return { ...now, values };
}

export const changedFields = (before: AppRecord | null, after: AppRecord | null) =>
  [...new Set([...Object.keys(before?.values ?? {}), ...Object.keys(after?.values ?? {})])].filter(
    (field) => !isSame(before?.values[field], after?.values[field]),
  );

/** Returns the edit that takes a change back, or undefined if all of its changes of the app itself were changed again elsewhere. */
export function inverseOf(
  change: Change,
  now: { document: AppDocument; record: (table: string, id: string) => AppRecord | null },
): Edit | undefined {
  const isUntouched = change.document && isSame(change.document.after, now.document);
  const document = isUntouched
    ? change.document?.before
    : change.document && takeBackFrom(now.document, change.document);
  if (change.document && !document) return;
  return {
    label: change.label,
    patches: change.patches.toReversed().map((patch) => {
      const current = now.record(patch.table, patch.id);
      return { ...patch, before: current, after: takenBack(patch, current) };
    }),
    document,
    counters: change.counters?.before,
  };
}

/** The change that sets the state before this one. */
export const reversed = (change: Change): Change => ({
  ...change,
  patches: change.patches
    .toReversed()
    .map(({ before, after, ...patch }) => ({ ...patch, before: after, after: before })),
  document: change.document && { before: change.document.after, after: change.document.before },
  counters: change.counters && { before: change.counters.after, after: change.counters.before },
});

export interface AppState {
  document: AppDocument;
  counters: Counters;
  record: (table: string, id: string) => AppRecord | null;
}

/**
 * Makes a change that was prepared on an earlier state fit this one: of a record, only the fields that it changes are
 * taken from it, and a running number that was given elsewhere meanwhile becomes the next one.
 */
export function onTop(change: Change, now: AppState): Change {
  const counters = change.counters && raised(change.counters, now.counters);
  const numbers = change.counters && counters ? shifts(change.counters, counters) : [];
  const patched = new Map<string, AppRecord | null>();
  const patches = change.patches.map((patch): Patch => {
    const key = JSON.stringify([patch.table, patch.id]);
    const before = patched.has(key) ? (patched.get(key) ?? null) : now.record(patch.table, patch.id);
    const after = withNumbers(patchedRecord(patch, before), patch, numbers);
    patched.set(key, after);
    return { ...patch, before, after };
  });
  return {
    ...change,
    patches,
    ...(change.document && {
      document: { before: now.document, after: mergedDocument(change.document, now) },
    }),
    ...(counters && { counters: { before: now.counters, after: counters } }),
  };
}

const mergedDocument = ({ before, after }: Replaced<AppDocument>, now: AppState) =>
  isSame(before, now.document) ? after : mergeDocuments(before, after, now.document);

function patchedRecord({ before, after }: Patch, now: AppRecord | null): AppRecord | null {
  if (!after || !before) return after;
  // Deleted elsewhere: what was typed here brings it back rather than being lost.
  if (!now || isSame(now, before)) return after;
  const values: Record<string, unknown> = { ...now.values };
  for (const field of changedFields(before, after)) {
    if (after.values[field] === undefined) delete values[field];
    else values[field] = after.values[field];
  }
  return { ...now, changed: after.changed, values };
}

/** The counters of a change, each moved on by as much as others have counted. */
function raised({ before, after }: Replaced<Counters>, now: Counters): Counters {
  const next: Record<string, number> = { ...now };
  for (const [key, number] of Object.entries(after)) {
    const [from, here] = [before[key], now[key]];
    if (number === from) continue;
    next[key] = here === undefined || here === from ? number : here + number - (from ?? number - 1);
  }
  return next;
}

const shifts = ({ after }: Replaced<Counters>, counters: Counters) =>
  Object.entries(after).flatMap(([key, number]) => {
    const by = (counters[key] ?? number) - number;
    return by === 0 ? [] : [{ key, by }];
  });

function withNumbers(
  record: AppRecord | null,
  { table, before }: Patch,
  numbers: readonly { key: string; by: number }[],
): AppRecord | null {
  if (!record || before || numbers.length === 0) return record;
  const values: Record<string, unknown> = { ...record.values };
  for (const [field, value] of Object.entries(values)) {
    const shift = numbers.find(({ key }) => key === `${table}.${field}`);
    if (shift && typeof value === "number") values[field] = value + shift.by;
  }
  return { ...record, values };
}
