import { useDeferredValue } from "react";
import type { LocalProject } from "#src/api/work-records.ts";
import type { Project } from "#src/contract/projects.ts";
import { hasNoSite } from "#src/entities/projects/app-ids.ts";
import { findProject, savedSite } from "#src/entities/projects/find-project.ts";
import { type ProjectKey, readProjectKey, writeProjectKey } from "#src/entities/projects/project-key.ts";
import { loadProjectSite } from "#src/entities/projects/project-site.ts";
import { readSite } from "#src/entities/projects/read-site.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import type { Unreadable } from "./unreadable-site.tsx";

/** A project with its site in the last saved state. */
interface OpenedProject {
  project: ProjectKey;
  key: string;
  name: string;
  /** The project without its site. */
  details: LocalProject | Project;
  /** Null for an app or game, which has no site, and for a saved site that cannot be read. */
  document: SiteDocument | null;
  unreadable?: Unreadable;
  /** When the site was last saved in this browser; null if never. */
  savedAt: string | null;
  note: string | undefined;
}

/**
 * The project of an address: undefined while it is read, null if it does not exist. It is read once and is not a query,
 * because from then on the studio has the newest state itself.
 */
export function useOpenedProject(projectKey: string) {
  const { value, error, retry } = useAsyncValue(async () => {
    const project = readProjectKey(projectKey);
    return project ? openProject(project) : null;
  }, [projectKey]);
  // While the studio's parts are loaded, the page shows its message instead of nothing.
  return { opened: useDeferredValue(value), error, retry };
}

async function openProject(project: ProjectKey): Promise<OpenedProject | null> {
  const [found, saved] = await Promise.all([findProject(project), savedSite(project)]);
  if (!found) return null;
  const opened = { project, key: writeProjectKey(project), name: found.name, details: found };
  if (hasNoSite(found.templateId)) return { ...opened, document: null, savedAt: null, note: undefined };
  if (!saved) return { ...opened, savedAt: null, ...(await loadProjectSite(found)) };
  const { document = null, problem } = await readSite(saved.document);
  const unreadable = problem !== undefined && { problem, saved: saved.document };
  return {
    ...opened,
    document,
    savedAt: saved.updatedAt,
    note: undefined,
    ...(unreadable && { unreadable }),
  };
}
