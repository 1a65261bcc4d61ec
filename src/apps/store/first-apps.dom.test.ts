import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { appDocuments, appRecords, apps } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { unwritten } from "#src/data/unwritten.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { createLocalProject } from "#src/entities/projects/projects-store.ts";
import { anEarlierOrder } from "../programs/shop/testing.ts";
import { setAsideData } from "../stored-apps.ts";
import { firstState, type OpenApp, openApp } from "./open-app.ts";

const SHOP = { templateId: "app-ecommerce" };
const updatedAt = "2026-11-29T12:00:00.000Z";
const settings = { name: "Pier Pots", palette: "harbour", fonts: "fraunces-and-dm-sans" };
const address = { name: "Anna", street: "", place: "" };
const data = { orders: [anEarlierOrder()], basket: anEarlierOrder().lines, address };
const basket = [{ product: "rice-bowl", variant: "Sea", count: 2 }];

const store = (stored: object, id = "app-ecommerce") =>
  work.change([apps], (change) => change.put(apps, { id, updatedAt, ...stored }));

async function opened(key = "app-ecommerce", name?: string): Promise<OpenApp> {
  const app = await openApp(key, { ...SHOP, name });
  if (!app || !("app" in app)) throw new Error("The app could not be opened.");
  return app;
}

beforeEach(async () => {
  localStorage.clear();
  await work.clear();
});

test("data and look of an earlier release become the document, its records and its drafts, once", async () => {
  await store({ settings, data });
  const { app, drafts } = await opened();

  expect(app.document).toMatchObject({ name: "Pier Pots", theme: { palette: "harbour", header: {} } });
  expect([...app.records("orders").values()].map(({ values }) => values.name)).toEqual(["Ada Quill"]);
  expect(drafts.read("shelves")).toEqual({ basket, texts: address });
  drafts.keep("shelves", { basket, texts: {} });

  const again = await opened();
  expect(again.app.records("orders").size).toBe(1);
  expect(again.drafts.read("shelves")).toEqual({ basket, texts: {} });
  expect(again.unreadable).toBe(0);
});

test("a project that was never opened begins with samples under its own name, and one with a look alone keeps it", async () => {
  const details = { name: "Quay Pots", description: "Pots from the quay", type: "app" as const };
  const { id } = await createLocalProject({ ...details, ...SHOP }, "draft");
  const { app } = await opened(localKey(id), "Quay Pots");
  expect(app.document.name).toBe("Quay Pots");
  expect(app.records("products").size).toBe(12);

  await store({ settings: { ...settings, palette: "gone", name: "Pots" }, data: {} });
  expect((await opened()).app.document).toMatchObject({ name: "Pots", theme: { fonts: settings.fonts } });
});

test("what a closed page had not stored is converted too", async () => {
  await store({ data: { ...data, orders: [] } });
  unwritten.keep("apps app-ecommerce", { id: "app-ecommerce", updatedAt, data });

  expect((await opened()).app.records("orders").size).toBe(1);
  expect(localStorage).toHaveLength(0);
});

test("what cannot be read completely stays as it is until it is set aside, and nothing is lost then", async () => {
  const whole = { ...data, fromNewerVersion: 7 };
  await store({ settings, data: whole });
  const problem = await openApp("app-ecommerce", SHOP);
  if (!problem || !("saved" in problem)) throw new Error("It was opened.");
  expect(problem.saved).toEqual(whole);
  expect(await work.get(appDocuments, "app-ecommerce")).toBeUndefined();

  await setAsideData("app-ecommerce", problem.saved, problem.readable);
  const { app } = await opened();
  expect(app.records("orders").size).toBe(1);
  expect(app.document.name).toBe("Pier Pots");
  expect(await work.setAside()).toMatchObject([{ store: "apps", record: { data: whole } }]);
});

test("what a tab with an earlier release stores afterwards is set aside", async () => {
  await opened();
  await store({ data });
  const late = await opened();

  expect(late.unreadable).toBe(1);
  expect(late.app.records("orders").size).toBe(0);
  expect(await work.setAside()).toMatchObject([{ store: "apps", record: { data } }]);
  expect((await opened()).unreadable).toBe(0);
});

test("two tabs that open it at once make one document", async () => {
  await store({ data });
  await Promise.all([opened(), opened()]);

  expect(await work.all(appDocuments)).toHaveLength(1);
  expect((await work.all(appRecords)).filter(({ table }) => table === "orders")).toHaveLength(1);
});

test("the dashboard gets the orders of the days since it was open, as long as it has samples", async () => {
  const orders = async () => {
    const app = await openApp("app-dashboard", { templateId: "app-dashboard" });
    if (!app || !("app" in app)) throw new Error("The app could not be opened.");
    return [...app.app.records("orders").values()];
  };
  const first = await orders();
  const days = [...new Set(first.map(({ values }) => String(values.day)))].sort();
  const late = first.filter(({ values }) => String(values.day) >= (days.at(-3) ?? ""));
  expect(late.length).toBeGreaterThan(3);
  const keyOf = (id: string) => `app-dashboard/orders/${id}`;
  const remove = (ids: readonly string[]) =>
    work.change([appRecords], async (change) => {
      for (const id of ids) await change.remove(appRecords, keyOf(id));
    });
  await remove(late.map(({ id }) => id));

  const sorted = (list: typeof first) => list.map(({ id }) => id).sort();
  expect(sorted(await orders())).toEqual(sorted(first));
  expect((await work.all(appRecords)).length).toBe(first.length);

  await remove(first.map(({ id }) => id));
  expect(await orders()).toEqual([]);
});

test("the state of a template can be had again, under the name of the project", async () => {
  expect(await firstState("app-ecommerce", "Quay Pots")).toMatchObject({
    document: { name: "Quay Pots" },
    records: { orders: [] },
  });
  expect(await firstState("app-that-never-was")).toBeUndefined();
});
