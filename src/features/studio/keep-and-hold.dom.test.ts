import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documents, projects, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import {
  createProjectWithSite,
  deleteLocalProject,
  removeLocalProjects,
  restoreLocalProjects,
} from "#src/entities/projects/projects-store.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore } from "./studio-slice.ts";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

beforeEach(async () => {
  await work.clear();
  localStorage.clear();
});
let stopAll = () => {};
afterEach(() => {
  stopAll();
  vi.useRealTimers();
});

test.each([
  ["hidden", () => hide()],
  ["closed", () => dispatchEvent(new Event("pagehide"))],
])("a change is saved at once when the page is %s", async (_, leave) => {
  const { rename, savedName } = await openProject();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  rename("Crumb");

  leave();

  await vi.waitFor(async () => expect(await savedName()).toBe("Crumb"));
});

test("another tab may edit only after the last change is saved", async () => {
  const { key, rename, savedName, stop } = await openProject();
  rename("Crumb");

  stop();

  expect(localStorage.getItem(`studio-lease:${key}`)).not.toBeNull();
  await vi.waitFor(() => expect(localStorage.getItem(`studio-lease:${key}`)).toBeNull());
  expect(await savedName()).toBe("Crumb");
});

test("if the journal cannot be written, the page says so, saves at once, and asks before it closes unsaved", async () => {
  const { store, rename, savedName } = await openProject();
  const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const change = vi.spyOn(work, "change").mockRejectedValueOnce(new Error("Not now"));

  rename("Crumb");

  expect(store.getState().isAtRisk).toBe(true);
  await vi.waitFor(() => expect(store.getState().save.kind).toBe("failed"));
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);

  change.mockRestore();
  store.getState().saveAgain();
  await vi.waitFor(async () => expect(await savedName()).toBe("Crumb"));
  await vi.waitFor(() => expect(store.getState().save.kind).toBe("saved"));
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  write.mockRestore();
});

test("a project that is deleted while it is edited stores nothing more, and goes on when it is back", async () => {
  const { id, store, rename, savedName } = await openProject();

  await deleteLocalProject(id, true);
  await vi.waitFor(() => expect(store.getState().holding).toBe("gone"));
  expect(rename("Lost")).toBe(false);

  await restoreLocalProjects([id]);
  await vi.waitFor(() => expect(store.getState().holding).toBe("held"));
  rename("Crumb");
  await vi.waitFor(async () => expect(await savedName()).toBe("Crumb"));
});

test("a change that meets a deleted project leaves no site without a project", async () => {
  const { id, store, rename } = await openProject();
  rename("Typed before");

  await deleteLocalProject(id, true);
  await removeLocalProjects([id]);

  await vi.waitFor(() => expect(store.getState().holding).toBe("gone"));
  await store.getState().saveAgain();
  expect(await work.all(documents)).toEqual([]);
  expect(await work.all(versions)).toEqual([]);
  expect(store.getState().history.present.meta.business.name).toBe("Typed before");
});

test("a site that something else has saved meanwhile, such as an import, stays as a version", async () => {
  const { id, rename, savedName } = await openProject();
  const imported = changeMeta(bakery, { business: { name: "Imported" } });
  await work.change([documents], (change) =>
    change.put(documents, { id, document: { ...imported }, updatedAt: "2026-01-01T00:00:00.000Z" }),
  );

  rename("Crumb");

  await vi.waitFor(async () => expect(await savedName()).toBe("Crumb"));
  expect((await work.all(versions)).filter(({ automatic }) => !automatic)).toMatchObject([
    { projectId: id, name: "Saved elsewhere in the meantime", document: imported },
  ]);
});

/** Opens a new project in the studio, in the state that holds it. */
async function openProject() {
  const details = { name: "Bakery", description: "Bread", templateId: "bakery-counter", features: [] };
  const { id } = await createProjectWithSite({ ...details, type: "web" }, bakery);
  const [key, project] = [`local-${id}`, { kind: "local" as const, id }];
  const savedAt = (await work.get(documents, id))?.updatedAt ?? null;
  const stored = await work.get(projects, id);
  if (!stored) throw new Error("The project was not stored.");
  const opened = {
    project,
    key,
    name: "Bakery",
    details: stored,
    document: bakery,
    savedAt,
    note: undefined,
  };
  const store = createStudioStore(opened);
  const stop = store.getState().start();
  stopAll = stop;
  await vi.waitFor(() => expect(store.getState().holding).toBe("held"));
  const savedName = async () => {
    const saved = await work.get(documents, id);
    return saved && parseDocument(saved.document).meta.business.name;
  };
  const rename = (name: string) =>
    store.getState().change("Renamed", (site) => changeMeta(site, { business: { name } }));
  return { id, key, store, stop, savedName, rename };
}

function hide() {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
}
