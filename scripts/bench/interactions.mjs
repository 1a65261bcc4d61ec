// @ts-check
import { launchBrowser } from "../browser.mjs";
import { createServer, listen } from "../serve.mjs";
import { benchBuild } from "./build-time.mjs";
import { waitForCalm } from "./machine.mjs";
import {
  CARDS,
  enlargeMarketplace,
  filterMarketplace,
  scrollMarketplace,
  searchMarketplace,
} from "./marketplace.mjs";
import { measureModules } from "./modules.mjs";
import { headingPainted } from "./painted.mjs";
import { measureStudio } from "./studio.mjs";
import { measureWizard } from "./wizard.mjs";
import { workOpened } from "./work-opened.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./figures.mjs").Figure} Figure */

const FEW_PROJECTS = 100;
const MANY_PROJECTS = 10_000;
const FEW_MODULES = 35;
const MANY_MODULES = 5_000;

/**
 * How fast pages answer to hands: on this machine as it is, without a slow line.
 * @param {{ runs: number, port: number, root?: string | undefined }} options
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureInteractions({ runs, port, root = benchBuild.folder }) {
  const server = await createServer({ root });
  const origin = await listen(server, port);
  const browser = await launchBrowser();
  /** @param {(page: Page) => Promise<void>} use */
  const onPage = async (use) => {
    await waitForCalm();
    const context = await browser.newContext({
      baseURL: origin,
      serviceWorkers: "block",
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
    const page = await context.newPage();
    await use(page);
    await context.close();
  };

  /** @type {Record<string, number[]>} */
  const found = {};
  const note = (/** @type {string} */ name, /** @type {number[]} */ ...values) => {
    found[name] = [...(found[name] ?? []), ...values];
  };
  try {
    for (let run = 0; run < runs; run++) {
      await onPage(async (page) => note("search", ...(await searchMarketplace(page))));
      await onPage(async (page) => note("filter", ...(await filterMarketplace(page))));
      await onPage(async (page) => {
        await enlargeMarketplace(page);
        note("search in many", ...(await searchMarketplace(page)));
        note("filter many", ...(await filterMarketplace(page)));
      });
      await onPage(async (page) => {
        const { dropped, longest, kB } = await scrollMarketplace(page);
        note("dropped", dropped);
        note("longest", longest);
        note("kB", kB);
      });
      await onPage(async (page) => note("projects", await projectsPainted(page, FEW_PROJECTS)));
      await onPage(async (page) => note("many projects", await projectsPainted(page, MANY_PROJECTS)));
      for (const count of [FEW_MODULES, MANY_MODULES]) {
        await onPage(async (page) => {
          const { painted, elements, keystrokes } = await measureModules(page, count);
          note(`${count} modules`, painted);
          note(`elements of ${count} modules`, elements);
          note(`search in ${count} modules`, ...keystrokes);
        });
      }
      await onPage(async (page) => {
        const { typing, next } = await measureWizard(page);
        note("wizard's field", ...typing);
        note("wizard's step", ...next);
      });
      await onPage(async (page) => {
        const { typing, undo } = await measureStudio(page);
        note("typing", ...typing);
        note("undo", ...undo);
      });
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }

  /** @type {(of: string, name: string, from: string, unit: Figure["unit"], budget?: number) => Figure} */
  const figure = (of, name, from, unit, budget) => ({ of, name, unit, values: found[from] ?? [], budget });
  /** The most that a long list may take: so many times what a short one does. */
  const times = (/** @type {number} */ factor, /** @type {string} */ name) =>
    factor * Math.min(...(found[name] ?? []));
  return {
    browser: browser.version(),
    figures: [
      figure("marketplace", "keystroke, all templates", "search", "ms", 16),
      figure("marketplace", "keystroke, 10 000 templates", "search in many", "ms", 50),
      figure("marketplace", "filter, all templates", "filter", "ms", 50),
      figure("marketplace", "filter, 10 000 templates", "filter many", "ms", 50),
      figure("marketplace", "frames left out in scrolling", "dropped", "", 0),
      figure("marketplace", "longest frame in scrolling", "longest", "ms"),
      figure("marketplace", `pictures of ${CARDS} cards`, "kB", "kB", 200),
      figure("projects", "100 painted", "projects", "ms"),
      figure("projects", "10 000 painted", "many projects", "ms", times(2, "projects")),
      figure("modules", "35 painted", "35 modules", "ms"),
      figure("modules", "5 000 painted", "5000 modules", "ms", times(2, "35 modules")),
      figure("modules", "elements, 35 modules", "elements of 35 modules", ""),
      figure(
        "modules",
        "elements, 5 000 modules",
        "elements of 5000 modules",
        "",
        times(1, "elements of 35 modules"),
      ),
      figure("modules", "keystroke, 35 modules", "search in 35 modules", "ms", 16),
      figure("modules", "keystroke, 5 000 modules", "search in 5000 modules", "ms", 50),
      figure("wizard", "keystroke in the name", "wizard's field", "ms", 16),
      figure("wizard", "next step", "wizard's step", "ms", 50),
      figure("studio", "60 blocks: typing, slow processor", "typing", "ms", 50),
      figure("studio", "60 blocks: undo and redo, script", "undo", "ms", 16),
    ],
  };
}

/**
 * From the address to the list, with so many projects of one's own.
 * @param {Page} page
 * @param {number} count
 */
async function projectsPainted(page, count) {
  await page.goto("/view-projects?tab=mine");
  await page.getByText("No projects created yet").waitFor();
  await workOpened(page);
  await page.evaluate(async (count) => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open("work");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction("projects", "readwrite");
    for (let id = 1; id <= count; id++) {
      const createdAt = new Date(Date.UTC(2026, 9, 1) + id * 60_000).toISOString();
      transaction.objectStore("projects").put({
        id,
        name: `Harbour Bakery ${id}`,
        description: "A bakery with boats in front",
        type: "web",
        templateId: "web-basic",
        status: "draft",
        isPublic: false,
        features: [],
        createdAt,
        updatedAt: createdAt,
      });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, count);
  await page.reload({ waitUntil: "commit" });
  return headingPainted(page, `Harbour Bakery ${count}`);
}
