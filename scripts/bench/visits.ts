import type { Browser, Page } from "@playwright/test";
import type { Figure } from "./figures.ts";
import { type Mark, type Observed, observePage } from "./observe-page.ts";
import { FAST, type Packet, type Site, SLOW } from "./slow-server.ts";

/** `of` is the name in the table. */
export type VisitedPage = { site: Site; path: string; of: string };

type Visit = Record<"cold" | "warm", Observed> & { packets: Packet[] };

export const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Longer than a page waits before its worker prefetches files. */
const QUIET_MS = 5_500;

/** An element that appears only after a response of the API. */
const dataMarks: Record<string, Mark> = {
  "/live-demos": { selector: "main li a", text: "Enter " },
  "/demo-accounts": { selector: "main section li button" },
  "/module-preview/": { selector: "main aside button", text: "Login to Demo" },
  "/module/": { selector: "[role=dialog] button[type=submit]:enabled" },
  "/view-projects": { selector: "main button", text: "Demo" },
};

const scriptBudget = (path: string) => (path === "/" ? 110 : path.startsWith("/admin/") ? 170 : 140);
const wireBudget = (path: string) => (path === "/" ? 150 : 190);

/** Name, unit, budget, and the function that reads the figure from a visit: NaN if a page has no such value. */
const readings: [string, Figure["unit"], number | ((path: string) => number), (visit: Visit) => number][] = [
  ["first contentful paint", "s", 0.8, ({ cold }) => cold.firstPaint / 1000],
  ["largest contentful paint", "s", 1.2, ({ cold }) => cold.largestPaint / 1000],
  ["cumulative layout shift", "", 0.02, ({ cold }) => cold.shift],
  ["total blocking time", "ms", 200, ({ cold }) => cold.blocking],
  ["usable", "s", 1.3, ({ cold }) => cold.usable / 1000],
  ["first API data on screen", "s", 1.7, ({ cold }) => cold.data / 1000],
  ["warm reload, usable", "s", 0.75, ({ warm }) => warm.usable / 1000],
  ["warm reload, first data on screen", "s", 1.7, ({ warm }) => warm.data / 1000],
  ["first paint, warm as part of cold", "", 0.8, ({ cold, warm }) => warm.firstPaint / cold.firstPaint],
  ["JavaScript until usable", "kB", scriptBudget, ({ cold }) => cold.scriptBytes / 1000],
  ["on the wire until usable, without fonts", "kB", wireBudget, (visit) => wireBytes(visit) / 1000],
];

/** Opens all pages once in each run, so that a busy phase of the machine affects all of them. */
export async function measureVisits(browser: Browser, pages: VisitedPage[], runs: number): Promise<Figure[]> {
  const visits = pages.map((visited) => ({ visited, done: [] as Visit[] }));
  for (let run = 1; run <= runs; run++) {
    for (const { visited, done } of visits) done.push(await visit(browser, visited));
    process.stderr.write(`visits: run ${run} of ${runs}\n`);
  }
  return visits.flatMap(({ visited: { of, path }, done }) =>
    readings.flatMap(([name, unit, limit, read]) => {
      const values = done.map(read);
      const budget = typeof limit === "function" ? limit(path) : limit;
      return values.some(Number.isNaN) ? [] : { of, name, unit, values, budget };
    }),
  );
}

/** A first visit with a slow connection and processor, and a reload after the worker has cached its files. */
async function visit(browser: Browser, visited: VisitedPage): Promise<Visit> {
  const { site, path } = visited;
  const data = Object.entries(dataMarks).find(([start]) => path.startsWith(start))?.[1];
  const options = JSON.stringify({ hydrates: site.hydrates, data });
  const context = await browser.newContext(PHONE);
  await context.addInitScript(
    `if (self === top && self.origin !== "null") self.observed = (${observePage})(${options})`,
  );
  site.takePackets();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  const cold = await open(page, visited);
  const packets = site.takePackets();
  site.setSpeed(FAST);
  await site.untilQuiet(QUIET_MS);
  site.setSpeed(SLOW);
  // The browser stops a worker that is idle for half a minute.
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
  await page.reload({ waitUntil: "commit" });
  const warm = await page.evaluate<Observed>("observed");
  await context.close();
  return { cold, packets, warm };
}

async function open(page: Page, { site, path }: VisitedPage) {
  site.setSpeed(SLOW);
  await page.goto(site.origin + path, { waitUntil: "commit" });
  if (!site.hydrates) await site.untilQuiet(1_000);
  const seen = await page.evaluate<Observed>("observed");
  if (!(seen.usable > 0)) throw new Error(`${path} was not usable within half a minute.`);
  return seen;
}

function wireBytes({ cold: { usableDate }, packets }: Visit) {
  const arrived = packets.filter(({ path, time }) => !path.endsWith(".woff2") && time <= usableDate);
  return arrived.reduce((total, { bytes }) => total + bytes, 0);
}
