import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { ownLinkKey } from "#src/api/link-keys.ts";
import { work } from "#src/api/work-database.ts";
import type { Reply } from "#src/sales/replies/reply.ts";
import { writeTicket } from "#src/sales/replies/ticket.ts";
import { compareWork, mergeWork } from "./merge-work.ts";
import { recordsOf } from "./read-import.ts";
import { aGallerySite, aProject, aSite, aVersion, day, GALLERY, put } from "./testing.ts";
import {
  collectWork,
  readWorkFile,
  WorkFileError,
  type WorkRecord,
  wholeStore,
  writeWorkFile,
} from "./work-file.ts";

beforeEach(() => work.clear());

test("the key that signs links neither leaves with exported work nor comes in with a file", async () => {
  const key = await ownLinkKey();
  const text = writeWorkFile({ ...(await collectWork()), linkKeys: [{ id: "own", kind: "p256" }] });

  await mergeWork(readWorkFile(text).records, "replace");

  expect(await collectWork()).not.toHaveProperty("linkKeys");
  expect(readWorkFile(text).records).not.toHaveProperty("linkKeys");
  expect((await ownLinkKey())?.publicKey).toBe(key?.publicKey);
});

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

test.each([
  ["its title, where no business is named", aGallerySite("The harbour", ""), "The harbour"],
  ["its number, where it says nothing", aGallerySite("", " "), "Project 12"],
  ["its number, where it cannot be read", aSite(GALLERY, "Theirs"), "Project 12"],
])("a site of the gallery is known by %s", async (_, theirs, name) => {
  await put("documents", aGallerySite("Mine"));

  expect(compareWork(await collectWork(), { documents: [theirs] }).different).toEqual([name]);
  await mergeWork({ documents: [theirs] }, "both");

  expect(await work.all(wholeStore("projects"))).toMatchObject([{ name, description: expect.anything() }]);
});

