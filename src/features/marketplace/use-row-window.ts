import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const USUAL_ROW_PX = 300;

interface RowWindowOptions {
  count: number;
  gap: number;
  /** Rows beyond the edges of the window that are in the document all the same. */
  more: number;
  /** What covers the top of the window. */
  topCover: number;
}

interface Shown {
  columns: number;
  first: number;
  last: number;
}

/**
 * Which entries of a long grid are near the window, so that no others are in the document. Null until the grid is
 * measured, as while building. Each entry that begins a row is marked `data-row`.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, gap, more, topCover }: RowWindowOptions,
) {
  /** The rows in the window itself. */
  const [seen, setSeen] = useState<Shown | null>(null);
  const rows = seen ? Math.ceil(count / seen.columns) : 0;
  const shown = seen && {
    columns: seen.columns,
    first: Math.max(0, Math.min(seen.first, rows - 1) - more),
    last: Math.min(rows - 1, seen.last + more),
  };
  const heights = useRef<{ columns: number; width: number; of: Map<number, number> }>({
    columns: 0,
    width: 0,
    of: new Map(),
  });

  /** Rows that have not been seen yet are taken to be as high as those that have. */
  const usualHeight = useCallback(() => {
    const known = [...heights.current.of.values()];
    return known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : USUAL_ROW_PX;
  }, []);

  const topOf = useCallback(
    (row: number) => {
      const usual = usualHeight();
      let top = 0;
      for (let above = 0; above < row; above++) top += (heights.current.of.get(above) ?? usual) + gap;
      return top;
    },
    [gap, usualHeight],
  );

  const measure = useCallback((element: HTMLElement) => {
    const width = element.clientWidth;
    const columns = columnsOf(element);
    if (heights.current.columns !== columns || heights.current.width !== width) {
      heights.current = { columns, width, of: new Map() };
    }
    for (const entry of element.querySelectorAll<HTMLElement>("[data-row]")) {
      if (entry.offsetHeight > 0) heights.current.of.set(Number(entry.dataset.row), entry.offsetHeight);
    }
    return columns;
  }, []);

  const latest = useRef({ count, gap });

  /** Of so many columns, `top` pixels below the upper edge of the window. */
  const lookFrom = useCallback(
    (columns: number, top: number) => {
      const { count, gap } = latest.current;
      const to = innerHeight - top;
      const usual = usualHeight();
      const rows = Math.ceil(count / columns);
      let first = 0;
      let last = 0;
      for (let row = 0, above = 0; row < rows && above < to; row++) {
        const bottom = above + (heights.current.of.get(row) ?? usual) + gap;
        if (bottom <= -top) first = row + 1;
        last = row;
        above = bottom;
      }
      setSeen((now) =>
        now?.columns === columns && now.first === first && now.last === last ? now : { columns, first, last },
      );
    },
    [usualHeight],
  );

  const look = useCallback(() => {
    const element = list.current;
    if (element) lookFrom(columnsOf(element), element.getBoundingClientRect().top);
  }, [list, lookFrom]);

  // After every rendering: what is new in the document can now be measured.
  useLayoutEffect(() => {
    latest.current = { count, gap };
    const element = list.current;
    if (!element) return;
    const columns = measure(element);
    const { top } = element.getBoundingClientRect();
    const isAtTop = scrollY === 0;
    if (shown) {
      const below = topOf(rows) - topOf(Math.min(rows, shown.last + 1));
      // Not as an attribute: the content policy of a built page refuses those.
      element.style.paddingTop = `${topOf(shown.first)}px`;
      element.style.paddingBottom = `${Math.max(0, below)}px`;
    }
    // Further down it is asked again where the list stands, which lays it out once more: with the room of the rows
    // before, the page may be too short for where it was.
    lookFrom(columns, isAtTop ? top : element.getBoundingClientRect().top);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
      observer.disconnect();
    };
  }, [list, look]);

  /** Brings a row into the window, and with it into the document. */
  const scrollToRow = useCallback(
    (row: number) => {
      const element = list.current;
      if (!element) return;
      const top = element.getBoundingClientRect().top + topOf(row);
      const bottom = top + (heights.current.of.get(row) ?? usualHeight());
      if (top < topCover) scrollBy({ top: top - topCover, behavior: "instant" });
      else if (bottom > innerHeight)
        scrollBy({ top: Math.min(bottom - innerHeight + gap, top - topCover), behavior: "instant" });
      look();
    },
    [list, gap, topCover, topOf, usualHeight, look],
  );

  /** How many rows go into one window. */
  const rowsPerPage = useCallback(
    () => Math.max(1, Math.floor((innerHeight - topCover) / (usualHeight() + gap))),
    [gap, topCover, usualHeight],
  );

  return { shown, scrollToRow, rowsPerPage };
}

const columnsOf = (element: HTMLElement) =>
  Math.max(1, getComputedStyle(element).gridTemplateColumns.split(" ").length);
