import caretDownIcon from "icon:caret-down";
import caretUpIcon from "icon:caret-up";
import caretUpDownIcon from "icon:caret-up-down";
import type { RowData } from "@tanstack/react-table";
import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { TableModel } from "./data-table-model.ts";
import type { DataColumn } from "./data-table-props.ts";
import { boxLook } from "./data-table-row.tsx";
import { Icon } from "./icon.tsx";

const look = "sticky top-0 z-10 bg-sunken text-muted text-sm font-medium";

interface HeadProps<Row extends RowData> {
  table: TableModel<Row>;
  /** The visible columns. */
  columns: readonly DataColumn<Row>[];
  canSelect: boolean;
  canSort: boolean;
}

export function DataTableHead<Row extends RowData>({ table, columns, canSelect, canSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {canSelect && (
          <th scope="col" className={clsx(look, "w-14")}>
            <SelectAll table={table} />
          </th>
        )}
        {columns.map(({ id, label, width, hidesLabel, isNumber }) => {
          const column = table.getColumn(id);
          if (!canSort || !column?.getCanSort()) {
            return (
              <th key={id} scope="col" className={clsx(look, "px-4 py-3", width, isNumber && "text-right")}>
                <span className={hidesLabel ? "sr-only" : undefined}>{label}</span>
              </th>
            );
          }
          const { ariaSort, icon } = directions[column.getIsSorted() || "none"];
          return (
            <th key={id} scope="col" aria-sort={ariaSort} className={clsx(look, width)}>
              <button
                type="button"
                onClick={() => column.toggleSorting()}
                className={clsx(
                  "-outline-offset-2 flex min-h-11 w-full items-center gap-1.5 px-4 font-medium hover:text-ink",
                  isNumber && "justify-end",
                  column.getIsSorted() && "text-ink",
                )}
              >
                {label}
                <Icon path={icon} className="size-3.5" />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const directions = {
  none: { ariaSort: "none", icon: caretUpDownIcon },
  asc: { ariaSort: "ascending", icon: caretUpIcon },
  desc: { ariaSort: "descending", icon: caretDownIcon },
} as const;

function SelectAll<Row extends RowData>({ table }: { table: TableModel<Row> }) {
  const input = useRef<HTMLInputElement>(null);
  const { rows } = table.getRowModel();
  const isAll = table.getIsAllRowsSelected();
  const isSome = !isAll && rows.some((row) => row.getIsSelected());

  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  });

  return (
    <label className={boxLook}>
      <input
        ref={input}
        type="checkbox"
        checked={isAll}
        disabled={rows.length === 0}
        aria-label="Select all"
        onChange={() => table.toggleAllRowsSelected(!isAll, { deselectAll: true })}
        className="-outline-offset-2 size-5"
      />
    </label>
  );
}
