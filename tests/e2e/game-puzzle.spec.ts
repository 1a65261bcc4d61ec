import { expectNoViolations, openApp, reopen, runningApp } from "../support/apps.ts";
import { expect, test } from "../support/test.ts";

test("today's board is solved with hints, and the best result is saved", { tag: "@full" }, async ({
  page,
}) => {
  const puzzle = await openApp(page, "game-puzzle");
  await expectNoViolations(page);
  const board = puzzle.getByRole("application");
  await board.focus();
  const won = puzzle.getByText("The harbour is whole.", { exact: true });

  for (let left = 80; left > 0 && !(await won.isVisible()); left--) {
    await page.keyboard.press("h");
    await board.locator(".hinted").dispatchEvent("click");
  }

  await expect(won).toBeVisible();
  await reopen(page);
  await expect(runningApp(page).getByText("The harbour is whole.", { exact: true })).toBeVisible();
});

test("a move is undone, and a pause covers the board", async ({ page }) => {
  const puzzle = await openApp(page, "game-puzzle");
  await puzzle.getByRole("application").focus();
  await page.keyboard.press("h");
  await puzzle.locator(".hinted").dispatchEvent("click");

  await puzzle.getByRole("button", { name: "Undo" }).click();
  await expect(puzzle.getByRole("button", { name: "Undo" })).toBeDisabled();
  await puzzle.getByRole("button", { name: "Pause" }).click();
  await expect(puzzle.getByRole("button", { name: /^Tile/ })).toHaveCount(0);
  await puzzle.getByRole("button", { name: "Play on" }).click();
  await expect(puzzle.getByRole("button", { name: /^Tile/ })).toHaveCount(8);
});
