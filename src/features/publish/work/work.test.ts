import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { compareWork, mergeWork } from "./merge-work.ts";
import {
  collectWork,
  readWorkFile,
  WorkFileError,
  type WorkRecord,
  wholeStore,
  writeWorkFile,
} from "./work-file.ts";

const day = "2026-11-21T12:00:00.000Z";
const aProject = (id: number, name = `Project ${id}`): WorkRecord => ({
  id,
  name,
  description: "A bakery with boats in front",
  type: "web",
  templateId: "web-basic",
  status: "draft",
  isPublic: false,
  features: [],
  createdAt: day,
  updatedAt: day,
});
const aSite = (id: number, title: string): WorkRecord => ({ id, document: { title }, updatedAt: day });

beforeEach(() => work.clear());

test("exported work comes back in another browser as it was", async () => {
  await put("projects", aProject(1));
  await put("documents", aSite(1, "One"));
  await put("versions", { id: "v", projectId: 1, name: "First", document: {}, createdAt: day });
  await put("favourites", { id: "bakery-counter", addedAt: day });
  const before = await collectWork();
  const file = readWorkFile(writeWorkFile(before));
  await work.clear();

  expect(await mergeWork(file.records, "both")).toEqual(["local-1"]);

  expect(file.damaged).toBe(0);
  expect(await collectWork()).toEqual(before);
});

test("what is here already, in the same state, is not doubled", async () => {
  await put("projects", aProject(1));
  const file = await collectWork();
  await put("projects", { ...aProject(1), updatedAt: "2026-11-22T12:00:00.000Z" });

  expect(compareWork(await collectWork(), file)).toEqual({ added: 0, same: 1, different: [] });
  await mergeWork(file, "both");

  expect(await work.all(wholeStore("projects"))).toHaveLength(1);
});

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

test.each([
  ["", "This is not a file of exported work, or it is damaged."],
  ["{", "This is not a file of exported work, or it is damaged."],
  [
    writeWorkFile({}).replace('"version":1', '"version":2'),
    "This file was made with a newer version of this product. Reload the page, and import it again.",
  ],
])("%j is refused in words", (text, message) => {
  expect(() => readWorkFile(text)).toThrow(new WorkFileError(message));
});

test("what is damaged in a file is counted and left out, the rest is read", () => {
  const file = readWorkFile(
    writeWorkFile({ projects: [aProject(1), { id: 2 }], favourites: "all" as never }),
  );

  expect(file.records.projects).toEqual([aProject(1)]);
  expect(file.damaged).toBe(2);
});

const put = (store: Parameters<typeof wholeStore>[0], record: WorkRecord) =>
  work.change([{ store }], (change) => change.put(wholeStore(store), record));
