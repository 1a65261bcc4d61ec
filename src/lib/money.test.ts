import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import {
  dollars,
  formatDollars,
  formatMoney,
  formatToTheCent,
  parseMoney,
  parsePayment,
  percentOf,
  plainMoney,
  shareOf,
  sum,
} from "./money.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

test.each([
  [134_900, "$1,349"],
  [134_950, "$1,349.50"],
  [100_000_000, "$1,000,000"],
  [5, "$0.05"],
  [0, "$0"],
  [-3_000, "−$30"],
  [-11_990, "−$119.90"],
])("%i cents are formatted as %s", (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test("amounts with and without cents match Intl", () => {
  const options = { style: "currency", currency: "USD" } as const;
  const exact = new Intl.NumberFormat("en-US", options);
  const whole = new Intl.NumberFormat("en-US", { ...options, maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(formatToTheCent(amount)).toBe(exact.format(amount / 100));
      expect(formatDollars(amount)).toBe(whole.format(amount / 100));
    }),
  );
});

test.each([
  [1349, 134_900],
  [119.9, 11_990],
  [0.07, 7],
  [1.005, 100],
])("%d dollars are %i cents", (amount, inCents) => {
  expect(dollars(amount)).toBe(inCents);
});

test.each([
  [119_900, 10, 11_990],
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [1, 50, 1],
  [1, 49, 0],
  [99, 100, 99],
  [0, 10, 0],
])("of %i cents, %i percent are %i", (amount, rate, expected) => {
  expect(percentOf(amount, rate)).toBe(expected);
});

test.each([
  [0.5, 10],
  [-1, 10],
  [Number.NaN, 10],
  [2 ** 53, 10],
  [100, 10.5],
  [100, -1],
  [100, 101],
])("%d cents at %d percent is an error", (amount, rate) => {
  expect(() => percentOf(amount, rate)).toThrow();
});

test("a share is rounded to whole percent, and the share of zero is zero", () => {
  expect(shareOf(dollars(300), dollars(1499))).toBe(20);
  expect(shareOf(dollars(1199), dollars(1499))).toBe(80);
  expect(shareOf(dollars(150), dollars(1499))).toBe(10);
  expect(shareOf(0, 0)).toBe(0);
});

test("a discount is in whole cents, never more than the amount, and off by at most half a cent", () => {
  fc.assert(
    fc.property(cents, percent, (amount, rate) => {
      const discount = percentOf(amount, rate);
      expect(Number.isInteger(discount)).toBe(true);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(amount);
      expect(Math.abs(discount * 100 - amount * rate)).toBeLessThanOrEqual(50);
    }),
  );
});

test("a higher percentage or amount never gives a lower discount", () => {
  fc.assert(
    fc.property(cents, percent, (amount, rate) => {
      expect(percentOf(amount + 1, rate)).toBeGreaterThanOrEqual(percentOf(amount, rate));
      expect(percentOf(amount, Math.min(100, rate + 1))).toBeGreaterThanOrEqual(percentOf(amount, rate));
    }),
  );
});

test("sums are exact to the cent, in any order", () => {
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const total = sum(amounts);
      expect(BigInt(total)).toBe(amounts.reduce((exact, next) => exact + BigInt(next), 0n));
      expect(sum([...amounts].reverse())).toBe(total);
    }),
  );
});

test("a formatted amount parses to the same cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      const text = formatMoney(amount);
      const read = dollars(Number(text.replace("−", "-").replace(/[$,]/g, "")));
      expect(read).toBe(amount);
      expect(text.endsWith(".00")).toBe(false);
    }),
  );
});

test.each([
  ["1349", 134_900],
  ["$1,349.50", 134_950],
  [" 0.5 ", 50],
  ["1,000,000", 100_000_000],
])("“%s” is a valid amount", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each(["", "$", "-1", "1.", ".5", "1,34", "1.234", "1e3", "NaN", "12,3456", "１"])(
  "“%s” is no amount",
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
  },
);

test.each([
  ["0.01", 1],
  ["1,500", 150_000],
  ["$1500", 150_000],
  ["100,000.00", 10_000_000],
])("“%s” can be charged", (text, cents) => {
  expect(parsePayment(text)).toBe(cents);
});

test.each(["", "0", "$0.00", "100000.01", "100001", "500000", "15,00"])("“%s” cannot be charged", (text) => {
  expect(parsePayment(text)).toBeUndefined();
});

test("an amount in an address parses to the same cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      expect(parsePayment(plainMoney(amount))).toBe(amount);
    }),
  );
  expect([150_000, 29_950, 5].map(plainMoney)).toEqual(["1500", "299.50", "0.05"]);
});
