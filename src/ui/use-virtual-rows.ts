import {
  defaultRangeExtractor,
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

interface VirtualRowsOptions {
  count: number;
  /** The estimated height until a row has been rendered. */
  usualHeight: (row: number) => number;
}

interface WindowRowsOptions extends VirtualRowsOptions {
  gap: number;
  /** Rows that are always in the document. */
  kept?: readonly number[];
}

/** Virtualizes a list that scrolls with the page. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  { count, usualHeight, gap, kept = [] }: WindowRowsOptions,
) {
  const [top, setTop] = useState(0);
  /** The focused row stays mounted, because scrolling would lose the focus otherwise. */
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
      /** Props for the row's element, which is positioned within the list. */
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

/** Tables with fewer rows are not virtualized. */
const FEWEST_VIRTUAL = 81;

/** Virtualizes a table that scrolls in its own box. */
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
    /** The heights of the rows that are not mounted. */
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
