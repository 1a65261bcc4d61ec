import type { Page } from "@playwright/test";
import { cutNetwork, keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

/** The sandboxed frame of a site refuses the scripts that a test injects into every frame. */
const TEST_SCRIPT = /Blocked script execution in '.*frame\.html'/;

const list = (page: Page) => page.getByRole("list", { name: "Templates", exact: true });
const names = (page: Page) => list(page).getByRole("heading", { level: 3 });
const link = (page: Page, name: string) => list(page).getByRole("link", { name, exact: true });
const search = (page: Page) => page.getByLabel("Search templates");
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });
const count = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 2 }).getByRole("status")).toHaveText(text);

test("three addresses show the same page, and the first is canonical", async ({ page, request }) => {
  for (const address of sample(["/start-building", "/web-app-builder", "/template-demos"], 2)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Start from a finished site" })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL("/template-demos", page.url()).href,
    );
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("<loc>/template-demos</loc>");
  expect(sitemap).not.toMatch(/start-building|web-app-builder/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first 24 templates are in the HTML", async ({ page, trouble }) => {
    trouble.allow(/ csp$/);
    await page.goto("/template-demos");

    await expect(names(page)).toHaveCount(24);
    await expect(names(page).first()).toHaveText("Ashworth & Vale");
  });
});

test("search finds templates by everyday names of industries, with typing errors, and treats markup as text", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/template-demos");

  for (const [words, industry] of [
    ["lawyer", "Law firm"],
    ["laywer", "Law firm"],
    ["hairdresser", "Hair salon"],
    ["dog groomer", "Pet services"],
  ] as const) {
    await search(page).fill(words);
    // Templates of the industry come first; other matches may follow.
    await expect(
      list(page)
        .getByText(/^[A-Z][a-z ]+ · [A-Z]/)
        .nth(5),
    ).toHaveText(new RegExp(`^${industry} · `));
  }
  const markup = "<img src=x onerror=alert(1)>";
  await search(page).fill(markup);
  await expect(page.getByText(`Nothing matches “${markup}”`)).toBeVisible();
});

test("filters are in the address, survive a reload like favourites, and are undone step by step by going back", {
  tag: "@short",
}, async ({ page }) => {
  await page.goto("/template-demos");
  await page.getByRole("button", { name: "Favourite: Suds & Tails" }).click();
  await expect(page.getByRole("button", { name: "Favourites 1" })).toBeVisible();
  await filters(page).getByRole("button", { name: "of industry" }).click();
  await filters(page)
    .getByLabel(/^Restaurant/)
    .check();
  await filters(page)
    .getByLabel(/^Dark pages/)
    .check();
  await page.getByLabel("Sort by").selectOption("Name");
  await search(page).fill("pasta");
  await expect(page).toHaveURL("/template-demos?industry=restaurant&colour=dark&sort=name&q=pasta");

  await page.reload();
  await expect(search(page)).toHaveValue("pasta");
  await expect(page.getByLabel("Sort by")).toHaveValue("name");
  await expect(names(page)).toHaveText(["Forno Nine", "Osteria Lume"]);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/template-demos?industry=restaurant");
  // Six sites and two applications.
  await count(page, "8 templates");

  await page.goBack();
  await page.getByRole("button", { name: "Favourites 1" }).click();
  await expect(page).toHaveURL("/template-demos?favourites=1");
  await expect(names(page)).toHaveText(["Suds & Tails"]);
});

