// @ts-check
import { headingPainted, keystrokesIn } from "./painted.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const WORDS = ["invoice", "quiz", "desk", "customer"];
const FIRST = "Customer Relationship Manager";

/**
 * With so many modules in the catalogue: from the address to the list, the elements of that, and from a key in its
 * search to the frame that shows what it found.
 * @param {Page} page
 * @param {number} count
 */
export async function measureModules(page, count) {
  await page.route("**/seeds.json", async (route) => {
    // A kept connection may be closed by the server in the moment in which it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: withModules(await response.json(), count) });
  });
  // The first visit keeps what later ones find.
  await page.goto("/live-demos");
  await headingPainted(page, `${FIRST} 1`);
  await page.reload({ waitUntil: "commit" });
  const painted = await headingPainted(page, `${FIRST} 1`);
  await page.waitForTimeout(1_000);
  const elements = await page.locator("main *").count();
  const keystrokes = await keystrokesIn(page, page.getByLabel("Search modules"), WORDS);
  return { painted, elements, keystrokes };
}

/**
 * The seeds with so many modules, each of a name of its own: the built-in list, which stands in while they come, has
 * none of these.
 * @template {{ modules: { id: number, name: string }[] }} Seeds
 * @param {Seeds} seeds
 * @param {number} count
 * @returns {Seeds}
 */
export function withModules(seeds, count) {
  const { modules } = seeds;
  return {
    ...seeds,
    modules: Array.from({ length: count }, (_, place) => {
      const module = modules[place % modules.length];
      return { ...module, id: place + 1, name: `${module?.name} ${place + 1}` };
    }),
  };
}
