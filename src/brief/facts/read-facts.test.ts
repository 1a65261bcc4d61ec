import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  [
    "prices",
    "Cuts from £25 plus VAT, colour £80–£120, 2 for £95 on Mondays",
    ["from £25 plus VAT", "£80–£120", "2 for £95"],
  ],
  [
    "prices",
    "We charge fifteen pounds an hour, or twelve pounds fifty for puppies",
    ["fifteen pounds an hour", "twelve pounds fifty for puppies"],
  ],
  [
    "prices",
    "Thali Rs 250/- per plate, halls ₹1,50,000 onwards",
    ["Rs 250/- per plate", "₹1,50,000 onwards"],
  ],
  [
    "addresses",
    "Find us at Suite 4B, Regent House, 21 Regent Rd, LE1 6YF.",
    ["Suite 4B, Regent House, 21 Regent Rd, LE1 6YF"],
  ],
  [
    "addresses",
    "Unit 3/15 Industrial Dr, Coffs Harbour NSW 2450",
    ["Unit 3/15 Industrial Dr, Coffs Harbour NSW 2450"],
  ],
  ["addresses", "The Anchor Inn, Quay Street, Fowey PL23 1AH", ["Quay Street, Fowey PL23 1AH"]],
  [
    "addresses",
    "a gym at 1420 n lincoln ave, fargo, nd 58102 with 40 classes",
    ["1420 n lincoln ave, fargo, nd 58102"],
  ],
  [
    "phones",
    "Camping, 2 May to 9 October. 01766 555 013. Green tents. Sewage licence 00417 – 01632 960999",
    ["01766 555 013", "01632 960999"],
  ],
  [
    "hours",
    "Tea-room Thursday to Sunday 11h00–16h00. Bank 9–4:30 M–F",
    ["Thursday to Sunday 11h00–16h00", "9–4:30 M–F"],
  ],
  [
    "prices",
    "Ladders. Visit $95 before 6pm, €30 the hour, £40 per 1.5h, £2 per linear metre",
    ["$95 before 6pm", "€30 the hour", "£40 per 1.5h", "£2 per linear metre"],
  ],
  [
    "figures",
    "Rescue: 41 rescues in 2023 for dogs 5 and over, and 300 bolts and screws.",
    ["41 rescues in 2023", "dogs 5 and over", "300 bolts and screws"],
  ],
  [
    "years",
    "Cider by an 1871 recipe, called Pomona until 2019. Solo after 20 years in forestry.",
    ["1871 recipe", "until 2019", "20 years in forestry"],
  ],
  ["addresses", "We have 20 garden rooms and 3 minutes walk to go", []],
  [
    "dates",
    "Closed 24–27 December. Reopening 05/01/2026, season from April to September.",
    ["24–27 December", "05/01/2026", "from April to September"],
  ],
  [
    "codes",
    "VAT no. GB 123 4567 89, QBCC 1904217, Licensed #OK-48213",
    ["VAT no. GB 123 4567 89", "QBCC 1904217", "Licensed #OK-48213"],
  ],
  [
    "websites",
    "www.crumb.example/menu or @crumb.lisbon, soon crumb.co.uk.",
    ["www.crumb.example/menu", "@crumb.lisbon", "crumb.co.uk"],
  ],
  ["years", "Trading since 1998. Est. 1954", ["Trading since 1998", "Est. 1954"]],
  [
    "phones",
    "Ring (918) 555-0142. 4.9 stars. Or 98220 12345 / 0253-2345678",
    ["(918) 555-0142", "98220 12345", "0253-2345678"],
  ],
  [
    "hours",
    "open eleven thirty till nine every day except mondays",
    ["eleven thirty till nine every day except mondays"],
  ],
  [
    "figures",
    "A nursery in Leeds called Acorn. We have 38 covers. 10% off for students. For ages 5-16, ratio of 1:8",
    ["38 covers", "10% off for students", "ages 5-16", "ratio of 1:8"],
  ],
  ["figures", "Budget is around 3,400 and we'd like it live within six weeks", []],
] as const)("%s of “%s”", (kind, brief, facts) => {
  expect(understand(brief).facts[kind]).toEqual(facts);
});

test("a hostile text of 20,000 characters is read without exponential backtracking", () => {
  expectReadInTime(20_000);
});

test("a hostile text of 100,000 characters is, too", { tags: "long" }, () => expectReadInTime(100_000));

function expectReadInTime(length: number) {
  for (const piece of [
    "a-",
    "1-",
    ".com",
    "£5 ",
    "one ",
    "12 High Street, ",
    "Award Award ",
    "1/1/",
    "vat no no ",
  ]) {
    const start = performance.now();
    understand(piece.repeat(length / piece.length));
    expect(performance.now() - start, piece).toBeLessThan(20_000);
  }
}
