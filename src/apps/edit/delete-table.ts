import type { AppColumns } from "../computed/column.ts";
import { createColumns } from "../computed/columns.ts";
import { type AppDocument, type AppTable, type Field, findTable } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { convertField, deleteField } from "../records/edit-fields.ts";
import { allRecords, createRecords } from "../records/records.ts";
import { withoutViews } from "./without-views.ts";

/**
 * Deletes a table with its records and views. Links to it become texts, so that the names of the linked records stay;
 * fields that read along such a link go.
 */
export function deleteTable({ data, now }: AppColumns, { id, name }: AppTable): Edit[] {
  const copy = createRecords({ document: data.document, records: allRecords(data), counters: data.counters });
  const columns = createColumns(copy, now);
  const edits: Edit[] = [];
  const apply = (edit: Edit) => {
    edits.push(edit);
    copy.apply(edit);
  };
  for (const { table, field } of fieldsAlong(data.document, id)) {
    if (findTable(copy.document, table)?.nameField !== field.id) apply(deleteField(copy, table, field.id));
  }
  for (const { table, field } of linksTo(data.document, id))
    apply(convertField(columns, table, { ...field, kind: "text", options: {} }).edit);
  apply({
    label: `Delete the table ${name.many}`,
    patches: [...copy.records(id).values()].map((before) => ({
      table: id,
      id: before.id,
      before,
      after: null,
    })),
    document: withoutTable(copy.document, id),
  });
  return edits;
}

interface Placed {
  table: string;
  field: Field;
}

const fieldsOutside = ({ tables }: AppDocument, id: string): Placed[] =>
  tables
    .filter((table) => table.id !== id)
    .flatMap((table) => table.fields.map((field) => ({ table: table.id, field })));

export const linksTo = (document: AppDocument, id: string) =>
  fieldsOutside(document, id).filter(({ field }) => field.kind === "link" && field.options.table === id);

/** Look-ups and roll-ups that read records of a table. */
function fieldsAlong(document: AppDocument, id: string) {
  const links = new Set(linksTo(document, id).map(({ table, field }) => `${table}.${field.id}`));
  return fieldsOutside(document, id).filter(
    ({ table, field }) =>
      (field.kind === "lookup" || field.kind === "rollup") &&
      (field.options.table === id ||
        (field.options.table === undefined && links.has(`${table}.${field.options.link}`))),
  );
}

function withoutTable(document: AppDocument, id: string): AppDocument {
  const gone = new Set(document.views.filter(({ table }) => table === id).map((view) => view.id));
  const rest = withoutViews(document, gone);
  const left = rest.views.find(({ kind }) => kind !== "record" && kind !== "print");
  return {
    ...rest,
    tables: rest.tables.filter((table) => table.id !== id),
    pages: rest.pages.length === 0 && left ? [left.id] : rest.pages,
    roles: rest.roles.map((role) => ({
      ...role,
      tables: Object.fromEntries(Object.entries(role.tables).filter(([table]) => table !== id)),
    })),
    actions: rest.actions.filter(({ table }) => table !== id),
    rules: rest.rules.filter(({ table }) => table !== id),
  };
}
