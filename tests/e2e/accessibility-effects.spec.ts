import type { Page } from "@playwright/test";
import {
  background,
  choice,
  defaults,
  dialog,
  KEY,
  opener,
  openSettings,
  rootClasses,
  stored,
  toggle,
} from "../support/accessibility-settings.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

// Nothing here asks for data, or for the worker, which would take the time of a page to start.
test.use(withoutWorker);

test.describe("on the first load", () => {
  test.describe("of a system that asks for less motion and more contrast", () => {
    test.use({ reducedMotion: "reduce", contrast: "more" });

    test("both settings are on, and stay the visitor's to turn off", { tag: "@full" }, async ({ page }) => {
      await openSettings(page);
      await expect(toggle(page, "High contrast")).toBeChecked();
      await expect(toggle(page, "Reduced motion")).toBeChecked();
      expect(await stored(page)).toBeNull();
      const moves = () =>
        page
          .getByRole("button", { name: "Apply" })
          .evaluate((button) => getComputedStyle(button).transitionProperty !== "none");
      expect(await moves()).toBe(false);

      await toggle(page, "Reduced motion").click();
      await toggle(page, "High contrast").click();
      expect(await moves()).toBe(true);
      await page.reload();

      await opener(page).click();
      await expect(toggle(page, "Reduced motion")).not.toBeChecked();
      await expect(toggle(page, "High contrast")).not.toBeChecked();
      expect(await rootClasses(page)).toEqual([]);
      expect(await background(page.locator("body"))).not.toBe("rgb(255, 255, 255)");
    });
  });

  test("nothing is stored, and no class is set", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveClass(/\bsettings-read\b/);

    expect(await rootClasses(page)).toEqual([]);
    expect(await stored(page)).toBeNull();
  });

  test("what is stored and makes no sense leaves the defaults", { tag: "@full" }, async ({ page }) => {
    await page.goto("/no/such/page");
    for (const value of ["{", "null", "[]", '{"fontSize":"huge","colorBlindMode":null,"theme":["dark"]}']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, value] as const);
      await page.reload();

      await expect(page.locator("html")).toHaveClass(/\bsettings-read\b/);
      expect(await rootClasses(page)).toEqual([]);
    }
  });
});

test("high contrast leaves black, white and outlines, in all palettes", { tag: "@full" }, async ({
  page,
}) => {
  await visitWith(page, { highContrast: true }, "/module/client-portal?as=admin");
  // The open dialog hides the table from assistive technology.
  const badge = page.locator("table").getByText("Active", { exact: true }).first();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");

  await opener(page).click();
  for (const palette of ["None", "Protanopia", "Deuteranopia", "Tritanopia"]) {
    await choice(page, "Colour blind mode", palette).check();
    await expect(badge).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const colour = await badge.evaluate((box) => getComputedStyle(box).color);
    await expect(badge).toHaveCSS("border-color", colour);
  }
});

test("with reduced motion nothing runs, though the system does not ask for it", async ({ page }) => {
  await visitWith(page, { reducedMotion: true }, "/module/arcade-cabinet");
  await page.getByRole("tab", { name: "Custom Login" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();

  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length),
    )
    .toBe(0);
});

test("without focus indicators of ours the browser's own ring is left", { tag: "@full" }, async ({
  page,
}) => {
  await visitWith(page, {}, "/no/such/page");
  const link = page.getByRole("main").getByRole("link", { name: "Return to Home" });
  const ring = () => link.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.keyboard.press("Tab");
  await link.focus();
  expect(await ring()).toBe("solid");
  await expect(link).toHaveCSS("outline-width", "3px");

  await opener(page).press("Enter");
  await toggle(page, "Focus indicators").press("Space");
  await page.keyboard.press("Escape");
  await link.focus();

  expect(await ring()).toBe("auto");
});

test.describe("screen reader support", () => {
  test("is not there for others: nothing is said of pages and dialogs", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Live demos" }).click();
    await openSettings(page, "");
    await dialog(page).getByRole("button", { name: "Reset" }).click();

    await expect(announcements(page)).toHaveText("The settings are back to their defaults.");
  });
});

const announcements = (page: Page) => page.locator("[data-announcer]");

/** With these settings stored, but for what the page itself stores later. */
test("headings and prices grow with the type size, on a phone and on a wide screen", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visitWith(page, {}, "/pricing");
    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(/\bsettings-read\b/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const normal = await typeSizes(page);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      JSON.stringify({ ...defaults, fontSize: "extra-large" }),
    ] as const);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(/\bfont-extra-large\b/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const large = await typeSizes(page);

    expect(normal.length).toBeGreaterThan(10);
    expect(large.map(({ text }) => text)).toEqual(normal.map(({ text }) => text));
    // A figure as wide as its column grows no further.
    const kept = large.filter(
      ({ size }, index) => size < 1.3 * (normal[index]?.size ?? 0) && size < WIDE_AS_COLUMN,
    );
    expect(kept, `at ${width} px`).toEqual([]);
  }
});

async function visitWith(page: Page, settings: object, path: string) {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify({ ...defaults, ...settings })] as const,
  );
  await page.goto(path);
  await expect(page.locator("html")).toHaveClass(/\bsettings-read\b/);
}

const WIDE_AS_COLUMN = 160;

const typeSizes = (page: Page) =>
  page.locator("main :is(h1, h2, h3, .font-display, svg text)").evaluateAll((found) =>
    found.map((element) => ({
      text: element.textContent,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  );
