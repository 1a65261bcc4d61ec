import type { Page } from "@playwright/test";

/**
 * Waits two frames, after which changes of theme, size or position are painted. A browser without anything to
 * paint produces no frames.
 */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1_000);
      }),
  );
