import type { Counters } from "../records/change.ts";
import type { AppRecord } from "../records/record.ts";

export interface ProgramRecords {
  records: Record<string, AppRecord[]>;
  counters: Counters;
}

/** An app that the product has as a template: its document, its samples, and its data of earlier releases. */
export interface Program {
  /** Not parsed. */
  document: () => Promise<unknown>;
  /** Sample records; those with dates end today. */
  samples: (now: Date) => ProgramRecords;
  /** Reads what an earlier release stored, and drops what it cannot read. */
  read: (saved: unknown) => object | undefined;
  /** Converts what an earlier release stored; undefined if there is nothing of it. */
  fromStored: (saved: unknown, now: Date) => ProgramRecords | undefined;
  /** Converts what an earlier release remembered besides records, such as a basket, by the view that remembers it now. */
  drafts: (saved: unknown) => Record<string, unknown>;
  /** Returns samples of the days since the newest one, by table. Gets the ids of all records; those of no sample end them. */
  goOn?: (ids: Readonly<Record<string, readonly string[]>>, now: Date) => ProgramRecords["records"];
}

/** Makes records of one table. */
export const recordOf = (id: string, at: string, values: Readonly<Record<string, unknown>>): AppRecord => ({
  id,
  created: at,
  changed: at,
  values: Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== "" && value !== undefined),
  ),
});
