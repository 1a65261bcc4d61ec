import type { Page } from "@playwright/test";
import { createColumns } from "../../src/apps/computed/columns.ts";
import { parseAppDocument } from "../../src/apps/document.ts";
import { queryRecords } from "../../src/apps/query/query-view.ts";
import { createRecords } from "../../src/apps/records/records.ts";
import { aLocalProject, putWork } from "../../tests/support/projects.ts";
import type { Figure } from "./figures.ts";
import type { Bench } from "./main.ts";
import { FAST } from "./slow-server.ts";

const RECORDS = 10_000;
const NOW = "2026-10-01T12:00:00.000Z";
const STATES = ["asked", "quoted", "booked", "finished"];

const document = {
  version: 1,
  name: "Many jobs",
  theme: { palette: "terracotta", fonts: "fredoka-and-nunito" },
  locale: "en-GB",
  currency: "GBP",
  tables: [
    {
      id: "jobs",
      name: { one: "Job", many: "Jobs" },
      nameField: "name",
      fields: [
        { id: "name", name: "Job", kind: "text" },
        { id: "customer", name: "Customer", kind: "text" },
        { id: "price", name: "Price", kind: "money" },
        { id: "start", name: "Start", kind: "date" },
        {
          id: "state",
          name: "State",
          kind: "choice",
          options: { choices: STATES.map((id) => ({ id, name: id })) },
        },
      ],
    },
  ],
  views: [{ id: "all", table: "jobs", kind: "table", name: "All jobs", sort: [{ field: "start" }] }],
  pages: ["all"],
};

const makeRecords = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `job-${at}`,
    created: NOW,
    changed: NOW,
    values: {
      name: `Job ${(at * 7919) % RECORDS}`,
      customer: `Customer ${at % 613}`,
      price: (at * 37) % 100_000,
      start: `2026-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
      state: STATES[at % STATES.length],
    },
  }));

/** Measures an app with 10,000 records: its views in Node, and opening and typing in the browser. */
export async function measureApps({ browser, site, runs }: Bench): Promise<Figure[]> {
  site.setSpeed(FAST);
  const opened: number[] = [];
  const typed: number[] = [];
  for (let run = 0; run < runs; run++) {
    const [empty, full] = [await open(0), await open(RECORDS)];
    opened.push(full.script - empty.script);
    typed.push(...full.typed);
  }
  return [
    ...measureViews(runs),
    {
      of: "apps",
      name: "script that 10,000 records add to opening",
      unit: "ms",
      values: opened,
      budget: 300,
    },
    { of: "apps", name: "a key in a field to paint", unit: "ms", values: typed, budget: 50 },
  ];

  async function open(count: number) {
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
    await page.goto("/view-projects?tab=mine");
    await putWork(page, "projects", [
      aLocalProject({ id: 1, name: "Many jobs", type: "app", templateId: "app-own" }),
    ]);
    const head = { id: "local-1", app: document, counters: {}, lastChange: 0, born: "bench", updatedAt: NOW };
    await putWork(page, "appDocuments", [head]);
    await putWork(
      page,
      "appRecords",
      makeRecords(count).map((record) => ({
        id: `local-1/jobs/${record.id}`,
        project: "local-1",
        table: "jobs",
        record,
      })),
    );
    const client = await context.newCDPSession(page);
    await client.send("Performance.enable");
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/app-preview/local-1");
    await page.locator(".running-app h2", { hasText: "All jobs" }).waitFor();
    await page.waitForTimeout(1_000);
    const { metrics } = await client.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
    const typed = count > 0 ? await typeIntoCell(page) : [];
    await context.close();
    return { script: seconds * 1_000, typed };
  }
}

/** Types into a field of a record, and returns the time from each key to the next frame. */
async function typeIntoCell(page: Page) {
  const app = page.locator(".running-app");
  await app.locator("tbody button").first().click();
  await app.getByRole("button", { name: "Edit Customer" }).click();
  return page.evaluate(async () => {
    const input = globalThis.document.activeElement as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const times: number[] = [];
    for (let key = 0; key < 20; key++) {
      const begun = performance.now();
      set?.call(input, `${input.value}a`);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - begun);
    }
    return times;
  });
}

function measureViews(runs: number): Figure[] {
  const app = createRecords({
    document: parseAppDocument(document),
    records: { jobs: makeRecords(RECORDS) },
  });
  const queries = {
    "sort by text and date": { sort: [{ field: "customer" }, { field: "start", isDescending: true }] },
    "filter by amount": { filter: { field: "price", is: "more", value: 50_000 } },
    "group by state": { group: "state" },
    "search a word": { search: "customer 12" },
  };
  return Object.entries(queries).map(([name, query]) => {
    const values = Array.from({ length: runs + 1 }, () => {
      // New columns: nothing is remembered from the run before.
      const columns = createColumns(app, () => NOW.slice(0, 16));
      const begun = performance.now();
      queryRecords(columns, { table: "jobs", ...query } as Parameters<typeof queryRecords>[1]);
      return performance.now() - begun;
    });
    return { of: "apps", name: `10,000 records: ${name}`, unit: "ms", values: values.slice(1), budget: 100 };
  });
}
