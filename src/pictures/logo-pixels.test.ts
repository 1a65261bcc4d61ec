import { expect, test } from "vitest";
import { coloursOf, contentBox, inOneInk, isOneInk, type Pixels, plainGround, rgbOf } from "./logo-pixels.ts";
import { logoSizes } from "./make-logo.ts";

type Rgba = [number, number, number, number];
const CLEAR: Rgba = [0, 0, 0, 0];
const WHITE: Rgba = [255, 255, 255, 255];
const NAVY: Rgba = [16, 42, 90, 255];
const ORANGE: Rgba = [232, 110, 30, 255];

test("the bounding box of a logo excludes transparent edges and faint shadows", () => {
  const logo = picture(40, 20, (x, y) => (x >= 5 && x < 30 && y >= 4 && y < 9 ? NAVY : [0, 0, 0, 6]));

  expect(contentBox(logo)).toEqual({ x: 5, y: 4, width: 25, height: 5 });
  expect(contentBox(picture(8, 8, () => CLEAR))).toBeUndefined();
});

test("a plain background is found in a noisy JPEG and ignored; a photograph has none", () => {
  const noise = (x: number, y: number) => 255 - ((x * 7 + y * 3) % 9);
  const scanned = picture(60, 30, (x, y) =>
    x > 20 && x < 40 && y > 10 && y < 20 ? NAVY : [noise(x, y), noise(y, x), 252, 255],
  );
  const ground = plainGround(scanned);

  expect(ground).toBeDefined();
  expect(contentBox(scanned, ground)).toEqual({ x: 21, y: 11, width: 19, height: 9 });
  expect(plainGround(picture(60, 30, (x) => [x * 4, 90, 90, 255]))).toBeUndefined();
  expect(plainGround(picture(60, 30, () => CLEAR))).toBeUndefined();
});

test("colours are sorted by share, similar ones are merged, and the result is deterministic", () => {
  const logo = picture(100, 50, (x, y) => {
    if (y < 10) return CLEAR;
    if (x < 75) return [16 + (x % 3), 42, 90 - (y % 3), 255];
    return ORANGE;
  });

  const colours = coloursOf(logo);

  expect(colours).toHaveLength(2);
  expect(colours[0]?.share).toBeCloseTo(0.75, 2);
  expect(
    rgbOf(colours[0]?.colour ?? "").map((value, axis) => Math.abs(value - (NAVY[axis] ?? 0)) < 4),
  ).toEqual([true, true, true]);
  expect(colours[1]).toEqual({ colour: "#e86e1e", share: expect.closeTo(0.25, 2) });
  expect(coloursOf(logo)).toEqual(colours);
  expect(coloursOf(picture(4, 4, () => CLEAR))).toEqual([]);
});

test("half-transparent edges do not count as colours", () => {
  const logo = picture(50, 50, (x) => (x < 20 ? NAVY : x < 26 ? [200, 200, 200, 90] : CLEAR));

  expect(coloursOf(logo)).toEqual([{ colour: "#102a5a", share: 1 }]);
});

test("a logo of one ink on paper is recognised, and its background removed", () => {
  const grey = (part: number): Rgba => mixed(WHITE, NAVY, part);
  const scanned = picture(40, 10, (x) => (x < 10 ? WHITE : x < 14 ? grey((x - 9) / 5) : NAVY));
  const two = picture(40, 10, (x) => (x < 10 ? WHITE : x < 25 ? NAVY : ORANGE));
  const paper = rgbOf("#ffffff");
  const ink = rgbOf("#102a5a");

  expect(isOneInk(scanned, paper, ink)).toBe(true);
  expect(isOneInk(two, paper, ink)).toBe(false);

  const { data } = inOneInk(scanned, [255, 255, 255], { ground: paper, ink });
  const alphas = [0, 9, 11, 20].map((x) => data[4 * x + 3] ?? -1);
  expect(alphas[0]).toBe(0);
  expect(alphas[1]).toBe(0);
  expect(alphas[2]).toBeCloseTo(255 * 0.4, -1);
  expect(alphas[3]).toBe(255);
  expect([...data.slice(80, 83)]).toEqual([255, 255, 255]);
});

test("a transparent logo keeps its shape when it is recoloured", () => {
  const logo = picture(3, 1, (x) => (x === 0 ? NAVY : x === 1 ? [16, 42, 90, 128] : CLEAR));

  const { data } = inOneInk(logo, [22, 24, 29]);

  expect([...data]).toEqual([22, 24, 29, 255, 22, 24, 29, 128, 22, 24, 29, 0]);
});

test.each([
  [{ width: 3000, height: 750 }, ["360 × 90", "720 × 180", "1440 × 360"]],
  [{ width: 500, height: 500 }, ["360 × 360", "500 × 500"]],
  [{ width: 40, height: 80 }, ["40 × 80"]],
  [{ width: 380, height: 2 }, ["380 × 2"]],
])("a logo of %o is stored in sizes that are never larger", (size, expected) => {
  expect(logoSizes(size).map(({ width, height }) => `${width} × ${height}`)).toEqual(expected);
});

function picture(width: number, height: number, colour: (x: number, y: number) => Rgba): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colour(x, y), 4 * (y * width + x));
  }
  return { data, width, height };
}

const mixed = (one: Rgba, other: Rgba, part: number) =>
  one.map((value, axis) => value + ((other[axis] ?? 0) - value) * part) as Rgba;
