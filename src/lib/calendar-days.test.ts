import { expect, test } from "vitest";
import { dayOf, formatDay, isDay, lastDays } from "./calendar-days.ts";

test("the last days end today without gaps, also across a change of daylight saving time", () => {
  const days = lastDays(30, new Date(2026, 3, 5, 0, 30));

  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe("2026-04-05");
  expect(days[0]).toBe("2026-03-07");
  expect(new Set(days).size).toBe(30);
});

test("a day begins at local midnight", () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe("2026-01-02");
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
});

test.each([
  ["2026-12-01", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2999-99-99", false],
  ["26-1-1", false],
  ["", false],
])("%j is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});

test("a day is formatted in full", () => {
  expect(formatDay("2026-12-01")).toBe("December 1, 2026");
});
