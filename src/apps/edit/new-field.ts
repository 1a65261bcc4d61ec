import type { AppDocument, AppTable, Field } from "../document.ts";
import type { FieldKindId } from "../fields/kinds.ts";
import { freeId, idOf } from "../outline/id-of.ts";

/** Options without which a field of a kind makes no sense. */
const firstOptions: Partial<Record<FieldKindId, object>> = {
  choice: { choices: [] },
  choices: { choices: [] },
  link: { table: "" },
  lookup: { link: "", field: "" },
  rollup: { link: "", figure: "count" },
  formula: { formula: "", result: "number" },
};

/** A field that is not there yet, with an id that is free. */
export function newField(table: AppTable, name: string, kind: FieldKindId, options: object = {}): Field {
  const taken = new Set(table.fields.map(({ id }) => id));
  const base = firstOptions[kind] ?? {};
  // The document's schema checks the options when the step is performed.
  return { id: freeId(name, taken), name, kind, options: { ...base, ...options } } as Field;
}

export const newChoices = (names: readonly string[], known: readonly { id: string }[] = []) => {
  const taken = new Set(known.map(({ id }) => id));
  return names.map((name, at) => ({ id: freeId(name, taken), name, colour: ((known.length + at) % 8) + 1 }));
};

/** A table that is not there yet: one field names its records. */
export function newTable(
  { tables }: AppDocument,
  name: AppTable["name"],
  fields: readonly Field[] = [],
): AppTable {
  const id = freeId(name.many, new Set(tables.map((table) => table.id)));
  const named: Field = { id: "name", name: "Name", kind: "text", options: {}, isRequired: true };
  const others = fields.filter((field) => idOf(field.name) !== named.id);
  return { id, name, nameField: named.id, fields: [named, ...others] };
}
