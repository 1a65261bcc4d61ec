import type * as z from "zod/mini";
import type { ColumnMapping } from "./column-mapping.ts";
import type { Sheet } from "./sheet.ts";

export interface GoodRow<Value> {
  number: number;
  value: Value;
}

export interface RowError {
  /** The row number as in a spreadsheet program. */
  row: number;
  /** The name of the column in the file; empty if the error concerns the whole row. */
  column: string;
  text: string;
  message: string;
}

export interface CheckedRows<Value> {
  good: GoodRow<Value>[];
  errors: RowError[];
  /** The number of rows with errors. */
  badRows: number;
}

export interface RowRules<Value> {
  /** The schema for the texts of the mapped fields. */
  schema: z.ZodMiniType<Value>;
  /** The field that identifies a row, and its normalized value: duplicates are errors. */
  key?: { field: string; of: (value: Value) => string };
}

const ROWS_AT_ONCE = 500;

/** Validates each row. It yields regularly, so that the page stays responsive. */
export async function checkRows<Value>(
  { columns, rows }: Sheet,
  mapping: ColumnMapping,
  { schema, key }: RowRules<Value>,
  signal?: AbortSignal,
): Promise<CheckedRows<Value>> {
  const known = new Map<string, number>();
  const good: GoodRow<Value>[] = [];
  const errors: RowError[] = [];
  const fields = Object.entries(mapping);
  let badRows = 0;
  for (const [index, { number, cells }] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await breathe(signal);
    const texts = Object.fromEntries(fields.map(([key, column]) => [key, cells[column] ?? ""]));
    const refuse = (field: string, message: string) => {
      const column = mapping[field];
      const name = column === undefined ? field : (columns[column] ?? "");
      errors.push({ row: number, column: name, text: texts[field] ?? "", message });
    };
    const result = schema.safeParse(texts);
    if (!result.success) {
      badRows += 1;
      for (const { path, message } of result.error.issues) refuse(String(path[0] ?? ""), message);
      continue;
    }
    const name = key?.of(result.data) ?? "";
    const earlier = key && known.get(name);
    if (key && earlier !== undefined) {
      badRows += 1;
      refuse(key.field, `This is in row ${earlier} already`);
      continue;
    }
    known.set(name, number);
    good.push({ number, value: result.data });
  }
  return { good, errors, badRows };
}

async function breathe(signal: AbortSignal | undefined) {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
