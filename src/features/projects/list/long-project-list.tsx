import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ProjectListProps } from "#src/features/projects/shown-project.ts";

const ROW_HEIGHT_PX = 540;
const GAP_PX = 20;
const ROWS_BESIDE = 1;
/** As many columns as in the list that shows all its cards. */
const widths = ["(min-width: 40rem)", "(min-width: 64rem)"];

/** A list of any length, of which only the rows around the window are in the page. */
export function LongProjectList({ projects, renderCard }: ProjectListProps) {
  const columns = useColumns();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  /** The row that has the focus stays, or the focus would be lost to scrolling. */
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rowCount = Math.ceil(projects.length / columns);

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => ROW_HEIGHT_PX,
    gap: GAP_PX,
    overscan: ROWS_BESIDE,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focusedRow === null || focusedRow >= rowCount || shown.includes(focusedRow)) return shown;
      return [...shown, focusedRow].sort((one, other) => one - other);
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: its rows stand between the list and its items
    <div ref={list} role="list" className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index: row, key, start }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
        <div
          key={key}
          ref={rows.measureElement}
          data-index={row}
          role="presentation"
          onFocus={() => setFocusedRow(row)}
          onBlur={() => setFocusedRow(null)}
          className="absolute inset-x-0 top-0 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {projects.slice(row * columns, (row + 1) * columns).map((project, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={`${project.keptIn} ${project.id}`}
              role="listitem"
              aria-setsize={projects.length}
              aria-posinset={row * columns + column + 1}
              className="min-w-0"
            >
              {renderCard(project)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns() {
  return useSyncExternalStore(
    followWidths,
    () => 1 + widths.filter((width) => matchMedia(width).matches).length,
  );
}

function followWidths(listener: () => void) {
  const queries = widths.map((width) => matchMedia(width));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
