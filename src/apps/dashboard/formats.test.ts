import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { dateOf } from "./figures.ts";
import { formatChange, formatDay, formatShare } from "./formats.ts";

// Matches the output of `Intl`, whose first use would block the page.

test("a day", () => {
  const intl = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(formatDay(day)).toBe(intl.format(dateOf(day)));
    }),
  );
});

test("a share and a change", () => {
  const shares = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
  const changes = new Intl.NumberFormat("en-US", {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  });
  // Multiples of a thousandth, because in between the last bit of a float would decide the rounding.
  fc.assert(
    fc.property(fc.integer({ min: -50_000, max: 50_000 }), (thousandths) => {
      const change = thousandths / 1_000;
      expect(formatChange(change)).toBe(changes.format(change));
      expect(formatShare(Math.abs(change))).toBe(shares.format(Math.abs(change)));
    }),
  );
  expect(formatChange(-0.000_4)).toBe("0%");
});
