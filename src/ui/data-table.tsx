import caretDownIcon from "icon:caret-down";
import caretUpIcon from "icon:caret-up";
import caretUpDownIcon from "icon:caret-up-down";
import { useVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Skeleton } from "./skeleton.tsx";

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
  /** What stands in it: text, links, buttons and check boxes. The arrow keys lead from row to row. */
  cell: (row: Row, index: number) => ReactNode;
  /** What it is sorted by; without, it cannot be. */
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

export interface DataTableProps<Row> {
  /** Names the table; read out, not shown. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** What a row is called where one is chosen. */
  nameOf: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  selection?: RowSelection;
  isLoading?: boolean;
  /** It could not be loaded. */
  failure?: { message: string; onRetry: () => void } | null;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
  /** What else belongs to a row, such as what happens when something is dropped on it. */
  rowProps?: (row: Row) => ComponentProps<"tr">;
  /** About how high a row is, in pixels: of hundreds, those near the window are found by it. */
  rowHeight?: number;
  /** A class for its smallest width; where the page is narrower, the table scrolls sideways by itself. */
  minWidth?: string;
  /** A class for its largest height; below that, it scrolls. */
  height?: string;
}

/** With more rows than this only those near the window are in the document. */
const MOST_WHOLE = 80;
const ROW_PX = 56;
/** So many more are drawn on each side of those in sight, so that scrolling finds them. */
const OVERSCAN = 6;
const LOADING_ROWS = ["one", "two", "three", "four", "five", "six"];

/**
 * Rows to sort and to choose from, below a head that stays. Of all rows one is a stop of the tab key; arrows, Page
 * Up and Down, Home and End lead to the others.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rowId, sort = null, selection, minWidth = "min-w-[40rem]" } = props;
  const sorted = useMemo(() => sortRows(props.rows, columns, sort), [props.rows, columns, sort]);
  const box = useRef<HTMLElement>(null);
  const isVirtual = sorted.length > MOST_WHOLE;
  const virtualizer = useVirtualizer({
    count: isVirtual ? sorted.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => props.rowHeight ?? ROW_PX,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const shown = isVirtual ? items.map(({ index }) => index) : sorted.map((_, index) => index);
  const focus = useRowFocus(box, { count: sorted.length, scrollTo: virtualizer.scrollToIndex, isVirtual });

  const above = items[0]?.start ?? 0;
  const below = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (selection ? 1 : 0);
  const { isLoading = false } = props;
  const isEmpty = sorted.length === 0 && !isLoading && !props.failure;

  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      aria-busy={isLoading}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      className={clsx(
        "relative overflow-auto rounded-card border border-line bg-raised [overflow-anchor:none]",
        props.height ?? "max-h-[min(44rem,80dvh)]",
      )}
    >
      <table
        className={clsx("w-full table-fixed border-separate border-spacing-0 text-left", minWidth)}
        aria-rowcount={isVirtual ? sorted.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <Head {...props} sorted={sorted} />
        <tbody>
          {isLoading &&
            sorted.length === 0 &&
            LOADING_ROWS.map((row) => (
              <tr key={row}>
                <td colSpan={width} className="border-line border-t px-4 py-3">
                  <Skeleton className="h-7" />
                </td>
              </tr>
            ))}
          {props.failure && (
            <tr>
              <td colSpan={width} className="border-line border-t px-4 py-10 text-center">
                <p className="mb-4 text-danger">{props.failure.message}</p>
                <Button onClick={props.failure.onRetry}>Retry</Button>
              </td>
            </tr>
          )}
          {isEmpty && (
            <tr>
              <td colSpan={width} className="border-line border-t px-4 py-10 text-center text-muted">
                {props.empty}
              </td>
            </tr>
          )}
          {above > 0 && <Gap height={above} width={width} />}
          {!props.failure &&
            shown.map((index) => {
              const row = sorted[index];
              if (row === undefined) return null;
              return (
                <MemoRow
                  key={rowId(row)}
                  {...props}
                  row={row}
                  index={index}
                  sorted={sorted}
                  measure={isVirtual ? virtualizer.measureElement : undefined}
                />
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

function Head<Row>({
  columns,
  selection,
  sorted,
  rowId,
  sort,
  onSort,
}: DataTableProps<Row> & { sorted: readonly Row[] }) {
  const look = "sticky top-0 z-10 bg-sunken text-muted text-sm font-medium";
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={clsx(look, "w-14")}>
            <SelectAll ids={sorted.map(rowId)} {...selection} />
          </th>
        )}
        {columns.map((column) => {
          const isSorted = sort?.column === column.id;
          const align = column.isNumber ? "text-right" : "";
          if (!column.sortBy || !onSort) {
            return (
              <th key={column.id} scope="col" className={clsx(look, "px-4 py-3", column.width, align)}>
                <span className={column.hidesLabel ? "sr-only" : undefined}>{column.label}</span>
              </th>
            );
          }
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : "none"}
              className={clsx(look, column.width)}
            >
              <button
                type="button"
                onClick={() => onSort(nextSort(sort ?? null, column.id))}
                className={clsx(
                  "-outline-offset-2 flex min-h-11 w-full items-center gap-1.5 px-4 font-medium hover:text-ink",
                  column.isNumber && "justify-end",
                  isSorted && "text-ink",
                )}
              >
                {column.label}
                <Icon
                  path={isSorted ? (sort.isDescending ? caretDownIcon : caretUpIcon) : caretUpDownIcon}
                  className="size-3.5"
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Up, down, and as it was. */
function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

