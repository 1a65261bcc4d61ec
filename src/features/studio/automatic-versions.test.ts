import { beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { aProject, put } from "#src/backup/testing.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { keepBeforeChange, keepByTime, removeAutomatic, surplus } from "./automatic-versions.ts";
import { KEPT_EVERY_MS, listVersions, saveVersion } from "./saved-sites.ts";

const project = { kind: "local", id: 7 } as const;
const other = { kind: "local", id: 8 } as const;
const site = await templateDocument("bakery-ledger");
if (!site) throw new Error("There is no such template.");
const named = (name: string) => ({
  ...site,
  meta: { ...site.meta, business: { ...site.meta.business, name } },
});

const NOW = Date.parse("2026-06-15T12:00:00Z");
const HOUR = 3_600_000;

beforeEach(async () => {
  await work.clear();
  for (const { id } of [project, other]) await put("projects", aProject(id));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => vi.useRealTimers();
});

test("during editing a version is saved at most every ten minutes", async () => {
  await keepByTime(project, named("One"));
  vi.setSystemTime(NOW + KEPT_EVERY_MS - 1);
  await keepByTime(project, named("Two"));
  expect(await namesOf()).toEqual(["One"]);

  vi.setSystemTime(NOW + KEPT_EVERY_MS);
  await keepByTime(project, named("Three"));

  expect(await namesOf()).toEqual(["Three", "One"]);
  expect(await listVersions(other)).toEqual([]);
});

test("an unchanged site is not saved as a version again", async () => {
  await saveVersion(project, "Before the summer menu", named("One"));
  vi.setSystemTime(NOW + KEPT_EVERY_MS);

  await keepByTime(project, named("One"));
  await keepBeforeChange(project, named("One"), "Before the rewrite");

  expect(await namesOf()).toEqual(["One"]);
});

test("before a large change a version is always saved", async () => {
  await keepByTime(project, named("One"));
  await keepBeforeChange(project, named("Two"), "Before the rewrite");

  const all = await listVersions(project);
  expect(all.map(({ name, automatic }) => [name, automatic])).toContainEqual([
    "Before the rewrite",
    "change",
  ]);
});

test("versions are thinned out by age, but named ones stay", () => {
  const ages = Array.from({ length: 6 * 24 * 60 }, (_, index) => (index * HOUR) / 6);
  const all = ages.map((age) => ({
    id: `${age}`,
    createdAt: new Date(NOW - age).toISOString(),
    automatic: "time" as const,
  }));
  const { automatic: _, ...own } = {
    ...all.at(-1),
    id: "own",
    createdAt: new Date(NOW - 900 * 24 * HOUR).toISOString(),
  };

  const gone = new Set(surplus([...all, own], NOW));

  const kept = (from: number, to: number) =>
    ages.filter((age) => age >= from * HOUR && age < to * HOUR && !gone.has(`${age}`)).length;
  expect(kept(0, 1)).toBe(6);
  expect(kept(1, 24)).toBe(23);
  expect(kept(24, 720)).toBeGreaterThanOrEqual(28);
  expect(kept(24, 720)).toBeLessThanOrEqual(30);
  expect(kept(720, 1440)).toBeLessThanOrEqual(5);
  expect(gone.has("own")).toBe(false);
});

test("the last ten versions from before large changes are kept", async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    vi.setSystemTime(NOW + turn);
    await keepBeforeChange(project, named(`${turn}`), "Before the rewrite");
  }

  expect(await namesOf()).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
});

test("on a full disk automatic versions are deleted, and named ones stay", async () => {
  await saveVersion(project, "Mine", named("Mine"));
  await keepByTime(project, named("One"));
  await keepByTime(other, named("Other"));

  expect(await removeAutomatic(project)).toBe(1);

  expect(await namesOf()).toEqual(["Mine"]);
  expect(await listVersions(other)).toHaveLength(1);
});

const namesOf = async () =>
  (await listVersions(project)).map(({ document }) => (document as typeof site).meta.business.name);
