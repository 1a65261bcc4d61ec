import type { Page } from "@playwright/test";

/** Installs a fake clock, including `AbortSignal.timeout`, which Playwright does not replace. */
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

/**
 * Stops the clock; only the test advances it from now on. It jumps a minute ahead, so that a slow machine
 * cannot be past that time already.
 */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}
