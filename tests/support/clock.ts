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
