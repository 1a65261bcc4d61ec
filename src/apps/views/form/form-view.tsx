import { type FormEvent, useState } from "react";
import type { Column } from "../../computed/column.ts";
import { fieldKinds } from "../../fields/kinds.ts";
import { addRecords, defaultsOf, type FieldProblems, problemsOf } from "../../records/edits.ts";
import { runRules } from "../../rules/run-rules.ts";
import { FieldInput } from "../field-input.tsx";
import type { ViewProps } from "../view-props.ts";

export function FormView({ columns, view, table, shown, onEdit }: ViewProps<"form">) {
  const inputs = shown.filter(
    ({ field }) =>
      fieldKinds[field.kind].input.control !== "none" && fieldKinds[field.kind].input.control !== "files",
  );
  const begin = () =>
    Object.fromEntries(
      inputs.map((column) => [column.field.id, textOf(column, defaultsOf(columns, table)[column.field.id])]),
    );
  const [texts, setTexts] = useState<Record<string, string>>(begin);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [isSaved, setIsSaved] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const values: Record<string, unknown> = {};
    const found: FieldProblems = {};
    for (const { field, kind } of inputs) {
      const text = texts[field.id] ?? "";
      const parsed =
        field.kind === "link"
          ? { value: text ? [text] : null }
          : kind.parse(text, field.options, columns.context);
      if ("problem" in parsed) found[field.id] = parsed.problem;
      else values[field.id] = parsed.value;
    }
    const all = { ...problemsOf(columns.data, table, values), ...found };
    setProblems(all);
    setIsSaved(false);
    if (Object.keys(all).length > 0) return;
    const edit = addRecords(columns, table.id, [values]);
    const added = edit.patches[0]?.after;
    if (!added) return;
    const outcome = runRules(columns, table.id, null, added);
    const asked = outcome.questions.map(({ text }) => text);
    // Asked once: saving again is the answer.
    if (asked.length > 0 && asked.join() !== questions.join()) return setQuestions(asked);
    onEdit({ ...edit, patches: edit.patches.map((patch) => ({ ...patch, after: outcome.record })) });
    setQuestions([]);
    setTexts(begin());
    setIsSaved(true);
  }

  return (
    <form className="form-view" onSubmit={save} noValidate aria-label={view.name}>
      {view.options.intro && <p>{view.options.intro}</p>}
      {inputs.map((column) => (
        <FieldInput
          key={column.field.id}
          column={column}
          data={columns.data}
          nameOf={columns.context.nameOf}
          text={texts[column.field.id] ?? ""}
          problem={problems[column.field.id]}
          onType={(text) => setTexts({ ...texts, [column.field.id]: text })}
        />
      ))}
      <div role="status">
        {questions.map((question) => (
          <p key={question} className="question">
            {question}
          </p>
        ))}
        {isSaved && <p>{view.options.thanks ?? "Saved."}</p>}
      </div>
      <button type="submit" className="act main">
        {questions.length > 0 ? "Yes, save it" : "Save"}
      </button>
    </form>
  );
}

/** Inputs for dates have a form of their own; everything else is typed as it is shown. */
function textOf({ kind, format, toCsv }: Column, value: unknown) {
  if (value === undefined) return "";
  return kind.input.type === "date" || kind.input.type === "datetime-local" ? toCsv(value) : format(value);
}
