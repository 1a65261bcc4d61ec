import type { Page } from "@playwright/test";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("the first two tab stops are the skip links, and they work", async ({ page }) => {
  await page.goto("/live-demos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to navigation" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to navigation" })).toBeInViewport();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sitewright" })).toBeFocused();

  await page.getByRole("link", { name: "Skip to main content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("tabs are operated with arrows, Home and End, and are one tab stop", async ({ page }) => {
  await page.goto("/module/client-portal?as=admin");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Dashboard").focus();

  for (const [key, name] of [
    ["ArrowDown", "Data View"],
    ["ArrowDown", "Reports"],
    ["End", "Settings"],
    ["ArrowDown", "Dashboard"],
    ["ArrowUp", "Settings"],
    ["ArrowUp", "Reports"],
    ["Home", "Dashboard"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name), `after ${key}`).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }

  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tablist").getByRole("tab").and(page.locator(":focus"))).toHaveCount(0);
});

test("the tabs of a dialog are operated with the keys too", { tag: "@full" }, async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  await page.getByRole("tab", { name: "Demo Login" }).focus();

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Custom Login" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Demo Login" })).toBeFocused();
});

test("a dialog traps the focus, even on a click next to it, and returns it", { tag: "@short" }, async ({
  page,
}) => {
  await page.goto("/no/such/page");
  const opener = page.getByRole("banner").getByRole("button", { name: "Login", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();

  const stops: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Tab");
    stops.push(await placeOfFocus(page));
  }
  expect(stops).not.toContain("behind");
  expect(stops).toContain("dialog");
  await page.keyboard.press("Shift+Tab");
  expect(await placeOfFocus(page)).not.toBe("behind");

  await page.getByLabel("Email").fill("ida@example.com");
  await page.mouse.click(5, 5);
  await expect(page.getByLabel("Email")).toHaveValue("ida@example.com");

  await page.getByRole("dialog").getByLabel("Email").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a dialog opened from another returns the focus to its origin", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Login", exact: true });
  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();

  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a new page has its own title, moves the focus to its heading, and starts at the top", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const titles: string[] = [];

  for (const [link, heading] of [
    ["Live demos", "Live demos"],
    ["Demo accounts", "Demo accounts"],
    ["Home", "Your business, drawn to measure."],
    ["Live demos", "Live demos"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    titles.push(await page.title());
  }

  expect(new Set(titles).size).toBe(3);
  await page.getByLabel("Search modules").fill("desk");
  await expect(page.getByLabel("Search modules")).toBeFocused();
});

test("F8 leads to a notification, and its Escape leaves the dialog open", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/module/arcade-cabinet");
  await page.getByRole("tab", { name: "Custom Login" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();

  await page.keyboard.press("F8");
  expect(await placeOfFocus(page)).toBe("notifications");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");

  await expect(page.getByText("Invalid Input", { exact: true })).toBeHidden();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the mobile menu opens and closes by the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /menu$/ });
  await toggle.focus();

  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Browse Templates", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");

  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("link", { name: "Browse Templates", exact: true })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ ...withoutWorker, reducedMotion: "reduce" });

  test("nothing moves: not while data loads, not with a dialog or notification open, not in a demo", async ({
    page,
  }) => {
    const seeds = await holdSeeds(page);
    await page.goto("/live-demos");
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    expect(await runningAnimations(page)).toEqual([]);
    seeds.release();

    await page.goto("/module/arcade-cabinet");
    await page.getByRole("tab", { name: "Custom Login" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
    await expect.poll(() => runningAnimations(page)).toEqual([]);

    await page.goto("/module/client-portal?as=admin");
    await expect(page.getByText("Demo Interface")).toBeVisible();
    await expect.poll(() => runningAnimations(page)).toEqual([]);
  });
});

/**
 * Returns where the focus is: in the dialog, in the notifications, behind the dialog, or outside the page.
 */
function placeOfFocus(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest("[role=dialog]")) return "dialog";
    if (activeElement?.closest("[data-notifications]")) return "notifications";
    return activeElement?.closest("#root") ? "behind" : "browser";
  });
}

/** Returns visible animations. An animation without duration ends within its first frame. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
