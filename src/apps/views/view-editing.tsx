import { createContext, type ReactNode, use } from "react";
import type { Field } from "../document.ts";

/** Present while the app itself is edited: names of fields open their settings. */
export interface ViewEditing {
  openField: (table: string, field: string) => void;
  addField: (table: string) => void;
}

export const ViewEditingContext = createContext<ViewEditing | null>(null);

interface FieldNameProps {
  table: string;
  field: Pick<Field, "id" | "name">;
  children?: ReactNode;
}

/** The name of a field; a button to its settings while the app is edited. */
export function FieldName({ table, field, children = field.name }: FieldNameProps) {
  const editing = use(ViewEditingContext);
  if (!editing) return children;
  return (
    <button
      type="button"
      className="field-name-edit"
      aria-label={`Field ${field.name}`}
      onClick={() => editing.openField(table, field.id)}
    >
      {field.name}
    </button>
  );
}

/** Adds a field, while the app is edited. */
export function AddFieldButton({ table }: { table: string }) {
  const editing = use(ViewEditingContext);
  if (!editing) return null;
  return (
    <button
      type="button"
      className="field-name-edit"
      aria-label="Add a field"
      onClick={() => editing.addField(table)}
    >
      +
    </button>
  );
}
