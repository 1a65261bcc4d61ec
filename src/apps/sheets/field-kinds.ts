/** The ids of the field kinds that a file can have, as in the app document. */
export type FieldKind =
  | "text"
  | "long-text"
  | "number"
  | "money"
  | "percent"
  | "duration"
  | "date"
  | "date-time"
  | "choice"
  | "choices"
  | "yes-no"
  | "phone"
  | "email"
  | "web"
  | "address"
  | "link"
  | "running-number";

/**
 * Numbers, money and percent are numbers (12.5 % is 12.5), durations are minutes, dates are `2026-02-03` and
 * `2026-02-03T14:30`, links are ids of records, and `choices` are lists. Null is an empty cell.
 */
export type Value = string | number | boolean | null | string[];

export interface FieldOptions {
  /** In order of first appearance. */
  choices?: string[];
  /** An ISO code, such as EUR. Absent if the file does not say. */
  currency?: string;
  /** The number of decimals, if all values have the same. */
  decimals?: number;
  unit?: string;
  /** For `running-number`: INV-0001 has the prefix `INV-` and four digits. */
  prefix?: string;
  digits?: number;
  next?: number;
  /** For `link`: the id of the table. */
  table?: string;
}

/** A column of the file, both counted from 0. */
export interface Source {
  sheet: number;
  column: number;
}
