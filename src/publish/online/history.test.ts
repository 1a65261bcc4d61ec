import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { aProject, put as putInto } from "#src/backup/testing.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { folderDouble } from "#tests/support/folder-double.ts";
import { changesSince, noteDown, noteReady, readHistory, writtenTo } from "./history.ts";
import { sentenceOf } from "./history-list.tsx";
import { putOnline } from "./put-online.ts";
import { options } from "./testing.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute));
const given = {
  project: "local-7",
  host: "github" as const,
  place: "ann/crumb",
  address: "https://ann.github.io/crumb/",
  revision: "abc",
  isReady: false,
  files: { "index.html": "1" },
};

beforeEach(async () => {
  await work.clear();
  for (const id of [7, 8]) await putInto("projects", aProject(id));
});

test("publications are listed per project, latest first, and the oldest are removed", async () => {
  for (let minute = 0; minute < 32; minute++)
    await noteDown({ ...given, revision: String(minute) }, at(minute));
  await noteDown({ ...given, project: "local-8" }, at(59));

  const history = await readHistory("local-7");

  expect(history).toHaveLength(30);
  expect(history[0]).toMatchObject({ revision: "31", isReady: false });
  expect(history.at(-1)?.revision).toBe("2");
  expect(await readHistory("local-8")).toHaveLength(1);
});

test("a publication to a folder, which has no address, is listed with the others", async () => {
  const folder = folderDouble("crumb");
  const document = await templateDocument("bakery-counter");
  const place = { host: "folder" as const, folder: folder.handle };
  if (!document) throw new Error("The template of this test is gone.");

  const published = await putOnline({ project: "local-7", document, place }, options());

  expect(published).not.toHaveProperty("isUnlisted");
  const [first] = await readHistory("local-7");
  expect(first).toMatchObject({ host: "folder", place: "crumb", isReady: true });
  expect(Object.keys(first?.files ?? {})).toContain("index.html");
});

test("if the list cannot be saved, as the project was deleted meanwhile, the result says so", async () => {
  const document = await templateDocument("bakery-counter");
  const place = { host: "folder" as const, folder: folderDouble("crumb").handle };
  if (!document) throw new Error("The template of this test is gone.");
  vi.spyOn(console, "error").mockReturnValue();

  expect(await putOnline({ project: "local-99", document, place }, options())).toMatchObject({
    isUnlisted: true,
  });
  expect(await readHistory("local-99")).toEqual([]);
});

test("a later confirmation is recorded", async () => {
  await noteReady(await noteDown(given, at(0)));

  expect(await readHistory("local-7")).toMatchObject([{ isReady: true }]);
});

test("this browser knows every state of each file that it has put at a place", async () => {
  await noteDown({ ...given, files: { "index.html": "1", "about.html": "1" } }, at(0));
  await noteDown({ ...given, project: "local-8", files: { "index.html": "2" } }, at(1));
  await noteDown({ ...given, place: "ann/other", files: { "index.html": "3" } }, at(2));

  expect(await writtenTo({ host: "github", place: "ann/crumb" })).toEqual(
    new Map([
      ["index.html", new Set(["1", "2"])],
      ["about.html", new Set(["1"])],
    ]),
  );
});

test("a publication lists the files that differ from the previous one", () => {
  const before = { "index.html": "1", "about.html": "1", "site.css": "1", "passport.json": "1" };
  const now = { "index.html": "2", "shop.html": "1", "site.css": "1", "passport.json": "2" };

  expect(sentenceOf(changesSince(before, now))).toBe(
    "index.html changed; shop.html new; about.html removed.",
  );
  expect(sentenceOf(changesSince(before, before))).toBe("The same files as before.");
  const many = Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((name) => [name, "1"]));
  expect(sentenceOf(changesSince({}, many))).toBe("a, b, c, d and 2 more new.");
});
