import type { Page } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

const FULL = "Buy Now $1,349 (Save 10%)";
const TRIAL = "Start Trial $300 (20% Now)";

test("a second click or dialog starts no second deployment; the dialog closes after payment", {
  tag: "@full",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/pricing");
  await countNotifications(page);
  await page.getByRole("button", { name: FULL }).click();
  const dialog = page.getByRole("dialog", { name: "Deploy" });
  await expect(dialog).toBeVisible();
  await stopTime(page);
  await dialog.getByRole("button", { name: FULL }).dblclick();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: TRIAL }).click();
  await dialog.getByRole("button", { name: "Processing payment…" }).click({ force: true });

  await page.clock.runFor(2_000);

  await expect(dialog).toBeHidden();
  await expect(notification(page, "Payment Processed")).toBeVisible();
  await page.clock.runFor(4_000);
  expect(await page.evaluate(() => (window as Window & { seen?: string[] }).seen)).toEqual([
    "Deployment Initiated",
    "Payment Processed",
  ]);
});

test("both plans are shown side by side with a chart of a year, and eight questions are answered", async ({
  page,
}) => {
  await page.goto("/pricing");
  const full = page.getByRole("article", { name: "Pay in full (10% discount)" });
  const trial = page.getByRole("article", { name: "Trial" });
  const [left, right] = [await full.boundingBox(), await trial.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);

  const year = page.getByRole("region", { name: "A year, added up" });

  await expect(
    year.getByRole("img", {
      name: /Pay in full: \$1,349 with the order, \$1,349 at delivery, \$3,497 after 12 months\. Trial: \$300 with the order, \$1,499 at delivery, \$3,887 after 12 months/,
    }),
  ).toBeVisible();
  await expect(year.locator("dl")).toContainText("$3,497");
  await expect(year.locator("dl")).toContainText("Less with Pay in full$390");
  await year.getByLabel("Months of hosting").press("Home");
  await expect(year).toContainText("After 1 month");
  await expect(year.locator("dl")).toContainText("Less with Pay in full$170");

  await expect(year.getByRole("table")).toBeHidden();
  await year.getByText("The same figures as a table").click();
  await expect(year.getByRole("row")).toHaveCount(15);
  await expect(year.getByRole("row", { name: "Month 6" })).toHaveText("Month 6$2,423$2,693");

  const questions = page.getByRole("region", { name: "Questions" }).locator("details");
  await expect(questions).toHaveCount(8);
  await questions.first().locator("summary").press("Enter");
  await expect(questions.first()).toContainText("no money moves, and no page asks for a card");
  await expect(questions.first().locator("p")).toBeVisible();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with the system setting ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test("the sums of a year are right immediately, and settle", { tag: "@full" }, async ({ page }) => {
      const loaded = page.waitForResponse(/motion-features/);
      await page.goto("/pricing");
      await loaded;
      await page.waitForLoadState("networkidle");
      const sums = page.getByRole("region", { name: "A year, added up" }).locator("dl");

      await expect(sums).toContainText("$3,497");
      await countMoving(page);
      await page.getByLabel("Months of hosting").press("Home");

      await expect(sums).toContainText("Less with Pay in full$170");
      await expect(sums.locator("[data-moving]")).toHaveCount(0);
      const moving = await page.evaluate(() => Reflect.get(window, "moving"));
      if (reducedMotion === "reduce") expect(moving).toBe(0);
      else expect(moving).toBeGreaterThan(2);
    });
  });
}

test("a beta visitor finds no link, but sees the page with a note when typing its address", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/pricing?token=abc");

  await expect(page.getByText("You are here as a beta visitor.")).toBeVisible();
  await expect(page.getByRole("button", { name: FULL })).toBeVisible();
  await expect(page.getByRole("link", { name: /Pricing/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Leave beta" }).click();
  await expect(page.getByText("You are here as a beta visitor.")).toBeHidden();
});

/** Finds a text in the notification area. */
const notification = (page: Page, text: string) =>
  page.locator("[data-notifications]").getByText(text, { exact: true }).first();

/** Stops the clock; only the test advances it from now on. */
async function stopTime(page: Page) {
  // The code of notifications loads after a timer.
  await expect(page.locator("[data-notifications]")).toBeAttached();
  await stopClock(page);
}

/** Records the titles of all notifications in order. */
async function countNotifications(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as Window & { seen?: string[] }).seen = seen;
    new MutationObserver(() => {
      const title = document.querySelector("[data-notifications] li .font-semibold")?.textContent;
      if (title && title !== seen.at(-1)) seen.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Counts the figures that are drawn on the way to another. */
const countMoving = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, "moving", 0);
    new MutationObserver((changes) =>
      Reflect.set(window, "moving", Reflect.get(window, "moving") + changes.length),
    ).observe(document.body, { subtree: true, attributeFilter: ["data-moving"] });
  });
