import { afterEach, expect, test, vi } from "vitest";
import { isWorkKept, WORK_DATABASE, workIsOpen } from "./work-kept.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["has no database", [], false],
  ["has another one", ["sitewright-backend"], false],
  ["has it", ["sitewright-backend", WORK_DATABASE], true],
])("a browser that %s", async (_, names, isKept) => {
  browserWith(() => Promise.resolve(names.map((name) => ({ name, version: 1 }))));

  expect(await isWorkKept()).toBe(isKept);
});

test("a browser that does not say what it keeps is asked for it", async () => {
  browserWith(() => Promise.reject(new DOMException("Not here.", "SecurityError")));
  expect(await isWorkKept()).toBe(true);

  vi.stubGlobal("indexedDB", undefined);
  expect(await isWorkKept()).toBe(true);
});

test("what is kept in memory is kept as well", async () => {
  browserWith(() => Promise.resolve([]));
  workIsOpen();

  expect(await isWorkKept()).toBe(true);
});

function browserWith(databases: () => Promise<IDBDatabaseInfo[]>) {
  vi.stubGlobal("indexedDB", { databases });
}
