import type { Page } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

test.describe("a notification", () => {
  test("is alone, announced, reached by F8 also from a dialog, dismissed by Escape, and of a set width", async ({
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
    // By its element: behind a dialog it has no role.
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
  test("opens at once for the keyboard, and Escape closes it", { tag: "@full" }, async ({ page }) => {
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

const notices = (page: Page) => page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

/** Provokes a notification, in a page whose clock is told to stand still. */
async function refuseLogin(page: Page, { stop = false } = {}) {
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome Back" });
  await expect(dialog).toBeVisible();
  if (stop) await stopClock(page);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(notices(page)).toContainText("Please enter both email and password");
}
