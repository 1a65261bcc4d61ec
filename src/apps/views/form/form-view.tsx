import { RecordForm } from "../record-form.tsx";
import type { ViewProps } from "../view-props.ts";

export function FormView({ columns, view, table, shown, person, onEdit }: ViewProps<"form">) {
  return (
    <RecordForm
      columns={columns}
      table={table}
      shown={shown}
      label={view.name}
      by={person?.id}
      intro={view.options.intro}
      thanks={view.options.thanks}
      submit={view.options.submit ?? "Save"}
      onEdit={onEdit}
    />
  );
}
