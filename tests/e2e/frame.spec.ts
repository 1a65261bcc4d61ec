import type { Page } from "@playwright/test";
import { untilAlive } from "../support/alive.ts";
import { stopClock } from "../support/clock.ts";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

/** An address for every screen. */
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

  test("returns the focus to its toggle when Escape closes the menu", {
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

test("the first two tab stops are the skip links, and they work", async ({ page }) => {
  for (const screen of sample(["/module/client-portal", "/", ...screens], 2)) {
    await page.goto(screen);
    // A dialog that opens with its page traps the focus.
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
  test("scrolls to the top and focuses the heading; a first page and a filter in the address do not", async ({
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

  test("does so when going back, too", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await page.getByRole("link", { name: "Lead Scorer", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lead Scorer" })).toBeFocused();

    await page.goBack();

    await expect(page.getByRole("heading", { level: 1, name: "Live demos" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("changes the title, which is unique", { tag: "@full" }, async ({ page }) => {
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

test.describe("a beta visitor", () => {
  test("has no pricing link in the mobile menu either", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/?token=spring-2026");

    await header(page).getByRole("button", { name: "Open menu" }).click();

    await expect(header(page).getByRole("link", { name: "View Demos" })).toBeVisible();
    await expect(header(page).getByRole("link", { name: "Get Pricing" })).toBeHidden();
    await expect(header(page).getByText("Beta visitor").filter({ visible: true })).toHaveCount(1);
  });

  test("is one only in this tab of the browser", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/?token=spring-2026");
    await expectBeta(page, true);

    const other = await context.newPage();
    await other.goto("/");

    await expectBeta(other, false);
  });

  test("is also a visitor of a path with /beta- or /demo-session, while there, and when going back and forward", {
    tag: "@full",
  }, async ({ page }) => {
    for (const path of sample(
      ["/beta-programme", "/demo-session/17", "/x/beta-payment", "/demo-session"],
      2,
    )) {
      await page.goto(path);
      await expectBeta(page, true);
      expect(await betaToken(page)).toBeNull();
    }

    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expectBeta(page, false);
    await page.goBack();
    await expect(page).not.toHaveURL("/");
    await expectBeta(page, true);
    await page.goForward();
    await expect(page).toHaveURL("/");
    await expectBeta(page, false);
  });

  test("is not made by an empty token", { tag: "@full" }, async ({ page }) => {
    await page.goto("/?token=");

    await expectBeta(page, false);
    expect(await betaToken(page)).toBeNull();
  });

  test("has a token of at most 256 plain characters, whatever the address says", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto(`/?token=${encodeURIComponent("<img src=x onerror=alert(1)>")}&token=second`);
    await expectBeta(page, true);
    expect(await betaToken(page)).toBe("imgsrcxonerroralert1");

    await page.goto(`/?token=${"a".repeat(5_000)}`);
    await expectBeta(page, true);
    expect(await betaToken(page)).toBe("a".repeat(256));
  });
});

test.describe("a notification", () => {
  test("is the only one, announced, reached by F8 even from a dialog, dismissed by Escape, and has a fixed width", async ({
    page,
  }) => {
    await page.goto("/no-such-page");
    await refuseLogin(page);
    await expect(notices(page)).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
    await expect(page.getByRole("status").filter({ hasText: "Notification Error" })).toBeAttached();

    await page.keyboard.press("F8");
    await expect(notices(page)).toBeVisible();
    const hasFocus = () =>
      page.evaluate(() => document.activeElement?.closest("[data-notifications]") !== null);
    expect(await hasFocus()).toBe(true);
    const area = page.getByRole("region", { name: /^Notification/ }).getByRole("list");
    expect((await area.boundingBox())?.width).toBe(420);
    await page.setViewportSize(phone);
    // A selector, because elements behind a dialog have no role.
    const behind = page.locator("#root header").first();
    expect((await area.boundingBox())?.width).toBe((await behind.boundingBox())?.width);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press("Tab");
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(notices(page)).toBeHidden();
    const dialog = page.getByRole("dialog", { name: "Welcome Back" });
    await expect(dialog).toBeVisible();
  });

  test("waits while the pointer is on it", { tag: "@full" }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await refuseLogin(page, { stop: true });

    await notices(page).hover();
    await page.clock.runFor(60_000);
    await expect(notices(page)).toBeVisible();

    await page.mouse.move(10, 10);
    await page.clock.runFor(5_100);
    await expect(notices(page)).toBeHidden();
  });
});

test.describe("a tooltip", () => {
  test("opens at once on keyboard focus, and Escape closes it", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal?as=client");
    await page.getByRole("tab", { name: "Data View" }).click();
    await page.getByRole("button", { name: "Add New" }).focus();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Edit Gannet Row Dental" })).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveText("Edit");
    await page.keyboard.press("Escape");

    await expect(page.getByRole("tooltip")).toBeHidden();
  });
});

test("a first visit is shown in the product's fonts", async ({ page }) => {
  await page.goto("/pricing");
  const fonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toEqual(expect.arrayContaining(["Bricolage Grotesque loaded", "Figtree loaded"]));
});

for (const path of ["/template-demos", "/live-demos"])
  test(`the layout of ${path} does not shift while its style sheet and fonts load`, async ({ page }) => {
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
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Loading/);
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

const notices = (page: Page) => page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

async function expectBeta(page: Page, isBeta: boolean) {
  await expect(header(page).getByText("Beta visitor").filter({ visible: true })).toHaveCount(isBeta ? 1 : 0);
  await expect(header(page).getByRole("link", { name: "Get Pricing" })).toHaveCount(isBeta ? 0 : 1);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Pricing" })).toHaveCount(
    isBeta ? 0 : 1,
  );
}

const betaToken = (page: Page) => page.evaluate(() => sessionStorage.getItem("beta_token"));

/** Provokes a notification, with the clock stopped if `stop`. */
async function refuseLogin(page: Page, { stop = false } = {}) {
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome Back" });
  await expect(dialog).toBeVisible();
  if (stop) await stopClock(page);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(notices(page)).toContainText("Please enter both email and password");
}

/** Returns how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
