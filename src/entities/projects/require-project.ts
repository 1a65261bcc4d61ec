import { projects } from "#src/api/work-collections.ts";
import { type WorkChange, work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { type ProjectKey, readProjectKey } from "./project-key.ts";

/**
 * Throws a `WorkError` if a project of this browser was deleted, so that nothing is stored under it. The change has to
 * include `projects`. Projects of the backend and templates are always there.
 */
export async function requireProject(change: WorkChange, given: ProjectKey | string) {
  const key = typeof given === "string" ? readProjectKey(given) : given;
  if (key?.kind !== "local") return;
  const project = await change.get(projects, key.id);
  if (!project || project.deletedAt) throw new WorkError("gone");
}

/** Whether a project of this browser was deleted. */
export async function isProjectGone({ kind, id }: ProjectKey) {
  if (kind !== "local") return false;
  const project = await work.get(projects, id);
  return !project || project.deletedAt !== undefined;
}
