import { expect, test } from "../support/test.ts";

test.describe("on a first visit", () => {
  test.use({ splash: "due" });

  test("there is no splash, and the beta visitor sees no pricing link", async ({ page }) => {
    await page.goto("/beta-payment");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your beta payment");
    await expect(page.locator("dialog#splash")).toBeHidden();
    await expect(page.getByText("Beta visitor").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /Pricing/ })).toHaveCount(0);
  });
});

test("a very long purpose and bidi control characters do not break the page", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const purpose of ["W".repeat(8_000), "\u202Egnp.exe 🇳🇴👨‍👩‍👧‍👦", "ꙮ".repeat(200)]) {
    await page.goto(`/beta-payment?for=${encodeURIComponent(purpose)}&amount=99999.99`);
    await expect(page.getByRole("button", { name: "Pay $99,999.99, simulated" })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  }
});
