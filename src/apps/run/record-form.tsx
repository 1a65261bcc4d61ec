import { type FormEvent, useId, useRef, useState } from "react";
import type { AppColumns, Column } from "../computed/column.ts";
import type { AppTable } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { addRecords, defaultsOf, type FieldProblems, problemsOf, type Values } from "../records/edits.ts";
import { type Draft, draftOf, isEditable, readDraft, readStoredDraft } from "../views/field-draft.ts";
import { useDraft } from "../views/use-draft.ts";
import { ValueEditor } from "../views/value-editor.tsx";
import { MessageBox } from "./message-box.tsx";

interface RecordFormProps {
  columns: AppColumns;
  table: AppTable;
  /** The fields to fill in. */
  shown: readonly Column[];
  /** Values that the record gets, such as the link to the record from whose page it is added. */
  given?: Values | undefined;
  by?: string | undefined;
  /** Whether the place to paste a message is open at first. */
  hasMessage?: boolean | undefined;
  onEdit: (edit: Edit, onSaved: () => void) => void;
  onCancel: () => void;
}

/** A form for a new record. What is typed is stored until it is saved or cancelled. */
export function RecordForm(props: RecordFormProps) {
  const { columns, table, shown, given = {}, by, onEdit, onCancel } = props;
  const inputs = shown.filter(isEditable);
  const [first] = useState(() => {
    const values: Record<string, unknown> = { ...defaultsOf(columns, table), ...given };
    return Object.fromEntries(
      inputs.map((column) => [column.field.id, draftOf(column, values[column.field.id])]),
    );
  });
  const [{ typed }, setDraft] = useDraft(`add ${table.id} ${JSON.stringify(given)}`, readTyped);
  const [isContinued, setIsContinued] = useState(Object.keys(typed).length > 0);
  const drafts: Record<string, Draft> = { ...first, ...typed };
  const noteId = useId();
  const clear = () => setDraft({ typed: {} });
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
    onEdit(addRecords(columns, table.id, [values], { by }), clear);
  }

  return (
    <form ref={form} className="run-form" onSubmit={save} noValidate>
      {isContinued && (
        <div className="run-notice">
          <p id={noteId}>You have begun this before.</p>
          <button
            type="button"
            className="act"
            aria-describedby={noteId}
            onClick={() => {
              clear();
              setIsContinued(false);
              form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
            }}
          >
            Begin anew
          </button>
        </div>
      )}
      <MessageBox
        columns={columns}
        inputs={inputs}
        isOpenAtFirst={props.hasMessage ?? false}
        onRead={(drafts) => setDraft({ typed: { ...typed, ...drafts } })}
      />
      {inputs.map((column) => (
        <div key={column.field.id} data-problem={problems[column.field.id] && ""}>
          <ValueEditor
            columns={columns}
            column={column}
            draft={drafts[column.field.id] ?? { value: null }}
            problem={problems[column.field.id]}
            onDraft={(draft) => setDraft({ typed: { ...typed, [column.field.id]: draft } })}
          />
        </div>
      ))}
      <p role="alert" className="problem">
        {Object.keys(problems).length > 1 && `${Object.keys(problems).length} fields need another look.`}
      </p>
      <div className="run-row run-end">
        <button
          type="button"
          className="act"
          onClick={() => {
            clear();
            onCancel();
          }}
        >
          Cancel
        </button>
        <button type="submit" className="act main">
          Save
        </button>
      </div>
    </form>
  );
}

function readTyped(stored: unknown): { typed: Readonly<Record<string, Draft>> } {
  const { typed } = (stored ?? {}) as Record<string, unknown>;
  const read = Object.entries(typed ?? {}).flatMap(([field, draft]) => {
    const one = readStoredDraft(draft);
    return one ? [[field, one] as const] : [];
  });
  return { typed: Object.fromEntries(read) };
}
