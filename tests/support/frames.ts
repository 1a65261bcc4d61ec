import type { Page } from "@playwright/test";

/** Two frames later: changes of theme, size or place are painted. A browser that has nothing to paint makes no frames. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1_000);
      }),
  );
