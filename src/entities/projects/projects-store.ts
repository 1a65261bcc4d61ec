import {
  apps,
  connections,
  documents,
  drafts,
  projects,
  publications,
  versions,
} from "#src/api/work-collections.ts";
import { type WorkChange, type WorkCollection, work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import { type AppData, appStores, copyAppData, putAppData, removeAppData } from "./app-data.ts";
import { forgetTyped } from "./drafts-store.ts";
import { freeProjectName } from "./free-project-name.ts";
import { rememberProjects } from "./has-projects.ts";
import { whileClosed } from "./hold-project.ts";
import { localKey, randomProjectNumber } from "./project-key.ts";
import { forgetProject } from "./project-notes.ts";
import type { ProjectDetails } from "./project-rules.ts";
import { requireProject } from "./require-project.ts";

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
  app?: AppData,
) {
  const created = await work.change([projects, drafts, ...appStores], async (change) => {
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
    if (app) await putAppData(change, localKey(project.id), app);
    await change.remove(drafts, draftId);
    return project;
  });
  forgetTyped(draftId);
  rememberProjects(true);
  return created;
}

/** Creates a project with a site, without the wizard. A name that is taken gets an ending if `isCopy` is set. */
export function createProjectWithSite(
  details: NewProject & Pick<LocalProject, "businessCategory" | "features">,
  document: object,
  isCopy = false,
) {
  return work
    .change([projects, documents], async (change) => {
      const now = new Date().toISOString();
      const project: LocalProject = {
        ...details,
        name: isCopy ? freeProjectName(details.name, await namesIn(change), "copy") : details.name,
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

/** Creates a project with an app, without the wizard. */
export async function createProjectWithApp(
  details: NewProject & Pick<LocalProject, "businessCategory" | "features">,
  data: AppData,
) {
  const created = await work.change([projects, ...appStores], async (change) => {
    const now = new Date().toISOString();
    const project: LocalProject = {
      ...details,
      name: freeProjectName(details.name, await namesIn(change), "copy"),
      id: await freeId(change),
      status: "draft",
      isPublic: false,
      createdAt: now,
      updatedAt: now,
    };
    await change.put(projects, project);
    await putAppData(change, localKey(project.id), data);
    return project;
  });
  rememberProjects(true);
  return created;
}

export const renameLocalProject = (id: number, name: string) =>
  work.change([projects], async (change) => {
    await requireProject(change, { kind: "local", id });
    const project = await change.get(projects, id);
    if (project) await change.put(projects, { ...project, name, updatedAt: new Date().toISOString() });
  });

/** Copies a project with its site or app, but without its history. */
export function duplicateLocalProject(id: number) {
  return work.change([projects, documents, apps, ...appStores], async (change) => {
    const original = await change.get(projects, id);
    if (!original) return undefined;
    const now = new Date().toISOString();
    const copy = {
      ...original,
      id: await freeId(change),
      name: freeProjectName(original.name, await namesIn(change), "copy"),
      createdAt: now,
      updatedAt: now,
    };
    await change.put(projects, copy);
    const site = await change.get(documents, id);
    if (site) await change.put(documents, { ...site, id: copy.id, updatedAt: now });
    const stored = await change.get(apps, localKey(id));
    if (stored) await change.put(apps, { ...stored, id: localKey(copy.id), updatedAt: now });
    await copyAppData(change, localKey(id), localKey(copy.id));
    return copy;
  });
}

/**
 * Marks a project as deleted; it can be restored until `removeLocalProjects`. A project that is open for editing stays,
 * unless `evenIfOpen` says otherwise. Resolves to whether it was deleted.
 */
export async function deleteLocalProject(id: number, evenIfOpen = false): Promise<boolean> {
  const remove = () => update(id, (project) => ({ ...project, deletedAt: new Date().toISOString() }));
  if (!evenIfOpen) return whileClosed(localKey(id), remove);
  await remove();
  return true;
}

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
  const stores = [projects, documents, versions, apps, connections, publications, ...appStores];
  return work.change(stores, async (change) => {
    const gone = new Set<number>();
    for (const id of ids) {
      const project = await change.get(projects, id);
      if (project?.deletedAt) gone.add(id);
    }
    for (const id of gone) {
      await change.remove(projects, id);
      await change.remove(documents, id);
      await change.remove(apps, localKey(id));
      await removeAppData(change, localKey(id));
      forgetProject(localKey(id));
    }
    for (const version of await change.all(versions)) {
      if (gone.has(version.projectId)) await change.remove(versions, version.id);
    }
    const keys = new Set([...gone].map(localKey));
    for (const store of [connections, publications] as WorkCollection<{ id: string; project: string }>[]) {
      for (const { id, project } of await change.all(store)) {
        if (keys.has(project)) await change.remove(store, id);
      }
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

const namesIn = async (change: WorkChange) => new Set((await change.all(projects)).map(({ name }) => name));
