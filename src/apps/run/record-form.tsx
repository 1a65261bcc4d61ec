import { type FormEvent, useRef, useState } from "react";
import type { AppColumns, Column } from "../computed/column.ts";
import type { AppTable } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { addRecords, defaultsOf, type FieldProblems, problemsOf, type Values } from "../records/edits.ts";
import { type Draft, draftOf, isEditable, readDraft } from "./field-draft.ts";
import { ValueEditor } from "./value-editor.tsx";

interface RecordFormProps {
  columns: AppColumns;
  table: AppTable;
  /** The fields to fill in. */
  shown: readonly Column[];
  /** Values that the record gets, such as the link to the record from whose page it is added. */
  given?: Values | undefined;
  by?: string | undefined;
  onEdit: (edit: Edit) => void;
  onCancel: () => void;
}

/** A form for a new record. */
export function RecordForm({ columns, table, shown, given = {}, by, onEdit, onCancel }: RecordFormProps) {
  const inputs = shown.filter(isEditable);
  const [drafts, setDrafts] = useState<Record<string, Draft>>(() => {
    const values: Record<string, unknown> = { ...defaultsOf(columns, table), ...given };
    return Object.fromEntries(
      inputs.map((column) => [column.field.id, draftOf(column, values[column.field.id])]),
    );
  });
  const [problems, setProblems] = useState<FieldProblems>({});
  const form = useRef<HTMLFormElement>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const values: Record<string, unknown> = { ...given };
    const found: FieldProblems = {};
    for (const column of inputs) {
      const parsed = readDraft(column, drafts[column.field.id], columns.context);
      if ("problem" in parsed) found[column.field.id] = parsed.problem;
      else values[column.field.id] = parsed.value;
    }
    const all = { ...problemsOf(columns.data, table, values), ...found };
    setProblems(all);
    if (Object.keys(all).length > 0) {
      // The first field with a problem, once its message is there.
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>("[data-problem] :is(input, select, textarea, button)")
          ?.focus(),
      );
      return;
    }
    onEdit(addRecords(columns, table.id, [values], { by }));
  }

  return (
    <form ref={form} className="run-form" onSubmit={save} noValidate>
      {inputs.map((column) => (
        <div key={column.field.id} data-problem={problems[column.field.id] && ""}>
          <ValueEditor
            columns={columns}
            column={column}
            draft={drafts[column.field.id] ?? { value: null }}
            problem={problems[column.field.id]}
            onDraft={(draft) => setDrafts({ ...drafts, [column.field.id]: draft })}
          />
        </div>
      ))}
      <p role="alert" className="problem">
        {Object.keys(problems).length > 1 && `${Object.keys(problems).length} fields need another look.`}
      </p>
      <div className="run-row run-end">
        <button type="button" className="act" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="act main">
          Save
        </button>
      </div>
    </form>
  );
}
