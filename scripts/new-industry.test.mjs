// @ts-check
import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { makeIndustry } from "./new-industry.mjs";
import { project } from "./run.mjs";

const FOLDER = "src/sites/industries";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "industry-"));
  for (const group of ["baking-and-brewing", "house-calls"]) {
    cpSync(join(project, FOLDER, group), join(root, FOLDER, group), { recursive: true });
  }
});

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, FOLDER, path), "utf8"));

test("a new industry has the same files as the others, with the same fields, empty", () => {
  const last = (/** @type {string} */ key) =>
    Math.max(
      ...["baking-and-brewing", "house-calls"].flatMap((group) =>
        readdirSync(join(root, FOLDER, group))
          .filter((name) => name !== "group.ts")
          .map((name) => read(`${group}/${name}/industry.json`)[key]),
      ),
    );
  const [position, age] = [last("position") + 1, last("age") + 1];
  makeIndustry("well-driller", { group: "house-calls", root });

  const files = (/** @type {string} */ path) => readdirSync(join(root, FOLDER, path)).sort();
  expect(files("house-calls/well-driller")).toEqual(files("baking-and-brewing/bakery"));
  expect(read("house-calls/well-driller/industry.json")).toEqual({
    name: "Well driller",
    sector: "",
    position,
    age,
  });
  const copy = read("house-calls/well-driller/copy.json");
  expect(Object.keys(copy)).toEqual(Object.keys(read("baking-and-brewing/bakery/copy.json")));
  expect(copy.services).toEqual([]);
  expect(copy.openings.ledger.headline).toBe("");
  expect(copy.copies).toHaveLength(3);
});

test("without a group it is loaded by itself", () => {
  expect(makeIndustry("plumber", { root })).toBe(join(FOLDER, "plumber/plumber"));
  expect(readdirSync(join(root, FOLDER, "plumber"))).toContain("group.ts");
});

test("an existing industry is not overwritten, and a name unusable in an address is refused", () => {
  expect(() => makeIndustry("bakery", { root })).toThrow(/already: .*baking-and-brewing/);
  expect(() => makeIndustry("../plumber", { root })).toThrow(/small letters and hyphens/);
});
