import { type FormEvent, useRef, useState } from "react";
import type { AppColumns, Column } from "../computed/column.ts";
import type { AppTable } from "../document.ts";
import { fieldKinds } from "../fields/kinds.ts";
import type { Edit } from "../records/change.ts";
import { addRecords, defaultsOf, type FieldProblems, problemsOf, type Values } from "../records/edits.ts";
import type { AppRecord } from "../records/record.ts";
import { editWithRules } from "../rules/edit-with-rules.ts";
import { FieldInput } from "./field-input.tsx";
import { useDraft } from "./use-draft.ts";

interface RecordFormProps {
  columns: AppColumns;
  table: AppTable;
  shown: readonly Column[];
  label: string;
  /** Values that a new record begins with, besides the defaults. Those without an input are saved too. */
  begin?: Values | undefined;
  /** Where an unfinished form is stored. */
  draftKey?: string | undefined;
  by?: string | undefined;
  submit?: string;
  intro?: string | undefined;
  thanks?: string | undefined;
  onEdit: (edit: Edit) => void;
  onAdded?: (record: AppRecord) => void;
  onCancel?: () => void;
}

/** A form that adds a record: it says what is missing, and asks what the rules ask. */
export function RecordForm(props: RecordFormProps) {
  const { columns, table, shown, label, begin = {}, by, submit = "Save", onEdit } = props;
  const inputs = shown.filter(
    ({ field }) =>
      fieldKinds[field.kind].input.control !== "none" && fieldKinds[field.kind].input.control !== "files",
  );
  const first = () => {
    const values: Values = { ...defaultsOf(columns, table), ...begin };
    return Object.fromEntries(
      inputs.map((column) => [column.field.id, textOf(column, values[column.field.id])]),
    );
  };
  const [{ typed }, setDraft] = useDraft(props.draftKey ?? null, readTyped);
  const texts: Record<string, string> = { ...first(), ...typed };
  const [problems, setProblems] = useState<FieldProblems>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [isSaved, setIsSaved] = useState(false);

  /** What has been saved: a second submit before the next rendering finds it here. */
  const saved = useRef<unknown>(null);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readTexts(columns, inputs, texts);
    const values = { ...begin, ...read.values };
    const all = { ...problemsOf(columns.data, table, values), ...read.problems };
    setProblems(all);
    setIsSaved(false);
    const [wrong] = inputs.filter(({ field }) => all[field.id]);
    if (wrong)
      form
        .querySelector<HTMLElement>(`[data-field="${wrong.field.id}"] :is(input, select, textarea)`)
        ?.focus();
    if (Object.keys(all).length > 0) return;
    const { edit, questions: raised } = editWithRules(
      columns,
      addRecords(columns, table.id, [values], { by }),
      by,
    );
    const asked = raised.map(({ text }) => text);
    // Asked once: saving again is the answer.
    if (asked.length > 0 && asked.join() !== questions.join()) return setQuestions(asked);
    if (saved.current === typed) return;
    saved.current = typed;
    onEdit(edit);
    setQuestions([]);
    setDraft({ typed: {} });
    setIsSaved(true);
    const added = edit.patches[0]?.after;
    if (added) props.onAdded?.(added);
  }

  return (
    <form className="form-view" onSubmit={save} noValidate aria-label={label}>
      {props.intro && <p>{props.intro}</p>}
      {inputs.map((column) => (
        <FieldInput
          key={column.field.id}
          table={table.id}
          column={column}
          data={columns.data}
          nameOf={columns.context.nameOf}
          text={texts[column.field.id] ?? ""}
          problem={problems[column.field.id]}
          onType={(text) => setDraft({ typed: { ...typed, [column.field.id]: text } })}
        />
      ))}
      <div role="status">
        {questions.map((question) => (
          <p key={question} className="question">
            {question}
          </p>
        ))}
        {isSaved && <p>{props.thanks ?? "Saved."}</p>}
      </div>
      <p className="actions">
        <button type="submit" className="act main">
          {questions.length > 0 ? "Yes, save it" : submit}
        </button>
        {props.onCancel && (
          <button
            type="button"
            className="act"
            onClick={() => {
              setDraft({ typed: {} });
              props.onCancel?.();
            }}
          >
            Cancel
          </button>
        )}
      </p>
    </form>
  );
}

function readTyped(stored: unknown) {
  const { typed } = (stored ?? {}) as Record<string, unknown>;
  const read = Object.entries(typed ?? {}).filter(([, text]) => typeof text === "string");
  return { typed: Object.fromEntries(read) as Record<string, string> };
}

/** Reads what was typed, by the kind of each field. */
export function readTexts(
  columns: AppColumns,
  inputs: readonly Column[],
  texts: Readonly<Record<string, string>>,
) {
  const values: Record<string, unknown> = {};
  const problems: FieldProblems = {};
  for (const { field, kind } of inputs) {
    const text = texts[field.id] ?? "";
    const parsed =
      field.kind === "link"
        ? { value: text ? [text] : null }
        : kind.parse(text, field.options, columns.context);
    if ("problem" in parsed) problems[field.id] = parsed.problem;
    else values[field.id] = parsed.value;
  }
  return { values, problems };
}

/** Inputs for dates have a form of their own; records are chosen by id; everything else is typed as it is shown. */
function textOf({ kind, field, format, toCsv }: Column, value: unknown) {
  if (value === undefined || value === null) return "";
  if (field.kind === "link") return Array.isArray(value) ? String(value[0] ?? "") : "";
  return kind.input.type === "date" || kind.input.type === "datetime-local" ? toCsv(value) : format(value);
}
