import { expectAccessible, expectOpenPartAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/test.ts";

test.use({ splash: "due", reducedMotion: "reduce" });

test("the splash in each of its steps, with a long name", async ({ page }) => {
  await page.clock.install();
  await page.goto(
    `/no/such/page?prospect=${encodeURIComponent("Rindfleischetikettierungsgesellschaft & Sons")}`,
  );
  const splash = page.locator("dialog#splash");
  await expect(splash.getByRole("progressbar")).toBeVisible();
  await expectOpenPartAccessible(page);

  await page.clock.runFor(21_000);
  await expect(splash.getByRole("heading")).toContainText("Welcome, Rindfleisch");
  await expectOpenPartAccessible(page);

  await splash.getByRole("button", { name: "Get Started" }).click();
  await expect(splash.getByRole("button", { name: "Continue as Guest" })).toBeVisible();
  await expectAccessible(page);
});
