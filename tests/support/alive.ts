import type { Page } from "@playwright/test";

/** Until React has hydrated the page: before that its links are plain links. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
  });
