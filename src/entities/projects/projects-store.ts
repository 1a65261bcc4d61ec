import { apps, documents, drafts, projects, versions } from "#src/api/work-collections.ts";
import { type WorkChange, work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import { forgetTyped } from "./drafts-store.ts";
import { rememberProjects } from "./has-projects.ts";
import { localKey, randomProjectNumber } from "./project-key.ts";
import type { ProjectDetails } from "./project-rules.ts";

export interface NewProject extends ProjectDetails {
  templateId: string;
}

/** Returns all local projects, including those that are pending deletion. */
export async function listLocalProjects() {
  const all = await work.all(projects);
  rememberProjects(all.some(({ deletedAt }) => !deletedAt));
  return all;
}

/** Returns the newest projects. It is fast regardless of their number. */
export async function listNewestProjects(count: number) {
  const newest = await work.last(projects, "createdAt", count);
  const isAny = newest.some(({ deletedAt }) => !deletedAt);
  if (isAny || newest.length < count) rememberProjects(isAny);
  return newest;
}

/** Stores a new project and removes its draft. */
export async function createLocalProject(
  { name, description, type, templateId }: NewProject,
  draftId: string,
) {
  const created = await work.change([projects, drafts], async (change) => {
    const now = new Date().toISOString();
    const project: LocalProject = {
      id: await freeId(change),
      name,
      description,
      type,
      templateId,
      status: "draft",
      isPublic: false,
      features: [],
      createdAt: now,
      updatedAt: now,
    };
    await change.put(projects, project);
    await change.remove(drafts, draftId);
    return project;
  });
  forgetTyped(draftId);
  rememberProjects(true);
  return created;
}

/** Creates a project with a site, without the wizard. */
export function createProjectWithSite(
  details: NewProject & Pick<LocalProject, "businessCategory" | "features">,
  document: object,
) {
  return work
    .change([projects, documents], async (change) => {
      const now = new Date().toISOString();
      const project: LocalProject = {
        ...details,
        id: await freeId(change),
        status: "draft",
        isPublic: false,
        createdAt: now,
        updatedAt: now,
      };
      await change.put(projects, project);
      await change.put(documents, { id: project.id, document: { ...document }, updatedAt: now });
      return project;
    })
    .then((project) => {
      rememberProjects(true);
      return project;
    });
}

export const renameLocalProject = (id: number, name: string) =>
  update(id, (project) => ({ ...project, name, updatedAt: new Date().toISOString() }));

/** Copies a project with its site, but without its version history. */
export function duplicateLocalProject(id: number) {
  return work.change([projects, documents, apps], async (change) => {
    const original = await change.get(projects, id);
    if (!original) return undefined;
    const now = new Date().toISOString();
    const copy = {
      ...original,
      id: await freeId(change),
      name: nameOfCopy(original.name),
      createdAt: now,
      updatedAt: now,
    };
    await change.put(projects, copy);
    const site = await change.get(documents, id);
    if (site) await change.put(documents, { ...site, id: copy.id, updatedAt: now });
    const stored = await change.get(apps, localKey(id));
    if (stored) await change.put(apps, { ...stored, id: localKey(copy.id), updatedAt: now });
    return copy;
  });
}

/** Marks a project as deleted; it can be restored until `removeLocalProjects`. */
export const deleteLocalProject = (id: number) =>
  update(id, (project) => ({ ...project, deletedAt: new Date().toISOString() }));

export function restoreLocalProjects(ids: readonly number[]) {
  return work.change([projects], async (change) => {
    for (const id of ids) {
      const project = await change.get(projects, id);
      if (!project) continue;
      const { deletedAt: _, ...stored } = project;
      await change.put(projects, stored);
    }
  });
}

/** Deletes projects permanently with everything that belongs to them. Restored ones are skipped. */
export function removeLocalProjects(ids: readonly number[]) {
  return work.change([projects, documents, versions, apps], async (change) => {
    const gone = new Set<number>();
    for (const id of ids) {
      const project = await change.get(projects, id);
      if (project?.deletedAt) gone.add(id);
    }
    for (const id of gone) {
      await change.remove(projects, id);
      await change.remove(documents, id);
      await change.remove(apps, localKey(id));
    }
    for (const version of await change.all(versions)) {
      if (gone.has(version.projectId)) await change.remove(versions, version.id);
    }
  });
}

function update(id: number, next: (project: LocalProject) => LocalProject) {
  return work.change([projects], async (change) => {
    const project = await change.get(projects, id);
    if (project) await change.put(projects, next(project));
  });
}

async function freeId(change: WorkChange): Promise<number> {
  const id = randomProjectNumber();
  return (await change.get(projects, id)) ? freeId(change) : id;
}

function nameOfCopy(name: string) {
  const [, stem = name, number] = /^(.*?) \(copy(?: (\d+))?\)$/s.exec(name) ?? [];
  const ending = stem === name ? " (copy)" : ` (copy ${Number(number ?? 1) + 1})`;
  return `${stem.slice(0, 200 - ending.length)}${ending}`;
}
