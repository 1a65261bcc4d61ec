import {
  defaultRangeExtractor,
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

interface VirtualRowsOptions {
  count: number;
  /** The assumed height until a row has been rendered. */
  usualHeight: (row: number) => number;
}

interface WindowRowsOptions extends VirtualRowsOptions {
  gap: number;
  /** Rows that are always in the page. */
  kept?: readonly number[];
}

/** Rows of a list that scrolls with the page: only those around the window are in the page. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  { count, usualHeight, gap, kept = [] }: WindowRowsOptions,
) {
  const [top, setTop] = useState(0);
  /** The row that has the focus stays, or the focus would be lost to scrolling. */
  const [focusedRow, setFocusedRow] = useState<number | null>(null);

  // Content that appears or disappears above the list moves it.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: usualHeight,
    gap,
    overscan: 1,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const others = focusedRow === null ? kept : [...kept, focusedRow];
      const shown = new Set([...defaultRangeExtractor(range), ...others.filter((row) => row < count)]);
      return [...shown].sort((one, other) => one - other);
    },
  });

  return {
    height: rows.getTotalSize(),
    shown: shownRows(rows).map(({ ref, row, key, start }) => ({
      row,
      key,
      /** For the element of this row, which lies within the list. */
      props: {
        ref,
        "data-index": row,
        onFocus: () => setFocusedRow(row),
        onBlur: () => setFocusedRow(null),
        style: { transform: `translateY(${start - top}px)` },
      },
    })),
  };
}

/** With fewer rows than this all are in the document. */
const FEWEST_VIRTUAL = 81;

/** Rows of a table that scrolls in a box of its own: of many, those in sight and some beside them are in the page. */
export function useBoxRows(box: RefObject<HTMLElement | null>, { count, usualHeight }: VirtualRowsOptions) {
  const isVirtual = count >= FEWEST_VIRTUAL;
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: isVirtual ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: usualHeight,
    overscan: 6,
  });
  const shown = shownRows(rows);
  return {
    isVirtual,
    shown: isVirtual ? shown.map(({ row }) => row) : Array.from({ length: count }, (_, row) => row),
    /** How much room those take that are not in the document. */
    above: shown[0]?.start ?? 0,
    below: isVirtual ? rows.getTotalSize() - (shown.at(-1)?.end ?? 0) : 0,
    measure: isVirtual ? rows.measureElement : undefined,
    scrollTo: rows.scrollToIndex,
  };
}

function shownRows<Scroller extends Element | Window>(rows: ReactVirtualizer<Scroller, HTMLElement>) {
  return rows
    .getVirtualItems()
    .map(({ index, key, start, end }) => ({ row: index, key, start, end, ref: rows.measureElement }));
}
