import type { AppColumns } from "../computed/column.ts";
import { type AppTable, findField } from "../document.ts";
import { type CellError, isCellError } from "../fields/field-values.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";
import { compileFormula } from "../formulas/compile-formula.ts";
import type { AppRecord } from "../records/record.ts";

/** The values that formulas over one record give to fields of a table, which can be another one. */
export interface NewValues {
  values: Record<string, unknown>;
  /** Formulas that fail, by field. Their fields stay as they are. */
  problems: Record<string, string>;
}

export function computeFields(
  columns: AppColumns,
  from: AppTable,
  record: AppRecord,
  to: AppTable,
  contents: Readonly<Record<string, string>>,
  /** The record before the change, for BEFORE; null for a new one. */
  before: AppRecord | null = null,
): NewValues {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [id, formula] of Object.entries(contents)) {
    const result = computeField(columns, from, { record, before }, to, id, formula);
    if (isCellError(result)) problems[id] = result.error;
    else values[id] = result;
  }
  return { values, problems };
}

function computeField(
  columns: AppColumns,
  from: AppTable,
  { record, before }: { record: AppRecord; before: AppRecord | null },
  to: AppTable,
  id: string,
  text: string,
): unknown | CellError {
  const field = findField(to, id);
  if (!field || fieldKinds[field.kind].isComputed) return { error: "The field to fill is missing." };
  const formula = compileFormula(text, (name) => findField(from, name)?.id);
  if ("problem" in formula) return { error: formula.problem };
  const readFrom = (one: AppRecord | null) => (name: string) => {
    const column = columns.column(from.id, name);
    return column && one ? column.toFormula(column.value(one)) : null;
  };
  const result = formula.evaluate({
    now: columns.now(),
    read: readFrom(record),
    before: readFrom(before),
  });
  if (isCellError(result) || isEmpty(result)) return isCellError(result) ? result : null;
  const kind = fieldKinds[field.kind];
  const fitting = kind.fromFormula?.(result, field.options, columns.context);
  if (fitting !== undefined) return fitting;
  // Texts, links and choices are read as if they were typed.
  const parsed = kind.parse(
    Array.isArray(result) ? result.join(", ") : String(result),
    field.options,
    columns.context,
  );
  return "problem" in parsed ? { error: parsed.problem } : parsed.value;
}
