import type { RowData } from "@tanstack/react-table";
import type { ComponentProps, ReactNode } from "react";

export type RowId = string | number;

export interface DataColumn<Row> {
  id: string;
  label: string;
  /** Only screen readers get the label, for example above a column of buttons. */
  hidesLabel?: boolean;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** A width class that fits the longest word; a column without one takes the remaining space. */
  width?: string;
  /** The content of a cell: text, links, buttons and check boxes. The arrow keys move between rows. */
  cell: (row: Row) => ReactNode;
  /** The value to sort by. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
}

export interface TableSort {
  column: string;
  isDescending: boolean;
}

export interface RowSelection {
  selected: ReadonlySet<RowId>;
  onSelect: (selected: ReadonlySet<RowId>) => void;
}

export interface DataTableProps<Row extends RowData> {
  /** The accessible name of the table; not visible. */
  caption: string;
  /** The columns. The first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** The ids of hidden columns. */
  hidden?: readonly string[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** Returns the name of a row for its check box. */
  nameOf: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  selection?: RowSelection;
  isLoading?: boolean;
  /** Set if the rows could not be loaded. */
  failure?: { message: string; onRetry: () => void } | null;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** More props of a row, such as a drop handler. */
  rowProps?: (row: Row) => ComponentProps<"tr">;
  /** The estimated height of a row in pixels, for virtualizing long tables. */
  rowHeight?: number;
  /** A class for the minimum width. Where the page is narrower, the table scrolls sideways. */
  minWidth?: string;
  /** A class for the maximum height. Taller tables scroll. */
  height?: string;
}
