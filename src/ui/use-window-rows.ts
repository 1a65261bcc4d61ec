import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

const ROWS_BESIDE = 1;

interface WindowRowsOptions {
  count: number;
  /** What is reckoned with until a row has been in the page. */
  usualHeight: (row: number) => number;
  gap: number;
  /** Rows that are always in the page. */
  kept?: readonly number[];
}

/** Rows that lie one below the other, of which only those around the window are in the page. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  { count, usualHeight, gap, kept = [] }: WindowRowsOptions,
) {
  const [top, setTop] = useState(0);
  /** The row that has the focus stays, or the focus would be lost to scrolling. */
  const [focusedRow, setFocusedRow] = useState<number | null>(null);

  // What comes and goes above the list moves it.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const rows = useWindowVirtualizer({
    count,
    estimateSize: usualHeight,
    gap,
    overscan: ROWS_BESIDE,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const others = focusedRow === null ? kept : [...kept, focusedRow];
      const shown = new Set([...defaultRangeExtractor(range), ...others.filter((row) => row < count)]);
      return [...shown].sort((one, other) => one - other);
    },
  });

  return {
    height: rows.getTotalSize(),
    shown: rows.getVirtualItems().map(({ index: row, key, start }) => ({
      row,
      key,
      /** For the element of this row, which lies within the list. */
      props: {
        ref: rows.measureElement,
        "data-index": row,
        onFocus: () => setFocusedRow(row),
        onBlur: () => setFocusedRow(null),
        style: { transform: `translateY(${start - top}px)` },
      },
    })),
  };
}

/** One column, and one more for each of these media queries that holds. */
export function useColumns(widths: readonly string[]) {
  return useSyncExternalStore(
    (listener) => {
      const queries = widths.map((width) => matchMedia(width));
      for (const query of queries) query.addEventListener("change", listener);
      return () => {
        for (const query of queries) query.removeEventListener("change", listener);
      };
    },
    () => 1 + widths.filter((width) => matchMedia(width).matches).length,
  );
}
