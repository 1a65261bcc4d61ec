import { DeletedProjects } from "./deleted-projects.tsx";
import { ProjectsNotices } from "./projects-notices.tsx";
import { SetAsideNotice } from "./set-aside-notice.tsx";
import type { MyProjects } from "./use-my-projects.ts";

/** Messages above the visitor's own projects; `except` are deleted ones that a notification offers to restore. */
export function OwnNotices({ mine, except }: { mine: MyProjects; except: readonly number[] }) {
  return (
    <>
      <ProjectsNotices mine={mine} />
      <DeletedProjects except={except} />
      <SetAsideNotice />
    </>
  );
}
