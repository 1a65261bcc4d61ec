import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const industries = [
  "accounting firm",
  "handyman",
  "home services",
  "family medicine clinic",
  "law firm",
  "pet services",
  "auto repair",
  "hair salon",
];

test("eight sample sites pass by, one per industry, until Pause stops them, and Play resumes", async ({
  page,
}) => {
  await openStrip(page);

  const pictures = strip(page).getByRole("img");
  await expect(pictures).toHaveCount(8);
  for (const [index, industry] of industries.entries()) {
    await expect(pictures.nth(index)).toHaveAccessibleName(new RegExp(`^Sample site: .+, ${industry}$`));
  }
  await expect.poll(() => isMoving(page)).toBe(true);

  await page.getByRole("button", { name: "Pause the sample sites" }).click();
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.getByRole("button", { name: "Play the sample sites" }).click();
  await expect.poll(() => isMoving(page)).toBe(true);
});

test("the strip waits while a pointer is over it", { tag: "@full" }, async ({ page }) => {
  await openStrip(page);
  await expect.poll(() => isMoving(page)).toBe(true);

  await strip(page).hover();
  await expect.poll(() => isMoving(page)).toBe(false);

  await heading(page).hover();
  await expect.poll(() => isMoving(page)).toBe(true);
});

test("the strip loops", { tag: "@full" }, async ({ page }) => {
  await openStrip(page);

  const [first, second] = await track(page).evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    const start = (index: number) => (list.children[index]?.getBoundingClientRect().left ?? 0) - left;
    return [start(8), list.getBoundingClientRect().width / 2];
  });

  expect(first).toBeCloseTo(second ?? 0, 1);
});

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the strip is static and is moved with the arrow keys", { tag: "@full" }, async ({ page }) => {
    await openStrip(page);
    await expect.poll(() => isMoving(page)).toBe(false);
    await expect(page.getByRole("button", { name: /the sample sites/ })).toHaveCount(0);
    await expect(track(page).locator("li")).toHaveCount(8);
    const last = strip(page).getByRole("img", { name: /hair salon$/ });
    await expect(last).not.toBeInViewport();

    await strip(page).focus();

    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 100 });
    }).toPass();
  });
});

test("the strip does not widen a narrow page", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStrip(page);

  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

const strip = (page: Page) => page.getByRole("region", { name: "Eight industries, eight faces" });

const heading = (page: Page) => page.getByRole("heading", { name: "Eight industries, eight faces" });

const track = (page: Page) => strip(page).getByRole("list");

async function openStrip(page: Page) {
  await page.goto("/");
  await heading(page).evaluate((element) => element.scrollIntoView());
  await expect(strip(page)).toBeAttached();
  // Scrolls the heading to the top, so that the pointer in the window's corner is not above the phones.
  await heading(page).evaluate((element) => element.scrollIntoView());
}

const isMoving = (page: Page) =>
  track(page).evaluate((list) => list.getAnimations().some(({ playState }) => playState === "running"));
