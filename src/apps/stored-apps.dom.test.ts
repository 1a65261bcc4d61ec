import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

const look = { name: "Pier", palette: "harbour", fonts: "fraunces-and-dm-sans" };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.resetModules();
});

test("stored data survives a reload that does not wait for the database", async () => {
  const { keepData, keepSettings } = await openPage();
  const written = [keepData("dashboard", { moves: 1 }), keepSettings("dashboard", look)];
  written.push(keepData("dashboard", { moves: 2 }));
  vi.stubGlobal("indexedDB", new IDBFactory());

  const { readStoredApp } = await openPage();

  expect(await readStoredApp("dashboard")).toMatchObject({ data: { moves: 2 }, settings: look });
  await Promise.all(written);
});

test("the journal is empty once the database has the data", async () => {
  const { keepData, readStoredApp } = await openPage();

  await Promise.all([keepData("dashboard", { moves: 1 }), keepData("dashboard", { moves: 2 })]);

  expect(localStorage).toHaveLength(0);
  expect(await readStoredApp("dashboard")).toMatchObject({ data: { moves: 2 } });
  expect(await readStoredApp("crm")).toBeNull();
});

test("deleting the data keeps the look", async () => {
  const { keepData, keepSettings, forgetData } = await openPage();
  await keepData("dashboard", { moves: 1 });
  await keepSettings("dashboard", look);

  const forgotten = forgetData("dashboard");

  const { readStoredApp } = await openPage();
  expect(await readStoredApp("dashboard")).toMatchObject({ data: {}, settings: look });
  await forgotten;
});

test("an invalid journal is ignored", async () => {
  const { readStoredApp } = await openPage();
  for (const text of ["{", "null", '{"id":7}']) {
    localStorage.setItem("unwritten:apps dashboard", text);

    expect(await readStoredApp("dashboard")).toBeNull();
  }
});

async function openPage() {
  vi.resetModules();
  return import("./stored-apps.ts");
}
