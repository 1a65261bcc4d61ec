import { expectNoViolations, openApp, reopen } from "../support/apps.ts";
import { expect, test } from "../support/test.ts";

test("an interrupted night continues, and its score is saved", { tag: "@full" }, async ({ page }) => {
  const arcade = await openApp(page, "game-arcade");
  await expectNoViolations(page);
  await expect(arcade.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await arcade.getByRole("button", { name: "Begin the night" }).click();
  const score = arcade.locator("dd").first();
  await page.keyboard.press(" ");
  await expect(score).not.toHaveText("0");

  await reopen(page);
  await expect(arcade.getByText("Paused")).toBeVisible();
  await expect(score).not.toHaveText("0");
  await arcade.getByRole("button", { name: "Play on" }).click();
  const over = arcade.getByText("The light is out");
  await page.keyboard.down("ArrowLeft");
  await expect(async () => {
    await page.keyboard.press(" ");
    await expect(over).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.keyboard.up("ArrowLeft");

  await reopen(page);
  await expect(arcade.getByRole("listitem")).toHaveCount(1);
});

test("a pause stops the night, and a finger steers below it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
  const arcade = await openApp(page, "game-arcade");
  await arcade.getByRole("button", { name: "Begin the night" }).tap();
  await arcade.getByText("Slide a finger here to steer.").tap();
  await expect(arcade.locator("dd").first()).not.toHaveText("0");

  await arcade.getByRole("button", { name: "Pause" }).tap();

  await expect(arcade.getByText("Paused")).toBeVisible();
  await arcade.getByRole("button", { name: "Play on" }).tap();
  await expect(arcade.getByText("Paused")).toBeHidden();
  await context.close();
});
