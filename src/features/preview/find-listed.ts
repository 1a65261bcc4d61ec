import { call, callSignedIn } from "#src/api/call.ts";
import { listOwnProjects, listPublicProjects, type Project } from "#src/contract/projects.ts";

/** Everybody's projects first, then those of whoever is signed in. */
export async function findListed(id: number): Promise<Project | null> {
  const isMeant = (project: Project) => project.id === id;
  const listed = (await call(listPublicProjects)).find(isMeant);
  return listed ?? (await callSignedIn(listOwnProjects))?.find(isMeant) ?? null;
}
