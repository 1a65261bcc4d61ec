import type { Page } from "@playwright/test";
import {
  background,
  choice,
  defaults,
  dialog,
  opener,
  openSettings,
  rootClasses,
  stored,
  toggle,
} from "../support/accessibility-settings.ts";
import { sample } from "../support/sample.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

// Nothing here asks for data, or for the worker, which would take the time of a page to start.
test.use(withoutWorker);

test.describe("the accessibility button", () => {
  test("floats at the bottom-right of every page, in reach on a phone, and never covers what the keyboard has reached", async ({
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
    // The open dialog hides the table from assistive technology.
    const badge = page.locator("table").getByText("Active", { exact: true }).first();
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

  test("has a theme of the visitor's own, above the system's", { tag: "@full" }, async ({ page }) => {
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

  test("changes the size of all text; for screen readers it leaves out what only decorates and underlines links; Reset undoes it", async ({
    page,
  }) => {
    // An open dialog takes the page behind it out of the accessibility tree.
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

  test("is chosen from by the arrows", { tag: "@full" }, async ({ page }) => {
    await openSettings(page);
    await choice(page, "Font size", "Medium").focus();

    await page.keyboard.press("ArrowRight");

    await expect(choice(page, "Font size", "Large")).toBeChecked();
    expect(await rootClasses(page)).toEqual(["font-large"]);
  });
});

test.describe("without a worker, which would have its code", () => {
  test("the dialog says so when its code cannot be had", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(/Failed to (load resource|fetch dynamically imported module)/);
    // As after the one reload that may cure it.
    await page.addInitScript(() => sessionStorage.setItem("reloaded_for_missing_part", String(Date.now())));
    await page.route(/accessibility-dialog/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/no/such/page");
    await opener(page).click();

    await expect(page.getByText(/This could not be opened/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

/** The name of what has the focus, if the floating button hides the middle of it. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "";
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = above?.closest("[data-floating]") && !activeElement.closest("[data-floating]");
    return isCovered ? (activeElement.getAttribute("aria-label") ?? activeElement.textContent) : "";
  });
