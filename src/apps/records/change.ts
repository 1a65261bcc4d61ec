import type { AppDocument } from "../document.ts";
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

/** Returns the edit that takes a change back, or undefined if the app itself was changed elsewhere since. */
export function inverseOf(
  change: Change,
  now: { document: AppDocument; record: (table: string, id: string) => AppRecord | null },
): Edit | undefined {
  if (change.document && !isSame(change.document.after, now.document)) return;
  return {
    label: change.label,
    patches: change.patches.toReversed().map((patch) => {
      const current = now.record(patch.table, patch.id);
      return { ...patch, before: current, after: takenBack(patch, current) };
    }),
    document: change.document?.before,
    counters: change.counters?.before,
  };
}
