import { unzipSync } from "fflate";
import { expectOpenPartAccessible } from "../support/accessible.ts";
import { dialog, savedBy } from "../support/share.ts";
import { openNewBakery, panel, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

const ORIGIN = "https://crumb.example";
/** Excludes the site itself, which has its own tests. */
const CANVAS = ".origin-top-left";

test("an article written in the studio has a page in the preview, and one with a feed in the export", async ({
  page,
}) => {
  await openNewBakery(page);
  await page.getByRole("button", { name: "Add a block", exact: true }).click();
  const palette = page.getByRole("dialog", { name: "Add a block" });
  await palette.getByLabel("Search blocks").fill("journal");
  await palette.getByRole("button", { name: "Journal" }).first().click();
  await page.getByRole("button", { name: "Add article" }).click();
  await expect(page.getByRole("checkbox", { name: "Text for its own page" })).toBeChecked();
  await expect(page.getByRole("link", { name: "Preview its page" })).toBeHidden();
  await page.getByLabel("Title", { exact: true }).last().fill("Rye is back");
  await page.getByLabel("Summary").fill("From Friday on.");
  await page.getByLabel("Date (2026-07-31)").fill("2026-05-28");
  await page.getByLabel("Author").fill("Ann Baker");
  await page
    .getByLabel("Text", { exact: true })
    .fill("At last, **rye**.\n\n## The harvest\n\nThe harvest was late.");
  await expect(page.getByText("In the export: rye-is-back.html")).toBeVisible();
  await panel(page, "Search").click();
  await page.getByLabel("Address of the site").fill(ORIGIN);
  await expectOpenPartAccessible(page, CANVAS);
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilSaved(page);

  await page.getByRole("button", { name: /^Share/ }).click();
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  await expect(dialog(page).getByLabel("Its address online")).toHaveValue(ORIGIN);
  const files = unzipSync((await savedBy(page, "Save the ZIP")).content);
  const text = (path: string) => new TextDecoder().decode(files[path]);
  expect(text("rye-is-back.html")).toContain("<strong>rye</strong>");
  expect(text("rye-is-back.html")).toContain("<h2>The harvest</h2>");
  expect(text("rye-is-back.html")).toContain(`"@type":"BlogPosting"`);
  expect(text("feed.xml")).toContain(`<id>${ORIGIN}/rye-is-back.html</id>`);
  expect(text("sitemap.xml")).toContain(`<loc>${ORIGIN}/rye-is-back.html</loc>`);
  expect(files["social/rye-is-back.png"]?.length).toBeGreaterThan(1_000);
  await page.keyboard.press("Escape");

  const entry = page.getByRole("button", { name: "Rye is back", exact: true });
  if ((await entry.getAttribute("aria-expanded")) === "false") await entry.click();
  await page.getByLabel("Title", { exact: true }).last().fill("Rye for all");
  await expect(page.getByText("In the export: rye-for-all.html")).toBeVisible();
  await untilSaved(page);
  await page.getByRole("button", { name: /^Share/ }).click();
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  const later = unzipSync((await savedBy(page, "Save the ZIP")).content);
  expect(new TextDecoder().decode(later._redirects)).toContain("/rye-is-back.html /rye-for-all.html 301");
  expect(new TextDecoder().decode(later["rye-is-back.html"])).toContain("url=rye-for-all.html");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Preview its page" }).click();
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1, name: "Rye for all" })).toBeVisible();
  await site.getByRole("link", { name: "All articles" }).click();
  await site.getByRole("link", { name: "Rye for all" }).click();
  await expect(site.getByText("The harvest was late.")).toBeVisible();
  await expect(page).toHaveURL(/page=article-rye-for-all/);
});

test("the thorough check renders every page, and finds no barriers in an unedited site", async ({ page }) => {
  await openNewBakery(page);
  await panel(page, "Check").click();
  await page.getByRole("button", { name: "Check accessibility in depth" }).click();

  await expect(page.getByText(/^No barrier was found on \d+ pages\./).first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectOpenPartAccessible(page, CANVAS);
});
