import { write } from "../kinds/styles.ts";
import type { PlanField, PlanRecord, PlanTable, SheetGrid, SheetPlan, Value } from "../plan.ts";

/** A cell with its text as in the file, and what it means. */
export interface CellOut {
  text: string;
  field?: PlanField;
  value?: Value;
  /** The style of the field does not give this text. */
  isUnlike?: boolean;
}

type Parts = Pick<SheetPlan, "tables" | "leftOut" | "sheets">;

/** Writes the sheets as they were, with the rows that are no records, and the values of the records. */
export function writeOut(plan: Parts): (SheetGrid & { out: CellOut[][] })[] {
  const records = recordsById(plan.tables);
  return plan.sheets.map(({ name, separator, headRow, heads, unlike }, sheet) => {
    const out: CellOut[][] = [];
    if (headRow >= 0) out[headRow] = heads.map((text) => ({ text }));
    for (const { sheet: own, why, at, cells } of plan.leftOut)
      if (own === sheet && why !== "empty-column") out[at - 1] = cells.map((text) => ({ text }));
    for (const table of plan.tables) {
      if (table.origin !== "sheet" || table.sheet !== sheet) continue;
      for (const record of table.records) {
        const row: CellOut[] = [];
        fill(row, table, record, sheet, records);
        if (record.row > 0) out[record.row - 1] = row;
        // A record that is new in the app follows the others.
        else if (record.row === 0) out.push(row);
      }
    }
    for (const { row, column, text } of unlike) {
      const cells = out[row];
      if (cells) cells[column] = { ...cells[column], text, isUnlike: true };
    }
    const rows = Array.from(out, (row = []) => Array.from(row, (cell) => cell ?? { text: "" }));
    const cells = rows.map((row) => row.map(({ text }) => text));
    return { name, cells, out: rows, ...(separator && { separator }) };
  });
}

type Records = Map<string, { table: PlanTable; record: PlanRecord }>;

function recordsById(tables: readonly PlanTable[]): Records {
  return new Map(
    tables.flatMap((table) => table.records.map((record) => [record.id, { table, record }] as const)),
  );
}

function fill(row: CellOut[], table: PlanTable, record: PlanRecord, sheet: number, records: Records) {
  for (const [at, field] of table.fields.entries()) {
    const value = record.values[at] ?? null;
    const target = field.kind === "link" && typeof value === "string" ? records.get(value) : undefined;
    if (field.source) {
      const text = target ? linkText(field, target, records) : write(field.written, value);
      row[field.source.column] = { text: text ?? "", field, value };
    } else if (target?.table.origin === "split" && target.table.sheet === sheet) {
      fill(row, target.table, target.record, sheet, records);
    }
  }
}

function linkText(
  { written }: PlanField,
  { table, record }: { table: PlanTable; record: PlanRecord },
  records: Records,
): string | undefined {
  const at = table.fields.findIndex(({ id }) => written.kind === "link" && id === written.field);
  const field = table.fields[at];
  if (!field) return undefined;
  const value = record.values[at] ?? null;
  const next = field.kind === "link" && typeof value === "string" ? records.get(value) : undefined;
  return next ? linkText(field, next, records) : write(field.written, value);
}
