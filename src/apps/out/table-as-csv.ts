import type { AppColumns } from "../computed/column.ts";
import { tableRows } from "../records/table-rows.ts";
import { toCsv } from "../sheets/out/to-csv.ts";

/** Writes a table for spreadsheet programs. It can be read again, in any language. */
export function tableAsCsv(columns: AppColumns, table: string): string {
  const { columns: heads, rows } = tableRows(columns, table);
  return toCsv({ name: table, cells: [heads, ...rows] });
}
