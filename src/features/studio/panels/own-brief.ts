import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { ProjectRef } from "../saved-sites.ts";

/** What somebody wrote when they began the project: its brief, or its description. One of the gallery is nobody's own. */
export async function ownBrief({ kind, id }: ProjectRef) {
  return kind === "local" ? ((await work.get(projects, id))?.description ?? "") : "";
}
