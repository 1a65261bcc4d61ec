import type { ReactNode } from "react";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { type Column, Table } from "#src/ui/table.tsx";
import { columnsOf } from "./row-columns.ts";
import { RowStatusBadge } from "./row-status.tsx";
import type { SampleRow } from "./sample-rows.ts";

interface RowsTableProps {
  caption: string;
  category: ModuleCategory;
  rows: readonly SampleRow[];
  /** Renders the column "Actions". Without it the column is omitted. */
  renderActions?: (row: SampleRow) => ReactNode;
}

/** A table of a category's rows: name, category columns, status and actions. */
export function RowsTable({ caption, category, rows, renderActions }: RowsTableProps) {
  const columns: Column<SampleRow>[] = [
    { label: "Name", cell: ({ name }) => name },
    ...columnsOf(category),
    { label: "Status", cell: ({ status }) => <RowStatusBadge status={status} /> },
  ];
  if (renderActions) columns.push({ label: "Actions", cell: renderActions });
  return <Table caption={caption} columns={columns} rows={rows} />;
}
