import { expect, type Page } from "@playwright/test";
import { structureProblems } from "./accessible.ts";
import { sample } from "./sample.ts";

/** Opens an app or game and waits until it runs. */
export async function openProgram(page: Page, id: string) {
  await page.goto(`/app-preview/${id}`);
  await expect(program(page)).toBeVisible();
  return program(page);
}

export const program = (page: Page) => page.locator(".program");

/** Reloads without saving, because the state is stored at once. */
export async function reopen(page: Page) {
  await page.reload();
  await expect(program(page)).toBeVisible();
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
