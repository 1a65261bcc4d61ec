import papa from "papaparse";
import type { SheetGrid } from "../plan.ts";
import { safeText } from "./safe-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";
/** The line is not read as the separator's name, and blanks at the ends stay. */
const NEEDS_QUOTES = /[,;\t|"\r\n]|^\s|\s$|^sep=/;

/** Writes a sheet with the separator that its file had. */
export function toCsv({ cells, separator = "," }: SheetGrid): string {
  const text = papa.unparse(cells.map((row) => row.map(safeText)) as string[][], {
    ...{ newline: "\r\n", delimiter: separator, quotes: (value: string) => NEEDS_QUOTES.test(value) },
  });
  return BYTE_ORDER_MARK + text;
}
