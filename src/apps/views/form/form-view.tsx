import { rightsOf } from "../../rules/rights.ts";
import { RecordForm } from "../record-form.tsx";
import { ADMIN, type ViewProps } from "../view-props.ts";

export function FormView({ columns, view, table, shown, person = ADMIN, onEdit }: ViewProps<"form">) {
  if (!rightsOf(columns.data.document, person, table.id).add)
    return <p className="empty">This role cannot add {table.name.many.toLowerCase()}.</p>;
  return (
    <RecordForm
      columns={columns}
      table={table}
      shown={shown}
      label={view.name}
      by={person.id}
      intro={view.options.intro}
      thanks={view.options.thanks}
      submit={view.options.submit ?? "Save"}
      onEdit={onEdit}
    />
  );
}
