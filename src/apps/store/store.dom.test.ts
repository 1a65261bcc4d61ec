import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { appChanges, appDocuments, appRecords, projects } from "#src/api/work-collections.ts";
import { createWorkDatabase, work } from "#src/api/work-database.ts";
import { workUpgrades } from "#src/api/work-stores.ts";
import { fillStorage, inDatabase } from "#src/data/testing.ts";
import { unwritten } from "#src/data/unwritten.ts";
import { readAppData } from "#src/entities/projects/app-data.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import {
  createLocalProject,
  deleteLocalProject,
  duplicateLocalProject,
  removeLocalProjects,
} from "#src/entities/projects/projects-store.ts";
import { writeApp } from "../records/app-file.ts";
import type { Change } from "../records/change.ts";
import { putField } from "../records/edit-fields.ts";
import { addRecords, changeRecords } from "../records/edits.ts";
import { inOrder } from "../records/record.ts";
import { openExample } from "../testing.ts";
import { readLog } from "./app-storage.ts";
import { newAppProject } from "./new-app-project.ts";
import { type OpenApp, openApp } from "./open-app.ts";

const GROOMER = { templateId: "app-dog-groomer", name: "Happy Tails" };

beforeEach(async () => {
  localStorage.clear();
  await work.clear();
});

async function makeProject() {
  const details = { name: "Happy Tails", description: "Dogs and their people", type: "app" as const };
  const { id } = await createLocalProject({ ...details, templateId: GROOMER.templateId }, "draft");
  return localKey(id);
}

async function open(key: string): Promise<OpenApp> {
  const opened = await openApp(key, GROOMER);
  if (!opened || !("app" in opened)) throw new Error("The app could not be opened.");
  return opened;
}

const rename = ({ app }: OpenApp, name: string) =>
  app.apply(changeRecords(app, "dogs", new Map([["dogs-1", { name }]])));

const nameOf = ({ app }: OpenApp, id = "dogs-1") => app.records("dogs").get(id)?.values.name;

test("a project begins as its template under its own name, and is what it was after a reload", async () => {
  const key = await makeProject();
  const first = await open(key);
  expect(first.app.document.name).toBe("Happy Tails");
  rename(first, "Bellissima");
  first.app.apply(addRecords(first.columns, "dogs", [{ name: "Rex", customer: ["customers-2"] }]));
  first.app.undo();
  await first.app.save();

  const again = await open(key);

  expect(nameOf(again)).toBe("Bellissima");
  expect(writeApp(again.app)).toBe(writeApp(first.app));
  expect((await readLog(key)).map(({ label }) => label)).toEqual(first.app.log.map(({ label }) => label));
});

test("an app that was made elsewhere becomes a project with its records", async () => {
  const { app } = openExample("makerspace");
  const records = { tools: [...app.records("tools").values()] };

  const key = await newAppProject(app.document, records, { counters: app.counters });

  const [project] = await work.all(projects);
  expect(project).toMatchObject({ type: "app", templateId: "app-own", name: app.document.name });
  const opened = await openApp(key, { templateId: "app-own" });
  expect(opened && "app" in opened && inOrder(opened.app.records("tools").values())).toEqual(
    inOrder(records.tools),
  );
});

