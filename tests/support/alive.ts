import type { BrowserContext, Page } from "@playwright/test";

/** Waits until React has hydrated the page. Before that, links reload the page and buttons do nothing. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector("#root");
    const content = root?.querySelector("main")?.firstElementChild;
    return !root || (content && Object.keys(content).some((key) => key.startsWith("__reactProps")));
  });

/** Makes opening and reloading a page wait until it is hydrated, unless the test passes `waitUntil`. */
export function openAlive(context: BrowserContext) {
  context.on("page", (page) => {
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!options?.waitUntil) await untilAlive(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!options?.waitUntil) await untilAlive(page);
      return response;
    };
  });
}
