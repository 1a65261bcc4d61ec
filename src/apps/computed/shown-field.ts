import {
  type AppDocument,
  type AppTable,
  type Field,
  type FieldOf,
  findField,
  findTable,
} from "../document.ts";

export interface ShownField {
  /** A field of a stored kind: its values are shown, sorted and filtered in this way. */
  field: Field;
  /** The values are lists of such values. */
  isList: boolean;
}

export interface ShownProblem {
  problem: string;
}

/** A link of a look-up or roll-up, and the table at its other end. */
export interface Path {
  link: FieldOf<"link">;
  /** The table whose records are looked up. */
  target: AppTable;
  /** The records are those that link here, instead of those linked from here. */
  isBackwards: boolean;
}

export function pathOf(
  document: AppDocument,
  table: AppTable,
  options: { table?: string | undefined; link: string },
): Path | ShownProblem {
  const home = options.table === undefined ? table : findTable(document, options.table);
  const link = findField(home, options.link);
  if (!home || link?.kind !== "link") return { problem: "The link of this field is missing." };
  if (options.table !== undefined && link.options.table !== table.id)
    return { problem: `“${link.name}” does not link to ${table.name.many}.` };
  const target = options.table === undefined ? findTable(document, link.options.table) : home;
  if (!target) return { problem: "The linked table is missing." };
  return { link, target, isBackwards: options.table !== undefined };
}

const numberField = (field: Field): Field => ({
  id: field.id,
  name: field.name,
  kind: "number",
  options: {},
});

/** Says as which stored kind the values of a field appear. `above` are the computed fields that lead here. */
export function shownFieldOf(
  document: AppDocument,
  table: AppTable,
  field: Field,
  above: readonly string[] = [],
): ShownField | ShownProblem {
  const key = `${table.id}.${field.id}`;
  if (above.includes(key)) return { problem: "This field refers to itself." };
  if (field.kind === "formula") {
    const { result, decimals } = field.options;
    const options = result === "number" ? { decimals } : {};
    return { field: { id: field.id, name: field.name, kind: result, options } as Field, isList: false };
  }
  if (field.kind !== "lookup" && field.kind !== "rollup") return { field, isList: false };
  const path = pathOf(document, table, field.options);
  if ("problem" in path) return path;
  if (field.kind === "rollup" && field.options.figure === "count")
    return { field: numberField(field), isList: false };
  const target = findField(path.target, field.options.field ?? "");
  if (!target) return { problem: "The field to look up is missing." };
  const shown = shownFieldOf(document, path.target, target, [...above, key]);
  if ("problem" in shown || field.kind === "rollup") return shown;
  return { ...shown, isList: shown.isList || path.isBackwards || path.link.options.isMany === true };
}
