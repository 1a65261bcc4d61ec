import type { AppColumns } from "../computed/column.ts";
import { fieldKinds } from "../fields/kinds.ts";
import type { Edit } from "./change.ts";
import { addRecords, problemsOf } from "./edits.ts";
import { type AppRecord, inOrder } from "./record.ts";
import { tableOf } from "./records.ts";

export interface TableRows {
  columns: string[];
  rows: string[][];
}

/** Returns a table as texts for CSV, independent of language. */
export function tableRows(columns: AppColumns, tableId: string, records?: readonly AppRecord[]): TableRows {
  const { fields } = tableOf(columns.data, tableId);
  const all = fields.flatMap(({ id }) => columns.column(tableId, id) ?? []);
  const list = records ?? inOrder(columns.data.records(tableId).values());
  return {
    columns: fields.map(({ name }) => name),
    rows: list.map((record) => all.map((column) => column.toCsv(column.value(record)))),
  };
}

export interface RowsRead {
  edit: Edit;
  /** Cells that could not be read and rows that break a rule of the table. Those rows are left out. */
  problems: readonly { row: number; field: string; text: string; problem: string }[];
}

/** Reads rows into new records. Columns are found by the names of fields; computed fields are skipped. */
export function readRows(
  columns: AppColumns,
  tableId: string,
  { columns: names, rows }: TableRows,
): RowsRead {
  const table = tableOf(columns.data, tableId);
  const fields = names.map((name) => table.fields.find((field) => field.name === name.trim()));
  const problems: RowsRead["problems"][number][] = [];
  const good: Record<string, unknown>[] = [];
  rows.forEach((cells, row) => {
    const values: Record<string, unknown> = {};
    const before = problems.length;
    fields.forEach((field, at) => {
      const kind = field && fieldKinds[field.kind];
      const text = cells[at] ?? "";
      if (!kind || kind.isComputed || field.kind === "running-number") return;
      const parsed = (kind.fromCsv ?? kind.parse).call(kind, text, field.options, columns.context);
      if ("problem" in parsed) problems.push({ row, field: field.id, text, problem: parsed.problem });
      else values[field.id] = parsed.value;
    });
    for (const [field, problem] of Object.entries(problemsOf(columns.data, table, values)))
      if (problems.length === before) problems.push({ row, field, text: "", problem });
    if (problems.length === before) good.push(values);
  });
  return { edit: addRecords(columns, tableId, good), problems };
}
