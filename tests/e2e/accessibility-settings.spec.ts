import type { Page } from "@playwright/test";
import { sample } from "../support/sample.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

const KEY = "accessibility-settings";
const defaults = {
  highContrast: false,
  reducedMotion: false,
  fontSize: "medium",
  screenReader: false,
  focusIndicators: true,
  colorBlindMode: "none",
  theme: "system",
};

// These tests need no data, and starting a worker would slow down the page.
test.use(withoutWorker);

test.describe("the accessibility button", () => {
  test("floats at the bottom-right of every page, in reach on a phone, and never covers the focused element", async ({
    page,
  }) => {
    for (const path of sample(
      ["/no/such", "/", "/demo-accounts", "/live-demos", "/module-preview/client-portal"],
      2,
    )) {
      await page.goto(path);

      for (const [property, value] of Object.entries({ position: "fixed", right: "16px", bottom: "3px" })) {
        await expect(opener(page)).toHaveCSS(property, value);
      }
      expect(await opener(page).boundingBox()).toMatchObject({ width: 48, height: 48 });
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto("/demo-accounts");
    await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
    await page.getByRole("button", { name: /^Copy/ }).first().focus();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => isFocusCovered(page)).toBe("");
    }
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    for (let count = 0; count < 6; count += 1) {
      await expect.poll(() => isFocusCovered(page)).toBe("");
      await page.keyboard.press("Tab");
    }
  });
});

test.describe("the accessibility settings dialog", () => {
  test("has a palette for each kind of colour blindness", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal?as=admin");
    const badge = page.getByRole("table").getByText("Active", { exact: true }).first();
    await expect(badge).toBeVisible();
    await opener(page).click();
    const colours = new Set([await background(badge)]);

    for (const option of ["Protanopia", "Deuteranopia", "Tritanopia"]) {
      await choice(page, "Colour blind mode", option).check();
      expect(await rootClasses(page)).toEqual([`color-blind-${option.toLowerCase()}`]);
      colours.add(await background(badge));
    }

    expect(colours.size).toBe(4);
    expect(await stored(page)).toEqual({ ...defaults, colorBlindMode: "tritanopia" });
  });

  test("has a theme that overrides the system's", { tag: "@full" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openSettings(page);
    const body = page.locator("body");
    const light = await background(body);

    await choice(page, "Theme", "Dark").check();
    expect(await background(body)).not.toBe(light);
    await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "dark");

    await page.emulateMedia({ colorScheme: "dark" });
    await choice(page, "Theme", "Light").check();
    expect(await background(body)).toBe(light);

    await choice(page, "Theme", "System").check();
    expect(await background(body)).not.toBe(light);
    await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light dark");
  });

  test("changes the size of all text; for screen readers it removes decoration and underlines links; Reset undoes it", async ({
    page,
  }) => {
    // An open dialog hides the page behind it from the accessibility tree.
    const link = page.locator("footer").getByRole("link", { name: "Home", includeHidden: true });
    const underline = () => link.evaluate((element) => getComputedStyle(element).textDecorationLine);
    await openSettings(page, "/");
    for (const [option, size] of Object.entries({
      Small: "14px",
      Medium: "16px",
      Large: "19px",
      "Extra large": "22px",
    })) {
      await choice(page, "Font size", option).check();
      await expect(page.locator("html")).toHaveCSS("font-size", size);
    }
    expect(await underline()).toBe("none");
    await toggle(page, "Screen reader support").click();

    await page.reload();
    await expect(page.locator("html")).toHaveCSS("font-size", "22px");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const decorations = page.locator("[data-decorative]");
    expect(await decorations.count()).toBeGreaterThan(0);
    const shown = () => decorations.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    await expect.poll(shown).toBe(0);
    expect(await underline()).toBe("underline");

    await openSettings(page, "");
    await dialog(page).getByRole("button", { name: "Reset" }).click();
    await expect(page.locator("html")).toHaveCSS("font-size", "16px");
    expect(await underline()).toBe("none");
  });

  test("can be used on the smallest screen with the largest text", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSettings(page);
    await choice(page, "Font size", "Extra large").check();

    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    for (const control of [toggle(page, "Focus indicators"), choice(page, "Theme", "Dark")]) {
      await control.click();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await dialog(page).getByRole("button", { name: "Apply" }).click();

    await expect(dialog(page)).toBeHidden();
    const { scrollWidth, clientWidth } = await page
      .locator("html")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test("is operated with the arrow keys", { tag: "@full" }, async ({ page }) => {
    await openSettings(page);
    await choice(page, "Font size", "Medium").focus();

    await page.keyboard.press("ArrowRight");

    await expect(choice(page, "Font size", "Large")).toBeChecked();
    expect(await rootClasses(page)).toEqual(["font-large"]);
  });
});

