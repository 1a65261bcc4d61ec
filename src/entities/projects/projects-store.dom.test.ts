import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documents, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { ProjectDocument } from "#src/api/work-records.ts";
import { createDraftSaver, readDraft, removeDraft } from "./drafts-store.ts";
import { hasProjects } from "./has-projects.ts";
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
