import type { SheetGrid } from "../plan.ts";
import { safeText } from "./safe-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";
/** The line is not read as the separator's name, and blanks at the ends stay. */
const NEEDS_QUOTES = /[,;\t|"\r\n]|^\s|\s$|^sep=/;

/** Writes a sheet with the separator that its file had. By hand: a library takes 7 kB of an app in one file. */
export function toCsv({ cells, separator = "," }: SheetGrid): string {
  const cellOf = (value: string) =>
    NEEDS_QUOTES.test(value) || value.includes(separator) ? `"${value.replaceAll('"', '""')}"` : value;
  return (
    BYTE_ORDER_MARK +
    cells.map((row) => row.map((cell) => cellOf(safeText(cell))).join(separator)).join("\r\n")
  );
}
