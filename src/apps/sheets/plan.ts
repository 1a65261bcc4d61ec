import type { Grid } from "#src/lib/spreadsheet/sheet.ts";
import type { FieldKind, FieldOptions, Source, Value } from "./field-kinds.ts";
import type { Mark } from "./kinds/figures.ts";
import type { Style } from "./kinds/styles.ts";

export type { FieldKind, FieldOptions, Source, Value } from "./field-kinds.ts";

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
