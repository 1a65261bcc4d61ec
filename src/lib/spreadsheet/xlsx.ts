import { type CellObject, read, utils, type WorkBook, type WorkSheet, write } from "@e965/xlsx";
import { asPlainText, fromPlainText } from "./plain-text.ts";
import { type Cell, type Grid, limits, SpreadsheetError, type Table, tooManyColumns } from "./sheet.ts";
import { DAMAGED, unpack } from "./unpack.ts";

/** The format's escape for a character code. Literal text that looks like it has to be escaped. */
const SIGN_BY_NUMBER = /_(?=x[0-9a-f]{4}_)/gi;
const MAX_SHEET_NAME_LENGTH = 31;

export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Grid[]> {
  const book = parse(await unpack(bytes));
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap(({ Hidden, name }) => (Hidden && name ? [name] : [])),
  );
  const names = book.SheetNames.filter((name) => !hidden.has(name));
  return names.flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [toGrid(name, sheet)] : [];
  });
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellDates: true,
      UTC: true,
      // Room for a header, and one row more than allowed, to detect too many rows.
      sheetRows: limits.rows + 20,
    });
  } catch {
    throw new SpreadsheetError(DAMAGED);
  }
}

function toGrid(name: string, sheet: WorkSheet): Grid {
  const rows: (CellObject[] | undefined)[] = sheet["!data"] ?? [];
  // A sheet may omit rows and cells.
  const cells = Array.from(rows, (row = []) => {
    // Skips the gaps: a row may have a single cell in column 16,384.
    row.forEach((cell, column) => {
      if (column >= limits.columns && toText(cell).trim() !== "") throw tooManyColumns(name);
    });
    return Array.from(row.slice(0, limits.columns), toText);
  });
  return {
    name,
    cells,
    merges: (sheet["!merges"] ?? []).map(({ s, e }) => ({
      top: s.r,
      left: s.c,
      // A merge may extend below all rows.
      bottom: Math.min(e.r, cells.length - 1),
      right: e.c,
    })),
  };
}

function toText(cell: CellObject | undefined) {
  if (!cell || cell.v === undefined || cell.t === "z") return "";
  if (cell.v instanceof Date) return toDateText(cell.v);
  if (cell.t === "e") return cell.w ?? "#ERROR";
  return typeof cell.v === "string" ? fromPlainText(cell.v) : String(cell.v);
}

function toDateText(date: Date) {
  if (Number.isNaN(date.getTime())) return "";
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

export function writeXlsx(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const { name, columns, rows } of tables) {
    const sheet = utils.aoa_to_sheet([columns.map(toCell), ...rows.map((row) => row.map(toCell))], {
      dense: true,
    });
    sheet["!cols"] = columns.map((column, index) => ({ wch: widthOf(column, rows, index) }));
    utils.book_append_sheet(book, sheet, sheetName(name), true);
  }
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

const toCell = (cell: Cell) => (typeof cell === "string" ? escapeSigns(asPlainText(cell)) : cell);

/** Escapes what the format would read as the code of a character. */
export const escapeSigns = (text: string) =>
  text.replace(SIGN_BY_NUMBER, "_x005F_").replace(/\r(?!\n)/g, "_x000D_");

/** Estimates the column width from the first rows, within limits. */
function widthOf(column: string, rows: Table["rows"], index: number) {
  const longest = rows
    .slice(0, 100)
    .reduce((length, row) => Math.max(length, String(row[index] ?? "").length), column.length);
  return Math.min(Math.max(longest + 2, 8), 60);
}

export const sheetName = (name: string) =>
  name.replace(/[\\/?*[\]:]/g, " ").slice(0, MAX_SHEET_NAME_LENGTH) || "Sheet";
