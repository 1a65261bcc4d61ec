import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { SiteDocument } from "#src/sites/document.ts";
import { loadSites, runSource } from "../../scripts/run-source.mjs";
import { write } from "../../scripts/site.mjs";

const LONGEST_WORD = "Donaudampfschifffahrtsgesellschaftskapit";
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const folder = mkdtempSync(join(tmpdir(), "site-widths-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

let sites: Awaited<ReturnType<typeof loadSites>>;
let blocks: typeof import("#src/sites/blocks/blocks.ts").blocks;
test.beforeAll(async () => {
  sites = await loadSites();
  ({ blocks } = await runSource<typeof import("#src/sites/blocks/blocks.ts")>(
    "./src/sites/blocks/blocks.ts",
  ));
});
test.use({ serviceWorkers: "block" });

test("the title of every opening fits its column, from a phone to a wide screen", async ({ page }) => {
  test.setTimeout(120_000);
  const documents = sites.templateIds.flatMap((id) => sites.describeTemplate(id)?.document ?? []);
  for (const variant of Object.keys(blocks.hero.variants)) {
    const document = documents.find(({ pages }) =>
      pages[0]?.blocks.some((block) => block.kind === "hero" && block.variant === variant),
    );
    if (!document) continue;
    await open(page, `hero-${variant}`, document);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const lines = await page.locator("h1").evaluate((title) => {
        const { height } = title.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight));
      });
      expect(lines, `${variant} at ${screen.width} px`).toBeLessThanOrEqual(4);
    }
  }
});

test("a name of one long word stays within the navigation of a phone", async ({ page }) => {
  const document = sites.describeTemplate("bakery-counter")?.document;
  if (!document) throw new Error("The template is gone.");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const variant of Object.keys(blocks.navigation.variants)) {
    await open(page, `navigation-${variant}`, named(document, variant));
    const right = await page
      .getByRole("button", { name: "Menu" })
      .evaluate((button) => button.getBoundingClientRect().right);
    expect(right, variant).toBeLessThanOrEqual(390);
    const name = await page.locator(".sw-brand").evaluate((brand) => brand.scrollWidth - brand.clientWidth);
    expect(name, variant).toBeLessThanOrEqual(0);
  }
});

async function open(page: Page, name: string, made: SiteDocument) {
  await write(await sites.staticDocument(made, {}), join(folder, name));
  await page.goto(pathToFileURL(join(folder, name, "index.html")).href);
  await page.evaluate(() => document.fonts.ready);
}

function named(document: SiteDocument, variant: string) {
  const copy = structuredClone(document);
  copy.meta.business.name = LONGEST_WORD;
  for (const block of copy.pages.flatMap(({ blocks }) => blocks))
    if (block.kind === "navigation") Object.assign(block, { variant });
  return copy;
}
