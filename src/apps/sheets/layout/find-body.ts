import type { Grid } from "#src/lib/spreadsheet/sheet.ts";
import { readExact } from "../kinds/figures.ts";
import type { LeftOut, WhyLeftOut } from "../plan.ts";
import { findHeads } from "./find-heads.ts";
import { filledIn, firstFilled, isData, isFilled, isNote, isTotalLabel, median, type Row } from "./rows.ts";

/** The part of a sheet that is a table. */
export interface Body {
  sheet: number;
  name: string;
  /** The text of the first title row. */
  title: string;
  headRow: number;
  /** Unique names of the columns. */
  heads: string[];
  /** The heads that were changed to be unique, or that the file does not have. */
  renamed: { column: number; from: string; to: string }[];
  /** The places of the columns in the grid. */
  columns: number[];
  /** The places of the records in the grid. */
  rows: number[];
  /** The heading above each record, if the rows stand below headings. */
  sections: string[] | undefined;
  leftOut: LeftOut[];
}

export interface LayoutAnswers {
  /** Whether these rows become records after all. */
  keeps: (why: WhyLeftOut) => boolean;
  /** The row of the heads, or -1 for none. */
  headRow?: number | undefined;
}

const SAMPLE = 300;

export function findBody(grid: Grid, sheet: number, { keeps, headRow: forced }: LayoutAnswers): Body {
  const { cells } = grid;
  const { row: headRow, group, names } = findHeads(grid, forced);
  const heads = cells[headRow] ?? [];
  const leftOut: LeftOut[] = [];
  const leaveOut = (row: number, why: WhyLeftOut, more: Partial<LeftOut> = {}) => {
    leftOut.push({ sheet, why, at: row + 1, cells: [...(cells[row] ?? [])], ...more });
  };
  let title = "";
  for (let row = 0; row < headRow; row += 1) {
    const own = cells[row] ?? [];
    if (row === group) leaveOut(row, "group-heads");
    else if (filledIn(own) === 0) leaveOut(row, "blank-row");
    else {
      title ||= own[firstFilled(own)]?.trim() ?? "";
      leaveOut(row, "title");
    }
  }
  const found = classify(cells, headRow, heads);
  const rows: number[] = [];
  const sections: string[] = [];
  let section = "";
  for (let row = headRow + 1; row < cells.length; row += 1) {
    const why = found.get(row);
    if (why === "section" && !keeps(why)) section = cells[row]?.[firstFilled(cells[row] ?? [])]?.trim() ?? "";
    if (why === undefined || (why !== "blank-row" && keeps(why))) {
      rows.push(row);
      sections.push(section);
    } else leaveOut(row, why);
  }
  for (const one of leftOut) if (one.why === "total") one.isSum = isSum(one, cells, rows);
  const width = widthOf(cells, rows, names);
  const isUsed = Array.from({ length: width }, (_, column) => isFilled(names[column]));
  for (const row of rows) {
    for (const [column, cell] of (cells[row] ?? []).entries()) if (isFilled(cell)) isUsed[column] = true;
  }
  for (const [column, used] of isUsed.entries())
    if (!used) leftOut.push({ sheet, why: "empty-column", at: column + 1, cells: [] });
  const columns = isUsed.flatMap((used, column) => (used ? [column] : []));
  return {
    ...{ sheet, name: grid.name, title, headRow, columns, rows, leftOut },
    ...uniqueHeads(names, columns),
    sections: section ? sections : undefined,
  };
}

/** Tells for each row below the heads why it is not a record. */
function classify(cells: readonly Row[], headRow: number, heads: Row) {
  const found = new Map<number, WhyLeftOut>();
  const count = cells.length - headRow - 1;
  const step = Math.max(1, Math.floor(count / SAMPLE));
  const fills: number[] = [];
  for (let row = headRow + 1; row < cells.length; row += step) {
    const filled = filledIn(cells[row] ?? []);
    if (filled > 0) fills.push(filled);
  }
  const typical = median(fills);
  const trimmedHeads = heads.map((head) => head.trim()).join("\n");
  const singles: number[] = [];
  let isAfterEnd = false;
  let previous: WhyLeftOut | undefined;
  let lastFull = headRow;
  for (let row = headRow + 1; row < cells.length; row += 1) {
    const own = cells[row] ?? [];
    const why = reasonOf(own, { typical, trimmedHeads });
    if (why) found.set(row, why);
    else if (typical > 2 && filledIn(own) === 1) singles.push(row);
    else lastFull = row;
    previous = why;
  }
  for (const row of singles) {
    const text = cells[row]?.[firstFilled(cells[row] ?? [])] ?? "";
    isAfterEnd = row > lastFull;
    previous = found.get(row - 1);
    const isApart = previous === "blank-row" || previous === "total" || previous === "note";
    if (isNote(text) || (isAfterEnd && isApart)) found.set(row, "note");
  }
  for (const [row, why] of trailers(cells, headRow, found, typical)) found.set(row, why);
  const sections = singles.filter((row) => !found.has(row));
  if (isSectioned(cells, sections, count)) for (const row of sections) found.set(row, "section");
  return found;
}

