import { expect, test } from "vitest";
import { averageColor, hasTransparency } from "./average-color.ts";
import { limitTo } from "./limit.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { readSvg, svgTag, withSvgSize } from "./svg-header.ts";

test.each([
  [{ width: 6000, height: 4000 }, [480, 960, 1600]],
  [{ width: 1600, height: 900 }, [480, 960, 1600]],
  [{ width: 1000, height: 500 }, [480, 1000]],
  [{ width: 900, height: 900 }, [480, 900]],
  [{ width: 500, height: 500 }, [500]],
  [{ width: 3, height: 2 }, [3]],
])("%o is stored in widths of %o", (size, widths) => {
  expect(pictureSizes(size).map(({ width }) => width)).toEqual(widths);
});

test("a narrow strip fits the canvas of every browser, and no side becomes 0", () => {
  const strips = [
    { width: 1_000, height: 60_000 },
    { width: 60_000, height: 2 },
    { width: 1, height: 60_000 },
  ];

  for (const { width, height } of strips.flatMap(pictureSizes)) {
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    expect(Math.max(width, height)).toBeLessThanOrEqual(16_384);
  }
});

test("the colour is the average of the visible pixels", () => {
  expect(averageColor(Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 255))).toBe("#800080");
  expect(averageColor(Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 0))).toBe("#ff0000");
  expect(averageColor(Uint8ClampedArray.of(9, 9, 9, 0))).toBe("#ffffff");
  expect(hasTransparency(Uint8ClampedArray.of(9, 9, 9, 255, 9, 9, 9, 254))).toBe(true);
  expect(hasTransparency(Uint8ClampedArray.of(9, 9, 9, 255))).toBe(false);
});

test("an SVG shows the same when its size is set", () => {
  const sized = withSvgSize(
    '<?xml version="1.0"?><svg width="10" height=\'20\' stroke-width="2"><path/></svg>',
    { width: 800, height: 1600 },
  );

  expect(sized).toMatch(/<path\/><\/svg>$/);
  expect(sized).toContain('viewBox="0 0 10 20"');
  expect(sized).toContain('stroke-width="2"');
  expect(readSvg(svgTag(sized) ?? "")).toEqual({ width: 800, height: 1600 });
  expect(withSvgSize('<svg:svg viewBox="0 0 1 1"/>', { width: 8, height: 8 })).toBe(
    '<svg:svg width="8" height="8" viewBox="0 0 1 1"/>',
  );
});

test("the limit of parallel tasks holds, a failure frees its slot, and every task runs", async () => {
  const limited = limitTo(2);
  let [running, most] = [0, 0];

  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      limited(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (index % 3 === 0) throw new Error("Failed");
        return index;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(results.flatMap((result) => (result.status === "fulfilled" ? result.value : []))).toEqual([
    1, 2, 4, 5, 7, 8,
  ]);
});
