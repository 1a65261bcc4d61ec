import type { Page } from "@playwright/test";

/**
 * Delays the seed of the backend and the stored first responses until `release`, so that a page keeps
 * loading. For tests with `worker: "refused"`, because requests of a worker cannot be intercepted.
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
