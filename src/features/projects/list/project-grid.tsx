import { lazy, Suspense } from "react";
import type { ProjectListProps } from "#src/features/projects/shown-project.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { SkeletonGrid } from "./skeleton-grid.tsx";

/** From here on only the cards on screen are in the page. */
const MOST_AT_ONCE = 60;

const LongProjectList = lazy(() =>
  import("./long-project-list.tsx").then(
    ({ LongProjectList }) => ({ default: LongProjectList }),
    guardedReload,
  ),
);

export function ProjectGrid({ projects, renderCard }: ProjectListProps) {
  if (projects.length > MOST_AT_ONCE) {
    return (
      <Suspense fallback={<SkeletonGrid />}>
        <LongProjectList projects={projects} renderCard={renderCard} />
      </Suspense>
    );
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={`${project.keptIn} ${project.id}`} className="min-w-0">
          {renderCard(project)}
        </li>
      ))}
    </ul>
  );
}
