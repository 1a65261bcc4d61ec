import { expect, test } from "vitest";
import { joined, limb, smooth, tube, twist } from "./outlines.ts";

test("a soft outline passes through all its points and closes", () => {
  expect(smooth([0, 0], [90, 0], [90, 90], [0, 90]).d).toBe(
    "M0 0C15 -15 75 -15 90 0C105 15 105 75 90 90C75 105 15 105 0 90C-15 75 -15 15 0 0z",
  );
});

test("a corner of a soft outline is not rounded", () => {
  expect(smooth([0, 0, 1], [90, 0], [90, 90]).d).toContain("M0 0C0 0 ");
});

test("a limb is as thick as its points say, and its ends are round", () => {
  expect(limb([0, 0, 20], [90, 0, 40]).d).toBe(
    "M0 -10C30 -13.3 60 -16.7 90 -20A20 20 0 0 1 90 20C60 16.7 30 13.3 0 10A10 10 0 0 1 0 -10z",
  );
});

test("a tube from a point to itself has no size instead of an invalid one", () => {
  expect(tube(5, 5, 5, 5, 10).d).toBe("M5 5L5 5L5 5L5 5z");
});

test("a tube is as wide at its ends as told, and outlines join into one", () => {
  const straight = tube(0, 0, 0, 100, 20, 10);

  expect(straight.d).toBe("M10 0L5 100L-5 100L-10 0z");
  expect(joined(straight, straight).d).toBe(straight.d + straight.d);
});

test("points can be written as a text", () => {
  expect(smooth("0,0! 90,0 90.5,-90")).toEqual(smooth([0, 0, 1], [90, 0], [90.5, -90]));
  expect(limb("0,0,20 90,0,40")).toEqual(limb([0, 0, 20], [90, 0, 40]));
});

test("a rope has a strand for every gap, across its direction", () => {
  const rope = twist(
    [
      [0, 0, 20],
      [100, 0, 20],
    ],
    25,
  );

  expect(rope.d.match(/M/g)).toHaveLength(4);
  expect(rope.d).toMatch(/^M7\.7 -8L17\.3 8/);
});
