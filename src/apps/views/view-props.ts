import type { AppColumns, Column } from "../computed/column.ts";
import { type AppTable, findTable, type View, type ViewOf } from "../document.ts";
import { type QueryResult, queryRecords } from "../query/query-view.ts";
import type { Edit } from "../records/change.ts";
import type { Values } from "../records/edits.ts";
import type { AppRecord } from "../records/record.ts";
import type { Person } from "../rules/rights.ts";
import type { ViewKindId } from "./view-kinds.ts";

export interface ViewProps<Id extends ViewKindId = ViewKindId> {
  columns: AppColumns;
  view: ViewOf<Id>;
  table: AppTable;
  result: QueryResult;
  /** The fields that the view shows, in order. */
  shown: readonly Column[];
  onOpen: (table: string, record: AppRecord) => void;
  /** Asks before it deletes a record. */
  onDelete?: ((table: string, record: AppRecord) => void) | undefined;
  /** Gets edits with the effects of the app's rules already in them. */
  onEdit: (edit: Edit) => void;
  /** Opens a form for a new record with these values. Without it, a view shows a form of its own. */
  onAdd?: ((given: Values) => void) | undefined;
  /** The person who uses the app; an admin without it. */
  person?: Person | undefined;
  /** Values that records get which this view adds. */
  begin?: Values;
  /** The key under which the view remembers what is unfinished; its id without one. */
  draftKey?: string;
}

export const ADMIN: Person = { role: "admin" };

/** Returns what a view shows, or undefined if its table is gone. */
export function showView(columns: AppColumns, view: View, search: string) {
  const table = findTable(columns.data.document, view.table);
  if (!table) return;
  const { filter, sort, group } = view;
  const by = view.kind === "board" ? view.options.by : group;
  return {
    table,
    result: queryRecords(columns, { table: table.id, filter, sort, group: by, search }),
    shown: shownColumns(columns, table, view.fields),
  };
}

export const shownColumns = (columns: AppColumns, table: AppTable, fields?: readonly string[]) =>
  (fields ?? table.fields.map(({ id }) => id)).flatMap((id) => columns.column(table.id, id) ?? []);
