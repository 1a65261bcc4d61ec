import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type LocalProject, localProjectSchema } from "#src/contract/work.ts";
import type { ProjectRef } from "../saved-sites.ts";

const projects: WorkCollection<LocalProject> = { store: "projects", schema: localProjectSchema };

/** What somebody wrote when they began the project: its brief, or its description. One of the gallery is nobody's own. */
export async function ownBrief({ kind, id }: ProjectRef) {
  return kind === "local" ? ((await work.get(projects, id))?.description ?? "") : "";
}
