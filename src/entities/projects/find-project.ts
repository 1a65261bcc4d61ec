import { call, callSignedIn } from "#src/api/call.ts";
import { documents, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import { listOwnProjects, listPublicProjects, type Project } from "#src/contract/projects.ts";
import { type ProjectKey, siteNumber } from "./project-key.ts";

/** Returns null if the project does not exist. */
export async function findProject({ kind, id }: ProjectKey): Promise<LocalProject | Project | null> {
  if (kind === "local") return findLocal(id);
  return findListed(id);
}

/** Reads the site as last saved in this browser. */
export const savedSite = (key: ProjectKey) => work.get(documents, siteNumber(key));

async function findLocal(id: number): Promise<LocalProject | null> {
  const project = await work.get(projects, id);
  return project && !project.deletedAt ? project : null;
}

/** Searches public projects first, then those of the signed-in account. */
async function findListed(id: number): Promise<Project | null> {
  const isMeant = (project: Project) => project.id === id;
  const listed = (await call(listPublicProjects)).find(isMeant);
  return listed ?? (await callSignedIn(listOwnProjects))?.find(isMeant) ?? null;
}
