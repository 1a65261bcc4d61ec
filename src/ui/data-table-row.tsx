import type { RowData } from "@tanstack/react-table";
import clsx from "clsx";
import { type ComponentProps, memo } from "react";
import type { ModelRow } from "./data-table-model.ts";
import type { DataColumn } from "./data-table-props.ts";

/** The classes of check boxes in rows and in the header. */
export const boxLook = "grid min-h-11 w-full cursor-pointer place-items-center";

interface RowProps<Row extends RowData> {
  row: ModelRow<Row>;
  index: number;
  /** The visible columns. */
  columns: readonly DataColumn<Row>[];
  canSelect: boolean;
  isSelected: boolean;
  nameOf: (row: Row) => string;
  rowProps: ((row: Row) => ComponentProps<"tr">) | undefined;
  /** Set only for virtualized tables. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function Row<Row extends RowData>({
  row,
  index,
  columns,
  canSelect,
  isSelected,
  nameOf,
  rowProps,
  measure,
}: RowProps<Row>) {
  const { className, ...more } = rowProps?.(row.original) ?? {};
  return (
    <tr
      {...more}
      ref={measure}
      data-index={index}
      aria-rowindex={measure ? index + 2 : undefined}
      className={clsx("group/row", isSelected && "bg-sunken", className)}
    >
      {canSelect && (
        <td className="border-line border-t">
          <label className={boxLook}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={`Select ${nameOf(row.original)}`}
              // With the shift key, the rows since the last click are selected as well.
              onChange={row.getToggleSelectedHandler()}
              className="size-5"
            />
          </label>
        </td>
      )}
      {columns.map(({ id, isNumber, cell }, place) => {
        const look = clsx(
          "border-line border-t px-4 py-2 align-middle",
          isNumber && "text-right tabular-nums",
        );
        return place === 0 ? (
          <th key={id} scope="row" className={clsx(look, "font-medium")}>
            {cell(row.original)}
          </th>
        ) : (
          <td key={id} className={look}>
            {cell(row.original)}
          </td>
        );
      })}
    </tr>
  );
}

/** Memoized, so that scrolling renders only new rows. */
export const DataTableRow = memo(Row) as typeof Row;
