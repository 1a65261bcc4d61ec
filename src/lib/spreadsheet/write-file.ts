import { writeCsv } from "./csv.ts";
import type { Table } from "./sheet.ts";

export type FileFormat = "csv" | "xlsx";

/** Writes a CSV file with one table, or an XLSX file with a sheet for each. */
export async function writeFile(format: FileFormat, tables: readonly Table[]): Promise<Blob> {
  if (format === "xlsx") {
    const { writeXlsx } = await import("./xlsx.ts");
    return new Blob([writeXlsx(tables)], {
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    });
  }
  const [table, ...others] = tables;
  if (!table || others.length > 0) throw new Error("Give one table: a CSV file holds no more");
  return new Blob([writeCsv(table)], { type: "text/csv;charset=utf-8" });
}
