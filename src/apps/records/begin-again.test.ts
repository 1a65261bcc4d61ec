import { expect, test } from "vitest";
import { loadProgram, openProgram } from "../programs/open-program.ts";
import { anEarlierOrder } from "../programs/shop/testing.ts";
import { writeApp } from "./app-file.ts";
import { beginAgain } from "./begin-again.ts";
import { changeRecords } from "./edits.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

test("an app begins again with its samples and its own look, and undo brings everything back", async () => {
  const { app } = await openProgram("app-ecommerce", { orders: [anEarlierOrder()] }, NOW);
  app.apply({ label: "Rename", patches: [], document: { ...app.document, name: "Pier Pots" } });
  app.apply(changeRecords(app, "products", new Map([["moon-vase", { price: 1 }]])));
  const before = writeApp(app);

  app.apply(beginAgain(app, (await loadProgram("app-ecommerce")).file(undefined, NOW)));
  expect(app.document.name).toBe("Pier Pots");
  expect([app.records("orders").size, app.records("lines").size]).toEqual([0, 0]);
  expect(app.records("products").get("moon-vase")?.values.price).toBe(12_800);
  expect(app.counters).toEqual({});

  app.undo();
  expect(writeApp(app)).toBe(before);
});
