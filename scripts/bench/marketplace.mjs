// @ts-check
import { keystrokesIn, notePaints } from "./painted.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const WORDS = ["lawyer", "pasta", "grooming", "dark blue", "haircut"];
/** Of each kind of filter one. */
const CHOICES = ["Website", "Bakery", "Blue", "Menu"];
const MANY_TEMPLATES = 10_000;
/** A frame that comes later than this after the one before has left one out, at 60 in a second. */
const DROPPED_MS = 25;
const SCROLL_FRAMES = 240;
/** As many cards as a large screen has in a few rows. */
export const CARDS = 24;

/**
 * From a key to the frame that shows what it found.
 * @param {Page} page
 */
export async function searchMarketplace(page) {
  await page.goto("/template-demos");
  const box = page.getByLabel("Search templates");
  await box.click();
  // The first word loads what the search reads.
  await box.pressSequentially("warm");
  await page.waitForTimeout(500);
  return keystrokesIn(page, box, WORDS);
}

/**
 * From the click on a filter to the frame that shows what is left, and back again.
 * @param {Page} page
 */
export async function filterMarketplace(page) {
  await page.goto("/template-demos");
  const filters = page.getByRole("region", { name: "Filters" });
  await page.locator("main img").first().waitFor();
  await page.waitForTimeout(500);
  const read = await notePaints(page, { event: "click" });
  for (const choice of CHOICES) {
    const box = filters.getByRole("checkbox", { name: new RegExp(`^${choice} `) });
    const count = page.getByRole("status").filter({ hasText: /^(\d+ of )?\d+ templates?$/ });
    const before = await count.textContent();
    for (const isChosen of [true, false]) {
      await box.click();
      await page.waitForTimeout(200);
      if (((await count.textContent()) === before) === isChosen)
        throw new Error(`The filter "${choice}" changes nothing in the marketplace.`);
    }
  }
  return read();
}

/**
 * Puts ten thousand templates where the build has its own, in the code that brings their list.
 * @param {Page} page
 */
export async function enlargeMarketplace(page) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // A kept connection may be closed by the server in the moment in which it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const code = await response.text();
    const enlarged = code.replace(/JSON\.parse\((`|'|")(\{\\?"templates.*?)\1\)/s, (_, quote, text) => {
      /** @type {{ templates: { id: string, name: string }[] }} */
      const index = JSON.parse(new Function(`return ${quote}${text}${quote}`)());
      const all = Array.from({ length: MANY_TEMPLATES }, (_, place) => {
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
export async function scrollMarketplace(page) {
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
