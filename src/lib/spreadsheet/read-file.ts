import { readCsv } from "./csv.ts";
import { decode } from "./decode.ts";
import { readJson } from "./json-grid.ts";
import { type Grid, limits, type Sheet, SpreadsheetError } from "./sheet.ts";
import { toSheet } from "./to-sheet.ts";

/** Reads the non-empty sheets of a CSV, XLSX or JSON file. The format is detected by content, not by name. */
export async function readFile(file: File): Promise<Sheet[]> {
  if (file.size === 0) throw new SpreadsheetError("This file is empty.");
  if (file.size > limits.megabytes * 1_000_000) {
    throw new SpreadsheetError(
      `This file is larger than ${limits.megabytes} MB. Split it and import its parts.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = (await readGrids(bytes, file.name)).map(toSheet).filter(({ columns }) => columns.length > 0);
  if (sheets.length === 0) throw new SpreadsheetError("There is nothing in this file.");
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new SpreadsheetError("This file has a header, but no rows below it.");
  return filled;
}

async function readGrids(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<Grid[]> {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(0x50, 0x4b)) return (await import("./xlsx.ts")).readXlsx(bytes);
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new SpreadsheetError(
      "This is an old Excel file, or one with a password. Save it as .xlsx without a password, or as CSV.",
    );
  }
  const text = decode(bytes);
  const name = fileName.replace(/\.[^.]*$/, "");
  const isJson = /\.json$/i.test(fileName) || /^\s*[[{]\s*["{[\]}]/.test(text);
  if (isJson) return readJson(text, name);
  return [readCsv(text, name)];
}
