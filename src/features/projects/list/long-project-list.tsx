import { useRef } from "react";
import type { ProjectListProps } from "#src/features/projects/shown-project.ts";
import { useColumns } from "#src/ui/use-columns.ts";
import { useWindowRows } from "#src/ui/use-virtual-rows.ts";

const ROW_HEIGHT_PX = 540;
const GAP_PX = 20;
/** The breakpoints for columns, the same as in the list that is not virtualized. */
const widths = ["(min-width: 40rem)", "(min-width: 64rem)"];

/** A virtualized list: only rows near the viewport are in the document. */
export function LongProjectList({ projects, renderCard }: ProjectListProps) {
  const columns = useColumns(widths);
  const list = useRef<HTMLDivElement>(null);
  const { height, shown } = useWindowRows(list, {
    count: Math.ceil(projects.length / columns),
    usualHeight: () => ROW_HEIGHT_PX,
    gap: GAP_PX,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
    <div ref={list} role="list" className="relative" style={{ height }}>
      {shown.map(({ row, key, props }) => (
        <div
          key={key}
          {...props}
          role="presentation"
          className="absolute inset-x-0 top-0 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {projects.slice(row * columns, (row + 1) * columns).map((project, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={`${project.storedIn} ${project.id}`}
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