test("a site whose project is damaged in the file replaces nothing, and can be had as a project", async () => {
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

test.each(["x", "🥐"])(
  "a name of 200 times %s is not too long when it is imported beside itself",
  async (letter) => {
    const name = letter.repeat(200);
    await put("projects", aProject(1, name));
    const file = { projects: [{ ...aProject(1, name), description: "Another" }] };

    await mergeWork(file, "both");
    await mergeWork(recordsOf({ project: aDetailed(name) }, await collectWork()), "both");

    const kept = readWorkFile(writeWorkFile(await collectWork()));
    expect(kept.damaged).toBe(0);
    expect(kept.records.projects?.map(({ name }) => / \(imported( 2)?\)$/.test(String(name))).sort()).toEqual(
      [false, true, true],
    );
    expect(kept.records.projects?.every(({ name }) => String(name).isWellFormed())).toBe(true);
  },
);

test("a file that is imported again and again gets another name each time", async () => {
  const file = { projects: [{ ...aProject(1, "Crumb"), description: "Another" }] };
  await put("projects", aProject(1, "Crumb"));

  await mergeWork(file, "both");
  await mergeWork(file, "both");
  await mergeWork(recordsOf({ project: aDetailed("Crumb") }, await collectWork()), "both");

  expect((await collectWork()).projects?.map(({ name }) => name).sort()).toEqual([
    "Crumb",
    "Crumb (imported 2)",
    "Crumb (imported 3)",
    "Crumb (imported)",
  ]);
});

test("a project file keeps its name where no project has it", () => {
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
])("%j is refused in words", (text, message) => {
  expect(() => readWorkFile(text)).toThrow(new WorkFileError(message));
});

test("forms of sites and of their versions come switched off, and the hosts are told", async () => {
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
  // The same site is not another one for its forms.
  expect(compareWork(await collectWork(), file.records)).toMatchObject({ same: 1, different: [] });
});

test("what is damaged in a file is counted and left out, the rest is read", () => {
  const file = readWorkFile(
    writeWorkFile({ projects: [aProject(1), { id: 2 }], favourites: "all" as never }),
  );

  expect(file.records.projects).toEqual([aProject(1)]);
  expect(file.damaged).toBe(2);
});

const aDetailed = (name: string) => ({
  name,
  description: "A bakery with boats in front",
  type: "web" as const,
  templateId: "web-basic",
  features: [],
});

test("prospects and their notes leave with exported work and come in with its file", async () => {
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

const aReply = async (ticket?: string): Promise<Reply> => ({
  ...{ format: "sitewright-reply", version: 1, id: "a".repeat(32), at: day },
  ...{ name: "Nora", email: "nora@example.com", note: "We take it" },
  ticket:
    ticket ??
    (await writeTicket({ prospect: "Blue Door", sender: "Maria", email: "maria@example.com", url: "" })),
});
const received = (reply: Reply): WorkRecord => ({
  ...{ id: reply.id, state: "received", prospect: "Blue Door", reply, receivedAt: day },
});

test("a reply in a file is received only if this browser has signed the link that it answers", async () => {
  const genuine = received(await aReply());
  const forged = received({ ...(await aReply(`AAAAAAAA.${"A".repeat(86)}`)), id: "b".repeat(32) });
  const refused = {
    ...{ id: "refused-1", state: "refused", reason: "Pay Eve" },
    ...noClaims,
    raw: "nothing",
  };
  const text = writeWorkFile({ replies: [genuine, forged, refused] });

  await mergeWork(readWorkFile(text).records, "replace");
  await mergeWork(readWorkFile(text).records, "replace");

  const { replies = [], prospects } = await collectWork();
  expect(replies).toHaveLength(3);
  expect(replies).toContainEqual(expect.objectContaining({ id: "a".repeat(32), state: "received" }));
  expect(replies.filter(({ state }) => state === "refused").map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/not signed by this browser/),
      expect.stringMatching(/not a reply/),
    ]),
  );
  expect(prospects).toMatchObject([{ name: "Blue Door", stage: "replied" }]);
});

test("what waits to be sent comes in with no file", async () => {
  const item = {
    ...{ id: "b", url: "https://replies.example/in", to: "x", body: "{}", state: "waiting", problem: "" },
    ...{ at: day, deliveredAt: null },
  };
  const text = writeWorkFile({ outbox: [item] });

  await mergeWork(readWorkFile(text).records, "replace");

  expect(await work.all(wholeStore("outbox"))).toEqual([]);
  expect(await collectWork()).not.toHaveProperty("outbox");
});

test("sites, versions and templates in a file bring no address that they are published at", async () => {
  const document = { meta: { title: "Crumb" }, head: { origin: "https://evil.example", noIndex: true } };
  const records = {
    documents: [{ ...aSite(1, ""), document }],
    versions: [{ ...aVersion(1), document }],
    ownTemplates: [{ id: "t", name: "Mine", document, createdAt: day }],
  };

  const { records: read, damaged } = readWorkFile(writeWorkFile(records));

  expect(damaged).toBe(0);
  expect(JSON.stringify(read)).not.toContain("evil.example");
  expect(read.documents).toMatchObject([{ document: { head: { noIndex: true } } }]);
  await put("documents", { ...aSite(1, ""), document });
  expect(compareWork(await collectWork(), read)).toMatchObject({ same: 1, different: [] });
});

test("a prospect of this browser is not replaced by that of a file", async () => {
  const prospect = {
    ...{ id: "for blue door", name: "Blue Door", links: [], stage: "talking", nextStep: "", nextDay: "" },
    ...{ notes: "", email: "nora@example.com", openedAt: null, createdAt: day, updatedAt: day },
  };
  await put("prospects", prospect);

  await mergeWork({ prospects: [{ ...prospect, email: "eve@evil.example" }] }, "replace");

  expect((await collectWork()).prospects).toEqual([prospect]);
});

const noClaims = { prospect: "", email: "", receivedAt: day };
