import type { RowData } from "@tanstack/react-table";
import type { ComponentProps, ReactNode } from "react";

export type RowId = string | number;

export interface DataColumn<Row> {
  id: string;
  label: string;
  /** The label is for screen readers alone, as above a column of buttons. */
  hidesLabel?: boolean;
  /** Figures stand flush right, digit under digit. */
  isNumber?: boolean;
  /** A class of its width, which fits its longest word; a column without takes what is left. */
  width?: string;
  /** The content of a cell: text, links, buttons and check boxes. The arrow keys lead from row to row. */
  cell: (row: Row) => ReactNode;
  /** The value it is sorted by; without one, the column cannot be sorted. */
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
  /** Names the table; read out, not shown. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** The ids of the columns that are not shown. */
  hidden?: readonly string[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** The name of a row for its check box. */
  nameOf: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  selection?: RowSelection;
  isLoading?: boolean;
  /** It could not be loaded. */
  failure?: { message: string; onRetry: () => void } | null;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
  /** Further properties of a row, such as a drop handler. */
  rowProps?: (row: Row) => ComponentProps<"tr">;
  /** About how high a row is, in pixels: of hundreds, those near the window are found by it. */
  rowHeight?: number;
  /** A class for its smallest width; where the page is narrower, the table scrolls sideways by itself. */
  minWidth?: string;
  /** A class for its largest height; below that, it scrolls. */
  height?: string;
}
