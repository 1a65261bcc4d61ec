import type { Page } from "@playwright/test";
import { untilAlive } from "../support/alive.ts";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

/** Every screen that there is, by an address that opens it. */
const screens = [
  "/",
  "/live-demos",
  "/demo-accounts",
  "/module-preview/client-portal",
  "/module/client-portal",
  "/module/client-portal?as=client",
  "/module/no-such-module",
  "/no-such-page",
];

test.describe("the header", () => {
  test("has its links on a wide screen, and a menu with others on a small one", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(header(page).getByRole("link")).toHaveText([
      "Sitewright",
      "Start Building",
      "View Demos",
      "Get Pricing",
      "Cart",
    ]);
    await expect(header(page).getByRole("button")).toHaveText(["Login"]);

    await page.setViewportSize(phone);
    await expect(header(page).getByRole("link")).toHaveText(["Sitewright", "Cart"]);
    await header(page).getByRole("button", { name: "Open menu" }).click();
    await expect(header(page).getByRole("link")).toHaveText([
      "Sitewright",
      "Cart",
      "Browse Templates",
      "Start Building",
      "View Demos",
      "Get Pricing",
    ]);
    await expect(header(page).getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(header(page).getByRole("link")).toHaveText(["Sitewright", "Cart"]);
    await expect(header(page).getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("gives the focus back to its toggle when Escape closes the menu from inside", {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const opener = header(page).getByRole("button", { name: "Open menu" });
    await opener.click();
    await header(page).getByRole("link", { name: "View Demos" }).focus();

    await page.keyboard.press("Escape");

    await expect(opener).toBeFocused();
  });
});

test("the first two stops of the keyboard are the skip links, and they work", async ({ page }) => {
  for (const screen of sample(["/module/client-portal", "/", ...screens], 2)) {
    await page.goto(screen);
    // A dialog that opens with its page has the focus, and the keyboard, to itself.
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    await untilAlive(page);
    if (screen === "/module/client-portal") {
      await page.getByRole("dialog").press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" }), screen).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to navigation" }), screen).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to navigation" })).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeFocused();
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).not.toHaveURL(/#/);
  }
});

test.describe("a change of page", () => {
  test("scrolls to the top and gives the heading the focus; a first page and a filter in the address do not", async ({
    page,
  }) => {
    await page.goto("/live-demos");
    const games = page.getByRole("radio", { name: /^Games \d+$/ });
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await page.evaluate(() => scrollTo(0, 120));
    await games.click();
    await expect(page).toHaveURL("/live-demos?category=Games");
    await expect(games).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(120);

    await page.getByRole("radio", { name: /^All \d+$/ }).click();
    const lastModule = page.getByRole("link", { name: "Lead Scorer", exact: true });
    await lastModule.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await lastModule.click();
    await expect(page.getByRole("heading", { level: 1, name: "Lead Scorer" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("does so on the way back, too", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await page.getByRole("link", { name: "Lead Scorer", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lead Scorer" })).toBeFocused();

    await page.goBack();

    await expect(page.getByRole("heading", { level: 1, name: "Live demos" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("changes the title, which no two pages share", { tag: "@full" }, async ({ page }) => {
    const titles = new Set<string>();
    for (const screen of screens.filter((screen) => !screen.includes("?as="))) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Loading/);
      await expect(page).toHaveTitle(/Sitewright/);
      titles.add(await page.title());
    }

    expect([...titles]).toEqual([
      "Sitewright · Web app builder and template marketplace",
      "Live demos · Sitewright",
      "Demo accounts · Sitewright",
      "Client Portal · Sitewright",
      "Client Portal demo · Sitewright",
      "Module Not Found · Sitewright",
      "404 Page Not Found · Sitewright",
    ]);
  });
});

test("a first visit is shown in the product's fonts", async ({ page }) => {
  await page.goto("/pricing");
  const fonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toEqual(expect.arrayContaining(["Bricolage Grotesque loaded", "Figtree loaded"]));
});

for (const path of ["/template-demos", "/live-demos"])
  test(`nothing moves on ${path} while its style sheet and fonts come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const moved: PerformanceEntry[] = [];
      new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: "layout-shift" });
      Object.assign(window, { moved });
    });

    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.evaluate(() => new Promise((shown) => setTimeout(shown, 500)));

    const shift = await page.evaluate(() =>
      (window as unknown as { moved: { value: number }[] }).moved.reduce((sum, { value }) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.01);
  });

test("no page scrolls sideways on a screen of 320 pixels", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });

  for (const screen of screens) {
    await page.goto(screen);
    // By its element, because a dialog may hide it from assistive technology.
    await expect(page.locator("h1")).not.toHaveText(/^Loading/);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => overflow(page), screen).toBeLessThanOrEqual(0);
  }

  await page.goto("/module/client-portal?as=client");
  for (const section of ["Dashboard", "Data View", "Reports", "Settings"]) {
    await page.getByRole("tab", { name: section }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 })).toHaveText(section);
    expect(await overflow(page), section).toBeLessThanOrEqual(0);
  }
  for (const dialog of ["login", "register"]) {
    await page.goto("/?login=1");
    const box = page.getByRole("dialog");
    await expect(box).toBeVisible();
    if (dialog === "register") await box.getByRole("button", { name: "Create account" }).click();
    expect(await overflow(page), dialog).toBeLessThanOrEqual(0);
  }
});

const header = (page: Page) => page.getByRole("banner").first();

/** By how many pixels a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
