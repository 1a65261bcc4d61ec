import { createRandom } from "#src/lib/random.ts";
import type { Answers, FieldKind, Value } from "../plan.ts";
import words from "./words.json";

/** A cell as it stands in a file, and what it means. */
export interface TrueCell {
  text: string;
  value: Value;
  /** For workbooks: a number with its format. */
  number?: { v: number; z: string };
}

export interface RowContext {
  random: () => number;
  at: number;
  whole: (from: number, to: number) => number;
  pick: <One>(list: readonly One[]) => One;
  /** The same one of a list for all columns of a row. */
  same: <One>(name: string, list: readonly One[]) => One;
}

export interface TrueColumn {
  head: string;
  /** The kinds that a person would choose; most often one. None for an empty column. */
  kinds: readonly FieldKind[];
  cell: (context: RowContext) => TrueCell;
}

export interface TrueSheet {
  name: string;
  columns: readonly TrueColumn[];
  size: number;
  above?: string[][];
  hasNoHeads?: boolean;
  /** Rows below the records. */
  below?: (records: TrueCell[][]) => string[][];
  /** Rows between the records, before the record with this number. */
  between?: (at: number) => string[][];
  merges?: string[];
}

export interface Sample {
  id: string;
  group: "accounting" | "clubs" | "stock" | "timetables" | "prices" | "jobs" | "odd";
  fileName: string;
  sheets: TrueSheet[];
  separator?: "," | ";" | "\t";
  encoding?: "utf-8" | "windows-1252" | "utf-16le";
  hasMark?: boolean;
  newline?: string;
  isPasted?: boolean;
  /** The answers of the owner. The engine must have asked exactly this. */
  answers?: Answers;
  /** Heads that are split off, with the head of each key. */
  splits?: Record<string, string[]>;
  /** Heads that link to other sheets. */
  links?: string[];
  isLarge?: boolean;
}

export interface TrueRecord {
  sheet: number;
  /** Counted from 0. */
  row: number;
  cells: TrueCell[];
}

/** The cells of the file, and its records with their places. */
export function rowsOf({ id, sheets }: Sample) {
  const records: TrueRecord[] = [];
  const grids = sheets.map((sheet, place) => {
    const random = createRandom([...`${id}${place}`].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7));
    const rows: string[][] = [...(sheet.above ?? [])];
    if (!sheet.hasNoHeads) rows.push(sheet.columns.map(({ head }) => head));
    const own: TrueCell[][] = [];
    for (let at = 0; at < sheet.size; at += 1) {
      rows.push(...(sheet.between?.(at) ?? []));
      const context = contextOf(random, at);
      const cells = sheet.columns.map((column) => column.cell(context));
      own.push(cells);
      records.push({ sheet: place, row: rows.length, cells });
      rows.push(cells.map(({ text }) => text));
    }
    rows.push(...(sheet.below?.(own) ?? []));
    return { name: sheet.name, rows };
  });
  return { grids, records };
}

function contextOf(random: () => number, at: number): RowContext {
  const seen = new Map<string, unknown>();
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  return {
    ...{ random, at, pick },
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    same: <One>(name: string, list: readonly One[]) => {
      if (!seen.has(name)) seen.set(name, pick(list));
      return seen.get(name) as One; // stored two lines above
    },
  };
}

const list = (line: string, separator = ",") => line.split(separator);
export const firstNames = list(words.first, " ");
export const lastNames = list(words.last, " ");
export const streets = list(words.streets);
export const towns = list(words.towns);
export const products = list(words.products);
export const firms = list(words.firms);
export const sentences = list(words.sentences, "|");

/** Different people with their own telephone and address. */
export const people = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? "";
    const last = lastNames[(index * 7 + Math.floor(index / 30)) % lastNames.length] ?? "";
    const plain = `${first}.${last}`
      .normalize("NFD")
      .replace(/[^a-z.]/gi, "")
      .toLowerCase();
    return {
      name: `${first} ${last}`,
      first,
      last,
      phone: `0${113 + (index % 5)} ${496 - (index % 7)} ${String(1_000 + index * 37).slice(0, 4)}`,
      mobile: `+44 7700 900${String(100 + index).slice(0, 3)}`,
      email: `${plain}${index}@example.org`,
      street: `${1 + index * 3} ${streets[index % streets.length]}`,
      town: towns[index % towns.length] ?? "",
      postcode: `LS${1 + (index % 19)} ${1 + (index % 9)}AB`,
    };
  });
