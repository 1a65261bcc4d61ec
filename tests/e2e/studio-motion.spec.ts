import type { Page } from "@playwright/test";
import { canvas, openNewBakery } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("blocks of the page slide to their new places, and the chosen one's frame goes with it", async ({
  page,
}) => {
  await countSlides(page);
  await openNewBakery(page);

  await moveOpeningDown(page);

  expect(await slides(page)).toBeGreaterThan(0);
  await expect.poll(() => sliding(page)).toBe(0);
  await expect.poll(() => distanceOfFrame(page)).toBeLessThan(2);
});

test.describe("for who wants things to stand still", () => {
  test.use({ reducedMotion: "reduce" });

  test("a moved block is at once in its new place", async ({ page }) => {
    await countSlides(page);
    await openNewBakery(page);

    await moveOpeningDown(page);

    expect(await slides(page)).toBe(0);
    await expect.poll(() => distanceOfFrame(page)).toBeLessThan(2);
  });
});

const openingOf = (page: Page) => canvas(page).locator(".sw-block.sw-hero");

const toolbarOf = (page: Page) => page.getByRole("toolbar", { name: "Opening" });

async function moveOpeningDown(page: Page) {
  await openingOf(page).click({ position: { x: 4, y: 4 } });
  const before = await openingOf(page).evaluate(placeInPage);
  await toolbarOf(page).getByRole("button", { name: "Move down" }).click();
  await expect.poll(() => openingOf(page).evaluate(placeInPage)).toBe(before + 1);
}

const placeInPage = (block: Element) =>
  [...(block.getRootNode() as ShadowRoot).querySelectorAll(".sw-block")].indexOf(block);

/** How far the frame of the opening lies from the opening itself, in pixels. */
async function distanceOfFrame(page: Page) {
  const [block, frame] = await Promise.all([
    openingOf(page).boundingBox(),
    toolbarOf(page).locator("../..").boundingBox(),
  ]);
  if (!block || !frame) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(block.y - frame.y), Math.abs(block.height - frame.height));
}

/** Counts the slides in the page itself, from before they begin: one may be over when it is asked for. */
const countSlides = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const isSlide = typeof how[1] === "object" && how[1]?.id === "sliding";
      if (isSlide && this.getRootNode() instanceof ShadowRoot) {
        const { dataset } = document.documentElement;
        dataset.slides = String(Number(dataset.slides ?? 0) + 1);
      }
      return animate.apply(this, how);
    };
  });

const slides = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.slides ?? 0));

const sliding = (page: Page) =>
  canvas(page).evaluate(
    (site) => site.getAnimations({ subtree: true }).filter(({ id }) => id === "sliding").length,
  );
