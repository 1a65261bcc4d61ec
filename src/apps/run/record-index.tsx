import { useId } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import type { AppColumns } from "../computed/column.ts";
import type { Edit } from "../records/change.ts";
import type { AppRecord } from "../records/record.ts";
import { may, type Person, rightsOf } from "../rules/rights.ts";
import { FormView } from "../views/form/form-view.tsx";
import { useDraft } from "../views/use-draft.ts";
import { showView } from "../views/view-props.ts";
import css from "./record-index.css?inline";

adoptStyle(css);

/** More names are found by the search. */
const MOST_NAMES = 200;

/** The records that the index of an app finds, and the words that it searches. */
export function useIndex(columns: AppColumns, person: Person) {
  const { document } = columns.data;
  const { index } = document;
  const [{ search }, setDraft] = useDraft("index", readSearch);
  const view = document.views.find(({ id }) => id === index?.view);
  if (!index || !view || !rightsOf(document, person, view.table).see) return;
  const shown = showView(columns, view, search);
  if (!shown) return;
  const records = shown.result.records.filter((record) => may(document, person, "see", view.table, record));
  return {
    ...index,
    view,
    table: shown.table,
    records,
    search,
    onSearch: (search: string) => setDraft({ search }),
  };
}

interface RecordIndexProps {
  columns: AppColumns;
  index: NonNullable<ReturnType<typeof useIndex>>;
  person: Person;
  /** The id of the open record. */
  current: string | undefined;
  onOpen: (record: AppRecord) => void;
  onEdit: (edit: Edit) => void;
}

/** The names of a table beside the pages, by letter, with a search and a form for a new one. */
export function RecordIndex({ columns, index, person, current, onOpen, onEdit }: RecordIndexProps) {
  const { view, table, records, search, onSearch } = index;
  const id = useId();
  const second = columns.column(
    table.id,
    (view.fields ?? []).find((field) => field !== table.nameField) ?? "",
  );
  const names = records.map(
    (record) => columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`,
  );
  const letter = (at: number) => [...(names[at] ?? "")][0];
  return (
    <div className="record-index">
      <div className="field">
        <label htmlFor={id}>{index.label ?? `Search ${table.name.many.toLowerCase()}`}</label>
        <input
          id={id}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <p role="status" className={records.length > 0 ? "sr" : undefined}>
        {records.length > 0
          ? `${records.length} ${table.name.many.toLowerCase()}`
          : search
            ? `No ${table.name.many.toLowerCase()} match.`
            : `No ${table.name.many.toLowerCase()} yet.`}
      </p>
      <ul className="names" aria-label={table.name.many}>
        {records.slice(0, MOST_NAMES).map((record, at) => (
          <li key={record.id}>
            <i aria-hidden="true">{letter(at) === letter(at - 1) ? "" : letter(at)}</i>
            <button
              type="button"
              aria-current={record.id === current || undefined}
              onClick={() => onOpen(record)}
            >
              {names[at]}
              {second && <small>{second.format(second.value(record))}</small>}
            </button>
          </li>
        ))}
      </ul>
      <NewRecord columns={columns} formId={index.form} person={person} onEdit={onEdit} />
    </div>
  );
}

interface NewRecordProps extends Pick<RecordIndexProps, "columns" | "person" | "onEdit"> {
  formId: string | undefined;
}

function NewRecord({ columns, formId, person, onEdit }: NewRecordProps) {
  const form = columns.data.document.views.find(({ id }) => id === formId);
  const shown = form?.kind === "form" && showView(columns, form, "");
  if (form?.kind !== "form" || !shown || !rightsOf(columns.data.document, person, form.table).add)
    return null;
  return (
    <details>
      <summary className="act">{form.name}</summary>
      <FormView {...shown} columns={columns} view={form} person={person} onOpen={() => {}} onEdit={onEdit} />
    </details>
  );
}

function readSearch(stored: unknown) {
  const { search } = (stored ?? {}) as Record<string, unknown>;
  return { search: typeof search === "string" ? search : "" };
}
