import type { AppColumns } from "../computed/column.ts";
import type { AppRecord } from "../records/record.ts";
import { tableRows } from "../records/table-rows.ts";
import { toCsv } from "../sheets/out/to-csv.ts";

/** Writes a table, or some of its records, for spreadsheet programs. It can be read again, in any language. */
export function tableAsCsv(columns: AppColumns, table: string, records?: readonly AppRecord[]): string {
  const { columns: heads, rows } = tableRows(columns, table, records);
  return toCsv({ name: table, cells: [heads, ...rows] });
}
