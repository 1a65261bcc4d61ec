import clsx from "clsx";
import type { ReactNode } from "react";
import type { ModuleCategory } from "#src/contract/modules.ts";
import { columnsOf } from "./row-columns.ts";
import { RowStatusBadge } from "./row-status.tsx";
import type { SampleRow } from "./sample-rows.ts";

interface RowsTableProps {
  caption: string;
  category: ModuleCategory;
  rows: readonly SampleRow[];
  /** The content of the column "Actions"; without it there is no such column. */
  renderActions?: (row: SampleRow) => ReactNode;
}

export function RowsTable({ caption, category, rows, renderActions }: RowsTableProps) {
  const columns = columnsOf(category);
  const cell = "px-4 py-3";
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full min-w-[34rem] border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-muted text-sm">
          <tr>
            <th scope="col" className={cell}>
              Name
            </th>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={clsx(cell, isNumber && "text-right")}>
                {label}
              </th>
            ))}
            <th scope="col" className={cell}>
              Status
            </th>
            {renderActions && (
              <th scope="col" className={cell}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-t">
              <th scope="row" className={clsx(cell, "font-medium")}>
                {row.name}
              </th>
              {columns.map(({ label, isNumber, text }) => (
                <td key={label} className={clsx(cell, isNumber && "text-right tabular-nums")}>
                  {text(row)}
                </td>
              ))}
              <td className={cell}>
                <RowStatusBadge status={row.status} />
              </td>
              {renderActions && <td className={clsx(cell, "whitespace-nowrap")}>{renderActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
