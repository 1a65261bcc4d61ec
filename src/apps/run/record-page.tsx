import editIcon from "icon:pencil-simple";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { AppColumns, Column } from "../computed/column.ts";
import { type AppTable, findField, type View } from "../document.ts";
import type { StoredFile } from "../fields/file/file.ts";
import { isEmpty } from "../fields/operators.ts";
import type { Edit } from "../records/change.ts";
import { changeRecords, problemsOf } from "../records/edits.ts";
import { type AppRecord, inOrder } from "../records/record.ts";
import { actionsOf, runAction } from "../rules/run-action.ts";
import { Cell } from "../views/cell.tsx";
import { type Draft, draftOf, isEditable, readDraft } from "../views/field-draft.ts";
import { Picture } from "../views/picture.tsx";
import { useValueDraft } from "../views/use-value-draft.ts";
import { ValueEditor } from "../views/value-editor.tsx";
import { AddFieldButton, FieldName } from "../views/view-editing.tsx";

export interface RecordPageProps {
  columns: AppColumns;
  table: AppTable;
  record: AppRecord;
  shown: readonly Column[];
  mayChange: boolean;
  onOpen: (table: string, record: AppRecord) => void;
  onEdit: (edit: Edit) => void;
  /** Adds a record that links to this one; undefined if the person may not. */
  onAdd: (table: string) => ((given: Record<string, unknown>) => void) | undefined;
  onSay: (text: string) => void;
  /** Views instead of the lists of records that link here. */
  parts?: ReactNode;
  /** Buttons at the end: what changed, delete. */
  children?: ReactNode;
}

