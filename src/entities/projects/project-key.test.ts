import { expect, test, vi } from "vitest";
import {
  LOCAL_NUMBERS_END,
  randomProjectNumber,
  readPreviewKey,
  readProjectKey,
  readSiteNumber,
  siteNumber,
  writeProjectKey,
} from "./project-key.ts";

test.each(["local-12", "12"])("the project key %s survives parsing and formatting", (key) => {
  const read = readProjectKey(key);

  expect(read && writeProjectKey(read)).toBe(key);
});

test.each(["law-firm-ledger", "local-", "local-12x", "-1", "1e3", "99999999999", " 12"])(
  "%j is not a project",
  (key) => expect(readProjectKey(key)).toBeUndefined(),
);

test.each([
  { kind: "local", id: 1 },
  { kind: "local", id: LOCAL_NUMBERS_END - 1 },
  { kind: "listed", id: 1 },
] as const)("the site number of $kind project $id is unique", (project) => {
  expect(readSiteNumber(siteNumber(project))).toEqual(project);
});

test.each([0, 1 - Number.EPSILON])("the random value %d gives a valid local number", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);

  const id = randomProjectNumber();

  expect(id).toBeGreaterThan(0);
  expect(readSiteNumber(id)).toEqual({ kind: "local", id });
});

test.each([
  ["law-firm-ledger", { kind: "template", id: "law-firm-ledger" }],
  ["local-12", { kind: "local", id: 12 }],
  ["12", { kind: "listed", id: 12 }],
  ["local-", { kind: "template", id: "local-" }],
  ["local-12x", { kind: "template", id: "local-12x" }],
  ["-1", { kind: "template", id: "-1" }],
  ["1e3", { kind: "template", id: "1e3" }],
  ["99999999999", { kind: "template", id: "99999999999" }],
])("%j is parsed as %j", (key, meant) => {
  expect(readPreviewKey(key)).toEqual(meant);
});
