import { useMemo, useRef } from "react";
import { useColumns } from "#src/ui/use-columns.ts";
import { useWindowRows } from "#src/ui/use-virtual-rows.ts";
import { ModuleCard } from "./module-card.tsx";
import { ShelfHeading } from "./shelf-heading.tsx";
import { type Shelf, shelfRows } from "./shelf-rows.ts";

const ROW_HEIGHT_PX = 420;
const HEADING_HEIGHT_PX = 84;
const GAP_PX = 20;
/** The breakpoints for columns, the same as in the shelves that are not virtualized. */
const widths = ["(min-width: 40rem)", "(min-width: 64rem)", "(min-width: 80rem)"];

/** A virtualized list of shelves. All headings are in the document; modules only near the viewport. */
export function LongModuleShelves({ shelves }: { shelves: readonly Shelf[] }) {
  const columns = useColumns(widths);
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => shelfRows(shelves, columns), [shelves, columns]);
  const headings = useMemo(
    () => rows.flatMap(({ first }, row) => (first === "heading" ? [row] : [])),
    [rows],
  );
  const { height, shown } = useWindowRows(list, {
    count: rows.length,
    usualHeight: (row) => (rows[row]?.first === "heading" ? HEADING_HEIGHT_PX : ROW_HEIGHT_PX),
    gap: GAP_PX,
    kept: headings,
  });

  return (
    <div ref={list} className="relative mb-14" style={{ height }}>
      {shelves.map(({ category, modules }, shelf) => {
        const own = shown.filter(({ row }) => rows[row]?.shelf === shelf);
        const heading = own.find(({ row }) => rows[row]?.first === "heading");
        const cards = own.filter((row) => row !== heading);
        return (
          <section key={category} aria-labelledby={`shelf-${category}`}>
            {heading && (
              <div
                key={heading.key}
                {...heading.props}
                role="presentation"
                className={shelf === 0 ? "absolute inset-x-0 top-0" : "absolute inset-x-0 top-0 pt-9"}
              >
                <ShelfHeading category={category} />
              </div>
            )}
            {cards.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
              <div role="list">
                {cards.map(({ row, key, props }) => {
                  const first = Number(rows[row]?.first);
                  return (
                    <div
                      key={key}
                      {...props}
                      role="presentation"
                      className="absolute inset-x-0 top-0 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
                    >
                      {modules.slice(first, first + columns).map((module, column) => (
                        // biome-ignore lint/a11y/useSemanticElements: see above
                        <div
                          key={module.name}
                          role="listitem"
                          aria-setsize={modules.length}
                          aria-posinset={first + column + 1}
                          className="min-w-0"
                        >
                          <ModuleCard module={module} />
                        </div>
                      ))}
                    </div>
                  );
                })}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
