import { isProgramId } from "#src/contract/app-ids.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { type ProjectKey, writeProjectKey } from "./preview-key.ts";
import { findProject, savedSite } from "./project-queries.ts";
import { loadProjectSite } from "./project-site.ts";

/** A project with its site as it was left, for whoever goes on with it. */
export interface OpenedProject {
  project: ProjectKey;
  key: string;
  name: string;
  /** Null for an application or a game, which has no site. */
  document: SiteDocument | null;
  /** When the site was saved in this browser; null when it never was. */
  savedAt: string | null;
  note: string | undefined;
}

/** Null for a project that there is not. */
export async function openProject(project: ProjectKey): Promise<OpenedProject | null> {
  const [found, saved] = await Promise.all([findProject(project), savedSite(project)]);
  if (!found) return null;
  const opened = { project, key: writeProjectKey(project), name: found.name };
  if (isProgramId(found.templateId)) return { ...opened, document: null, savedAt: null, note: undefined };
  const { document, note } = await loadProjectSite(found, saved?.document);
  return { ...opened, document, savedAt: saved?.updatedAt ?? null, note };
}
