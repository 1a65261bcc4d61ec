import type { Grid } from "#src/lib/spreadsheet/sheet.ts";
import type { Mark } from "./kinds/figures.ts";
import type { Style } from "./kinds/styles.ts";

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

export interface PlanField {
  id: string;
  name: string;
  kind: FieldKind;
  options: FieldOptions;
  isUnique: boolean;
  isRequired: boolean;
  /** The style of its values in the file. */
  written: Style;
  /** Absent for a field that replaces several columns. */
  source?: Source;
}

export interface PlanRecord {
  id: string;
  /** The row number as in a spreadsheet program. Records split off have the row of their first appearance. */
  row: number;
  /** One per field of the table. */
  values: Value[];
}

export interface PlanTable {
  id: string;
  name: { one: string; many: string };
  sheet: number;
  /** `split`: made of columns that repeat in another table. */
  origin: "sheet" | "split";
  nameField: string;
  fields: PlanField[];
  records: PlanRecord[];
}

export type DecisionKind =
  | "heads"
  | "left-out"
  | "column-kind"
  | "date-order"
  | "decimal-mark"
  | "running-number"
  | "split"
  | "link";

export interface Cell {
  row: number;
  text: string;
}

export interface Decision {
  /** The key of its answer. The same file gives the same ids. */
  id: string;
  kind: DecisionKind;
  sheet: number;
  /** The head of the column; empty if it concerns the sheet. */
  column: string;
  text: string;
  evidence: string[];
  choices: { id: string; label: string }[];
  chosen: string;
  /** The cells that do not fit. Their fields stay empty. */
  misfits: Cell[];
}

/** A decision that the file does not settle. `chosen` is an assumption until it is answered. */
export interface Question extends Decision {
  readings: { choice: string; row: number; written: string; read: string }[];
}

export type WhyLeftOut =
  | "title"
  | "group-heads"
  | "repeated-heads"
  | "total"
  | "note"
  | "section"
  | "blank-row"
  | "empty-column";

export interface LeftOut {
  sheet: number;
  why: WhyLeftOut;
  /** The row number as in a spreadsheet program, or the column number, from 1. */
  at: number;
  /** The texts of the row. */
  cells: string[];
  /** For totals: whether each figure is the sum of its column. */
  isSum?: boolean;
}

export interface PlanView {
  kind: "table" | "cards" | "board" | "calendar" | "form" | "dashboard";
  table: string;
  name: string;
  /** The field that a board groups by, or that places a record in a calendar. */
  by?: string;
  /** The fields that a dashboard sums. */
  sums?: string[];
}

/** The cells of a sheet as text, with the separator of a CSV file. */
export interface SheetGrid extends Grid {
  separator?: string;
  /** The decimal mark, where the format of the file settles it. */
  mark?: Mark;
}

/** The sheet of a file without the records, to write it out again. */
export interface PlanSheet {
  name: string;
  /** Of a CSV file or pasted rows. */
  separator?: string;
  headRow: number;
  /** As in the file. */
  heads: string[];
  /** The cells that the style of their field does not give back. Rows and columns are counted from 0. */
  unlike: { row: number; column: number; text: string }[];
}

export interface SheetPlan {
  sheets: PlanSheet[];
  tables: PlanTable[];
  views: PlanView[];
  decisions: Decision[];
  questions: Question[];
  leftOut: LeftOut[];
}

/** The choice of each decision or question, by its id. */
export type Answers = Readonly<Record<string, string>>;

/** The choice that undoes a decision. */
export const AS_IN_FILE = "as-in-file";

/** Work that can be done step by step. A step tells the share that is done, from 0 to 1. */
export type Steps<Result> = Generator<number, Result, undefined>;

export function finish<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
