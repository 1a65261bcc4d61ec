import type { Module } from "#src/contract/modules.ts";
import { RowsTable } from "./rows-table.tsx";
import { sampleRows } from "./sample-rows.ts";

/** An inert preview of the demo with its real rows. */
export function InterfacePreview({ module }: { module: Module }) {
  return (
    <figure>
      <div inert className="overflow-hidden rounded-card border border-line bg-sunken">
        <div className="flex items-center gap-3 border-line border-b px-4 py-2.5">
          <span className="flex gap-1.5" aria-hidden="true">
            <span className="size-2.5 rounded-full bg-edge" />
            <span className="size-2.5 rounded-full bg-edge" />
            <span className="size-2.5 rounded-full bg-edge" />
          </span>
          <span className="min-w-0 truncate font-medium text-sm">{module.name}</span>
        </div>
        <div className="p-4">
          <RowsTable
            caption={`Sample entries of ${module.name}`}
            category={module.category}
            rows={sampleRows[module.category].slice(0, 3)}
          />
        </div>
      </div>
      <figcaption className="mt-2 text-muted text-sm">
        The first entries of the demo. Inside you find a dashboard, all data, reports and settings.
      </figcaption>
    </figure>
  );
}
