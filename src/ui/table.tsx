import clsx from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** The accessible name of the table; not visible. */
  caption: string;
  /** The columns. The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of rows with ids. A table that is too wide scrolls sideways, not the page. */
export function Table<Row extends { id: number }>({ caption, columns, rows }: TableProps<Row>) {
  const look = (column: Column<Row>) =>
    clsx("px-4 py-3", column.isNumber && "whitespace-nowrap text-right tabular-nums");
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="scroll-edge relative overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full min-w-[38rem] border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-muted text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-t">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row" className={clsx(look(column), "font-medium")}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={look(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
