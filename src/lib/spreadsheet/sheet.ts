/** A sheet as text: numbers, dates and formula results as displayed. */
export interface Sheet {
  name: string;
  /** Unique names. A column without one is named after its letter. */
  columns: string[];
  /** The non-empty rows. */
  rows: SheetRow[];
}

export interface SheetRow {
  /** The row number as in a spreadsheet program: it starts at 1 and includes the header. */
  number: number;
  /** One per column. */
  cells: string[];
}

/** The raw cells of a sheet, before the header is detected. */
export interface Grid {
  name: string;
  cells: string[][];
  /** Merged cells, both ends inclusive, counted from 0. */
  merges?: readonly Merge[];
}

export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A table to write. Numbers stay numbers in formats that support them. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export type Cell = string | number | boolean | null;

export const limits = {
  megabytes: 10,
  rows: 20_000,
  columns: 200,
  /** The limit of spreadsheet programs. */
  cellLength: 32_767,
} as const;

/** An error with a message for people that says why a file cannot be used. */
export class SpreadsheetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SpreadsheetError";
  }
}

/** Returns ` in “Plans”`, or nothing for a sheet without a name. */
export const inSheet = (name: string) => (name ? ` in “${name}”` : "");

/** Each reader refuses a wide row immediately: padding every row to such a width would take minutes. */
export const tooManyColumns = (name: string) =>
  new SpreadsheetError(`There are more than ${limits.columns} columns${inSheet(name)}.`);
