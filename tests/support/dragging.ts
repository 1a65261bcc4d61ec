import { expect, type Locator, type Page } from "@playwright/test";

/** Until the library for dragging, which comes after the page, has marked what can be dragged. */
export const untilDraggable = (part: Page | Locator) =>
  expect(part.locator('[draggable="true"]').first()).toBeAttached();
