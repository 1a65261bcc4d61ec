import {
  createSortedRowModel,
  functionalUpdate,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  type TableState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataTableProps } from "./data-table-props.ts";

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type ModelRow<Row extends RowData> = TableRow<typeof features, Row>;
export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>;

const noneSelected: ReadonlySet<string | number> = new Set();

/**
 * Adapts TanStack Table to our props. It computes sorting and selection, and passes changes to the owner of the table.
 */
export function useTableModel<Row extends RowData>(props: DataTableProps<Row>): TableModel<Row> {
  const { rows, columns, rowId, sort, onSort, selection } = props;
  const selected = selection?.selected ?? noneSelected;

  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => (sortBy ? { id, accessorFn: sortBy, sortFn: byNameOrNumber } : { id })),
    [columns],
  );
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []), [sort]);
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...selected].map((id) => [id, true])),
    [selected],
  );

  return useTable<typeof features, Row, TableState<typeof features>>({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    state: { sorting, rowSelection },
    // The sort order cycles through ascending, descending and unsorted.
    sortDescFirst: false,
    enableMultiSort: false,
    onSortingChange: (change) => {
      const [first] = functionalUpdate(change, sorting);
      onSort?.(first ? { column: first.id, isDescending: first.desc } : null);
    },
    onRowSelectionChange: (change) => {
      const next = functionalUpdate(change, rowSelection);
      const known = new Set([...selected, ...rows.map(rowId)]);
      selection?.onSelect(new Set([...known].filter((id) => next[id])));
    },
  });
}

function byNameOrNumber<Row extends RowData>(one: ModelRow<Row>, other: ModelRow<Row>, column: string) {
  const [a, b] = [one.getValue(column), other.getValue(column)];
  return typeof a === "number" && typeof b === "number" ? a - b : byName().compare(String(a), String(b));
}

/** Created lazily, because it takes 50 ms on a phone. */
const byName = () => {
  collator ??= new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return collator;
};
let collator: Intl.Collator | undefined;
