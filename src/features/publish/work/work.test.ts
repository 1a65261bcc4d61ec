import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { ownLinkKey } from "#src/api/link-keys.ts";
import { work } from "#src/api/work-database.ts";
import { siteNumber } from "#src/entities/projects/project-key.ts";
import { compareWork, mergeWork } from "./merge-work.ts";
import { recordsOf } from "./read-import.ts";
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
const aVersion = (projectId: number, id = "v"): WorkRecord => ({
  id,
  projectId,
  name: "First",
  document: {},
  createdAt: day,
});

/** The site number of a gallery project. */
const GALLERY = siteNumber({ kind: "listed", id: 12 });
const aGallerySite = (title: string, business = "Crumb"): WorkRecord => {
  const [description, template] = ["Bread by the harbour", "bakery-counter"];
  const nothing = { phone: "", email: "", street: "", town: "", area: "", notice: "", formAddress: "" };
  const meta = { ...nothing, title, description, template, business: { ...nothing, name: business } };
  return { id: GALLERY, document: { meta }, updatedAt: day };
};

beforeEach(() => work.clear());

test("the key that signs links is neither exported nor imported", async () => {
  const key = await ownLinkKey();
  const text = writeWorkFile({ ...(await collectWork()), linkKeys: [{ id: "own", kind: "p256" }] });

  await mergeWork(readWorkFile(text).records, "replace");

  expect(await collectWork()).not.toHaveProperty("linkKeys");
  expect(readWorkFile(text).records).not.toHaveProperty("linkKeys");
  expect((await ownLinkKey())?.publicKey).toBe(key?.publicKey);
});

