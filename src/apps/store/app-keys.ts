import type { StoredAppRecord } from "#src/api/work-records.ts";
import type { AppRecord } from "../records/record.ts";

/** Records and changes of one app have keys with the same beginning, so that they are read together. */
export const recordKey = (app: string, table: string, id: string) => `${app}/${table}/${id}`;

export const recordOf = (app: string, table: string, record: AppRecord): StoredAppRecord => ({
  id: recordKey(app, table, record.id),
  project: app,
  table,
  record: { ...record },
});

const DIGITS = 12;

export const changeKey = (app: string, number: number) => `${app}/${String(number).padStart(DIGITS, "0")}`;

export const keysOf = (app: string) => `${app}/`;
