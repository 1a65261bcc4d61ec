import { formatNumber } from "#src/lib/english.ts";
import {
  type Grid,
  inSheet,
  limits,
  type Merge,
  type Sheet,
  type SheetRow,
  SpreadsheetError,
} from "./sheet.ts";

/**
 * Detects the header and the rows below it. Titles above the header are skipped. A header cell merged over several
 * columns prefixes the name of each.
 */
export function toSheet({ name, cells, merges = [] }: Grid): Sheet {
  const top = headerRow(cells, merges);
  if (top === undefined) return { name, columns: [], rows: [] };
  const bottom = headerEnd(cells, merges, top);
  const width = widthOf(cells.slice(top));
  const columns = named(headerNames(cells, merges, top, bottom, width));

  const rows: SheetRow[] = [];
  for (let index = bottom + 1; index < cells.length; index += 1) {
    const row = cells[index] ?? [];
    if (isEmpty(row)) continue;
    rows.push({ number: index + 1, cells: Array.from({ length: width }, (_, column) => row[column] ?? "") });
  }
  refuseTooMuch(name, columns, rows);
  return { name, columns, rows };
}

function refuseTooMuch(name: string, columns: string[], rows: SheetRow[]) {
  const where = inSheet(name);
  if (rows.length > limits.rows) {
    throw new SpreadsheetError(
      `There are more than ${formatNumber(limits.rows)} rows${where}. Split the file and import its parts.`,
    );
  }
  for (const { number, cells } of rows) {
    const column = cells.findIndex((cell) => cell.length > limits.cellLength);
    if (column >= 0) {
      throw new SpreadsheetError(
        `The text in row ${number}, column “${columns[column]}” is too long${where}.`,
      );
    }
  }
}

/** Returns the first non-empty row; a single cell above a wider row is a title. */
function headerRow(cells: string[][], merges: readonly Merge[]) {
  const filled = cells.flatMap((row, index) => (isEmpty(row) ? [] : [index]));
  const isTitle = (index: number, next: number) =>
    countFilled(cells[index]) === 1 &&
    countFilled(cells[next]) > 1 &&
    !merges.some(({ top, bottom }) => top === index && bottom > index);
  let at = 0;
  while (at + 1 < filled.length && isTitle(filled[at] ?? 0, filled[at + 1] ?? 0)) at += 1;
  return filled[at];
}

/**
 * Returns the last row of the header. It has several rows if one of its cells spans them, or if the second row
 * subdivides merged cells.
 */
function headerEnd(cells: string[][], merges: readonly Merge[], top: number) {
  const own = merges.filter((merge) => merge.top === top);
  const tall = Math.max(top, ...own.map(({ bottom }) => bottom));
  if (tall > top) return tall;
  const wide = own.filter(({ left, right }) => right > left);
  const below = cells[top + 1] ?? [];
  const isUnderWide = (column: number) => wide.some(({ left, right }) => left <= column && column <= right);
  const divides = below.every((cell, column) => isUnderWide(column) === (cell.trim() !== ""));
  return wide.length > 0 && !isEmpty(below) && divides ? top + 1 : top;
}

function headerNames(
  cells: string[][],
  merges: readonly Merge[],
  top: number,
  bottom: number,
  width: number,
) {
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = [];
    for (let row = top; row <= bottom; row += 1) {
      const merge = merges.find(
        (one) => one.top <= row && row <= one.bottom && one.left <= column && column <= one.right,
      );
      // A merged cell has its text in its first cell, and counts once.
      const [fromRow, fromColumn] = merge ? [merge.top, merge.left] : [row, column];
      const text = (fromRow === row ? (cells[fromRow]?.[fromColumn] ?? "") : "").trim();
      if (text) parts.push(text);
    }
    return parts.join(" ");
  });
}

function named(names: string[]) {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const wanted = name || `Column ${letters(index)}`;
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted} (${count})`;
    taken.add(free);
    return free;
  });
}

/** Converts an index to a column name of spreadsheet programs: A to Z, then AA. */
function letters(index: number): string {
  const rest = index % 26;
  const before = Math.floor(index / 26);
  return (before > 0 ? letters(before - 1) : "") + String.fromCharCode(65 + rest);
}

const isEmpty = (row: string[]) => row.every((cell) => cell.trim() === "");
const countFilled = (row: string[] = []) => row.filter((cell) => cell.trim() !== "").length;

/** Returns the number of columns up to the last non-empty one. */
function widthOf(cells: string[][]) {
  return cells.reduce((widest, row) => {
    let width = row.length;
    while (width > widest && (row[width - 1] ?? "").trim() === "") width -= 1;
    return Math.max(widest, width);
  }, 0);
}
