import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the lazy drag and drop library has marked the draggable elements. */
export const untilDraggable = (part: Page | Locator) =>
  expect(part.locator('[draggable="true"]').first()).toBeAttached();

/**
 * Drags an element to a place in another one, moving until the target shows that it would take it. Where a busy browser
 * begins no drag, the button is released on the target, where it is no click, and the element is taken once more.
 *
 * @param at pixels from the target's upper left corner
 */
export async function drag(item: Locator, target: Locator, at: { x: number; y: number }) {
  const page = item.page();
  const told = page.locator("[data-over], [data-edge]");
  await expect(async () => {
    await item.hover();
    await page.mouse.down();
    try {
      for (let step = 0; step < 20 && (await told.count()) === 0; step++) {
        await target.hover({ position: { x: at.x + (step % 2), y: at.y } });
      }
      expect(await told.count()).toBeGreaterThan(0);
    } finally {
      await page.mouse.up();
    }
  }).toPass({ timeout: 60_000 });
}
