import type { RowData } from "@tanstack/react-table";
import clsx from "clsx";
import { useMemo, useRef } from "react";
import { Button } from "./button.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { useTableModel } from "./data-table-model.ts";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTableRow } from "./data-table-row.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useRowFocus } from "./use-row-focus.ts";
import { useBoxRows } from "./use-virtual-rows.ts";

export type { DataColumn, RowId, TableSort } from "./data-table-props.ts";

const ROW_PX = 56;
/** As wide as the visible box, because the table may be wider and scrolls. */
const IN_VIEW = "sticky start-4 w-[calc(100cqi-2rem)]";
const LOADING_ROWS = ["one", "two", "three", "four", "five", "six"];

/** A table with sorting, selection and a sticky header. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, hidden, selection, failure, isLoading = false, minWidth = "min-w-[40rem]" } = props;
  const table = useTableModel(props);
  const { rows } = table.getRowModel();
  const columns = useMemo(
    () => props.columns.filter(({ id }) => !hidden?.includes(id)),
    [props.columns, hidden],
  );
  const box = useRef<HTMLElement>(null);
  const { isVirtual, shown, above, below, measure, scrollTo } = useBoxRows(box, {
    count: rows.length,
    usualHeight: () => props.rowHeight ?? ROW_PX,
  });
  const focus = useRowFocus(box, { count: rows.length, scrollTo, isVirtual });
  const canSelect = selection !== undefined;
  const width = columns.length + (canSelect ? 1 : 0);
  const isEmpty = rows.length === 0 && !isLoading && !failure;

  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      aria-busy={isLoading}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      className={clsx(
        "@container relative overflow-auto rounded-card border border-line bg-raised [overflow-anchor:none]",
        props.height ?? "max-h-[min(44rem,80dvh)]",
      )}
    >
      <table
        className={clsx("w-full table-fixed border-separate border-spacing-0 text-left", minWidth)}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <DataTableHead
          table={table}
          columns={columns}
          canSelect={canSelect}
          canSort={props.onSort !== undefined}
        />
        <tbody>
          {isLoading &&
            rows.length === 0 &&
            LOADING_ROWS.map((row) => (
              <tr key={row}>
                <td colSpan={width} className="border-line border-t px-4 py-3">
                  <Skeleton className="h-7" />
                </td>
              </tr>
            ))}
          {failure && (
            <tr>
              <td colSpan={width} className="border-line border-t px-4 py-10 text-center">
                <div className={IN_VIEW}>
                  <p className="mb-4 text-danger">{failure.message}</p>
                  <Button onClick={failure.onRetry}>Retry</Button>
                </div>
              </td>
            </tr>
          )}
          {isEmpty && (
            <tr>
              <td colSpan={width} className="border-line border-t px-4 py-10 text-center text-muted">
                <div className={IN_VIEW}>{props.empty}</div>
              </td>
            </tr>
          )}
          {above > 0 && <Gap height={above} width={width} />}
          {!failure &&
            shown.map((index) => {
              const row = rows[index];
              return (
                row && (
                  <DataTableRow
                    key={row.id}
                    row={row}
                    index={index}
                    columns={columns}
                    canSelect={canSelect}
                    isSelected={row.getIsSelected()}
                    nameOf={props.nameOf}
                    rowProps={props.rowProps}
                    measure={measure}
                  />
                )
              );
            })}
          {below > 0 && <Gap height={below} width={width} />}
        </tbody>
      </table>
    </section>
  );
}

function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr>
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  );
}
