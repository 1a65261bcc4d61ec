import { apps } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { readAppFile } from "#src/apps/records/read-app-file.ts";
import { adoptSite } from "#src/entities/projects/adopt-site.ts";
import { createProjectFromBrief } from "#src/entities/projects/project-from-brief.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { createLocalProject, createProjectWithApp } from "#src/entities/projects/projects-store.ts";
import { type ProjectFile, ProjectFileError, readProjectFile } from "#src/share/project-file.ts";
import { decodeShare } from "#src/share/share-token.ts";
import { ShareError } from "#src/share/token-content.ts";
import { noteProject } from "./receive-reply.ts";
import type { Reply, ReplySite } from "./reply.ts";

/** An error with a message for people that says why no project can be made. */
export class ReplyProjectError extends Error {
  override name = "ReplyProjectError";
}

/** Creates a local project from a reply's site or brief, and records it with the reply. */
export async function makeProjectOf(reply: Reply) {
  const key = await makeProject(reply);
  await noteProject(reply.id, key);
  return key;
}

async function makeProject({ site, brief }: Reply) {
  if (site) {
    const { document, ...file } = await readReplySite(site);
    if (document) return (await adoptSite(document)).key;
    if (file.project) return importProject({ ...file, project: file.project });
  }
  if (brief) return (await createProjectFromBrief(brief)).key;
  throw new ReplyProjectError("There is neither a site nor a brief in this reply.");
}

/** Reads the site of a reply. Throws a `ReplyProjectError` if it is damaged. */
export async function readReplySite({ token, project = "" }: ReplySite): Promise<Partial<ProjectFile>> {
  try {
    return token ? { document: (await decodeShare(token)).document } : readProjectFile(project);
  } catch (error) {
    if (error instanceof ShareError || error instanceof ProjectFileError)
      throw new ReplyProjectError("The site in this reply cannot be opened. Ask for it once more.", {
        cause: error,
      });
    throw error;
  }
}

async function importProject({ project, app, builtApp }: ProjectFile) {
  if (builtApp) {
    const { data, problem } = readAppFile(builtApp);
    if (!data) throw new ReplyProjectError(problem);
    return localKey((await createProjectWithApp(project, data)).id);
  }
  const { id } = await createLocalProject(project, "");
  if (app)
    await work.change([apps], (change) =>
      change.put(apps, { id: localKey(id), ...app, updatedAt: new Date().toISOString() }),
    );
  return localKey(id);
}
