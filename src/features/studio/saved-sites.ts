import { documents, projects, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { ProjectVersion } from "#src/api/work-records.ts";
import { readSiteNumber, siteNumber } from "#src/entities/projects/project-key.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { compare } from "#src/lib/english.ts";
import type { ProjectFile } from "#src/share/project-file.ts";
import type { SiteDocument } from "#src/sites/document.ts";

/** The minimum interval between automatic versions. */
export const KEPT_EVERY_MS = 10 * 60_000;

export interface ProjectRef {
  kind: "local" | "listed";
  id: number;
}

/** The project as opened in the studio. */
export interface StudioProject {
  project: ProjectRef;
  key: string;
  name: string;
  details: ProjectFile["project"];
  document: SiteDocument;
  /** When the site was last saved in this browser; null if never. */
  savedAt: string | null;
  /** A warning about the site. */
  note: string | undefined;
}

/**
 * Saves the site and resolves to the time of saving. `since` is the save time of the site that was edited: one that was
 * saved in the meantime, as by an import, stays as a version.
 */
export async function saveSite(
  project: ProjectRef,
  document: SiteDocument,
  since: string | null,
): Promise<string> {
  const updatedAt = new Date().toISOString();
  await work.change([documents, projects, versions], async (change) => {
    await requireProject(change, project);
    const id = siteNumber(project);
    const stored = await change.get(documents, id);
    if (stored && stored.updatedAt !== since)
      await change.put(versions, newVersion(project, "Saved elsewhere in the meantime", stored.document));
    await change.put(documents, { id, document: { ...document }, updatedAt });
    const parent = project.kind === "local" && (await change.get(projects, project.id));
    if (parent) await change.put(projects, { ...parent, updatedAt });
  });
  return updatedAt;
}

/** Moves a saved site that cannot be read among the versions of its project. */
export const setAsideSite = (project: ProjectRef) =>
  work.change([documents, versions], async (change) => {
    const stored = await change.get(documents, siteNumber(project));
    if (!stored) return;
    await change.put(versions, newVersion(project, "Saved, but could not be read", stored.document));
    await change.remove(documents, stored.id);
  });

export const savedSite = (project: ProjectRef) => work.get(documents, siteNumber(project));

/** Whether storage persists after the page is closed. */
export const isStored = async () => (await work.mode()) === "saved";

/** Returns the versions of a site, latest first. */
export async function listVersions(project: ProjectRef) {
  const projectId = siteNumber(project);
  const all = await work.all(versions);
  return all
    .filter((version) => version.projectId === projectId)
    .sort((one, other) => compare(other.createdAt, one.createdAt));
}

export function newVersion(project: ProjectRef, name: string, document: object): ProjectVersion {
  const createdAt = new Date().toISOString();
  return {
    id: `${siteNumber(project)}-${createdAt}-${Math.random().toString(36).slice(2, 8)}`,
    projectId: siteNumber(project),
    name,
    document: { ...document },
    createdAt,
  };
}

export const saveVersion = (project: ProjectRef, name: string, document: SiteDocument) =>
  work.change([projects, versions], async (change) => {
    await requireProject(change, project);
    await change.put(versions, newVersion(project, name, document));
  });

export const removeVersion = ({ id }: ProjectVersion) =>
  work.change([versions], (change) => change.remove(versions, id));

/** Restores a deleted version. */
export const putVersionBack = (version: ProjectVersion) =>
  work.change([projects, versions], async (change) => {
    await requireProject(change, readSiteNumber(version.projectId));
    await change.put(versions, version);
  });
