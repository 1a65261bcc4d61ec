import { documents, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { type ProjectKey, siteNumber } from "#src/contract/project-key.ts";
import type { Project } from "#src/contract/projects.ts";
import type { LocalProject } from "#src/contract/work.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";

/** Null for a project that there is not. */
export async function findProject({ kind, id }: ProjectKey): Promise<LocalProject | Project | null> {
  if (kind === "local") return findLocal(id);
  // Who works on projects of this browser needs no call.
  const { findListed } = await import("./find-listed.ts").catch(guardedReload);
  return findListed(id);
}

/** The site as somebody left it in this browser. */
export const savedSite = (key: ProjectKey) => work.get(documents, siteNumber(key));

async function findLocal(id: number): Promise<LocalProject | null> {
  const project = await work.get(projects, id);
  return project && !project.deletedAt ? project : null;
}
