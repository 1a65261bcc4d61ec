import type { Project } from "#src/contract/projects.ts";
import type { LocalProject } from "#src/contract/work.ts";
import { isAppOrGameId } from "#src/entities/projects/app-ids.ts";
import { findProject, savedSite } from "#src/entities/projects/find-project.ts";
import { type ProjectKey, writeProjectKey } from "#src/entities/projects/project-key.ts";
import { loadProjectSite } from "#src/entities/projects/project-site.ts";
import { readSite } from "#src/entities/projects/read-site.ts";
import type { SiteDocument } from "#src/sites/document.ts";

/** A project with its site in the last saved state. */
export interface OpenedProject {
  project: ProjectKey;
  key: string;
  name: string;
  /** The project without its site. */
  details: LocalProject | Project;
  /** Null for an app or game, which has no site. */
  document: SiteDocument | null;
  /** When the site was last saved in this browser; null if never. */
  savedAt: string | null;
  note: string | undefined;
}

/** Returns null if the project does not exist. */
export async function openProject(project: ProjectKey): Promise<OpenedProject | null> {
  const [found, saved] = await Promise.all([findProject(project), savedSite(project)]);
  if (!found) return null;
  const opened = { project, key: writeProjectKey(project), name: found.name, details: found };
  if (isAppOrGameId(found.templateId)) return { ...opened, document: null, savedAt: null, note: undefined };
  const savedAt = saved?.updatedAt ?? null;
  const document = saved && (await readSite(saved.document));
  if (document) return { ...opened, document, savedAt, note: undefined };
  return { ...opened, savedAt, ...(await loadProjectSite(found, saved?.document)) };
}
