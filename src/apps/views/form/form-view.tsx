import { rightsOf } from "../../rules/rights.ts";
import { RecordForm } from "../record-form.tsx";
import { ADMIN, type ViewProps } from "../view-props.ts";

export function FormView(props: ViewProps<"form">) {
  const { columns, view, table, shown, person = ADMIN, begin, draftKey = view.id, onEdit } = props;
  if (!rightsOf(columns.data.document, person, table.id).add)
    return <p className="empty">This role cannot add {table.name.many.toLowerCase()}.</p>;
  return (
    <RecordForm
      columns={columns}
      table={table}
      shown={shown}
      label={view.name}
      draftKey={draftKey}
      begin={begin}
      by={person.id}
      intro={view.options.intro}
      thanks={view.options.thanks}
      submit={view.options.submit ?? "Save"}
      onEdit={onEdit}
    />
  );
}
