import { expect, test } from "vitest";
import { fitInto, isDeviceId, sizeOf } from "./devices.ts";

test("only handheld devices can be turned", () => {
  expect(sizeOf("phone", true)).toEqual({ width: 844, height: 390 });
  expect(sizeOf("tablet", false)).toEqual({ width: 820, height: 1180 });
  expect(sizeOf("desktop", true)).toEqual({ width: 1280, height: 800 });
  expect(sizeOf("full", true)).toBeNull();
});

test("a device that fits is shown at full size", () => {
  expect(fitInto({ width: 390, height: 844 }, { width: 1200, height: 900 })).toEqual({
    width: 390,
    height: 844,
    scale: 1,
  });
});

test("a device that is too wide is scaled down, and one that is too tall is cut", () => {
  expect(fitInto({ width: 1280, height: 800 }, { width: 640, height: 600 })).toEqual({
    width: 1280,
    height: 800,
    scale: 0.5,
  });
  expect(fitInto({ width: 820, height: 1180 }, { width: 900, height: 600 })).toEqual({
    width: 820,
    height: 600,
    scale: 1,
  });
});

test("the full width is the available width", () => {
  expect(fitInto(null, { width: 777, height: 500 })).toEqual({ width: 777, height: 500, scale: 1 });
});

test.each([
  ["phone", true],
  ["", false],
  [null, false],
  ["__proto__", false],
  ["constructor", false],
])("%j is a device: %s", (text, is) => {
  expect(isDeviceId(text)).toBe(is);
});
