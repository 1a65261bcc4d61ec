import type * as z from "zod/mini";
import type { ColumnMapping } from "./column-mapping.ts";
import type { Sheet } from "./sheet.ts";

export interface GoodRow<Value> {
  number: number;
  value: Value;
}

export interface RowError {
  /** As a spreadsheet program counts. */
  row: number;
  /** As it is called in the file; empty where the row as a whole is wrong. */
  column: string;
  /** What stands there. */
  text: string;
  message: string;
}

export interface CheckedRows<Value> {
  good: GoodRow<Value>[];
  errors: RowError[];
  /** How many rows have errors. */
  badRows: number;
}

const ROWS_AT_ONCE = 500;

/** Has each row read by the schema, which gets the texts of the mapped fields. The page stays alive meanwhile. */
export async function checkRows<Value>(
  { columns, rows }: Sheet,
  mapping: ColumnMapping,
  schema: z.ZodMiniType<Value>,
  signal?: AbortSignal,
): Promise<CheckedRows<Value>> {
  const good: GoodRow<Value>[] = [];
  const errors: RowError[] = [];
  const fields = Object.entries(mapping);
  let badRows = 0;
  for (const [index, { number, cells }] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await breathe(signal);
    const texts = Object.fromEntries(fields.map(([key, column]) => [key, cells[column] ?? ""]));
    const result = schema.safeParse(texts);
    if (result.success) {
      good.push({ number, value: result.data });
      continue;
    }
    badRows += 1;
    for (const { path, message } of result.error.issues) {
      const key = String(path[0] ?? "");
      const column = mapping[key];
      errors.push({
        row: number,
        column: column === undefined ? key : (columns[column] ?? ""),
        text: texts[key] ?? "",
        message,
      });
    }
  }
  return { good, errors, badRows };
}

async function breathe(signal: AbortSignal | undefined) {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
