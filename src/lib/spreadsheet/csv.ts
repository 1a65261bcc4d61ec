import papa from "papaparse";
import { asPlainText, fromPlainText } from "./plain-text.ts";
import { type Cell, type Grid, limits, SpreadsheetError, type Table, tooManyColumns } from "./sheet.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const SEPARATORS = [",", ";", "\t", "|"];
/** An optional first line, in which some programs declare the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;
/** Values that need quotes, so that nothing looks like a separator or like the line above. */
const NEEDS_QUOTES = /[,;\t|"\r\n]|^\s|\s$|^sep=/;

export function readCsv(text: string, name: string): Grid {
  const [line = "", named] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const cells: string[][] = line ? [[]] : [];
  papa.parse<string[]>(body, {
    delimiter: named ?? separatorOf(body),
    // One more than allowed, to detect too many rows.
    preview: limits.rows + 2,
    step: ({ data, errors }) => {
      if (errors.some(({ type }) => type === "Quotes")) {
        throw new SpreadsheetError(
          `The quotation marks in row ${cells.length + 1} do not match. Correct them and try again.`,
        );
      }
      if (data.findLastIndex((cell) => cell.trim() !== "") >= limits.columns) throw tooManyColumns(name);
      cells.push(data.slice(0, limits.columns).map(fromPlainText));
    },
  });
  return { name, cells };
}

/** Returns the most frequent delimiter of the first non-empty row, ignoring quoted text. */
function separatorOf(text: string) {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  let isEmpty = true;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) isEmpty = false;
    else if ((sign === "\n" || sign === "\r") && !isEmpty) break;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    if (sign.trim() !== "") isEmpty = false;
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Writes CSV with a byte order mark, which spreadsheet programs need to recognize Unicode. */
export function writeCsv({ columns, rows }: Table): string {
  const text = papa.unparse([columns.map(asPlainText), ...rows.map((row) => row.map(toText))], {
    newline: "\r\n",
    // An empty value alone in its row needs quotes to count as a cell.
    quotes: (value: string) => (value === "" ? columns.length === 1 : NEEDS_QUOTES.test(value)),
  });
  return BYTE_ORDER_MARK + text;
}

function toText(cell: Cell) {
  if (cell === null) return "";
  return typeof cell === "string" ? asPlainText(cell) : String(cell);
}