test("exported work can be imported in another browser unchanged", async () => {
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

test("identical existing work is not duplicated", async () => {
  await put("projects", aProject(1));
  const file = await collectWork();
  await put("projects", { ...aProject(1), updatedAt: "2026-11-22T12:00:00.000Z" });

  expect(compareWork(await collectWork(), file)).toEqual({ added: 0, same: 1, different: [] });
  await mergeWork(file, "both");

  expect(await work.all(wholeStore("projects"))).toHaveLength(1);
});

test("a project that exists in another state is imported as a copy, with everything that belongs to it", async () => {
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

test("a conflicting project can be replaced or skipped", async () => {
  await put("projects", aProject(1));
  await put("documents", aSite(1, "Mine"));
  const file = { projects: [aProject(1)], documents: [aSite(1, "Theirs")] };

  await mergeWork(file, "skip");
  expect(await work.all(wholeStore("documents"))).toEqual([aSite(1, "Mine")]);
  await mergeWork(file, "replace");
  expect(await work.all(wholeStore("documents"))).toEqual([aSite(1, "Theirs")]);
});

test("an edited gallery site can be imported in another browser, with its versions", async () => {
  const file = { documents: [aGallerySite("Mine")], versions: [aVersion(GALLERY)] };
  expect(compareWork({}, file)).toEqual({ added: 1, same: 0, different: [] });

  expect(await mergeWork(file, "both")).toEqual(["12"]);

  expect(await collectWork()).toMatchObject({ projects: [], ...file });
});

test("a gallery site that is also edited here is named, and skipped on request", async () => {
  await put("documents", aGallerySite("Mine"));
  const file = { documents: [aGallerySite("Theirs")], versions: [aVersion(GALLERY)] };
  const before = await collectWork();
  expect(compareWork(before, file)).toEqual({ added: 0, same: 0, different: ["Crumb"] });

  expect(await mergeWork(file, "skip")).toEqual([]);

  expect(await collectWork()).toEqual(before);
});

test("keeping both imports the file's as a separate project, with its versions", async () => {
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

test("a gallery site is replaced on request", async () => {
  await put("documents", aGallerySite("Mine"));

  expect(await mergeWork({ documents: [aGallerySite("Theirs")] }, "replace")).toEqual(["12"]);

  expect(await work.all(wholeStore("documents"))).toEqual([aGallerySite("Theirs")]);
  expect(await work.all(wholeStore("projects"))).toEqual([]);
});

test.each([
  ["its title, where no business is named", aGallerySite("The harbour", ""), "The harbour"],
  ["its number, where it says nothing", aGallerySite("", " "), "Project 12"],
  ["its number, where it cannot be read", aSite(GALLERY, "Theirs"), "Project 12"],
])("a gallery site is identified by %s", async (_, theirs, name) => {
  await put("documents", aGallerySite("Mine"));

  expect(compareWork(await collectWork(), { documents: [theirs] }).different).toEqual([name]);
  await mergeWork({ documents: [theirs] }, "both");

  expect(await work.all(wholeStore("projects"))).toMatchObject([{ name, description: expect.anything() }]);
});

test("a site whose project record is damaged replaces nothing, and can be imported as a project", async () => {
  await put("projects", aProject(1, "Crumb"));
  await put("documents", aSite(1, "Mine"));
  const file = { documents: [aSite(1, "Theirs"), aSite(2, "Lost")] };
  const comparison = compareWork(await collectWork(), file);
  expect(comparison).toEqual({ added: 1, same: 0, different: ["Project 1"] });

  await mergeWork(file, "skip");

  const after = await collectWork();
  expect(after.documents).toEqual([aSite(1, "Mine"), aSite(2, "Lost")]);
  expect(after.projects?.map(({ id, name }) => [id, name])).toEqual([
    [1, "Crumb"],
    [2, "Project 2"],
  ]);
});

test("for an identical project the missing versions are added", async () => {
  const kept = { projects: [aProject(1)], documents: [aSite(1, "Mine")] };
  await put("projects", aProject(1));
  await put("documents", aSite(1, "Mine"));
  await put("versions", { ...aVersion(1, "here"), name: "Mine" });

  const file = { ...kept, versions: [aVersion(1, "here"), aVersion(1, "there")] };
  expect(await mergeWork(file, "both")).toEqual([]);

  expect(await collectWork()).toMatchObject(kept);
  expect((await collectWork()).versions).toMatchObject([
    { id: "here", name: "Mine" },
    { id: "there", name: "First" },
  ]);
});

test("an app with other stored data is in another state", async () => {
  await put("projects", aProject(1, "Orders"));
  await put("apps", { id: "local-1", data: { orders: 2 }, updatedAt: day });
  const file = {
    projects: [aProject(1, "Orders")],
    apps: [{ id: "local-1", data: { orders: 1 }, updatedAt: day }],
  };

  expect(compareWork(await collectWork(), file).different).toEqual(["Orders"]);
});

test("records without a known project stay as they are unless they are replaced", async () => {
  const [here, there] = [{ moves: 2 }, { moves: 1 }].map((data) =>
    ["12", "local-5", "puzzle"].map((id) => ({ id, data, updatedAt: day })),
  );
  for (const app of here ?? []) await put("apps", app);

  await mergeWork({ apps: there ?? [] }, "both");
  expect(await work.all(wholeStore("apps"))).toEqual(here);
  await mergeWork({ apps: there ?? [] }, "replace");

  expect(await work.all(wholeStore("apps"))).toEqual(there);
});

test.each(["x", "🥐"])(
  "a name of 200 times %s stays within the limit when it is imported as a copy",
  async (letter) => {
    const name = letter.repeat(200);
    await put("projects", aProject(1, name));
    const file = { projects: [{ ...aProject(1, name), description: "Another" }] };

    await mergeWork(file, "both");
    await mergeWork(recordsOf({ project: aDetailed(name) }, await collectWork()), "both");

    const kept = readWorkFile(writeWorkFile(await collectWork()));
    expect(kept.damaged).toBe(0);
    expect(kept.records.projects?.map(({ name }) => String(name).endsWith(" (imported)")).sort()).toEqual([
      false,
      true,
      true,
    ]);
    expect(kept.records.projects?.every(({ name }) => String(name).isWellFormed())).toBe(true);
  },
);

test("a project file keeps its name if it is free", () => {
  const { projects } = recordsOf({ project: aDetailed("Crumb") }, { projects: [aProject(1, "Loaf")] });

  expect(projects).toMatchObject([{ name: "Crumb", status: "draft", isPublic: false }]);
});

test.each([
  ["", "This is not a file of exported work, or it is damaged."],
  ["{", "This is not a file of exported work, or it is damaged."],
  [
    writeWorkFile({}).replace('"version":1', '"version":2'),
    "This file was made with a newer version of this product. Reload the page, and import it again.",
  ],
])("%j is refused with an explanation", (text, message) => {
  expect(() => readWorkFile(text)).toThrow(new WorkFileError(message));
});

test("forms of imported sites and versions are switched off, and their hosts are listed", async () => {
  const sent = (formAddress: string) => ({ meta: { title: "Crumb", formAddress } });
  const [one, other] = [sent("https://a.example/1"), sent("https://b.example/1")];
  const documents = [{ ...aSite(1, ""), document: one }];
  const versions = [{ ...aVersion(1), document: other }];
  await put("projects", aProject(1));
  for (const record of documents) await put("documents", record);

  const file = readWorkFile(writeWorkFile({ projects: [aProject(1)], documents, versions }));

  expect(file.formHosts).toEqual(["a.example", "b.example"]);
  expect(JSON.stringify(file.records)).not.toContain("https:");
  expect(file.records.documents).toMatchObject([{ document: sent("") }]);
  // Different form settings do not make it a different site.
  expect(compareWork(await collectWork(), file.records)).toMatchObject({ same: 1, different: [] });
});

test("damaged records in a file are counted and skipped, the others are read", () => {
  const file = readWorkFile(
    writeWorkFile({ projects: [aProject(1), { id: 2 }], favourites: "all" as never }),
  );

  expect(file.records.projects).toEqual([aProject(1)]);
  expect(file.damaged).toBe(2);
});

const put = (store: Parameters<typeof wholeStore>[0], record: WorkRecord) =>
  work.change([{ store }], (change) => change.put(wholeStore(store), record));

const aDetailed = (name: string) => ({
  name,
  description: "A bakery with boats in front",
  type: "web" as const,
  templateId: "web-basic",
  features: [],
});

test("prospects and their notes are exported and imported", async () => {
  const prospect = {
    ...{ id: "for blue door", name: "Blue Door", links: [], stage: "talking", nextStep: "Call" },
    ...{
      nextDay: "2026-12-01",
      notes: "Likes blue",
      email: "",
      openedAt: day,
      createdAt: day,
      updatedAt: day,
    },
  };
  const text = writeWorkFile({ prospects: [prospect, { id: "for eve", name: "Eve", links: "none" }] });
  const { records, damaged } = readWorkFile(text);

  await mergeWork(records, "both");

  expect(damaged).toBe(1);
  expect(await collectWork()).toMatchObject({ prospects: [prospect] });
});
