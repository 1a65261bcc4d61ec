import clsx from "clsx";
import { useRef } from "react";
import type { ProjectListProps } from "#src/features/projects/shown-project.ts";
import { Sliding } from "#src/ui/sliding.tsx";
import { LongProjectList } from "./long-project-list.tsx";

/** Above this number of projects the list is virtualized. */
const MOST_AT_ONCE = 60;

export function ProjectGrid({ projects, renderCard }: ProjectListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (projects.length > MOST_AT_ONCE) return <LongProjectList projects={projects} renderCard={renderCard} />;
  return (
    <Sliding items={() => list.current?.children} order={projects.map(({ key }) => key).join()}>
      <ul ref={list} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li
            key={`${project.storedIn} ${project.id}`}
            className={clsx(
              "min-w-0",
              // Only gallery cards skip layout off screen. Other cards have a menu that opens beyond their edges.
              project.storedIn === "gallery" &&
                "[contain-intrinsic-height:auto_31rem] [content-visibility:auto]",
            )}
          >
            {renderCard(project)}
          </li>
        ))}
      </ul>
    </Sliding>
  );
}
