import { expect, test } from "vitest";
import { pattern } from "./pattern.ts";

test("words match completely, and may have an optional letter", () => {
  const colour = pattern("i")`^${"colou?rs?|hue"}$`;

  expect(["colour", "Colors", "HUE", "hues", "colo"].filter((word) => colour.test(word))).toEqual([
    "colour",
    "Colors",
    "HUE",
  ]);
});

test("special characters in words are literal", () => {
  const domain = pattern()`^shop\.${"co.uk|c++|(x)|a/b"}$`;

  expect(domain.test("shop.co.uk")).toBe(true);
  expect(domain.test("shop.coxuk")).toBe(false);
  expect(domain.test("shop.c++")).toBe(true);
  expect(domain.test("shop.(x)")).toBe(true);
  expect(domain.test("shop.a/b")).toBe(true);
});

test("any of several pieces matches, and alternatives stay within their piece", () => {
  const hours = pattern("g")`${["open|closed", /\d+am|\d+pm/]} sharp`;

  expect("open sharp, closed, 9am sharp, 5pm".match(hours)).toEqual(["open sharp", "9am sharp"]);
});

test("groups keep their numbers", () => {
  const [, day, hour] = pattern()`${/(mon|tue)/} at (\d+)`.exec("tue at 9") ?? [];

  expect([day, hour]).toEqual(["tue", "9"]);
});
