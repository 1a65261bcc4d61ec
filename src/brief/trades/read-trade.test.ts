import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["We are a tuning workshop for pianos. Piano tuner since 1980.", "piano-tuner"],
  ["bodyshop in Widnes", "body-shop"],
  ["Children's hospice in Ennis", "childrens-hospice"],
  ["CHILDRENS HOSPICE. ENNIS.", "childrens-hospice"],
  ["Fish 'n' chips in Whitby", "fish-and-chip-shop"],
])("names match by whole words, without apostrophes, joints and plurals: %s", (brief, trade) => {
  expect(understand(brief).trade).toBe(trade);
});

describe("a mention in passing is not the trade", () => {
  test.each([
    ["Crumb is a vegan bakery next to the barber's in Leeds.", "bakery"],
    ["I do the books for bakeries, cafes and builders. Bookkeeper in Stockport.", "bookkeeper"],
    ["Accountant for restaurants and pubs in Leith.", "accountant"],
    ["I clean pubs. Office cleaners in Hull, beer lines and kitchens too.", "office-cleaner"],
    ["Mobile dog groomer in Bath. No cats.", "mobile-dog-groomer"],
  ])("%s", (brief, trade) => {
    expect(understand(brief).trade).toBe(trade);
  });
});

test("a second business is a second trade, with its own evidence", () => {
  const brief = "We make raw-milk cheese near Wells. We also rent a cottage on the farm, £95 a night.";

  const { trade, secondTrade, evidence } = understand(brief);

  expect([trade, secondTrade]).toEqual(["cheesemaker", "holiday-cottage"]);
  expect(evidence.trade?.[0]?.text).toContain("cheese");
  expect(evidence.secondTrade?.[0]?.text).toContain("cottage");
  for (const { text, start, end } of [...(evidence.trade ?? []), ...(evidence.secondTrade ?? [])])
    expect(brief.slice(start, end)).toBe(text);
});

test("an addition to the same business is no second trade", () => {
  expect(
    understand("Florist in Ludlow. We also deliver bouquets within 10 miles.").secondTrade,
  ).toBeUndefined();
});

test.each(["We help people.", "A new website please, nice and modern, with photos.", "", "01234 555 010"])(
  "nothing is better than a guess: %s",
  (brief) => {
    expect(understand(brief)).not.toHaveProperty("trade");
    expect(understand(brief)).not.toHaveProperty("secondTrade");
  },
);
