import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the lazy drag and drop library has marked the draggable elements. */
export const untilDraggable = (part: Page | Locator) =>
  expect(part.locator('[draggable="true"]').first()).toBeAttached();
