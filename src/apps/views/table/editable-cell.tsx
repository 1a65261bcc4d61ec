import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { announce } from "#src/ui/announce.ts";
import type { Column } from "../../computed/column.ts";
import type { FieldOf } from "../../document.ts";
import { changeRecords, problemsOf } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { Cell } from "../cell.tsx";
import { type Draft, draftOf, isEditable, readDraft } from "../field-draft.ts";
import { useValueDraft } from "../use-value-draft.ts";
import { ValueEditor } from "../value-editor.tsx";
import { ADMIN, type ViewProps } from "../view-props.ts";

/** An own role, because a phone shows rows as cards, whose cells are none to the browser. */
export const GRID_CELL = { role: "gridcell" } as const;

/** Pictures and files need more room than a cell. */
export const isCellEditable = (column: Column) =>
  isEditable(column) && column.field.kind !== "picture" && column.field.kind !== "file";

interface EditableCellProps extends ViewProps<"table"> {
  column: Column;
  record: AppRecord;
  className: string | undefined;
}

/** A yes or no is ticked in its cell; other values are changed in an editor. */
export function EditableCell(props: EditableCellProps) {
  return props.column.field.kind === "yes-no" ? <TickCell {...props} /> : <TypedCell {...props} />;
}

function TickCell({ columns, table, column, record, className, person = ADMIN, onEdit }: EditableCellProps) {
  const { field } = column;
  const isYes = column.value(record) === true;
  const save = (value: boolean) => {
    const change = new Map([[record.id, { [field.id]: value }]]);
    onEdit(editWithRules(columns, changeRecords(columns.data, table.id, change), person.id).edit);
  };
  return (
    <td {...GRID_CELL} data-head={field.name} data-kind="yes-no" className={className}>
      <label className="cell-check">
        <input
          type="checkbox"
          tabIndex={-1}
          data-cell=""
          aria-label={`${field.name} of ${columns.name(table.id, record)}`}
          checked={isYes}
          onChange={({ target }) => save(target.checked)}
        />
        <span aria-hidden="true">{isYes ? "Yes" : "No"}</span>
      </label>
    </td>
  );
}

/** A cell whose value is changed in its place: it is pressed, or Enter is; Escape leaves it as it was. */
function TypedCell(props: EditableCellProps) {
  const { columns, view, table, column, record, className, person = ADMIN, draftKey, onEdit } = props;
  const { field } = column;
  const [draft, setDraft] = useValueDraft(`cell ${draftKey ?? view.id}`, record.id, field.id);
  const [problem, setProblem] = useState("");
  const cell = useRef<HTMLTableCellElement>(null);
  const value = column.value(record);

  const close = (isFocused: boolean) => {
    setDraft(undefined);
    setProblem("");
    if (isFocused) requestAnimationFrame(() => cell.current?.focus());
  };
  const save = (given: Draft, isFocused: boolean) => {
    const parsed = readDraft(column, given, columns.context);
    const found =
      "problem" in parsed
        ? parsed.problem
        : problemsOf(columns.data, table, { ...record.values, [field.id]: parsed.value }, record.id)[
            field.id
          ];
    if (found !== undefined || "problem" in parsed) {
      if (found !== problem) announce(found ?? "");
      return setProblem(found ?? "");
    }
    close(isFocused);
    const change = new Map([[record.id, { [field.id]: parsed.value }]]);
    onEdit(editWithRules(columns, changeRecords(columns.data, table.id, change), person.id).edit);
  };
  const open = () => setDraft(draftOf(column, record.values[field.id]));

  const onKeyDown = (event: KeyboardEvent) => {
    if (draft) {
      if (event.key !== "Escape") return event.stopPropagation(); // the arrow keys belong to the editor
      event.stopPropagation();
      close(true);
    } else if (event.target === cell.current && (event.key === "Enter" || event.key === "F2")) {
      event.preventDefault();
      open();
    }
  };
  const onClick = ({ target }: MouseEvent) => {
    const isWidget = target instanceof Element && target.closest("a, button, input, label, select, textarea");
    if (!draft && !isWidget && getSelection()?.isCollapsed !== false) open();
  };

  return (
    <td
      ref={cell}
      {...GRID_CELL}
      tabIndex={-1}
      data-cell=""
      data-head={field.name}
      data-kind={column.shown.kind}
      data-open={draft ? "" : undefined}
      className={`${className ?? ""} editable`}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (draft && !currentTarget.contains(relatedTarget)) save(draft, false);
      }}
    >
      {draft ? (
        <Editor
          {...props}
          draft={draft}
          problem={problem}
          onDraft={setDraft}
          onSave={() => save(draft, true)}
        />
      ) : (
        <Cell column={column} value={value} />
      )}
    </td>
  );
}

interface EditorProps extends EditableCellProps {
  draft: Draft;
  problem: string;
  onDraft: (draft: Draft) => void;
  onSave: () => void;
}

function Editor({ columns, column, draft, problem, onDraft, onSave }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { field } = column;
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>("input:checked, input, select, textarea");
    control?.focus();
    if (control instanceof HTMLInputElement && control.type === "text") control.select();
  }, []);
  const isGroup = field.kind === "choices" || field.kind === "link";
  return (
    <form
      ref={form}
      className="cell-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {field.kind === "choice" ? (
        <ChoiceList field={field} draft={draft} problem={problem} onDraft={onDraft} />
      ) : (
        <ValueEditor
          columns={columns}
          column={column}
          draft={draft}
          problem={problem || undefined}
          onDraft={onDraft}
        />
      )}
      {isGroup && (
        <button type="submit" className="act main">
          Save
        </button>
      )}
    </form>
  );
}

function ChoiceList({
  field,
  draft,
  problem,
  onDraft,
}: Pick<EditorProps, "draft" | "problem" | "onDraft"> & { field: FieldOf<"choice"> }) {
  const value = "value" in draft && typeof draft.value === "string" ? draft.value : "";
  return (
    <div className="field">
      <select
        className="choice-edit"
        aria-label={field.name}
        aria-invalid={problem ? true : undefined}
        value={value}
        onChange={({ target }) => onDraft({ value: target.value || null })}
        onKeyDown={(event) => {
          // A list opens with the space key; Enter saves here as in other cells.
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      >
        {(!field.isRequired || value === "") && <option value="" />}
        {field.options.choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {problem && <p className="problem">{problem}</p>}
    </div>
  );
}
