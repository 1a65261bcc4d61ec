import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { styles } from "#src/sites/industries/industry.ts";
import { loadSites } from "../../scripts/run-source.mjs";
import { write } from "../../scripts/site.mjs";
import { bandsOf, printed, type Sheet } from "../support/printed.ts";

const PALETTES = { dark: "midnight-brass", light: "oxblood-linen" };
/** A grey of 118 has a contrast of 4.5 to white paper. */
const READABLE = 118;
/** In pixels of a sheet: lower bands are lines and edges. */
const LETTER_HEIGHT = 9;

const folder = mkdtempSync(join(tmpdir(), "site-print-"));
let sites: Awaited<ReturnType<typeof loadSites>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  sites = await loadSites();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The pages are opened as local files; the test hides pictures, which their policy would forbid.
test.use({ serviceWorkers: "block", bypassCSP: true });

for (const style of styles) {
  for (const [side, palette] of Object.entries(PALETTES)) {
    test(`${style}, ${side}: a printed page is dark on white, and fills its sheets`, async ({ page }) => {
      await open(page, `restaurant-${style}`, palette);

      const sheets = await printed(page);
      expect(
        sheets
          .slice(0, -1)
          .map(filled)
          .filter((share) => share < 0.45),
      ).toEqual([]);
      for (const text of await textsOf(page)) expect(wordsOf(sheets)).toContain(text);

      await page.addStyleTag({ content: ":has(> .sw-picture) { visibility: hidden }" });
      const pale = (await printed(page)).flatMap((sheet, index) =>
        bandsOf(sheet)
          .filter(({ top, bottom, darkest }) => bottom - top > LETTER_HEIGHT && darkest > READABLE)
          .map((band) => ({ sheet: index + 1, ...band })),
      );
      expect(pale).toEqual([]);
    });
  }
}

async function open(page: Page, id: string, palette: string) {
  const template = sites.describeTemplate(id)?.document;
  if (!template) throw new Error(`There is no template ${id}`);
  const site = await sites.staticDocument({ ...template, theme: { ...template.theme, palette } }, {});
  await write(site, join(folder, `${id}-${palette}`));
  await page.goto(pathToFileURL(join(folder, `${id}-${palette}`, "index.html")).href);
  await page.evaluate(() => document.fonts.ready);
}

/** The printed share of a sheet's height. */
const filled = (sheet: Sheet) => (bandsOf(sheet).at(-1)?.bottom ?? 0) / sheet.height;

/** All that can be read of lists, strips and answers, also of closed ones. */
const textsOf = (page: Page) =>
  page
    .locator("main :is(h2, h3, figcaption, details p, blockquote p)")
    .evaluateAll((found) => found.map((element) => (element.textContent ?? "").replace(/\W/g, "")));

const wordsOf = (sheets: Sheet[]) =>
  sheets
    .map(({ text }) => text)
    .join("")
    .replace(/\W/g, "");
