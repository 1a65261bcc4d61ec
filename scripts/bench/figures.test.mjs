// @ts-check
import { expect, test } from "vitest";
import { blockingTime, layoutShift, median, table } from "./figures.mjs";

test("the median is the value in the middle, or between the two there", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([7])).toBe(7);
});

test("blocking time is what long tasks take beyond 50 ms after the first paint", () => {
  const before = { start: 0, duration: 400 };
  const across = { start: 450, duration: 150 };
  const after = { start: 700, duration: 80 };

  expect(blockingTime([before], 500)).toBe(0);
  expect(blockingTime([across], 500)).toBe(50);
  expect(blockingTime([before, across, after], 500)).toBe(80);
});

test("layout shift is that of the worst burst", () => {
  const shifts = [
    { start: 100, value: 0.01 },
    { start: 600, value: 0.02 },
    { start: 2_000, value: 0.025 },
  ];

  expect(layoutShift([])).toBe(0);
  expect(layoutShift(shifts)).toBeCloseTo(0.03);
});

test("a burst of shifts lasts five seconds at most", () => {
  const shifts = [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((start) => ({ start, value: 0.01 }));

  expect(layoutShift(shifts)).toBeCloseTo(0.06);
});

test("the table says what is under what it has to reach", () => {
  const lines = table([
    { of: "a site", name: "score", unit: "", values: [99], least: 100 },
    { of: "a site", name: "other score", unit: "", values: [100], least: 100 },
  ]).split("\n");

  expect(lines[1]).toMatch(/score +99 .*>= 100 +under$/);
  expect(lines[2]).toMatch(/other score +100 .*>= 100 +ok$/);
});

test("the table says what is over its budget", () => {
  const lines = table([
    { of: "/", name: "usable", unit: "s", values: [1, 2, 3] },
    { of: "/", name: "data", unit: "s", values: [1.7], budget: 1.7 },
    { of: "build", name: "vite build", unit: "s", values: [16], budget: 15 },
  ]).split("\n");

  expect(lines[0]).toBe("/");
  expect(lines[1]).toMatch(/usable +2\.00 s +1\.00 - 3\.00$/);
  expect(lines[2]).toMatch(/data +1\.70 s .*<= 1\.70 {2}ok$/);
  expect(lines.at(-1)).toMatch(/<= 15\.00 {2}over$/);
});
