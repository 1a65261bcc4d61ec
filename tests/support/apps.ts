import { expect, type Page } from "@playwright/test";
import { structureProblems } from "./accessible.ts";
import { sample } from "./sample.ts";

/** Opens an app or game and waits until it runs. */
export async function openApp(page: Page, id: string) {
  await page.goto(`/app-preview/${id}`);
  await expect(runningApp(page)).toBeVisible();
  return runningApp(page);
}

export const runningApp = (page: Page) => page.locator(".running-app");

/** Reloads without saving, because the state is stored at once. */
export async function reopen(page: Page) {
  await page.reload();
  await expect(runningApp(page)).toBeVisible();
}

export async function expectNoViolations(page: Page) {
  for (const width of sample([390, 1280], 1)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await structureProblems(page)).toEqual([]);
  }
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
}
