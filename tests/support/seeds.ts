import type { Page } from "@playwright/test";

/**
 * Holds back the first records of the backend, and the answers that were given while building, so that whatever a page
 * loads is on its way until `release`. For tests with `worker: "refused"`: nobody sees what a worker fetches.
 */
export async function holdSeeds(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(seeds|first-[^/]+)\.json$/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
