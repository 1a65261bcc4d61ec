import { expect, test } from "vitest";
import { readPrice } from "./price.ts";

test.each([
  ["£4.60", "en-GB", { amount: "4.60", currency: "GBP", isLeast: false }],
  ["from £1,200", "en", { amount: "1200", currency: "GBP", isLeast: true }],
  ["$6", "en", { amount: "6", currency: "USD", isLeast: false }],
  ["$6", "en-AU", { amount: "6", currency: "AUD", isLeast: false }],
  ["4,60 €", "de", { amount: "4.60", currency: "EUR", isLeast: false }],
  ["€ 1.250,50", "de", { amount: "1250.50", currency: "EUR", isLeast: false }],
  ["CHF 20", "de-CH", { amount: "20", currency: "CHF", isLeast: false }],
])("%s in %s is a price", (text, language, price) => {
  expect(readPrice(text, language)).toEqual(price);
});

test.each(["free", "included", "£20 – £30", "on request", "20", "£", "12 kr", "£1,2,3"])(
  "%s is no price",
  (text) => {
    expect(readPrice(text, "en")).toBeUndefined();
  },
);