/** One record: its values, which are edited in place, its actions, and everything that links to it. */
export function RecordPage(props: RecordPageProps) {
  const { columns, table, record, shown, mayChange, onEdit, onSay, children } = props;
  const name = columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`;
  const pictures = shown.filter(({ field }) => field.kind === "picture");
  const facts = shown.filter(({ field }) => field.kind !== "picture");
  return (
    <article className="record-view">
      <div className="run-record-head">
        <p className="run-eyebrow">{table.name.one}</p>
        <h2>{name}</h2>
      </div>
      <Actions {...props} />
      {pictures.map((column) => (
        <EditablePictures key={column.field.id} {...props} column={column} />
      ))}
      <dl>
        {facts
          .filter((column) => isEditable(column) || !isEmpty(column.value(record)))
          .map((column) => (
            <Fact
              key={column.field.id}
              columns={columns}
              table={table}
              record={record}
              column={column}
              mayChange={mayChange && isEditable(column)}
              onEdit={onEdit}
              onSay={onSay}
            />
          ))}
      </dl>
      <AddFieldButton table={table.id} />
      {props.parts ?? <LinkedRecords {...props} />}
      {children && <div className="run-row run-record-end">{children}</div>}
    </article>
  );
}

function Actions({ columns, table, record, mayChange, onEdit, onSay }: RecordPageProps) {
  const actions = actionsOf(columns, table.id, record);
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map((action, at) => {
        const { edit, messages, problems } = runAction(columns, action, record);
        const [message] = messages;
        const look = at === 0 ? "act main" : "act";
        if (message && edit.patches.length === 0)
          return (
            <a key={action.id} className={look} href={message}>
              {action.name}
            </a>
          );
        if (edit.patches.length > 0 && !mayChange) return null;
        return (
          <button
            key={action.id}
            type="button"
            className={look}
            onClick={() => {
              if (problems[0]) return onSay(problems[0]);
              if (edit.patches.length > 0) onEdit(edit);
              if (message) location.assign(message);
            }}
          >
            {action.name}
          </button>
        );
      })}
    </p>
  );
}

interface FactProps
  extends Pick<RecordPageProps, "columns" | "table" | "record" | "mayChange" | "onEdit" | "onSay"> {
  column: Column;
}

function Fact({ columns, table, record, column, mayChange, onEdit, onSay }: FactProps) {
  const { field } = column;
  const value = column.value(record);
  const [draft, setDraft] = useValueDraft("fact", record.id, field.id);
  const [problem, setProblem] = useState("");
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setDraft(undefined);
    setProblem("");
    // The button is there again after the next render.
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = (given: Draft | undefined = draft) => {
    const parsed = readDraft(column, given, columns.context);
    if ("problem" in parsed) return setProblem(parsed.problem);
    const values = { ...record.values, [field.id]: parsed.value };
    const found = problemsOf(columns.data, table, values, record.id)[field.id];
    if (found) return setProblem(found);
    onEdit(changeRecords(columns.data, table.id, new Map([[record.id, { [field.id]: parsed.value }]])));
    close();
  };

  if (field.kind === "yes-no" && mayChange)
    return (
      <div>
        <dt>
          <FieldName table={table.id} field={field} />
        </dt>
        <dd>
          <label className="run-check">
            <input
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => {
                save({ value: target.checked });
                onSay(`${field.name}: ${target.checked ? "yes" : "no"}`);
              }}
            />
            <span className="sr">{field.name}</span>
            <span aria-hidden="true">{value === true ? "Yes" : "No"}</span>
          </label>
        </dd>
      </div>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={draft ? "run-editing" : undefined}>
      <dt aria-hidden={draft ? true : undefined}>
        {draft ? field.name : <FieldName table={table.id} field={field} />}
      </dt>
      <dd>
        {draft ? (
          <form
            noValidate
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <div ref={(element) => focusFirst(element)}>
              <ValueEditor
                columns={columns}
                column={column}
                draft={draft}
                problem={problem || undefined}
                onDraft={setDraft}
              />
            </div>
            <div className="run-row">
              <button type="submit" className="act main">
                Save
              </button>
              <button type="button" className="act" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
        ) : (
          <>
            {isEmpty(value) ? <span className="no">Not set</span> : <Cell column={column} value={value} />}
            {mayChange && (
              <button
                ref={button}
                type="button"
                className="run-pencil"
                aria-label={`Edit ${field.name}`}
                onClick={() => setDraft(draftOf(column, value))}
              >
                <Icon path={editIcon} />
              </button>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

/** Moves the focus into an editor when it appears, but not while people work in it. */
function focusFirst(element: HTMLElement | null) {
  if (!element || element.contains(document.activeElement)) return;
  if (element.dataset.focused) return;
  element.dataset.focused = "";
  const control = element.querySelector<HTMLElement>("input:checked, input, select, textarea");
  control?.focus();
  if (control instanceof HTMLInputElement && control.type === "text") control.select();
}

/** Pictures stand large, and each change is saved at once. */
function EditablePictures({
  columns,
  table,
  record,
  column,
  mayChange,
  onEdit,
}: RecordPageProps & { column: Column }) {
  const files = (column.value(record) as StoredFile[] | null) ?? [];
  if (!mayChange)
    return (
      <div className="run-pictures">
        {files.map((file) => (
          <Picture key={file.asset} file={file} />
        ))}
      </div>
    );
  return (
    <ValueEditor
      columns={columns}
      column={column}
      draft={{ value: files }}
      onDraft={(draft) => {
        const { value } = draft as { value: unknown };
        const change = { [column.field.id]: Array.isArray(value) && value.length > 0 ? value : null };
        onEdit(changeRecords(columns.data, table.id, new Map([[record.id, change]])));
      }}
    />
  );
}

/** The tables that link here, in the order that the record page names, or all of them. */
function linkedTables(columns: AppColumns, table: AppTable) {
  const { document } = columns.data;
  const page = document.views.find(
    (view): view is Extract<View, { kind: "record" }> => view.kind === "record" && view.table === table.id,
  );
  const all = document.tables.flatMap((from) =>
    from.fields.flatMap((field) =>
      field.kind === "link" && field.options.table === table.id ? [{ from, field }] : [],
    ),
  );
  const wanted = page?.options.linked;
  return wanted ? all.filter(({ from, field }) => wanted.includes(`${from.id}.${field.id}`)) : all;
}

function LinkedRecords({ columns, table, record, onOpen, onAdd }: RecordPageProps) {
  return linkedTables(columns, table).map(({ from, field }) => {
    const records = inOrder(columns.linking(from.id, field.id).get(record.id) ?? []);
    const add = onAdd(from.id);
    if (records.length === 0 && !add) return null;
    const date = from.fields.find(({ kind }) => kind === "date-time" || kind === "date");
    const column = date && columns.column(from.id, date.id);
    const isNamedByIt = findField(from, from.nameField)?.id === date?.id;
    return (
      <section key={`${from.id}.${field.id}`} aria-label={from.name.many}>
        <h3>
          {from.name.many} {records.length > 0 && <small>{records.length}</small>}
        </h3>
        <ul>
          {records.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onOpen(from.id, one)}>
                {columns.name(from.id, one) || from.name.one}
              </button>
              {column && !isNamedByIt && <span>{column.format(column.value(one))}</span>}
            </li>
          ))}
        </ul>
        {add && (
          <button type="button" className="act" onClick={() => add({ [field.id]: [record.id] })}>
            Add {from.name.one.toLowerCase()}
          </button>
        )}
      </section>
    );
  });
}
