// @ts-check
import { notePaints } from "./painted.mjs";
import { workOpened } from "./work-opened.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const SLOWER = 4;
const TEXT = "Fresh bread from our oven, all morning";
const STEPS = 12;
/** On the page that is worked on as many as it may have, the others on the next one. */
const BLOCKS = [40, 20];

/**
 * Typing into a site of sixty blocks on a processor four times slower, from the key to the frame that shows it, and
 * the script of undoing and doing again on the machine as it is.
 * @param {Page} page
 * @returns {Promise<{ typing: number[], undo: number[] }>}
 */
export async function measureStudio(page) {
  await openLargeSite(page);
  const title = page.locator(".sw-site").first().getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  const read = await notePaints(page, { event: "beforeinput" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.keyboard.type(TEXT, { delay: 120 });
  await page.waitForTimeout(500);
  const typing = await read();
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.keyboard.press("Escape");

  for (let step = 0; step < STEPS; step++) {
    await page
      .getByRole("toolbar", { name: "Opening" })
      .getByRole("button", { name: step % 2 ? "Move up" : "Move down" })
      .click();
  }
  const undo = await page.evaluate(async (steps) => {
    const times = [];
    for (const name of ["Undo", "Redo"]) {
      for (let step = 0; step < steps; step++) {
        const button = document.querySelector(`[aria-label^="${name}"]`);
        if (!(button instanceof HTMLElement)) throw new Error(`There is no ${name}.`);
        const begun = performance.now();
        button.click();
        // What a click has changed is drawn in a microtask of it.
        await Promise.resolve();
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    }
    return times;
  }, STEPS);
  return { typing, undo };
}

/**
 * A bakery of this browser with sixty blocks.
 * @param {Page} page
 */
async function openLargeSite(page) {
  await page.addInitScript(() => localStorage.setItem("studio-tour-seen", "true"));
  await page.goto("/view-projects?tab=mine");
  await page.getByText("No projects created yet").waitFor();
  const at = "2026-11-17T09:12:00.000Z";
  await keep(page, "projects", {
    id: 7,
    name: "Harbour Bakery",
    description: "A bakery with boats in front",
    type: "web",
    templateId: "bakery-counter",
    status: "draft",
    isPublic: false,
    features: [],
    createdAt: at,
    updatedAt: at,
  });
  await page.goto("/studio/local-7");
  const title = page.locator(".sw-site").first().getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  await page.getByText("Saved", { exact: true }).waitFor();
  const kept = await page.evaluate(async (sizes) => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open("work");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const [record] = await new Promise((resolve) => {
      const request = database.transaction("documents").objectStore("documents").getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    for (const [index, size] of sizes.entries()) {
      const { blocks } = record.document.pages[index];
      const middle = blocks.slice(1, -1);
      for (let copy = 1; blocks.length < size; copy++) {
        const block = middle[copy % middle.length];
        blocks.splice(-1, 0, { ...block, id: `${block.kind}-copy-${copy}` });
      }
    }
    return record;
  }, BLOCKS);
  await keep(page, "documents", kept);
  await page.reload();
  await title.waitFor();
  await page.waitForTimeout(1_000);
}

/**
 * @param {Page} page
 * @param {string} store
 * @param {unknown} record
 */
async function keep(page, store, record) {
  await workOpened(page);
  await page.evaluate(
    async ({ store, record }) => {
      const database = await new Promise((resolve, reject) => {
        const request = indexedDB.open("work");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(store, "readwrite");
      transaction.objectStore(store).put(record);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    { store, record },
  );
}
