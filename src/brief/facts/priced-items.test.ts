import { expect, test } from "vitest";
import { composeBrief } from "../compose-brief.ts";
import { loadMaterial } from "../material.ts";
import { industryShown } from "../own-kind.ts";
import { priceLines } from "../price-lines.ts";
import { firstProposals } from "../proposals.ts";
import { understand } from "../understand.ts";

const linesOf = (brief: string) =>
  priceLines(brief, understand(brief).evidence.facts.prices).map(({ name, price }) => `${name} | ${price}`);

test.each([
  ["Skin fade £19 beard £10 we open 10 to 8", ["Skin fade | £19", "Beard | £10"]],
  [
    "Interim service from £89\nFull service from £165",
    ["Interim service | from £89", "Full service | from £165"],
  ],
  ["barm cakes 6 for £3\neccles £1.80", ["Barm cakes | 6 for £3", "Eccles | £1.80"]],
  ["7 rooms. £110 B&B, dogs £10, no cars", ["B&B | £110", "Dogs | £10"]],
  ["We do a farm visit ($115 farm call, 6 a.m. onwards)", ["Farm call | $115"]],
  ["Braces first. $45 follow up, £15 watch battery", ["Follow up | $45", "Watch battery | £15"]],
  ["Puppet show £60 extra, bag carried €5 a stage", ["Puppet show | £60 extra", "Bag carried | €5 a stage"]],
  ["Bakers. We also teach a bread class on the first Sunday of the month, £65", ["Bread class | £65"]],
  ["Open 9 to 2. Rye loaf £4, bun £2", ["Rye loaf | £4", "Bun | £2"]],
  ["Lawns. £140 for the eight-week course.", ["The eight-week course | £140"]],
])("an item and the price beside it stand together: %s", (brief, lines) => {
  expect(linesOf(brief)).toEqual(lines);
});

test.each([
  ["Dolgellau, from £94 with breakfast", "from £94 with breakfast"],
  ["We charge £24 with shave.", "£24 with shave"],
  ["One piper. $300, kilt included.", "$300, kilt included"],
  ["It is £8 an hour in a group", "£8 an hour in a group"],
  ["Lawns $45 a mow", "$45 a mow"],
  ["Beds £2 a hen a night", "£2 a hen a night"],
  ["Sod 62¢ a square foot", "62¢ a square foot"],
  ["Homes €180,000–€2.4m", "€180,000–€2.4m"],
  ["Farms $95 exam and x-rays.", "$95 exam and x-rays"],
  ["£5 feeds a family", "£5"],
  ["Room £78\n- 38 beds", "£78"],
  ["Rooms — $69 — 928-555-0175", "$69"],
])("the terms of a price belong to it: %s", (brief, price) => {
  expect(understand(brief).facts.prices).toEqual([price]);
});

test("items and their prices stand on every site in the owner's words", async () => {
  const text =
    "FISHDOCK MOTORS, Grimsby\nMOT class 4 £40\nInterim service from £89\nPuncture £12\n01472 555 0108";
  const understood = understand(text);
  const material = await loadMaterial(industryShown(text, understood));
  for (const proposal of firstProposals(understood)) {
    const said = JSON.stringify(composeBrief({ text, understood, material }, proposal));
    for (const part of [
      "MOT class 4",
      "£40",
      "Interim service",
      "from £89",
      "Puncture",
      "£12",
      "01472 555 0108",
    ])
      expect(said, `${proposal.seed}`).toContain(part);
  }
});

test.each([
  ["Sat 8-12\n01472 555 0108\nCustomers to book", ["01472 555 0108"]],
  ["From £320\n021 555 0148\nPeople could buy", ["021 555 0148"]],
  ["No reservation page. 0121 496 0101", ["0121 496 0101"]],
  ["HETAS registered. 01524 555 0129", ["01524 555 0129"]],
  ["Company number: 12345678", []],
])("telephone numbers stand beside other words: %s", (brief, phones) => {
  expect(understand(brief).facts.phones).toEqual(phones);
});
