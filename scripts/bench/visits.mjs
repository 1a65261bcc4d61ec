// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForCalm } from "./machine.mjs";
import { observePage } from "./observe-page.mjs";
import { readSplash, readTraffic, readVisits } from "./readings.mjs";
import { routes, splash } from "./routes.mjs";
import { FAST, openStage, PHONE, SLOW, SLOWER_PROCESSOR, SPLASH_SEEN } from "./stage.mjs";
import { describe, waterfall } from "./wire.mjs";

/** @typedef {import("./observe-page.mjs").Observed} Observed */
/** @typedef {import("./observe-page.mjs").PageObserver} PageObserver */
/** @typedef {import("./routes.mjs").Route} Route */
/** @typedef {{ begin: number, cold: Observed, exchanges: ReturnType<typeof describe>[], reload?: Observed, fast?: Observed }} Visit */
/** @typedef {import("./stage.mjs").Stage} Stage */

/** Longer than the page waits before it lets its worker keep all files. */
const QUIET_LINE_MS = 5_500;

/**
 * Opens the routes in turn, not one of them several times on end: what else the machine does then falls on all.
 * @param {{ root: string, runs: number, paths: string[], port: number }} options `paths` none for all
 */
export async function measureVisits({ root, runs, paths, port }) {
  const chosen = paths.length === 0 ? routes : paths.map(routeAt);
  const withSplash =
    paths.length === 0 && readFileSync(join(root, "index.html"), "utf8").includes('id="splash"');
  const stage = await openStage(root, port);
  try {
    // The browser's own first page is slower than any later one.
    await visit(stage, chosen[0] ?? splash);

    /** @type {Map<Route, Visit[]>} */
    const visits = new Map(chosen.map((route) => [route, []]));
    /** @type {Visit[]} */
    const firstVisits = [];
    const loads = [];
    for (let run = 0; run < runs; run++) {
      for (const [route, list] of visits) {
        loads.push(await waitForCalm());
        const { cold: fast } = await visit(stage, route, { isSlow: false });
        loads.push(await waitForCalm());
        list.push({ ...(await visit(stage, route, { thenReload: true })), fast });
      }
      if (withSplash) firstVisits.push(await visit(stage, splash, { storage: {} }));
      process.stderr.write(`run ${run + 1} of ${runs}\n`);
    }
    return {
      figures: [
        ...[...visits].flatMap(([route, list]) => readVisits(route, list)),
        ...(withSplash ? readSplash(firstVisits) : []),
      ],
      traffic: [...visits].flatMap(([route, list]) => readTraffic(route, list)),
      waterfalls: Object.fromEntries([...visits].map(([{ path }, list]) => [path, waterfallOf(list)])),
      browser: stage.browser.version(),
      loads,
    };
  } finally {
    await stage.close();
  }
}

/** @param {string} path */
function routeAt(path) {
  const route = routes.find((route) => route.path === path);
  if (!route) throw new Error(`There is no route ${path} in scripts/bench/routes.mjs.`);
  return route;
}

/**
 * Opens a route in a browser that has never been here, and then once more. Where it is not to be slow, the line and the
 * processor are this machine's own.
 * @param {Stage} stage
 * @param {Route} route
 * @param {{ storage?: Record<string, string>, thenReload?: boolean, isSlow?: boolean }} [options]
 * @returns {Promise<Visit>}
 */
async function visit(
  { browser, line },
  route,
  { storage = SPLASH_SEEN, thenReload = false, isSlow = true } = {},
) {
  const { path, control, data, isDataInHtml = false } = route;
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(observePage, { control, data, storage });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOWER_PROCESSOR : 1 });
    line.setSpeed(isSlow ? SLOW : FAST);
    line.takeExchanges();

    const begin = Date.now();
    await page.goto(line.origin + path, { waitUntil: "commit" });
    const cold = await seenBy(page, "quiet");
    const exchanges = line.takeExchanges().map((exchange) => describe(exchange, cold));
    if (cold.firstPaint === undefined || cold.usable === undefined) throw missing(path, control);
    if (data && cold.data === undefined) throw missing(path, data);
    if (cold.isDataInHtml && !isDataInHtml) {
      throw new Error(`${path}: the mark of the first data stands in the page's HTML; choose another one.`);
    }
    if (!thenReload) return { begin, cold, exchanges };

    // The worker keeps the other files; nobody needs to wait for that on a slow line.
    line.setSpeed(FAST);
    await line.becomesQuiet({ forMs: QUIET_LINE_MS });
    line.setSpeed(SLOW);
    await page.reload({ waitUntil: "commit" });
    const reload = await seenBy(page, "usable");
    if (!reload.isControlled) throw new Error(`${path}: no worker stands behind the reloaded page.`);
    if (reload.usable === undefined) throw missing(path, control);
    return { begin, cold, exchanges, reload };
  } finally {
    await context.close();
  }
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {keyof PageObserver} when
 */
function seenBy(page, when) {
  return page.evaluate((when) => {
    const { pageObserver } = /** @type {typeof window & { pageObserver: PageObserver }} */ (window);
    return pageObserver[when];
  }, when);
}

/**
 * @param {string} path
 * @param {import("./observe-page.mjs").Mark} mark
 */
function missing(path, { selector, text = "" }) {
  return new Error(
    `${path}: nothing was painted, or ${selector} "${text}" was not there within half a minute.`,
  );
}

/**
 * That of the visit in the middle.
 * @param {Visit[]} visits
 */
function waterfallOf(visits) {
  const end = (/** @type {Visit} */ { begin, cold }) =>
    begin + Math.max(cold.usable ?? 0, cold.data ?? 0, cold.largestPaint ?? 0);
  const byLength = [...visits].sort((a, b) => end(a) - a.begin - (end(b) - b.begin));
  const middle = /** @type {Visit} */ (byLength[Math.floor(byLength.length / 2)]);
  return waterfall(middle.exchanges, { begin: middle.begin, end: end(middle) });
}