describe("two tabs", () => {
  test("see each other's changes, and changes at the same moment lose nothing", async () => {
    const key = await makeProject();
    const [here, there] = [await open(key), await open(key)];

    rename(here, "Bellissima");
    there.app.apply(changeRecords(there.app, "dogs", new Map([["dogs-1", { breed: "Poodle" }]])));
    await Promise.all([here.app.save(), there.app.save()]);
    await Promise.all([here.app.readNew(), there.app.readNew()]);

    for (const { app } of [here, there, await open(key)])
      expect(app.records("dogs").get("dogs-1")?.values).toMatchObject({
        name: "Bellissima",
        breed: "Poodle",
      });
    expect(writeApp(there.app)).toBe(writeApp(here.app));
  });

  test("give different running numbers, and both keep the fields that the other has renamed", async () => {
    const { app } = openExample("makerspace");
    const all = Object.fromEntries(app.document.tables.map(({ id }) => [id, [...app.records(id).values()]]));
    const key = await newAppProject(app.document, all, { counters: app.counters });
    const tabs = await Promise.all(
      [1, 2].map(() => openApp(key, { templateId: "app-own" }) as Promise<OpenApp>),
    );
    for (const [at, { app, columns }] of tabs.entries()) {
      app.apply(addRecords(columns, "loans", [{ tool: ["planer"], member: ["sami"] }]));
      const field = app.document.tables.find(({ id }) => id === "tools")?.fields[at];
      if (field) app.apply(putField(app, "tools", { ...field, name: `Renamed ${at}` }));
    }
    for (const { app } of tabs) await app.save();
    for (const { app } of tabs) await app.readNew();

    const last = (await openApp(key, { templateId: "app-own" })) as OpenApp;
    const numbers = [...last.app.records("loans").values()].map(({ values }) => values.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(last.app.document.tables.find(({ id }) => id === "tools")?.fields.slice(0, 2)).toMatchObject([
      { name: "Renamed 0" },
      { name: "Renamed 1" },
    ]);
    for (const { app } of tabs) expect(writeApp(app)).toBe(writeApp(last.app));
  });
});

test("what a closed page had not stored is stored when the app is opened again, once", async () => {
  const key = await makeProject();
  const first = await open(key);
  const restore = fillStorage("put");
  const change = rename(first, "Bellissima") as Change;
  await first.app.save();
  expect(first.app.problem).toMatchObject({ reason: "full" });
  expect(first.app.unsaved).toBe(1);
  restore();
  // As another page would have left it.
  unwritten.keep(`built app ${key}`, { closed: [structuredClone(change)] });

  const next = await open(key);
  await next.app.save();
  expect(nameOf(next)).toBe("Bellissima");
  unwritten.keep(`built app ${key}`, { closed: [structuredClone(change)] });
  const last = await open(key);
  await last.app.save();

  expect(nameOf(last)).toBe("Bellissima");
  expect(await readLog(key)).toHaveLength(1);
  await vi.waitFor(() => expect(unwritten.read(`built app ${key}`)).toBeUndefined());
});

test("on a full disk nothing is lost, and everything is stored when there is room", async () => {
  const key = await makeProject();
  const opened = await open(key);
  const restore = fillStorage("put");
  rename(opened, "Bellissima");
  await opened.app.save();
  expect(nameOf(await open(key))).toBe("Bella");

  restore();
  await opened.app.save();

  expect(opened.app.problem).toBeUndefined();
  expect(nameOf(await open(key))).toBe("Bellissima");
});

test("a damaged record is set aside, and a document of a newer version is never changed", async () => {
  const key = await makeProject();
  await open(key);
  await work.change([appRecords], async (change) => {
    const stored = await change.get(appRecords, `${key}/dogs/dogs-1`);
    if (stored) await change.put(appRecords, { ...stored, record: { id: "dogs-1", values: 7 } });
  });

  const opened = await open(key);

  expect(opened.unreadable).toBe(1);
  expect(opened.app.records("dogs").has("dogs-1")).toBe(false);
  expect(await work.setAside()).toMatchObject([
    { store: "appRecords", record: { id: `${key}/dogs/dogs-1` } },
  ]);

  await work.change([appDocuments], async (change) => {
    const head = await change.get(appDocuments, key);
    if (head) await change.put(appDocuments, { ...head, app: { ...head.app, version: 99 } });
  });
  expect(await openApp(key, GROOMER)).toMatchObject({ problem: expect.stringContaining("newer version") });
  expect((await work.get(appDocuments, key))?.app.version).toBe(99);
});

test("a duplicate has the records of its original; a deleted project takes its app with it", async () => {
  const key = await makeProject();
  rename(await open(key), "Bellissima");
  const original = Number(key.slice("local-".length));
  await vi.waitFor(async () => expect(nameOf(await open(key))).toBe("Bellissima"));

  const copy = await duplicateLocalProject(original);
  await deleteLocalProject(original);
  await removeLocalProjects([original]);

  const opened = await open(localKey(copy?.id ?? 0));
  expect(nameOf(opened)).toBe("Bellissima");
  expect(await work.read([appDocuments, appRecords], (reading) => readAppData(reading, key))).toBeUndefined();
  expect((await work.all(appRecords)).every(({ project }) => project === localKey(copy?.id ?? 0))).toBe(true);
  expect(await work.all(appChanges)).toEqual([]);
});

test("nothing is stored under a project that was deleted in another tab", async () => {
  const key = await makeProject();
  const opened = await open(key);
  await deleteLocalProject(Number(key.slice("local-".length)), true);

  rename(opened, "Bellissima");
  await opened.app.save();

  expect(opened.app.problem).toMatchObject({ reason: "gone" });
});

test("upgrading the version before keeps the data and adds the stores of apps", async () => {
  const version = workUpgrades.length - 1;
  indexedDB.deleteDatabase("before");
  const old = createWorkDatabase("before", workUpgrades.slice(0, version));
  const note = { store: "apps" as const, schema: appDocuments.schema };
  await old.mode();
  await inDatabase("before", (database) => database.put("apps", { id: "app-crm", updatedAt: "2026" }));

  const now = createWorkDatabase("before");
  await now.change([appChanges], (change) =>
    change.put(appChanges, { id: "local-1/1", project: "local-1", change: { id: "a" } }),
  );

  expect(note.store).toBe("apps");
  expect(await inDatabase("before", (database) => database.getAll("apps"))).toEqual([
    { id: "app-crm", updatedAt: "2026" },
  ]);
  expect(await now.read([appChanges], ({ under }) => under(appChanges, "local-1/"))).toHaveLength(1);
  expect(await now.read([appChanges], ({ under }) => under(appChanges, "local-11/"))).toEqual([]);
});
