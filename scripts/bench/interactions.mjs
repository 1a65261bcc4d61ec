// @ts-check
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser.mjs";
import { createServer, listen } from "../serve.mjs";
import { benchBuild } from "./build-time.mjs";
import { waitForCalm } from "./machine.mjs";
import { measureStudio } from "./studio.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./figures.mjs").Figure} Figure */

const WORDS = ["lawyer", "pasta", "grooming", "dark blue", "haircut"];
const MANY = 10_000;
/** A frame that comes later than this after the one before has left one out, at 60 in a second. */
const DROPPED_MS = 25;
const SCROLL_FRAMES = 240;
/** As many cards as a large screen has in a few rows. */
const CARDS = 24;

/**
 * How fast pages answer to hands: on this machine as it is, without a slow line.
 * @param {{ runs: number, port: number, root?: string | undefined }} options
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureInteractions({ runs, port, root = benchBuild.folder }) {
  const server = await createServer({ root });
  const origin = await listen(server, port);
  const browser = await chromium.launch({
    ...findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
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
      await onPage(async (page) => note("few", ...(await keystrokes(page))));
      await onPage(async (page) => {
        await enlargeMarketplace(page);
        note("many", ...(await keystrokes(page)));
      });
      await onPage(async (page) => {
        const { dropped, longest, kB } = await scroll(page);
        note("dropped", dropped);
        note("longest", longest);
        note("kB", kB);
      });
      await onPage(async (page) => note("list", await projectsPainted(page, 100)));
      await onPage(async (page) => note("long list", await projectsPainted(page, MANY)));
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

  const values = (/** @type {string} */ name) => found[name] ?? [];
  const list = values("list");
  return {
    browser: browser.version(),
    figures: [
      { of: "marketplace", name: "keystroke, all templates", unit: "ms", values: values("few"), budget: 16 },
      {
        of: "marketplace",
        name: "keystroke, 10 000 templates",
        unit: "ms",
        values: values("many"),
        budget: 50,
      },
      {
        of: "marketplace",
        name: "frames left out in scrolling",
        unit: "",
        values: values("dropped"),
        budget: 0,
      },
      { of: "marketplace", name: "longest frame in scrolling", unit: "ms", values: values("longest") },
      {
        of: "marketplace",
        name: `pictures of ${CARDS} cards`,
        unit: "kB",
        values: values("kB"),
        budget: 200,
      },
      { of: "projects", name: "100 painted", unit: "ms", values: list },
      {
        of: "projects",
        name: "10 000 painted",
        unit: "ms",
        values: values("long list"),
        budget: 2 * Math.min(...list),
      },
      {
        of: "studio",
        name: "60 blocks: typing, slow processor",
        unit: "ms",
        values: values("typing"),
        budget: 50,
      },
      {
        of: "studio",
        name: "60 blocks: undo and redo, script",
        unit: "ms",
        values: values("undo"),
        budget: 16,
      },
    ],
  };
}

/**
 * From a key to the frame that shows what it found.
 * @param {Page} page
 */
async function keystrokes(page) {
  await page.goto("/template-demos");
  const box = page.getByLabel("Search templates");
  await box.click();
  // The first word loads what the search reads.
  await box.pressSequentially("warm");
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    Object.assign(window, { keystrokes: times });
    const { port1, port2 } = new MessageChannel();
    /** @type {number[]} */
    const begun = [];
    // The first task after a frame was made ready is the first after it was painted.
    port1.onmessage = () => times.push(performance.now() - Number(begun.shift()));
    document.addEventListener(
      "input",
      () => {
        begun.push(performance.now());
        requestAnimationFrame(() => port2.postMessage(null));
      },
      true,
    );
  });
  for (const word of WORDS) {
    await box.fill("");
    await box.pressSequentially(word, { delay: 90 });
  }
  await page.waitForTimeout(200);
  return page.evaluate(() => /** @type {Window & { keystrokes?: number[] }} */ (window).keystrokes ?? []);
}

/**
 * Puts ten thousand templates where the build has its own, in the code that brings their list.
 * @param {Page} page
 */
async function enlargeMarketplace(page) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const enlarged = code.replace(/JSON\.parse\((`|'|")(\{\\?"templates.*?)\1\)/s, (_, quote, text) => {
      /** @type {{ templates: { id: string, name: string }[] }} */
      const index = JSON.parse(new Function(`return ${quote}${text}${quote}`)());
      const all = Array.from({ length: MANY }, (_, place) => {
        const template = index.templates[(place * 7) % index.templates.length];
        return { ...template, id: `${template?.id}-${place}`, name: `${template?.name} ${place}` };
      });
      return `JSON.parse(${JSON.stringify(JSON.stringify({ ...index, templates: all }))})`;
    });
    await route.fulfill({ response, body: enlarged });
  });
}

/**
 * Through the cards with the wheel, a step in each frame.
 * @param {Page} page
 */
async function scroll(page) {
  await page.goto("/template-demos");
  await page.locator("main img").first().waitFor();
  await page.waitForTimeout(500);
  const { gaps, kB } = await page.evaluate(
    async ({ frames, cards }) => {
      /** @type {number[]} */
      const gaps = [];
      let last = await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame++) {
        scrollBy(0, 12);
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
      }
      const pictures = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/images\/templates\/.*\.webp/.test(name));
      const sizes = pictures
        .slice(0, cards)
        .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize);
      return { gaps, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
    },
    { frames: SCROLL_FRAMES, cards: CARDS },
  );
  return { dropped: gaps.filter((gap) => gap > DROPPED_MS).length, longest: Math.max(...gaps), kB };
}

/**
 * From the address to the list, with so many projects of one's own.
 * @param {Page} page
 * @param {number} count
 */
async function projectsPainted(page, count) {
  await page.goto("/view-projects?tab=mine");
  await page.getByText("No projects created yet").waitFor();
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
  await page.getByRole("heading", { level: 3, name: `Harbour Bakery ${count}`, exact: true }).waitFor();
  return page.evaluate(() => performance.now());
}
