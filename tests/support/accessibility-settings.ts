import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const KEY = "accessibility-settings";

export const defaults = {
  highContrast: false,
  reducedMotion: false,
  fontSize: "medium",
  screenReader: false,
  focusIndicators: true,
  colorBlindMode: "none",
  theme: "system",
};

export const opener = (page: Page) => page.getByRole("button", { name: "Accessibility settings" });

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Accessibility Settings" });

export const toggle = (page: Page, name: string) => dialog(page).getByRole("switch", { name, exact: true });

export const choices = (page: Page, group: string) => dialog(page).getByRole("radiogroup", { name: group });

export const choice = (page: Page, group: string, name: string) =>
  choices(page, group).getByRole("radio", { name: new RegExp(`^${name}`) });

export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

export const background = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((box) => getComputedStyle(box).backgroundColor);

/** The root classes of the settings, in a fixed order. */
export const rootClasses = (page: Page) =>
  page.evaluate(() =>
    [
      ...["high-contrast", "reduced-motion", "screen-reader", "no-focus-indicators"],
      ...["font-small", "font-large", "font-extra-large"],
      ...["color-blind-protanopia", "color-blind-deuteranopia", "color-blind-tritanopia"],
      ...["light", "dark"],
    ].filter((name) => document.documentElement.classList.contains(name)),
  );

export async function openSettings(page: Page, path = "/no/such/page") {
  if (path) await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}
