import { expect, type Page } from "@playwright/test";
import { structureProblems } from "./accessible.ts";

/** Opens a template that runs, and waits until it does. */
export async function openProgram(page: Page, id: string) {
  await page.goto(`/app-preview/${id}`);
  await expect(program(page)).toBeVisible({ timeout: 15_000 });
  return program(page);
}

export const program = (page: Page) => page.locator(".program");

/** What was done is kept, without anybody having to save it. */
export async function reopen(page: Page) {
  // The database answers in its own time.
  await expect.poll(() => page.evaluate(keptCount)).toBeGreaterThan(0);
  await page.reload();
  await expect(program(page)).toBeVisible({ timeout: 15_000 });
}

export async function expectNoViolations(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await structureProblems(page)).toEqual([]);
  }
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
}

async function keptCount() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("work");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = await new Promise<number>((resolve, reject) => {
    const request = database.transaction("apps").objectStore("apps").count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return count;
}
