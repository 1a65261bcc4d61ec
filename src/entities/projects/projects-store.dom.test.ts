import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apps, connections, documents, publications, versions } from "#src/api/work-collections.ts";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import type { ProjectDocument, Publication } from "#src/api/work-records.ts";
import { keepData } from "#src/apps/stored-apps.ts";
import type { Connection } from "#src/contract/connectors.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { adoptSite } from "./adopt-site.ts";
import { createDraftSaver, readDraft, removeDraft } from "./drafts-store.ts";
import { hasProjects } from "./has-projects.ts";
import { holdProject } from "./hold-project.ts";
import { localKey } from "./project-key.ts";
import {
  createLocalProject,
  deleteLocalProject,
  duplicateLocalProject,
  listLocalProjects,
  listNewestProjects,
  removeLocalProjects,
  renameLocalProject,
  restoreLocalProjects,
} from "./projects-store.ts";

const crumb = {
  name: "Crumb",
  description: "A cosy vegan bakery",
  type: "web",
  templateId: "web-basic",
} as const;

beforeEach(() => work.clear());
afterEach(() => void vi.useRealTimers());

test("a project from the wizard is a private draft without features, with a number and a time", async () => {
  const project = await createLocalProject(crumb, "new-project");

  expect(project).toMatchObject({ ...crumb, status: "draft", isPublic: false, features: [] });
  expect(Number.isInteger(project.id)).toBe(true);
  expect(Date.parse(project.createdAt)).toBeCloseTo(Date.now(), -4);
  expect(await listLocalProjects()).toEqual([project]);
});

test("creating a project removes its draft and no other", async () => {
  await writeDraft("new-project");
  await writeDraft("new-project:law-firm-ledger");

  await createLocalProject(crumb, "new-project");

  expect(await readDraft("new-project")).toBeUndefined();
  expect(await readDraft("new-project:law-firm-ledger")).toEqual({ name: "Half a na" });
});

test("of fast changes the last one is stored", async () => {
  const saver = createDraftSaver("new-project");

  for (const name of ["C", "Cr", "Cru", "Crum", "Crumb"]) saver.save({ name });
  await expect.poll(() => readDraft("new-project")).toEqual({ name: "Crumb" });

  await saver.end();
  saver.save({ name: "Too late" });
  expect(await readDraft("new-project")).toEqual({ name: "Crumb" });
});

test("text typed just before the page closes is stored, even if the database had no time", async () => {
  createDraftSaver("new-project").save({ name: "Crumb" });
  const typed = { ...localStorage };
  await expect.poll(() => localStorage.length, { timeout: 10_000 }).toBe(0);
  await removeDraft("new-project");

  Object.assign(localStorage, typed);

  expect(await readDraft("new-project")).toEqual({ name: "Crumb" });
  await removeDraft("new-project");
  expect(await readDraft("new-project")).toBeUndefined();
});

test("a project can be renamed", async () => {
  const { id } = await createLocalProject(crumb, "");

  await renameLocalProject(id, "Crumb & Co.");

  expect(await listLocalProjects()).toMatchObject([{ id, name: "Crumb & Co." }]);
});

test("a copy has the site, and its own number and name", async () => {
  const { id } = await createLocalProject(crumb, "");
  await putDocument(id);

  const copy = await duplicateLocalProject(id);
  const second = await duplicateLocalProject(copy?.id ?? 0);

  expect(copy).toMatchObject({ name: "Crumb (copy)", templateId: "web-basic" });
  expect(second).toMatchObject({ name: "Crumb (copy 2)" });
  expect(new Set([id, copy?.id, second?.id]).size).toBe(3);
  expect((await work.get(documents, copy?.id ?? 0))?.document).toEqual({ pages: [] });
});

test("copies of one project, and sites taken over twice, have different names", async () => {
  const { id } = await createLocalProject(crumb, "");
  const bakery = await templateDocument("bakery-counter");
  if (!bakery) throw new Error("The template of this test is gone.");

  const names = [await duplicateLocalProject(id), await duplicateLocalProject(id)].map((copy) => copy?.name);
  names.push((await adoptSite(bakery)).name, (await adoptSite(bakery)).name);

  expect(names).toEqual(["Crumb (copy)", "Crumb (copy 2)", "Bun & Button", "Bun & Button (copy)"]);
});

test("the copy of a very long name stays within the limit", async () => {
  const { id } = await createLocalProject({ ...crumb, name: "x".repeat(200) }, "");

  expect((await duplicateLocalProject(id))?.name).toHaveLength(200);
});

test("a deleted project can be restored completely, until it is removed", async () => {
  const project = await createLocalProject(crumb, "");
  await putDocument(project.id);
  await deleteLocalProject(project.id);
  expect(await listLocalProjects()).toMatchObject([{ deletedAt: expect.any(String) }]);

  await restoreLocalProjects([project.id]);

  expect(await listLocalProjects()).toEqual([project]);
  expect(await work.get(documents, project.id)).toBeDefined();
});

