import { expect, test, vi } from "vitest";
import {
  LOCAL_NUMBERS_END,
  randomProjectNumber,
  readProjectKey,
  readSiteNumber,
  siteNumber,
  writeProjectKey,
} from "./project-key.ts";

test.each(["local-12", "12"])("the project %s is written as it is read", (key) => {
  const read = readProjectKey(key);

  expect(read && writeProjectKey(read)).toBe(key);
});

test.each(["law-firm-ledger", "local-", "local-12x", "-1", "1e3", "99999999999", " 12"])(
  "%j is no project",
  (key) => expect(readProjectKey(key)).toBeUndefined(),
);

test.each([
  { kind: "local", id: 1 },
  { kind: "local", id: LOCAL_NUMBERS_END - 1 },
  { kind: "listed", id: 1 },
] as const)("the site of $kind project $id is known for its own", (project) => {
  expect(readSiteNumber(siteNumber(project))).toEqual(project);
});

test.each([0, 1 - Number.EPSILON])("a number by the chance of %d is one of this browser", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);

  const id = randomProjectNumber();

  expect(id).toBeGreaterThan(0);
  expect(readSiteNumber(id)).toEqual({ kind: "local", id });
});