const MOST_TRAILERS = 4;

/** Rows after a gap at the end, with words where the others have a figure or a date: "Balance on 31 March". */
function trailers(
  cells: readonly Row[],
  headRow: number,
  found: ReadonlyMap<number, WhyLeftOut>,
  typical: number,
) {
  const isGap = (row: number) => found.get(row) === "blank-row";
  let end = cells.length - 1;
  while (end > headRow && isGap(end)) end -= 1;
  let start = end;
  while (start > headRow && !isGap(start) && end - start < MOST_TRAILERS) start -= 1;
  if (!isGap(start)) return [];
  const first = firstFilled(cells[headRow + 1] ?? []);
  const above = cells
    .slice(headRow + 1, start)
    .flatMap((row) => (isFilled(row[first]) ? [row[first] ?? ""] : []));
  if (above.length === 0 || !above.every(isData)) return [];
  const rows = Array.from({ length: end - start }, (_, index) => start + 1 + index);
  const isTrailer = (row: number) => {
    const own = cells[row] ?? [];
    return !found.has(row) && filledIn(own) < typical && isFilled(own[first]) && !isData(own[first] ?? "");
  };
  return rows.filter(isTrailer).map((row): [number, WhyLeftOut] => {
    const hasFigure = (cells[row] ?? []).some((cell) => isFilled(cell) && isData(cell));
    return [row, hasFigure ? "total" : "note"];
  });
}

function reasonOf(row: Row, { typical, trimmedHeads }: { typical: number; trimmedHeads: string }) {
  const filled = filledIn(row);
  if (filled === 0) return "blank-row";
  const first = firstFilled(row);
  const text = row[first]?.trim() ?? "";
  if (trimmedHeads && filled > 1 && row.map((cell) => cell.trim()).join("\n") === trimmedHeads)
    return "repeated-heads";
  const hasFigure = row.some((cell, column) => column !== first && isFilled(cell) && isData(cell));
  if (hasFigure && filled < Math.max(typical, 2) + 0.5 && isTotalLabel(text)) {
    // A record that is called "Total" has a value in most other columns.
    const others = row.filter((cell) => isFilled(cell) && !isData(cell)).length;
    if (others === 1) return "total";
  }
  if (typical > 2 && filled <= 2 && isNote(text)) return "note";
  return undefined;
}

/** Rows with nothing but a heading, each above fuller rows. */
function isSectioned(cells: readonly Row[], sections: readonly number[], count: number) {
  if (sections.length < 2 || sections.length > count / 3) return false;
  const at = firstFilled(cells[sections[0] ?? 0] ?? []);
  return sections.every((row) => {
    const next = cells[row + 1] ?? [];
    return firstFilled(cells[row] ?? []) === at && filledIn(next) > 1 && !isData(cells[row]?.[at] ?? "");
  });
}

/** Whether each figure of a total is the sum of its column. */
function isSum({ cells: total }: LeftOut, cells: readonly Row[], rows: readonly number[]) {
  let hasSum = false;
  for (const [column, cell] of total.entries()) {
    if (!isFilled(cell) || !isData(cell)) continue;
    const isOne = ([".", ","] as const).some((mark) => {
      const wanted = readExact(cell, mark);
      if (wanted === undefined) return false;
      const sum = rows.reduce((all, row) => all + (readExact(cells[row]?.[column] ?? "", mark) ?? 0), 0);
      return Math.abs(sum - wanted) < 0.005;
    });
    if (!isOne) return false;
    hasSum = true;
  }
  return hasSum;
}

function widthOf(cells: readonly Row[], rows: readonly number[], names: readonly string[]) {
  return rows.reduce((widest, row) => Math.max(widest, cells[row]?.length ?? 0), names.length);
}

function uniqueHeads(names: readonly string[], columns: readonly number[]) {
  const taken = new Set<string>();
  const renamed: Body["renamed"] = [];
  const heads = columns.map((column) => {
    const from = names[column]?.replace(/\s+/g, " ").trim() ?? "";
    const wanted = from || `Column ${letters(column)}`;
    let to = wanted;
    for (let count = 2; taken.has(to.toLowerCase()); count += 1) to = `${wanted} ${count}`;
    taken.add(to.toLowerCase());
    if (to !== from) renamed.push({ column, from, to });
    return to;
  });
  return { heads, renamed };
}

/** Converts an index to a column name of spreadsheet programs: A to Z, then AA. */
function letters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letters(before - 1) : "") + String.fromCharCode(65 + (index % 26));
}
