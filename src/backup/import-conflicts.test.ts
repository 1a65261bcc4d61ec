import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { compareWork, mergeWork } from "./merge-work.ts";
import { aGallerySite, aProject, aSite, aVersion, day, GALLERY, put } from "./testing.ts";
import { collectWork, readWorkFile, wholeStore, writeWorkFile } from "./work-file.ts";

beforeEach(() => work.clear());

test("a project that is here in another state is kept beside, with all that belongs to it", async () => {
  await put("projects", aProject(1, "Crumb"));
  await put("documents", aSite(1, "Mine"));
  const file = {
    projects: [aProject(1, "Crumb")],
    documents: [aSite(1, "Theirs")],
    versions: [{ id: "v", projectId: 1, name: "First", document: {}, createdAt: day }],
    apps: [
      { id: "local-1", updatedAt: day },
      { id: "local-12", updatedAt: day },
    ],
    connections: [{ id: "local-1/mail", project: "local-1" }],
  };
  expect(compareWork(await collectWork(), file).different).toEqual(["Crumb"]);

  const [key = ""] = await mergeWork(file, "both");

  const number = Number(key.slice("local-".length));
  const after = await collectWork();
  expect(after.projects?.map(({ name }) => name).sort()).toEqual(["Crumb", "Crumb (imported)"]);
  expect(after.documents).toContainEqual(aSite(1, "Mine"));
  expect(after.documents).toContainEqual(aSite(number, "Theirs"));
  expect(after.versions).toMatchObject([{ projectId: number, name: "First" }]);
  expect(after.apps?.map(({ id }) => id).sort()).toEqual(["local-12", key].sort());
  expect(after.connections).toEqual([{ id: `${key}/mail`, project: key }]);
});

test("it can be replaced, or left out", async () => {
  await put("projects", aProject(1));
  await put("documents", aSite(1, "Mine"));
  const file = { projects: [aProject(1)], documents: [aSite(1, "Theirs")] };

  await mergeWork(file, "skip");
  expect(await work.all(wholeStore("documents"))).toEqual([aSite(1, "Mine")]);
  await mergeWork(file, "replace");
  expect(await work.all(wholeStore("documents"))).toEqual([aSite(1, "Theirs")]);
});

test("a changed site of the gallery comes back in another browser, with its versions", async () => {
  const file = { documents: [aGallerySite("Mine")], versions: [aVersion(GALLERY)] };
  expect(compareWork({}, file)).toEqual({ added: 1, same: 0, different: [] });

  expect(await mergeWork(file, "both")).toEqual(["12"]);

  expect(await collectWork()).toMatchObject({ projects: [], ...file });
});

test("one that is changed here as well is named, and left as it is where that is wanted", async () => {
  await put("documents", aGallerySite("Mine"));
  const file = { documents: [aGallerySite("Theirs")], versions: [aVersion(GALLERY)] };
  const before = await collectWork();
  expect(compareWork(before, file)).toEqual({ added: 0, same: 0, different: ["Crumb"] });

  expect(await mergeWork(file, "skip")).toEqual([]);

  expect(await collectWork()).toEqual(before);
});

test("both are kept: that of the file becomes a project of one's own, with its versions", async () => {
  await put("documents", aGallerySite("Mine"));
  await put("versions", aVersion(GALLERY, "here"));
  const file = { documents: [aGallerySite("Theirs")], versions: [aVersion(GALLERY)] };

  const [key = ""] = await mergeWork(file, "both");

  const id = Number(key.slice("local-".length));
  const after = await collectWork();
  expect(after.projects).toMatchObject([
    { id, name: "Crumb (imported)", description: "Bread by the harbour", templateId: "bakery-counter" },
  ]);
  expect(after.documents).toHaveLength(2);
  expect(after.documents).toContainEqual(aGallerySite("Mine"));
  expect(after.documents).toContainEqual({ ...aGallerySite("Theirs"), id });
  expect(after.versions).toHaveLength(2);
  expect(after.versions).toContainEqual(aVersion(GALLERY, "here"));
  expect(after.versions).toContainEqual({ ...aVersion(id), id: expect.not.stringMatching(/^v$/) });
  expect(readWorkFile(writeWorkFile(after)).damaged).toBe(0);
});

test("it is replaced where that is wanted", async () => {
  await put("documents", aGallerySite("Mine"));

  expect(await mergeWork({ documents: [aGallerySite("Theirs")] }, "replace")).toEqual(["12"]);

  expect(await work.all(wholeStore("documents"))).toEqual([aGallerySite("Theirs")]);
  expect(await work.all(wholeStore("projects"))).toEqual([]);
});

test("of a project in the same state the versions that are missing here are brought along", async () => {
  const stored = { projects: [aProject(1)], documents: [aSite(1, "Mine")] };
  await put("projects", aProject(1));
  await put("documents", aSite(1, "Mine"));
  await put("versions", { ...aVersion(1, "here"), name: "Mine" });

  const file = { ...stored, versions: [aVersion(1, "here"), aVersion(1, "there")] };
  expect(await mergeWork(file, "both")).toEqual([]);

  expect(await collectWork()).toMatchObject(stored);
  expect((await collectWork()).versions).toMatchObject([
    { id: "here", name: "Mine" },
    { id: "there", name: "First" },
  ]);
});

test("an application that has kept something else is in another state", async () => {
  await put("projects", aProject(1, "Orders"));
  await put("apps", { id: "local-1", data: { orders: 2 }, updatedAt: day });
  const file = {
    projects: [aProject(1, "Orders")],
    apps: [{ id: "local-1", data: { orders: 1 }, updatedAt: day }],
  };

  expect(compareWork(await collectWork(), file).different).toEqual(["Orders"]);
});

test("the data of a program of an earlier release replaces the document that it became here, if that is wanted", async () => {
  const shop = { id: "app-ecommerce", updatedAt: day };
  const head = { ...shop, app: {}, counters: {}, lastChange: 0, born: "here" };
  const file = { apps: [{ ...shop, data: { orders: [] } }] };
  await put("appDocuments", head);
  await put("appRecords", {
    id: "app-ecommerce/orders/1",
    project: "app-ecommerce",
    table: "orders",
    record: {},
  });
  await put("apps", { ...shop, data: { views: {} } });

  await mergeWork(file, "both");
  expect(await work.all(wholeStore("appDocuments"))).toEqual([head]);
  expect(await work.all(wholeStore("apps"))).toMatchObject([{ data: { views: {} } }]);
  await mergeWork(file, "replace");

  expect(await work.all(wholeStore("appDocuments"))).toEqual([]);
  expect(await work.all(wholeStore("appRecords"))).toEqual([]);
  expect(await work.all(wholeStore("apps"))).toEqual(file.apps);
});

test("what has no project, or one that is unknown, stays as it is here unless it is to be replaced", async () => {
  const [here, there] = [{ moves: 2 }, { moves: 1 }].map((data) =>
    ["12", "local-5", "puzzle"].map((id) => ({ id, data, updatedAt: day })),
  );
  for (const app of here ?? []) await put("apps", app);

  await mergeWork({ apps: there ?? [] }, "both");
  expect(await work.all(wholeStore("apps"))).toEqual(here);
  await mergeWork({ apps: there ?? [] }, "replace");

  expect(await work.all(wholeStore("apps"))).toEqual(there);
});
