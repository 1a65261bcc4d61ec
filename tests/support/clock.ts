import type { Page } from "@playwright/test";

/** Puts the page's clock into the hands of the test, `AbortSignal.timeout` included, which is not by itself. */
export async function installClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
}

/** From now on time passes in the page when the test says so. Much of it passes at once, so that a slow machine does not come too late. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}
