import { type Grid, limits, SpreadsheetError, tooManyColumns } from "./sheet.ts";

const SHAPE = 'A JSON file must hold a list of objects, such as [{ "name": "…" }].';

/** A list of objects is one sheet, an object of such lists is one sheet for each. Nested values are written as JSON. */
export function readJson(text: string, name: string): Grid[] {
  const content = parse(text);
  if (Array.isArray(content)) return [toGrid(content, name)];
  if (!isRecord(content)) throw new SpreadsheetError(SHAPE);
  const lists = Object.entries(content).filter(([, value]) => Array.isArray(value) && value.some(isRecord));
  if (lists.length === 0) throw new SpreadsheetError(SHAPE);
  return lists.map(([key, list]) => toGrid(list as unknown[], key));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new SpreadsheetError(`This file is not valid JSON. ${reason}`.trim());
  }
}

function toGrid(list: unknown[], name: string): Grid {
  const found = new Set<string>();
  const records = list.slice(0, limits.rows + 1).map((record, index) => {
    if (!isRecord(record)) throw new SpreadsheetError(`${SHAPE} Entry ${index + 1} is something else.`);
    for (const key of Object.keys(record)) found.add(key);
    if (found.size > limits.columns) throw tooManyColumns(name);
    return record;
  });
  const keys = [...found];
  const rows = records.map((record) => {
    const values = new Map(Object.entries(record));
    return keys.map((key) => toText(values.get(key)));
  });
  return { name, cells: [keys, ...rows] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function toText(value: unknown) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
