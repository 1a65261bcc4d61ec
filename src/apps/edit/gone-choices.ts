import type { AppColumns } from "../computed/column.ts";
import type { AppTable, Field } from "../document.ts";
import { choiceName } from "../fields/choice/choice.ts";
import type { Edit, Patch } from "../records/change.ts";

/** A value that a change empties. Undo brings it back. */
export interface LostValue {
  table: string;
  /** The names of the field and of the record. */
  field: string;
  record: string;
  text: string;
  problem: string;
}

/** Returns the edit that empties the values whose choices a field loses; undefined if no record has one. */
export function withoutGoneChoices(columns: AppColumns, table: AppTable, before: Field, after: Field) {
  const lost: LostValue[] = [];
  const isChoice = before.kind === "choice" || before.kind === "choices";
  if (!isChoice || (after.kind !== "choice" && after.kind !== "choices")) return { edit: undefined, lost };
  const left = new Set(after.options.choices.map(({ id }) => id));
  const gone = new Set(before.options.choices.map(({ id }) => id).filter((id) => !left.has(id)));
  if (gone.size === 0) return { edit: undefined, lost };
  const patches: Patch[] = [];
  for (const record of columns.data.records(table.id).values()) {
    const { [before.id]: value, ...others } = record.values;
    const has = (Array.isArray(value) ? value : [value]).filter((id) => gone.has(id));
    if (has.length === 0) continue;
    const rest = Array.isArray(value) ? value.filter((id) => !gone.has(id)) : [];
    const values = rest.length > 0 ? { ...record.values, [before.id]: rest } : others;
    patches.push({ table: table.id, id: record.id, before: record, after: { ...record, values } });
    const text = has.map((id) => choiceName(before.options, id)).join(", ");
    lost.push({
      ...{ table: table.id, field: before.name, record: columns.name(table.id, record), text },
      problem: `“${text}” is not a choice any more.`,
    });
  }
  const edit: Edit = { label: `Change the choices of ${before.name}`, patches };
  return { edit: patches.length > 0 ? edit : undefined, lost };
}