test("removing a project removes its site and versions, but no restored project", async () => {
  const gone = await createLocalProject(crumb, "");
  const back = await createLocalProject(crumb, "");
  for (const { id } of [gone, back]) {
    await putDocument(id);
    await putVersion(id);
    await deleteLocalProject(id);
  }
  await restoreLocalProjects([back.id]);

  await removeLocalProjects([gone.id, back.id]);

  expect(await listLocalProjects()).toEqual([back]);
  expect((await work.all(documents)).map(({ id }) => id)).toEqual([back.id]);
  expect((await work.all(versions)).map(({ projectId }) => projectId)).toEqual([back.id]);
});

test("removing a project removes its connections, its publications and what is noted of it", async () => {
  const [gone, kept] = [await createLocalProject(crumb, ""), await createLocalProject(crumb, "")];
  for (const { id } of [gone, kept]) {
    await work.change([connections, publications], async (change) => {
      await change.put(connections, aConnection(localKey(id)));
      await change.put(publications, aPublication(localKey(id)));
    });
    localStorage.setItem(`studio-journal:${localKey(id)}`, "{}");
  }
  await deleteLocalProject(gone.id);

  await removeLocalProjects([gone.id]);

  for (const collection of [connections, publications] as WorkCollection<{ id: string; project: string }>[])
    expect((await work.all(collection)).map(({ project }) => project)).toEqual([localKey(kept.id)]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("studio-journal:"))).toEqual([
    `studio-journal:${localKey(kept.id)}`,
  ]);
});

test("a project that is open for editing is deleted only if its owner insists", async () => {
  const { id } = await createLocalProject(crumb, "");
  const holder = holdProject(localKey(id), () => {});

  expect(await deleteLocalProject(id)).toBe(false);
  expect((await listLocalProjects())[0]).not.toHaveProperty("deletedAt");

  expect(await deleteLocalProject(id, true)).toBe(true);
  await restoreLocalProjects([id]);
  holder.stop();
  expect(await deleteLocalProject(id)).toBe(true);
});

test.each([
  ["renamed", (id: number) => renameLocalProject(id, "Loaf")],
  ["filled with records of an app", (id: number) => keepData(localKey(id), { rows: [] })],
])("a project that was deleted in another tab cannot be %s", async (_, act) => {
  const { id } = await createLocalProject(crumb, "");
  await deleteLocalProject(id);

  await expect(act(id)).rejects.toThrow(/^This project was deleted in another tab/);

  await removeLocalProjects([id]);
  await expect(act(id)).rejects.toThrow(/^This project was deleted in another tab/);
  expect(await work.all(apps)).toEqual([]);
});

test("the home page knows whether there are projects before any database is open", async () => {
  const { id } = await createLocalProject(crumb, "");
  expect(hasProjects()).toBe(true);

  await deleteLocalProject(id);
  await listLocalProjects();

  expect(hasProjects()).toBe(false);
});

test("the newest projects can be read without the others", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const name of ["Crumb", "Loaf", "Rye"]) {
    vi.setSystemTime(Date.now() + 60_000);
    await createLocalProject({ ...crumb, name }, "");
  }
  expect(await listNewestProjects(2)).toMatchObject([{ name: "Rye" }, { name: "Loaf" }]);

  for (const { id } of await listLocalProjects()) await deleteLocalProject(id);
  await listNewestProjects(2);
  expect(hasProjects()).toBe(true); // an older one may exist
  await listNewestProjects(4);
  expect(hasProjects()).toBe(false);
});

const aConnection = (project: string): Connection => ({
  id: `${project}/mail`,
  project,
  connector: "mail",
  account: "ann@crumb.example",
  scopes: [],
  mapping: {},
  calls: [],
  connectedAt: new Date().toISOString(),
});

const aPublication = (project: string): Publication => ({
  ...{ id: `${project}/1`, project, host: "folder", place: "crumb", address: "", revision: "" },
  ...{ at: new Date().toISOString(), isReady: true, files: {} },
});

async function writeDraft(id: string) {
  const saver = createDraftSaver(id);
  saver.save({ name: "Half a na" });
  await expect.poll(() => readDraft(id)).toBeDefined();
}

function putDocument(id: number) {
  const document: ProjectDocument = { id, document: { pages: [] }, updatedAt: new Date().toISOString() };
  return work.change([documents], (change) => change.put(documents, document));
}

function putVersion(projectId: number) {
  const version = {
    id: `v${projectId}`,
    projectId,
    name: "Before the talk",
    document: {},
    createdAt: new Date().toISOString(),
  };
  return work.change([versions], (change) => change.put(versions, version));
}
