import { type CellObject, utils, type WorkSheet, write } from "@e965/xlsx";
import type { SheetSource } from "../read/read-source.ts";
import { rowsOf, type Sample, type TrueRecord } from "./truth.ts";

export const isWorkbook = ({ fileName }: Sample) => fileName.endsWith(".xlsx");

export function fileOf(sample: Sample): SheetSource {
  const { grids, records } = rowsOf(sample);
  if (isWorkbook(sample)) return workbook(sample, grids, records);
  const { separator = ",", newline = "\r\n", hasMark = false, encoding = "utf-8", isPasted } = sample;
  const quoted = (cell: string) =>
    cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = (grids[0]?.rows ?? []).map((row) => row.map(quoted).join(separator));
  const text = lines.join(newline) + newline;
  if (isPasted) return { pasted: text };
  return new File([encode((hasMark ? "\uFEFF" : "") + text, encoding)], sample.fileName);
}

function encode(text: string, encoding: NonNullable<Sample["encoding"]>) {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16le") {
    const units = Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
    return new Uint8Array(units.buffer);
  }
  return Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0)));
}

/** Records become cells with numbers and formats where their column has them. */
function workbook(sample: Sample, grids: { name: string; rows: string[][] }[], records: TrueRecord[]) {
  const book = utils.book_new();
  for (const [place, { name, rows }] of grids.entries()) {
    const data: CellObject[][] = rows.map((row) => row.map((v) => (v === "" ? { t: "z" } : { t: "s", v })));
    for (const { sheet, row, cells } of records) {
      if (sheet !== place) continue;
      data[row] = cells.map(({ text, value, number }): CellObject => {
        if (text === "") return { t: "z" };
        if (number) return { t: "n", ...number };
        return typeof value === "boolean" && /^(true|false)$/i.test(text)
          ? { t: "b", v: value }
          : { t: "s", v: text };
      });
    }
    const width = Math.max(...rows.map((row) => row.length));
    const sheet: WorkSheet = {
      "!ref": utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } }),
      "!data": data,
    };
    const merges = sample.sheets[place]?.merges;
    if (merges) sheet["!merges"] = merges.map(utils.decode_range);
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes = new Uint8Array(
    write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer,
  );
  return new File([bytes], sample.fileName);
}