test("the arrow keys move through the grid, which is one tab stop", { tag: "@full" }, async ({ page }) => {
  await page.goto("/template-demos");
  await untilAlive(page);
  await link(page, "Ashworth & Vale").focus();

  await page.keyboard.press("ArrowRight");
  await expect(link(page, "Tavola Nord")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(link(page, "Tally & Quill")).toBeFocused();
  await page.keyboard.press("End");
  await expect(link(page, "Last Round")).toBeFocused();
  await expect(link(page, "Last Round")).toBeInViewport();
  await page.keyboard.press("PageUp");
  await expect(link(page, "Last Round")).not.toBeFocused();
  await page.keyboard.press("Home");
  await expect(link(page, "Ashworth & Vale")).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Favourite: Ashworth & Vale" })).toBeFocused();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Show more/ })).toBeFocused();
});

test("on a phone the footer is a few screens away, and more templates load on request", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/web-app-builder");
  await untilAlive(page);
  const screens = () => page.evaluate(() => document.body.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThan(13);

  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo").getByText(/^© \d{4}/)).toBeInViewport();
  await page.getByRole("button", { name: /^Show more/ }).click();

  await expect(names(page)).toHaveCount(48);
  await expect(page).toHaveURL("/web-app-builder?show=48");
  await expect(list(page).getByRole("link").nth(24)).toBeFocused();
  await expect(list(page).getByRole("link").nth(24)).toBeInViewport();
});

test("a template is previewed on three devices and through its pages, Escape returns the focus, and “Use template” opens the wizard with it", {
  tag: "@short",
}, async ({ page, trouble }) => {
  trouble.allow(TEST_SCRIPT);
  await page.goto("/template-demos");
  await untilAlive(page);
  await link(page, "Ashworth & Vale").focus();
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Ashworth & Vale" });
  await expect(page).toHaveURL("/template-demos?preview=law-firm-ledger");
  const site = page.frameLocator("iframe[title^='Ashworth & Vale']");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Counsel that holds when it matters.");
  for (const [device, width] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Desktop", 1280],
  ] as const) {
    await dialog.getByRole("radio", { name: device }).check();
    await expect
      .poll(() => site.locator("html").evaluate((html) => html.clientWidth))
      .toBeLessThanOrEqual(width);
    await expect
      .poll(() => site.locator("html").evaluate((html) => html.clientWidth))
      .toBeGreaterThan(width - 30);
  }
  await site.getByRole("navigation").getByRole("link", { name: "Fees" }).first().click();
  await expect(dialog.getByRole("button", { name: "Fees" })).toHaveAttribute("aria-current", "page");
  await dialog.getByRole("button", { name: "Contact" }).click();
  await expect(site.getByRole("heading", { level: 1 })).not.toHaveText("Counsel that holds when it matters.");

  // Moves the focus out of the site's frame, in which the page receives no key events.
  await site.getByRole("link").nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/template-demos");
  await expect(link(page, "Ashworth & Vale")).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Use template" }).click();
  await expect(page).toHaveURL("/template-demos?new=1&template=law-firm-ledger");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toContainText("Create New Project");
});

test("a preview can be shared as a link, and going back closes it", {
  tag: "@full",
}, async ({ page, trouble }) => {
  trouble.allow(TEST_SCRIPT);
  await page.goto("/template-demos?q=pasta&preview=restaurant-marquee");
  const dialog = page.getByRole("dialog", { name: "Osteria Lume" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/template-demos?q=pasta");

  await link(page, "Tavola Nord").click();
  await expect(page.getByRole("dialog", { name: "Tavola Nord" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/template-demos?q=pasta");
});

test("up to three are compared side by side, even from a link", { tag: "@full" }, async ({ page }) => {
  await page.goto("/template-demos");
  for (const name of ["Ashworth & Vale", "Tavola Nord"]) {
    await page.getByRole("button", { name: `Compare: ${name}` }).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Compare 2" }).click();

  await expect(page).toHaveURL("/template-demos?compare=law-firm-ledger.restaurant-studio&view=compare");
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Side by side" });
  await expect(dialog.getByRole("columnheader")).toHaveCount(2);
  await expect(dialog.getByRole("img", { name: "The first page of Tavola Nord" })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^Fonts/ })).toContainText("Cormorant and Jost");
  await expect(dialog.getByRole("row", { name: /^Pages/ })).toContainText("Practice areas");
  await expect(dialog.getByRole("row", { name: /^Price/ })).toContainText("$79");

  await dialog.getByRole("button", { name: "Remove: Tavola Nord" }).click();
  await expect(dialog.getByRole("columnheader")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("?new=1 opens the wizard, as the button does", { tag: "@full" }, async ({ page }) => {
  await page.goto("/web-app-builder?new=1");

  await expect(page.getByRole("dialog", { name: "Create New Project" })).toBeVisible();
});

test("beta visitors see no prices", { tag: "@full" }, async ({ page, trouble }) => {
  trouble.allow(TEST_SCRIPT);
  await page.goto("/template-demos?preview=law-firm-ledger&token=abc");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Use template" })).toBeVisible();

  await expect(page.getByText("$79")).toHaveCount(0);
});

test("templates seen before are available offline", { tag: "@full" }, async ({ page, context }) => {
  await page.goto("/template-demos");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await untilPictured(page);
  await keepEverything(page);

  await cutNetwork(context, page);
  await page.reload();

  await untilPictured(page);
});

test.describe("with filters from the address only", () => {
  test.use(withoutWorker);

  test("invalid values are ignored", { tag: "@full" }, async ({ page }) => {
    await page.goto(
      "/template-demos?industry=__proto__.law-firm&style=%00&sort=constructor&compare=..&view=compare&preview=%3Cb%3E",
    );

    await count(page, "6 templates");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

/** Waits for the roving tabindex of the grid. */
const untilAlive = (page: Page) =>
  expect(list(page).getByRole("link").nth(1)).toHaveAttribute("tabindex", "-1");

const untilPictured = (page: Page) =>
  expect
    .poll(() =>
      list(page)
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBe(480);
