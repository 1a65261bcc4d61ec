import type { Grid } from "#src/lib/spreadsheet/sheet.ts";
import { filledIn, isData, isFilled, isYear, median, type Row } from "./rows.ts";

export interface Heads {
  /** -1: the file has none. */
  row: number;
  /** The row above with heads for several columns, or -1. */
  group: number;
  /** As in the file; empty for a column without a head. */
  names: string[];
}

const MOST_ROWS_ABOVE = 40;
const SAMPLE = 300;
const DATA_SHARE = 0.8;

export function findHeads({ cells, merges = [] }: Grid, forced?: number): Heads {
  const row = forced ?? headRow(cells);
  if (row < 0) return { row, group: -1, names: [] };
  const own = (cells[row] ?? []).map((cell) => cell.trim());
  const above = cells[row - 1] ?? [];
  const hasMerges = merges.some(({ top, bottom }) => top <= row - 1 && bottom >= row - 1 && bottom <= row);
  const isGroup =
    row > 0 &&
    filledIn(above) > 1 &&
    !above.some((cell) => /:$|\d/.test(cell.trim())) &&
    needsGroup(own, above);
  if (!isGroup || !(hasMerges || filledIn(above) < filledIn(own))) return { row, group: -1, names: own };
  const width = Math.max(own.length, above.length);
  let group = "";
  const names = Array.from({ length: width }, (_, column) => {
    const here = above[column]?.trim() ?? "";
    const merge = merges.find(
      ({ top, left, right }) => top === row - 1 && left <= column && column <= right && right > left,
    );
    if (here) group = here;
    else if (hasMerges && !merge) group = "";
    const name = own[column] ?? "";
    if (!name) return here;
    return group && (merge || here || !hasMerges) ? `${group} ${name}` : name;
  });
  return { row, group: row - 1, names };
}

/** Heads that repeat, or that stand one row higher, need the row above. */
function needsGroup(own: string[], above: Row) {
  const filled = own.filter(Boolean);
  return new Set(filled).size < filled.length || above.some((cell, column) => isFilled(cell) && !own[column]);
}

/** Whether the cells of a column are figures and dates. */
interface DataColumn {
  isData: boolean;
  isOfYears: boolean;
}

/** The fullest of the first rows whose cells look unlike the cells below. */
function headRow(cells: readonly Row[]) {
  const filled = cells.flatMap((row, index) => (filledIn(row) > 0 ? [index] : []));
  const step = Math.max(1, Math.floor(filled.length / SAMPLE));
  const sample = filled.filter((_, index) => index % step === 0).map((index) => cells[index] ?? []);
  const typical = median(sample.map(filledIn));
  const width = Math.max(...sample.map((row) => row.length), 0);
  const columns = Array.from({ length: width }, (_, column): DataColumn => {
    const texts = sample.map((row) => row[column] ?? "").filter(isFilled);
    const most = DATA_SHARE * texts.length;
    return {
      isData: texts.length > 1 && texts.filter(isData).length >= most,
      isOfYears: texts.filter(isYear).length >= most,
    };
  });
  const candidates = filled
    .slice(0, MOST_ROWS_ABOVE)
    .filter((row) => filledIn(cells[row] ?? []) >= typical / 2);
  let best = { row: filled[0] ?? -1, score: Number.NEGATIVE_INFINITY };
  for (const [place, row] of candidates.slice(0, 8).entries()) {
    const score = scoreOf(cells[row] ?? [], columns, typical) - 0.15 * place;
    if (score > best.score) best = { row, score };
  }
  if (!isHeadless(cells[best.row] ?? [], columns)) return best.row;
  // Long heads score low, but the first of the full rows is no record if it is unlike the others.
  const [first = -1] = candidates;
  return isHeadless(cells[first] ?? [], columns) ? -1 : first;
}

function scoreOf(row: Row, columns: readonly DataColumn[], typical: number) {
  const texts = row.map((cell) => cell.trim()).filter(Boolean);
  const data = texts.filter((text) => isData(text) && !isYear(text)).length;
  const unlike = row.filter(
    (cell, column) => columns[column]?.isData && isFilled(cell) && !isData(cell),
  ).length;
  const labels = texts.filter((text) => text.endsWith(":")).length;
  const long = texts.filter((text) => text.length > 50).length;
  const count = Math.max(1, texts.length);
  return (
    Math.min(1.2, texts.length / Math.max(1, typical)) +
    (unlike - data - labels - long) / count +
    (0.3 * new Set(texts).size) / count
  );
}

/** The first row is a record if it has figures where the others have them. */
function isHeadless(row: Row, columns: readonly DataColumn[]) {
  const below = row.flatMap((cell, column) =>
    columns[column]?.isData && isFilled(cell) ? [{ cell, isOfYears: columns[column].isOfYears }] : [],
  );
  // A year above other figures is a head.
  const data = below.filter(({ cell, isOfYears }) => isData(cell) && (isOfYears || !isYear(cell)));
  return data.length > 0 && data.length * 2 >= below.length;
}
