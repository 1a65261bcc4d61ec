import { type Column, filledTexts } from "../kinds/column.ts";
import type { Recognised } from "../kinds/recognise.ts";
import type { Style } from "../kinds/styles.ts";
import type { TableName } from "../names.ts";
import type { FieldKind, FieldOptions, Source, Value } from "../plan.ts";

/** A field while the plan is made: a code for each record, and a value for each code. */
export interface WorkField {
  id: string;
  name: string;
  kind: FieldKind;
  options: FieldOptions;
  codes: Int32Array;
  /** The texts of the codes, as in the file. */
  texts: string[];
  values: Value[];
  unlike: ReadonlySet<number>;
  style: Style;
  source?: Source;
  /** Codes of texts that differ only by blanks have one of them in common. */
  canon: Int32Array;
}

export interface WorkTable {
  id: string;
  name: TableName;
  sheet: number;
  origin: "sheet" | "split";
  fields: WorkField[];
  /** The place of each record in the grid; -1 for one that only a link names. */
  rows: number[];
}

export function fieldOf(column: Column, recognised: Recognised, id: string): WorkField {
  const { kind, options, values, unlike, style } = recognised;
  return {
    ...{ id, name: column.head, kind, options, values, unlike, style },
    ...{ codes: column.codes, texts: column.texts, canon: canonOf(column.texts) },
    ...(column.index >= 0 && { source: { sheet: column.sheet, column: column.index } }),
  };
}

function canonOf(texts: readonly string[]) {
  const places = new Map<string, number>();
  return Int32Array.from(texts, (raw, code) => {
    const text = raw.trim();
    const known = places.get(text) ?? code;
    places.set(text, known);
    return known;
  });
}

export const isBlank = (field: WorkField, code: number) => (field.texts[code] ?? "").trim() === "";

/** The number of records for each canonical code, without blanks. */
export function tally(field: WorkField) {
  const counts = new Map<number, number>();
  for (const code of field.codes) {
    if (isBlank(field, code)) continue;
    const canon = field.canon[code] ?? code;
    counts.set(canon, (counts.get(canon) ?? 0) + 1);
  }
  return counts;
}

export { filledTexts };
