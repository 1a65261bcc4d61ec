/** One sheet of a file, as text: what a number, a date or a formula's result reads like. */
export interface Sheet {
  name: string;
  /** Each name once; a column without one is called after its letter. */
  columns: string[];
  /** Rows with nothing in them are left out. */
  rows: SheetRow[];
}

export interface SheetRow {
  /** As a spreadsheet program counts, from 1, the header included. */
  number: number;
  /** As many as there are columns. */
  cells: string[];
}

/** The cells of a sheet before anybody has looked for its header. */
export interface Grid {
  name: string;
  cells: string[][];
  /** Cells that are joined, both ends included, counted from 0. */
  merges?: readonly Merge[];
}

export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A cell to write. Numbers stay numbers in formats that have them. */
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
  /** More than a spreadsheet program puts into a cell. */
  cellLength: 32_767,
} as const;

/** Why a file cannot be used, in words for the person who chose it. */
export class SpreadsheetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SpreadsheetError";
  }
}

/** ` in “Plans”` */
export const inSheet = (name: string) => (name ? ` in “${name}”` : "");

/** Each reader refuses a wide row as it meets it: filling every row up to such a width would take minutes. */
export const tooManyColumns = (name: string) =>
  new SpreadsheetError(`There are more than ${limits.columns} columns${inSheet(name)}.`);
