import { type ChangeEvent, use, useId } from "react";
import type { Column } from "../computed/column.ts";
import { fieldKinds } from "../fields/kinds.ts";
import type { AppData } from "../records/records.ts";
import { FieldName, ViewEditingContext } from "./view-editing.tsx";

interface FieldInputProps {
  /** The table of the field: its label opens the field's settings while the app is edited. */
  table?: string | undefined;
  column: Column;
  data: AppData;
  nameOf: (table: string, id: string) => string | undefined;
  /** The text as it is typed; for a link, the id of the record. */
  text: string;
  problem?: string | undefined;
  onType: (text: string) => void;
}

/** The input of a field, labelled and described. What people type is read by the field's kind. */
export function FieldInput({ table, column, text, problem, onType, ...rest }: FieldInputProps) {
  const id = useId();
  const isEdited = use(ViewEditingContext) !== null;
  const { field } = column;
  const { control, type = "text", inputMode, autoComplete } = fieldKinds[field.kind].input;
  const described = [field.hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    required: field.isRequired,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onType(target.value),
  };
  return (
    <div className="field" data-field={field.id}>
      {table !== undefined && isEdited && <FieldName table={table} field={field} />}
      <label htmlFor={id} className={table !== undefined && isEdited ? "sr" : undefined}>
        {field.name}
      </label>
      {control === "lines" ? (
        <textarea {...shared} value={text} rows={3} autoComplete={autoComplete} />
      ) : control === "choice" || control === "records" || control === "switch" ? (
        <select {...shared} value={text}>
          <option value="">{control === "switch" ? "No" : ""}</option>
          {optionsOf(column, rest).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} value={text} type={type} inputMode={inputMode} autoComplete={autoComplete} />
      )}
      {field.hint && <p id={`${id}-hint`}>{field.hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Choices by name, which their kind reads; records by id, because two can have one name. */
function optionsOf({ field }: Column, { data, nameOf }: Pick<FieldInputProps, "data" | "nameOf">) {
  if (field.kind === "choice") return field.options.choices.map(({ name }) => ({ value: name, name }));
  if (field.kind === "yes-no") return [{ value: "Yes", name: "Yes" }];
  if (field.kind !== "link") return [];
  const { table } = field.options;
  const records = [...data.records(table).keys()].map((value) => ({
    value,
    name: nameOf(table, value) ?? "",
  }));
  return records.sort((one, other) => one.name.localeCompare(other.name));
}
