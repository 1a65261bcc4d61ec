import { expectNoViolations, openProgram, reopen } from "../support/programs.ts";
import { expect, test } from "../support/test.ts";

test("a night is played to its end with the keys, and its score is kept", async ({ page }) => {
  const arcade = await openProgram(page, "game-arcade");
  await expectNoViolations(page);
  await expect(arcade.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await arcade.getByRole("button", { name: "Begin the night" }).click();
  const over = arcade.getByText("The light is out");

  await page.keyboard.down("ArrowLeft");
  await expect(async () => {
    await page.keyboard.press(" ");
    await expect(over).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 45_000 });
  await page.keyboard.up("ArrowLeft");

  await reopen(page);
  await expect(arcade.getByRole("listitem")).toHaveCount(1);
});

test("a pause holds the night", async ({ page }) => {
  const arcade = await openProgram(page, "game-arcade");
  await arcade.getByRole("button", { name: "Begin the night" }).click();

  await page.keyboard.press("p");

  await expect(arcade.getByText("Paused")).toBeVisible();
  await arcade.getByRole("button", { name: "Play on" }).click();
  await expect(arcade.getByText("Paused")).toBeHidden();
});
