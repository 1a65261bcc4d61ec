import type { Page } from "@playwright/test";
import { aLocalProject, putWork } from "../../tests/support/projects.ts";
import { siteTitle } from "../../tests/support/studio.ts";
import { loadSites } from "../run-source.mjs";

/** The blocks of the large site's first pages: sixty together, on the first page the maximum. */
const BLOCKS = [40, 20];
const NOW = "2026-10-01T12:00:00.000Z";

/** Opens the marketplace with `count` templates instead of the build's. */
export async function openMarketplace(page: Page, count: number) {
  await page.addInitScript((count) => {
    const { parse } = JSON;
    JSON.parse = (...args) => {
      const value = parse(...args);
      const list: object[] = value?.templates ?? [];
      const copy = (_: unknown, at: number) => ({ ...list[at % list.length], id: `copy-${at}` });
      return list.length > 100 ? { ...value, templates: Array.from({ length: count }, copy) } : value;
    };
  }, count);
  await page.goto("/template-demos");
  await page.getByText(`${count} templates`).first().waitFor();
}

/** Opens a list of `count` projects. Measures the time until the last is painted, and the number of elements. */
export async function openProjects(page: Page, count: number) {
  const projects = Array.from({ length: count }, (_, index) => {
    const updatedAt = new Date(Date.parse(NOW) + index * 60_000).toISOString();
    const [id, name] = [index + 1, `Bakery ${index + 1}`];
    return aLocalProject({ id, name, templateId: "bakery-counter", createdAt: updatedAt, updatedAt });
  });
  await page.goto("/view-projects?tab=mine");
  await putWork(page, "projects", projects);
  await page.reload({ waitUntil: "commit" });
  const painted = (name: string) => {
    const headings = [...document.querySelectorAll("main h3")];
    return headings.some(({ textContent }) => textContent === name) && performance.now();
  };
  const time = await page.waitForFunction(painted, `Bakery ${count}`);
  await page.waitForTimeout(1_000);
  return { time: Number(await time.jsonValue()), elements: await page.locator("main *").count() };
}

/** Opens a site of sixty blocks in the studio. */
export async function openLargeSite(page: Page) {
  const document = (await loadSites()).describeTemplate("bakery-counter")?.document;
  for (const [index, size] of BLOCKS.entries()) {
    const blocks = document?.pages[index]?.blocks ?? [];
    const middle = blocks.slice(1, -1);
    const copies = Array.from({ length: size - blocks.length }, (_, at) => ({
      ...middle[at % middle.length],
      id: `copy-${at}`,
    }));
    blocks.splice(-1, 0, ...(copies as typeof blocks));
  }
  await openProjects(page, 1);
  await putWork(page, "documents", [{ id: 1, document, updatedAt: NOW }]);
  await page.goto("/studio/local-1");
  await siteTitle(page).waitFor();
}
