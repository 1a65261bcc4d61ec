import { expect, test } from "vitest";
import { iconPart } from "./icon-part.ts";

test("a logo that is about square is its own icon", () => {
  expect(iconPart(logo(60, 40, () => true))).toEqual({ x: 0, y: 0, width: 60, height: 40 });
});

test("the icon of a wide logo is the symbol before its words", () => {
  const sign = (x: number, y: number) => x < 30 && y >= 5 && y < 35;
  const words = (x: number) => x >= 34 && x % 8 < 6;

  expect(iconPart(logo(200, 40, (x, y) => sign(x, y) || words(x)))).toEqual({
    x: 0,
    y: 5,
    width: 30,
    height: 30,
  });
});

test("a strip without a gap, or with a thin first letter, has no icon in it", () => {
  expect(iconPart(logo(200, 40, () => true))).toBeUndefined();
  expect(iconPart(logo(200, 40, (x) => x !== 8))).toBeUndefined();
});

function logo(width: number, height: number, isInk: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[4 * (y * width + x) + 3] = isInk(x, y) ? 255 : 0;
  }
  return { data, width, height };
}