const boxLook = "grid min-h-11 w-full cursor-pointer place-items-center";

function SelectAll({ ids, selected, onSelect }: RowSelection & { ids: readonly RowId[] }) {
  const input = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;

  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !isAll;
  });

  return (
    <label className={boxLook}>
      <input
        ref={input}
        type="checkbox"
        checked={isAll}
        disabled={ids.length === 0}
        aria-label="Select all"
        onChange={() => onSelect(new Set(isAll ? [] : ids))}
        className="-outline-offset-2 size-5"
      />
    </label>
  );
}

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row;
  index: number;
  sorted: readonly Row[];
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function TableRow<Row>({
  row,
  index,
  columns,
  selection,
  rowId,
  nameOf,
  sorted,
  measure,
  rowProps,
}: TableRowProps<Row>) {
  const id = rowId(row);
  const isSelected = selection?.selected.has(id) ?? false;

  const onClick = ({ shiftKey }: MouseEvent) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    // With the shift key all from the nearest chosen one above are chosen as well.
    const start =
      shiftKey && !isSelected ? nearestAbove(sorted.map(rowId), index, selection.selected) : index;
    for (const between of sorted.slice(start, index + 1)) next.add(rowId(between));
    if (isSelected) next.delete(id);
    selection.onSelect(next);
  };

  const { className, ...more } = rowProps?.(row) ?? {};
  return (
    <tr
      {...more}
      ref={measure}
      data-index={index}
      aria-rowindex={measure ? index + 2 : undefined}
      className={clsx("group/row", isSelected && "bg-sunken", className)}
    >
      {selection && (
        <td className="border-line border-t">
          <label className={boxLook}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={`Select ${nameOf(row)}`}
              onClick={onClick}
              onChange={() => {}} // the click knows of the shift key
              className="size-5"
            />
          </label>
        </td>
      )}
      {columns.map((column, place) => {
        const look = clsx(
          "border-line border-t px-4 py-2 align-middle",
          column.isNumber && "text-right tabular-nums",
        );
        return place === 0 ? (
          <th key={column.id} scope="row" className={clsx(look, "font-medium")}>
            {column.cell(row, index)}
          </th>
        ) : (
          <td key={column.id} className={look}>
            {column.cell(row, index)}
          </td>
        );
      })}
    </tr>
  );
}

/** Scrolling draws the rows that come, and not those that stay. */
const MemoRow = memo(TableRow) as typeof TableRow;

function nearestAbove(ids: readonly RowId[], from: number, selected: ReadonlySet<RowId>) {
  for (let index = from - 1; index >= 0; index -= 1) {
    const id = ids[index];
    if (id !== undefined && selected.has(id)) return index;
  }
  return from;
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const direction = sort.isDescending ? -1 : 1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === "number" && typeof b === "number" ? a - b : byName().compare(String(a), String(b));
  return rows
    .map((row) => ({ row, key: sortBy(row) }))
    .sort((a, b) => direction * compare(a.key, b.key))
    .map(({ row }) => row);
}

/** Its first use takes a page on a phone 50 ms. */
const byName = () => {
  collator ??= new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return collator;
};
let collator: Intl.Collator | undefined;

/** What in a cell takes the focus. */
const CONTROLS = "a[href], button, input, select, textarea";
/** Of these the arrow keys are their own. */
const HAS_ARROWS = "select, textarea, input:not([type=checkbox])";

interface RowFocusOptions {
  count: number;
  scrollTo: (index: number) => void;
  isVirtual: boolean;
}

function useRowFocus(
  box: React.RefObject<HTMLElement | null>,
  { count, scrollTo, isVirtual }: RowFocusOptions,
) {
  const [stop, setStop] = useState(0);
  const wanted = useRef<{ row: number; control: number } | null>(null);
  const rowOf = (target: Element) => target.closest<HTMLElement>("tr[data-index]");

  // After every rendering, since every rendering may bring rows.
  useLayoutEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>("tr[data-index]") ?? [])];
    const indexes = rows.map((row) => Number(row.dataset.index));
    // One of those that are there: else the tab key would pass by all of them.
    const nearest = indexes.includes(stop) ? stop : indexes[0];
    for (const row of rows) {
      const isStop = Number(row.dataset.index) === nearest;
      for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = isStop ? 0 : -1;
    }
    const goal = wanted.current;
    const row = goal && rows.find(({ dataset }) => Number(dataset.index) === goal.row);
    if (!goal || !row) return;
    wanted.current = null;
    const controls = row.querySelectorAll<HTMLElement>(CONTROLS);
    controls[Math.min(goal.control, controls.length - 1)]?.focus({ preventScroll: isVirtual });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const row = rowOf(target);
    if (!row || target.matches(HAS_ARROWS) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    const at = Number(row.dataset.index);
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 10,
      PageUp: at - 10,
      Home: 0,
      End: count - 1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(move, count - 1));
    wanted.current = { row: next, control: [...row.querySelectorAll(CONTROLS)].indexOf(target) };
    setStop(next);
    if (isVirtual) scrollTo(next);
  };

  const onFocus = (event: { target: Element }) => {
    const row = rowOf(event.target);
    if (row) setStop(Number(row.dataset.index));
  };

  return { onKeyDown, onFocus };
}
