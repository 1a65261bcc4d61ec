import { problemOfField as problemOfReferences } from "../computed/cycles.ts";
import type { AppDocument, AppTable, Field } from "../document.ts";
import { plainText } from "../fields/operators.ts";

/** Returns what is wrong with a field before it is saved, in words. */
export function problemOfField(
  document: AppDocument,
  table: AppTable,
  field: Field,
  before?: Field,
): string | undefined {
  const name = field.name.trim();
  if (name === "") return "Give the field a name.";
  const others = table.fields.filter(({ id }) => id !== field.id);
  if (field.name !== before?.name && others.some((other) => plainText(other.name) === plainText(name)))
    return `${table.name.many} have a field “${name}” already.`;
  if (field.kind === "choice" || field.kind === "choices") {
    const names = field.options.choices.map((choice) => choice.name.trim());
    if (names.includes("")) return "Each choice needs a name.";
    if (new Set(names.map(plainText)).size < names.length) return "Two choices have the same name.";
  }
  if ((field.kind === "lookup" || field.kind === "rollup") && !field.options.link)
    return "Choose the link to go along.";
  if (field.kind === "rollup" && field.options.figure !== "count" && !field.options.field)
    return "Choose the field of the figure.";
  if (field.kind === "link" && !document.tables.some(({ id }) => id === field.options.table))
    return "Choose the table that it links to.";
  return problemOfReferences(document, table, field);
}
