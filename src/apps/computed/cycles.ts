import { type AppDocument, type AppTable, type Field, findField } from "../document.ts";
import { conditionsOf } from "../fields/filter.ts";
import { compileFormula } from "../formulas/compile-formula.ts";
import { pathOf } from "./shown-field.ts";

interface Place {
  table: AppTable;
  field: Field;
}

/** Returns the fields that the value of a field depends on. */
function dependencies(document: AppDocument, { table, field }: Place): Place[] {
  const places = (home: AppTable, ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = findField(home, id);
      return found ? [{ table: home, field: found }] : [];
    });
  if (field.kind === "formula") {
    const compiled = compileFormula(field.options.formula, (id) => findField(table, id)?.id);
    return "problem" in compiled ? [] : places(table, compiled.fields);
  }
  if (field.kind !== "lookup" && field.kind !== "rollup") return [];
  const path = pathOf(document, table, field.options);
  if ("problem" in path) return [];
  const filter = field.kind === "rollup" ? field.options.filter : undefined;
  const filtered = filter ? conditionsOf(filter).map((condition) => condition.field) : [];
  return places(path.target, [field.options.field ?? "", ...filtered]);
}

/** Returns the names along a circle that begins and ends at this field: `["Net", "Tax", "Net"]`. */
export function circleOf(document: AppDocument, table: AppTable, field: Field): string[] | undefined {
  const seen = new Set<Field>();
  const search = (place: Place, names: string[]): string[] | undefined => {
    for (const next of dependencies(document, place)) {
      if (next.field.id === field.id && next.table.id === table.id) return [...names, next.field.name];
      if (seen.has(next.field)) continue;
      seen.add(next.field);
      const found = search(next, [...names, next.field.name]);
      if (found) return found;
    }
  };
  return search({ table, field }, [field.name]);
}

/** Returns why a field cannot be saved like this, in words for its author. */
export function problemOfField(document: AppDocument, table: AppTable, field: Field) {
  const changed = { ...table, fields: [...table.fields.filter(({ id }) => id !== field.id), field] };
  if (field.kind === "formula") {
    const compiled = compileFormula(field.options.formula, (id) => findField(changed, id)?.id);
    if ("problem" in compiled) return compiled.problem;
  }
  const tables = document.tables.map((one) => (one.id === table.id ? changed : one));
  const circle = circleOf({ ...document, tables }, changed, field);
  if (circle) return `This field would depend on itself: ${circle.join(" → ")}.`;
  if (field.kind === "lookup" || field.kind === "rollup") {
    const path = pathOf(document, table, field.options);
    if ("problem" in path) return path.problem;
  }
}
