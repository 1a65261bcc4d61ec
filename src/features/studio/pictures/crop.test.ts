import { expect, test } from "vitest";
import { cropWindow, focusAfterKey } from "./crop.ts";

const photo = { width: 1600, height: 800, focus: { x: 50, y: 50 }, zoom: 100 };

test("a place with the photograph's aspect ratio shows all of it", () => {
  expect(cropWindow(photo, 2)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

test("a square place shows half of a wide photograph, around its focus", () => {
  expect(cropWindow(photo, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(cropWindow({ ...photo, focus: { x: 100, y: 0 } }, 1)).toMatchObject({ left: 0.5 });
});

test.each([0.4, 1, 2, 5])("the focus is visible in a place of the aspect ratio %d, at any zoom", (ratio) => {
  for (const zoom of [100, 170, 300]) {
    for (const [x, y] of [
      [0, 0],
      [12, 88],
      [50, 50],
      [100, 100],
    ] as const) {
      const { left, top, width, height } = cropWindow({ ...photo, focus: { x, y }, zoom }, ratio);
      expect(x / 100).toBeGreaterThanOrEqual(left - 1e-9);
      expect(x / 100).toBeLessThanOrEqual(left + width + 1e-9);
      expect(y / 100).toBeGreaterThanOrEqual(top - 1e-9);
      expect(y / 100).toBeLessThanOrEqual(top + height + 1e-9);
    }
  }
});

test("arrow keys move the focus by one per cent, with Shift by ten, and never outside the picture", () => {
  expect(focusAfterKey({ x: 50, y: 50 }, "ArrowLeft", false)).toEqual({ x: 49, y: 50 });
  expect(focusAfterKey({ x: 50, y: 95 }, "ArrowDown", true)).toEqual({ x: 50, y: 100 });
  expect(focusAfterKey({ x: 50, y: 50 }, "Tab", false)).toBeUndefined();
});
