import { use, useEffect, useMemo, useRef, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { downloadText } from "#src/lib/download.ts";
import type { Column } from "../../computed/column.ts";
import { type AppTable, findField } from "../../document.ts";
import { tableAsCsv } from "../../out/table-as-csv.ts";
import { sortRecords, summarize } from "../../query/query-view.ts";
import { changeRecords } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";
import { editWithRules } from "../../rules/edit-with-rules.ts";
import { may, rightsOf } from "../../rules/rights.ts";
import { Cell, isNumeric } from "../cell.tsx";
import { ParcelOf } from "../storefront/parcel.tsx";
import { useDraft } from "../use-draft.ts";
import { AddFieldButton, FieldName, ViewEditingContext } from "../view-editing.tsx";
import { ADMIN, type ViewProps } from "../view-props.ts";
import { EditableCell, isCellEditable } from "./editable-cell.tsx";
import { keepOneTabStop, moveInGrid } from "./grid-keys.ts";
import css from "./table.css?inline";

adoptStyle(css);

/** A simple table stays readable for screen readers; more rows come when they are asked for. */
const ROWS_AT_A_TIME = 200;

interface Sorted {
  field: string;
  isDescending: boolean;
}

export function TableView(props: ViewProps<"table">) {
  const { columns, view, table, result, shown, person = ADMIN, onOpen } = props;
  const isEdited = use(ViewEditingContext) !== null;
  const usual = view.options.rows ?? ROWS_AT_A_TIME;
  const [rows, setRows] = useState(usual);
  const [{ wanted }, setDraft] = useDraft(`filters ${view.id}`, readFilters);
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const records = useMemo(() => {
    const filters = Object.entries(wanted).filter(([field, choice]) => isChoice(table, field, choice));
    const found = result.records.filter((record) =>
      filters.every(([field, choice]) => record.values[field] === choice),
    );
    return sorted ? sortRecords(columns, table.id, found, [sorted]) : found;
  }, [columns, table, result.records, wanted, sorted]);
  const sums = shown.map((column) =>
    column.field.summary ? summarize(columns, column, column.field.summary, records) : null,
  );
  const [first, ...others] = shown;
  const isGrid = rightsOf(columns.data.document, person, table.id).change && others.some(isCellEditable);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (isGrid) keepOneTabStop(grid.current); // the rows may be others after any change
  });
  const usualSort = view.sort?.[0] && {
    field: view.sort[0].field,
    isDescending: view.sort[0].isDescending === true,
  };
  return (
    <>
      <Filters
        columns={shown}
        fields={view.options.filters ?? []}
        wanted={wanted}
        onWanted={(next) => {
          setDraft({ wanted: next });
          setRows(usual);
        }}
      />
      {isGrid && records.length > 0 && (
        <p className="board-hint table-hint">
          To change a value, press it, or choose it with the arrow keys and press Enter.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls with the arrow keys */}
      <section className="table-view" aria-label={view.name} tabIndex={0}>
        {/* Roles of their own, because a phone shows rows as cards, which are no table to the browser. */}
        <table
          ref={grid}
          role={isGrid ? "grid" : undefined}
          aria-label={isGrid ? view.name : undefined}
          onKeyDown={isGrid ? moveInGrid : undefined}
          onFocus={({ target, currentTarget }) => {
            if (isGrid && target.matches("[data-cell]")) keepOneTabStop(currentTarget, target);
          }}
        >
          <thead role={isGrid ? "rowgroup" : undefined}>
            <tr role={isGrid ? "row" : undefined}>
              {shown.map((column) => (
                <Head
                  key={column.field.id}
                  table={table.id}
                  column={column}
                  isGrid={isGrid}
                  sorted={sorted ?? usualSort}
                  onSort={setSorted}
                />
              ))}
              {isEdited && (
                <td className="add-column">
                  <AddFieldButton table={table.id} />
                </td>
              )}
            </tr>
          </thead>
          <tbody role={isGrid ? "rowgroup" : undefined}>
            {records.slice(0, rows).map((record) => (
              <tr key={record.id} role={isGrid ? "row" : undefined}>
                <th scope="row" role={isGrid ? "rowheader" : undefined}>
                  <button
                    type="button"
                    {...(isGrid && { tabIndex: -1, "data-cell": "" })}
                    onClick={() => onOpen(table.id, record)}
                  >
                    {first?.format(first.value(record)) || columns.name(table.id, record) || "Open"}
                  </button>
                  {view.options.parcels && (
                    <ParcelOf columns={columns} storefront={view.options.parcels} order={record} />
                  )}
                </th>
                {others.map((column) =>
                  isGrid &&
                  isCellEditable(column) &&
                  !view.options.edits?.includes(column.field.id) &&
                  may(columns.data.document, person, "change", table.id, record) ? (
                    <EditableCell
                      key={column.field.id}
                      {...props}
                      column={column}
                      record={record}
                      className={isNumeric(column) ? "numeric" : undefined}
                    />
                  ) : (
                    <td
                      key={column.field.id}
                      {...(isGrid && { role: "gridcell", tabIndex: -1, "data-cell": "" })}
                      data-head={column.field.name}
                      data-kind={column.shown.kind}
                      className={isNumeric(column) ? "numeric" : undefined}
                    >
                      <TableCell {...props} column={column} record={record} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          {sums.some(Boolean) && (
            <tfoot role={isGrid ? "rowgroup" : undefined}>
              <tr role={isGrid ? "row" : undefined}>
                {sums.map((sum, at) => (
                  <td role={isGrid ? "gridcell" : undefined} key={shown[at]?.field.id} className="numeric">
                    {sum?.text}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        {records.length === 0 && result.records.length > 0 && (
          <p className="empty">
            No {table.name.many.toLowerCase()} match.{" "}
            <button type="button" className="act" onClick={() => setDraft({ wanted: {} })}>
              Clear the filters
            </button>
          </p>
        )}
        {records.length > rows && (
          <button
            type="button"
            className="act"
            onClick={() => setRows(rows + Math.max(ROWS_AT_A_TIME / 4, usual))}
          >
            Show more of {records.length} {table.name.many.toLowerCase()}
          </button>
        )}
        {view.options.hasCsv && person.role === "admin" && records.length > 0 && (
          <button
            type="button"
            className="act main"
            onClick={() =>
              downloadText(
                `${table.name.many.toLowerCase()} ${columns.context.today}.csv`,
                tableAsCsv(columns, table.id, records),
                "text/csv",
              )
            }
          >
            Export CSV
          </button>
        )}
      </section>
    </>
  );
}

/** A choice may have been deleted since it was last filtered by. */
const isChoice = (table: AppTable, id: string, choice: string) => {
  const field = findField(table, id);
  return field?.kind === "choice" && field.options.choices.some((one) => one.id === choice);
};

function readFilters(stored: unknown): { wanted: Readonly<Record<string, string>> } {
  const { wanted } = (stored ?? {}) as Record<string, unknown>;
  const read = Object.entries(wanted ?? {}).filter(([, choice]) => typeof choice === "string");
  return { wanted: Object.fromEntries(read) as Record<string, string> };
}

interface HeadProps {
  table: string;
  column: Column;
  isGrid: boolean;
  sorted: Sorted | undefined;
  onSort: (sorted: Sorted) => void;
}

function Head({ table, column, isGrid, sorted, onSort }: HeadProps) {
  const isEdited = use(ViewEditingContext) !== null;
  const { id, name } = column.field;
  const isSorted = sorted?.field === id;
  const isDescending = isSorted && sorted.isDescending;
  return (
    <th
      scope="col"
      role={isGrid ? "columnheader" : undefined}
      className={isNumeric(column) ? "numeric" : undefined}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      {isEdited ? (
        <FieldName table={table} field={column.field} />
      ) : (
        <button
          type="button"
          className="sorter"
          onClick={() => onSort({ field: id, isDescending: isSorted && !isDescending })}
        >
          {name}
          {isSorted && <span aria-hidden="true">{isDescending ? " ↓" : " ↑"}</span>}
        </button>
      )}
    </th>
  );
}

interface FiltersProps {
  columns: readonly Column[];
  fields: readonly string[];
  wanted: Readonly<Record<string, string>>;
  onWanted: (wanted: Readonly<Record<string, string>>) => void;
}

function Filters({ columns, fields, wanted, onWanted }: FiltersProps) {
  const choices = columns.flatMap(({ field }) =>
    field.kind === "choice" && fields.includes(field.id) ? [field] : [],
  );
  if (choices.length === 0) return null;
  return (
    <div className="table-filters">
      {choices.map(({ id, name, options }) => (
        <label key={id} className="field">
          <span>{name}</span>
          <select
            value={wanted[id] ?? ""}
            onChange={({ target }) => onWanted({ ...wanted, [id]: target.value })}
          >
            <option value="">All</option>
            {options.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** A value; a choice that is often changed is a list. */
function TableCell(props: ViewProps<"table"> & { column: Column; record: AppRecord }) {
  const { columns, view, table, column, record, person = ADMIN, onEdit } = props;
  const { field } = column;
  const value = column.value(record);
  const isEdited =
    view.options.edits?.includes(field.id) && rightsOf(columns.data.document, person, table.id).change;
  if (field.kind !== "choice" || !isEdited) return <Cell column={column} value={value} />;
  return (
    <select
      className="choice-edit"
      aria-label={`${field.name} of ${columns.name(table.id, record)}`}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => {
        const changes = new Map([[record.id, { [field.id]: target.value || null }]]);
        onEdit(editWithRules(columns, changeRecords(columns.data, table.id, changes), person.id).edit);
      }}
    >
      {!field.isRequired && field.default === undefined && <option value="" />}
      {field.options.choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
