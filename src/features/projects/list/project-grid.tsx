import clsx from "clsx";
import { startTransition, useEffect, useState } from "react";
import type { ProjectListProps } from "#src/features/projects/shown-project.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { SkeletonGrid } from "./skeleton-grid.tsx";

/** From here on only the cards on screen are in the page. */
const MOST_AT_ONCE = 60;

/** What a phone's first screen has, or a row of a wide one; the others are rendered between other tasks. */
const FIRST = 3;

const loadLongList = () => import("./long-project-list.tsx");

export function ProjectGrid({ projects, renderCard }: ProjectListProps) {
  if (projects.length > MOST_AT_ONCE) return <LongGrid projects={projects} renderCard={renderCard} />;
  return <ShortGrid projects={projects} renderCard={renderCard} />;
}

function ShortGrid({ projects, renderCard }: ProjectListProps) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = isWhole ? projects : projects.slice(0, FIRST);
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((project) => (
        <li
          key={`${project.keptIn} ${project.id}`}
          className={clsx(
            "min-w-0",
            // Cards with a menu, which opens beyond them, are always laid out.
            project.keptIn === "gallery" && "[contain-intrinsic-height:auto_31rem] [content-visibility:auto]",
          )}
        >
          {renderCard(project)}
        </li>
      ))}
    </ul>
  );
}

function LongGrid(props: ProjectListProps) {
  const list = useLoaded(loadLongList);
  return list ? <list.LongProjectList {...props} /> : <SkeletonGrid />;
}
