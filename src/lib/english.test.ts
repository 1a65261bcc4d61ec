import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { compareNames, type DateStyle, formatDate, formatDateTime, formatNumber } from "./english.ts";

const date = fc.date({ min: new Date("1971-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const styles: [DateStyle, Intl.DateTimeFormatOptions][] = [
  ["short", { month: "short", day: "numeric" }],
  ["medium", { dateStyle: "medium" }],
  ["long", { dateStyle: "long" }],
  ["full", { dateStyle: "full" }],
];

test.each(styles)("the date style %s matches Intl", (style, options) => {
  const here = new Intl.DateTimeFormat("en", options);
  const inUtc = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  fc.assert(
    fc.property(date, (date) => {
      expect(formatDate(date, style)).toBe(here.format(date));
      expect(formatDate(date, style, { inUtc: true })).toBe(inUtc.format(date));
    }),
  );
});

test.each(styles.slice(1))("date and time in the style %s match Intl", (style, options) => {
  const here = new Intl.DateTimeFormat("en", { ...options, timeStyle: "short" });
  const inUtc = new Intl.DateTimeFormat("en", { ...options, timeStyle: "short", timeZone: "UTC" });
  fc.assert(
    fc.property(date, (date) => {
      expect(formatDateTime(date, style)).toBe(here.format(date));
      expect(formatDateTime(date, style, { inUtc: true })).toBe(inUtc.format(date));
    }),
  );
});

test("whole numbers match Intl", () => {
  const numbers = new Intl.NumberFormat("en");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(formatNumber(number)).toBe(numbers.format(number));
    }),
  );
});

test("names are sorted ignoring case", () => {
  expect(["Interior", "IT", "bakery", "Bank"].sort(compareNames)).toEqual([
    "bakery",
    "Bank",
    "Interior",
    "IT",
  ]);
});
