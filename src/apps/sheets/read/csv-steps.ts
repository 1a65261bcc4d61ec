import papa from "papaparse";
import { fromPlainText } from "#src/lib/spreadsheet/plain-text.ts";
import { SpreadsheetError, tooManyColumns } from "#src/lib/spreadsheet/sheet.ts";
import { isData } from "../layout/rows.ts";
import type { SheetGrid, Steps } from "../plan.ts";
import { sourceLimits } from "./source-limits.ts";

const SEPARATORS = [",", ";", "\t", "|"];
/** An optional first line, in which some programs declare the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;
const ROWS_AT_ONCE = 2_000;
const SAMPLE_ROWS = 60;
const SAMPLE_LENGTH = 200_000;

/** Reads CSV or pasted rows. A step tells the share of the text that is read. */
export function* csvSteps(source: string, name: string): Steps<SheetGrid> {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const [line = "", named] = SEPARATOR_LINE.exec(text) ?? [];
  const newline = newlineOf(text);
  const delimiter = named ?? separatorOf(text.slice(line.length, SAMPLE_LENGTH), newline);
  const cells: string[][] = line ? [[line.trimEnd()]] : [];
  let at = line.length;
  while (at < text.length) {
    const { data, errors, meta } = papa.parse<string[]>(text.slice(at), {
      delimiter,
      newline,
      preview: ROWS_AT_ONCE,
      // Papa's fast mode splits the whole rest of the text for each call.
      fastMode: false,
    });
    const wrong = errors.find(({ type }) => type === "Quotes");
    if (wrong) {
      throw new SpreadsheetError(
        `The quotation marks in row ${cells.length + (wrong.row ?? 0) + 1} do not match. Correct them and try again.`,
      );
    }
    for (const row of data) {
      if (row.length > sourceLimits.columns && row.findLastIndex(isFilled) >= sourceLimits.columns)
        throw tooManyColumns(name);
      cells.push(row.slice(0, sourceLimits.columns).map(fromPlainText));
    }
    if (cells.length > sourceLimits.rows) {
      throw new SpreadsheetError(
        `There are more than ${sourceLimits.rows} rows in “${name}”. Split the file.`,
      );
    }
    if (data.length < ROWS_AT_ONCE) break;
    at += meta.cursor;
    yield at / text.length;
  }
  // A line break at the end is not a row.
  if (cells.at(-1)?.every((cell) => cell === "")) cells.pop();
  return { name, cells, separator: delimiter };
}

const isFilled = (cell: string) => cell.trim() !== "";

function newlineOf(text: string) {
  const start = text.slice(0, SAMPLE_LENGTH);
  if (start.includes("\r\n")) return "\r\n";
  return start.includes("\n") ? "\n" : "\r";
}

/** "Price" above "1,250.00": the commas are in the amounts. */
function isOneColumn(lines: readonly string[]) {
  const [head = "", ...rows] = lines.filter(isFilled).slice(0, SAMPLE_ROWS);
  return rows.length > 0 && !SEPARATORS.some((separator) => head.includes(separator)) && rows.every(isData);
}

/**
 * Returns the delimiter that gives the most rows of one width. A title may contain a comma, and so may a text or an
 * amount, so the first row does not tell.
 */
function separatorOf(sample: string, newline: "\r\n" | "\n" | "\r") {
  if (isOneColumn(sample.split(newline))) return "\t";
  let best = { separator: ",", score: 0 };
  for (const separator of SEPARATORS) {
    const { data } = papa.parse<string[]>(sample, {
      ...{ delimiter: separator, newline, preview: SAMPLE_ROWS },
    });
    const widths = new Map<number, number>();
    for (const row of data) {
      if (row.some(isFilled)) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    }
    for (const [width, rows] of widths) {
      const score = width > 1 ? rows * Math.log2(width + 1) : 0;
      // Commas are also in amounts and texts, the others are not.
      const isBetter = score > best.score || (score === best.score && score > 0 && best.separator === ",");
      if (isBetter) best = { separator, score };
    }
  }
  return best.separator;
}
