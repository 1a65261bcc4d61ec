import type { AppColumns, Column } from "../computed/column.ts";
import { isCellError } from "../fields/field-values.ts";
import { inOrder } from "../records/record.ts";

/** Writes all tables as sheets of one file. Numbers, amounts and dates are cells that spreadsheet programs calculate with. */
export async function appAsXlsx(columns: AppColumns): Promise<Blob> {
  const { utils, write } = await import("@e965/xlsx");
  const { escapeSigns, sheetName } = await import("#src/lib/spreadsheet/xlsx.ts");
  const { safeText } = await import("../sheets/out/safe-text.ts");
  const book = utils.book_new();
  for (const { id, name, fields } of columns.data.document.tables) {
    const shown = fields.flatMap((field) => columns.column(id, field.id) ?? []);
    const rows = inOrder(columns.data.records(id).values()).map((record) =>
      shown.map((column) => {
        const value = column.value(record);
        const number = numberOf(column, value);
        if (number) return number;
        const text = column.toCsv(value);
        return text === "" ? null : { t: "s" as const, v: escapeSigns(safeText(text)) };
      }),
    );
    const sheet = utils.aoa_to_sheet([shown.map(({ field }) => escapeSigns(safeText(field.name))), ...rows]);
    utils.book_append_sheet(book, sheet, sheetName(name.many), true);
  }
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx", compression: true });
  return new Blob([bytes], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

const NUMBERS = new Set(["number", "money", "percent", "running-number"]);
const DAY_MS = 86_400_000;
/** The day 0 of spreadsheet programs, in days before 1970. */
const EPOCH = 25_569;

function numberOf({ shown, isList, toFormula }: Column, value: unknown) {
  if (isList || value === null || isCellError(value)) return;
  if (shown.kind === "date" || shown.kind === "date-time") {
    const time = Date.parse(`${String(value)}${shown.kind === "date" ? "T00:00" : ""}:00Z`);
    if (Number.isNaN(time)) return;
    const z = shown.kind === "date" ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm";
    return { t: "n" as const, v: time / DAY_MS + EPOCH, z };
  }
  if (shown.kind === "yes-no") return { t: "b" as const, v: value === true };
  if (!NUMBERS.has(shown.kind) || shown.kind === "running-number") return;
  const number = toFormula(value);
  return typeof number === "number" ? { t: "n" as const, v: number } : undefined;
}
