import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { fromPlainText } from "#src/lib/spreadsheet/plain-text.ts";
import { SpreadsheetError, tooManyColumns } from "#src/lib/spreadsheet/sheet.ts";
import { DAMAGED, unpack } from "#src/lib/spreadsheet/unpack.ts";
import { readExact } from "../kinds/figures.ts";
import type { SheetGrid } from "../plan.ts";
import { sourceLimits } from "./source-limits.ts";

const DAYS_OF_1904 = 1_462;
const ELAPSED = /\[(h+|m+|s+)\]/i;

/** The texts of a cell are as displayed if that loses nothing, and else exact. Dates are in ISO form. */
export async function xlsxGrids(bytes: Uint8Array<ArrayBuffer>): Promise<SheetGrid[]> {
  const book = parse(await unpack(bytes));
  const sheets = book.Workbook?.Sheets ?? [];
  const hidden = new Set(sheets.flatMap(({ Hidden, name }) => (Hidden && name ? [name] : [])));
  const shift = book.Workbook?.WBProps?.date1904 ? DAYS_OF_1904 : 0;
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet && !hidden.has(name) ? [toGrid(name, sheet, shift)] : [];
  });
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      ...{ type: "array", dense: true, cellFormula: false, cellHTML: false, cellNF: true },
      sheetRows: sourceLimits.rows + 2,
    });
  } catch {
    throw new SpreadsheetError(DAMAGED);
  }
}

function toGrid(name: string, sheet: WorkSheet, shift: number): SheetGrid {
  const rows: (CellObject[] | undefined)[] = sheet["!data"] ?? [];
  if (rows.length > sourceLimits.rows) {
    throw new SpreadsheetError(`There are more than ${sourceLimits.rows} rows in “${name}”. Split the file.`);
  }
  const texts = (cell: CellObject | undefined) => toText(cell, shift);
  // A sheet may omit rows and cells.
  const cells = Array.from(rows, (row = []) => {
    row.forEach((cell, column) => {
      if (column >= sourceLimits.columns && texts(cell).trim() !== "") throw tooManyColumns(name);
    });
    return Array.from(row.slice(0, sourceLimits.columns), texts);
  });
  const merges = (sheet["!merges"] ?? []).map(({ s, e }) => ({
    ...{ top: s.r, left: s.c, right: e.c },
    bottom: Math.min(e.r, cells.length - 1),
  }));
  return { name, cells, merges, mark: "." };
}

function toText(cell: CellObject | undefined, shift: number): string {
  if (!cell || cell.v === undefined || cell.t === "z") return "";
  if (cell.t === "e") return cell.w ?? "#ERROR";
  if (typeof cell.v === "string") return fromPlainText(cell.v);
  if (typeof cell.v !== "number") return String(cell.v).toUpperCase();
  const format = typeof cell.z === "string" ? cell.z : "General";
  if (SSF.is_date(format)) return dateText(cell.v + shift, format) ?? cell.w ?? String(cell.v);
  // Removes the noise of binary fractions: 0.1 + 0.2 is stored as 0.30000000000000004.
  const value = Number(cell.v.toPrecision(15));
  if (format === "General") return String(value);
  const isPercent = format.includes("%");
  const shown = cell.w?.trim() ?? "";
  const read = readExact(shown, ".");
  const wanted = isPercent ? Number((value * 100).toPrecision(15)) : value;
  if (read === wanted) return shown;
  const affixes = /^([^\d]*)[\d.,]+([^\d]*)$/.exec(shown.replace(/^[-(]|\)$/g, ""));
  const [, before = "", after = ""] = affixes ?? [];
  const sign = wanted < 0 ? "-" : "";
  return `${sign}${before}${Math.abs(wanted)}${after}`;
}

function dateText(serial: number, format: string) {
  const date = SSF.parse_date_code(serial);
  if (!date) return undefined;
  const pad = (figure: number, digits = 2) => String(figure).padStart(digits, "0");
  const seconds = date.S ? `:${pad(date.S)}` : "";
  const clock = `:${pad(date.M)}${seconds}`;
  if (ELAPSED.test(format)) return `${Math.floor(serial) * 24 + date.H}${clock}`;
  const time = `${pad(date.H)}${clock}`;
  const plain = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (!/[dy]/i.test(plain) && serial < 1) return time;
  const day = `${pad(date.y, 4)}-${pad(date.m)}-${pad(date.d)}`;
  return /h/i.test(plain) || date.H || date.M || date.S ? `${day} ${time}` : day;
}
