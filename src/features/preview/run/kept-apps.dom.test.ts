import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

const look = { name: "Pier", palette: "harbour", fonts: "fraunces-and-dm-sans" };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.resetModules();
});

test("what is kept is there after a reload that did not wait for the database", async () => {
  const { keepData, keepSettings } = await openPage();
  const written = [keepData("local-1", { moves: 1 }), keepSettings("local-1", look)];
  written.push(keepData("local-1", { moves: 2 }));
  vi.stubGlobal("indexedDB", new IDBFactory());

  const { readKeptApp } = await openPage();

  expect(await readKeptApp("local-1")).toMatchObject({ data: { moves: 2 }, settings: look });
  await Promise.all(written);
});

test("once the database has it, the journal is empty", async () => {
  const { keepData, readKeptApp } = await openPage();

  await Promise.all([keepData("local-1", { moves: 1 }), keepData("local-1", { moves: 2 })]);

  expect(localStorage).toHaveLength(0);
  expect(await readKeptApp("local-1")).toMatchObject({ data: { moves: 2 } });
  expect(await readKeptApp("local-2")).toBeNull();
});

test("forgetting the data leaves the look, at once", async () => {
  const { keepData, keepSettings, forgetData } = await openPage();
  await keepData("local-1", { moves: 1 });
  await keepSettings("local-1", look);

  const forgotten = forgetData("local-1");

  const { readKeptApp } = await openPage();
  expect(await readKeptApp("local-1")).toMatchObject({ data: {}, settings: look });
  await forgotten;
});

test("a journal that is no journal is passed over", async () => {
  const { readKeptApp } = await openPage();
  for (const text of ["{", "null", '{"id":7}']) {
    localStorage.setItem("unwritten:apps local-1", text);

    expect(await readKeptApp("local-1")).toBeNull();
  }
});

async function openPage() {
  vi.resetModules();
  return import("./kept-apps.ts");
}
