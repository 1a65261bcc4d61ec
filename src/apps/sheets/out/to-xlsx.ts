import { type CellObject, utils, type WorkSheet, write } from "@e965/xlsx";
import { escapeSigns, sheetName } from "#src/lib/spreadsheet/xlsx.ts";
import type { Style } from "../kinds/styles.ts";
import type { SheetPlan } from "../plan.ts";
import { safeText } from "./safe-text.ts";
import { type CellOut, writeOut } from "./write-out.ts";

/** Writes all sheets of a file. Amounts and dates are cells that a spreadsheet program calculates with. */
export function toXlsx(plan: SheetPlan): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const { name, out } of writeOut(plan)) {
    const width = out.reduce((widest, row) => Math.max(widest, row.length), 1);
    const range = utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: Math.max(0, out.length - 1), c: width - 1 },
    });
    const sheet: WorkSheet = { "!ref": range, "!data": out.map((row) => row.map(toCell)) };
    utils.book_append_sheet(book, sheet, sheetName(name), true);
  }
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

function toCell({ text, field, value, isUnlike }: CellOut): CellObject {
  const typed = field && !isUnlike ? typedCell(field.written, value) : undefined;
  if (typed) return typed;
  return text === "" ? { t: "z" } : { t: "s", v: escapeSigns(safeText(text)) };
}

function typedCell(style: Style, value: unknown): CellObject | undefined {
  if (style.kind === "figure" && typeof value === "number") return figureCell(style, value);
  if (style.kind === "date" && typeof value === "string") {
    const serial = serialOf(value);
    return serial === undefined ? undefined : { t: "n", v: serial, z: dateFormat(style, value) };
  }
  return undefined;
}

function figureCell(
  { decimals, group, before, after }: Extract<Style, { kind: "figure" }>,
  value: number,
): CellObject {
  const isPercent = after.trim() === "%";
  const whole = group ? "#,##0" : "0";
  const shown = decimals ?? String(Math.abs(value)).split(".")[1]?.length ?? 0;
  const core = shown > 0 ? `${whole}.${"0".repeat(shown)}` : whole;
  const quoted = (affix: string) => affix && `"${affix}"`;
  const format = isPercent ? core + after : `${quoted(before)}${core}${quoted(after)}`;
  return { t: "n", v: isPercent ? Number((value / 100).toPrecision(15)) : value, z: format };
}

/** In the days of spreadsheet programs, which start before 1900-03-01 with a day that never was. */
function serialOf(iso: string) {
  const [date = "", time = ""] = iso.split("T");
  const days = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
  if (!(days > 60)) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = time ? time.split(":").map(Number) : [];
  return days + (hours * 3_600 + minutes * 60 + seconds) / 86_400;
}

function dateFormat({ order, separators, lengths, names }: Extract<Style, { kind: "date" }>, value: string) {
  const parts = [...order].map((part, at) => {
    if (part === "y") return lengths[at] === 2 ? "yy" : "yyyy";
    if (part === "m" && names) return names === "short" ? "mmm" : "mmmm";
    return part.repeat(Math.min(2, lengths[at] ?? 1));
  });
  const quoted = (text: string) => text.replace(/[^\s/.-]+/g, '"$&"');
  const date = `${parts[0]}${quoted(separators[0])}${parts[1]}${quoted(separators[1])}${parts[2]}`;
  return value.includes("T") ? `${date} hh:mm${/T\d+:\d+:/.test(value) ? ":ss" : ""}` : date;
}