test.describe("without a worker, which would have cached its code", () => {
  test("the dialog reports that its code failed to load", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(/Failed to (load resource|fetch dynamically imported module)/);
    // Simulates the state after the one automatic reload.
    await page.addInitScript(() => sessionStorage.setItem("reloaded_for_missing_part", String(Date.now())));
    await page.route(/accessibility-dialog/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/no/such/page");
    await opener(page).click();

    await expect(page.getByText(/This could not be opened/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("on the first load", () => {
  test.describe("with a system setting for less motion and more contrast", () => {
    test.use({ reducedMotion: "reduce", contrast: "more" });

    test("both settings are on, and the visitor can turn them off", { tag: "@full" }, async ({ page }) => {
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

  test("invalid stored settings leave the defaults", { tag: "@full" }, async ({ page }) => {
    await page.goto("/no/such/page");
    for (const value of ["{", "null", "[]", '{"fontSize":"huge","colorBlindMode":null,"theme":["dark"]}']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, value] as const);
      await page.reload();

      await expect(page.locator("html")).toHaveClass(/\bsettings-read\b/);
      expect(await rootClasses(page)).toEqual([]);
    }
  });
});

test("two tabs show the same settings", { tag: "@full" }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/demo-accounts");
  await openSettings(page);
  await toggle(page, "High contrast").click();

  await expect.poll(() => rootClasses(other)).toEqual(["high-contrast"]);
  await dialog(page).getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => rootClasses(other)).toEqual([]);
});

test("high contrast leaves black, white and outlines, in all palettes", { tag: "@full" }, async ({
  page,
}) => {
  await visitWith(page, { highContrast: true }, "/module/client-portal?as=admin");
  const badge = page.getByRole("table").getByText("Active", { exact: true }).first();
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

test("without the product's focus indicators the browser's own ring remains", { tag: "@full" }, async ({
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
  test("is off by default: pages and dialogs are not announced", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Live demos" }).click();
    await openSettings(page, "");
    await dialog(page).getByRole("button", { name: "Reset" }).click();

    await expect(announcements(page)).toHaveText("The settings are back to their defaults.");
  });
});

const opener = (page: Page) => page.getByRole("button", { name: "Accessibility settings" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Accessibility Settings" });
const toggle = (page: Page, name: string) => dialog(page).getByRole("switch", { name, exact: true });
const choices = (page: Page, group: string) => dialog(page).getByRole("radiogroup", { name: group });
const choice = (page: Page, group: string, name: string) =>
  choices(page, group).getByRole("radio", { name: new RegExp(`^${name}`) });
const announcements = (page: Page) => page.locator("[data-announcer]");

const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

const background = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((box) => getComputedStyle(box).backgroundColor);

/** Returns the classes of the settings in a fixed order. */
const rootClasses = (page: Page) =>
  page.evaluate(() =>
    [
      ...["high-contrast", "reduced-motion", "screen-reader", "no-focus-indicators"],
      ...["font-small", "font-large", "font-extra-large"],
      ...["color-blind-protanopia", "color-blind-deuteranopia", "color-blind-tritanopia"],
      ...["light", "dark"],
    ].filter((name) => document.documentElement.classList.contains(name)),
  );

async function openSettings(page: Page, path = "/no/such/page") {
  if (path) await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Stores these settings before the first load, without overwriting later changes. */
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

/** Returns the name of the focused element if the floating button covers its centre. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "";
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = above?.closest("[data-floating]") && !activeElement.closest("[data-floating]");
    return isCovered ? (activeElement.getAttribute("aria-label") ?? activeElement.textContent) : "";
  });
