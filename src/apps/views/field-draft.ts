import type { Column } from "../computed/column.ts";
import type { FieldContext, Parsed } from "../fields/field-values.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";

/** A value while it is being edited: text as it is typed, and everything else as it is stored. */
export type Draft = { text: string } | { value: unknown };

/** Kinds that are chosen instead of typed. */
const CHOSEN = new Set(["choice", "choices", "yes-no", "link", "picture", "file"]);

export const isEditable = ({ field }: Column) =>
  fieldKinds[field.kind].isComputed !== true && fieldKinds[field.kind].input.control !== "none";

export function draftOf({ field, kind, format, toCsv }: Column, value: unknown): Draft {
  if (CHOSEN.has(field.kind)) return { value: value ?? null };
  if (isEmpty(value)) return { text: "" };
  const { type } = kind.input;
  // Inputs for dates have a form of their own; everything else is typed as it is shown.
  return { text: type === "date" || type === "datetime-local" ? toCsv(value) : format(value) };
}

export function readDraft(column: Column, draft: Draft | undefined, context: FieldContext): Parsed<unknown> {
  if (!draft) return { value: null };
  if ("value" in draft) return { value: isEmpty(draft.value) ? null : draft.value };
  return column.kind.parse(draft.text, column.field.options, context);
}

/** Returns a draft as it was stored. */
export function readStoredDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return;
  if ("text" in stored && typeof stored.text === "string") return { text: stored.text };
  return "value" in stored ? { value: stored.value } : undefined;
}
