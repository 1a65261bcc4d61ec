import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["Letting agent in Hull. Management fee 10 %, tenant find £395", ["Management fee 10 %"]],
  ["Weddings in Bari from €4,800. Deposit 25 %\nI'd like a form", ["Deposit 25 %"]],
  ["Estate agent. Sales commission 1.25 % + VAT. Member of a body", ["Sales commission 1.25 % + VAT"]],
  [
    "Gowns in Ely. Around sixty per cent of what we sell is for mothers. Blue, please",
    ["Around sixty per cent of what we sell is for mothers"],
  ],
  ["Maths tutor in Luton. 94% of my students went up a grade.", ["94% of my students went up a grade"]],
])("percentages of “%s”", (brief, figures) => {
  expect(understand(brief).facts.figures).toEqual(figures);
});

test.each([
  ["Law firm in Cork. Website to include profiles of all eleven lawyers, a form", ["eleven lawyers"]],
  ["Framer in Bath; in the front room we show six local painters at a time.", ["six local painters"]],
  [
    "FAMILY PRACTICE IN DAYTON. FOUR DOCTORS, ONE NURSE PRACTITIONER. MAP",
    ["FOUR DOCTORS", "ONE NURSE PRACTITIONER"],
  ],
  ["Three Brothers Removals, Hull. We want three engineers, one for vans. One page", []],
])("counts in words of “%s”", (brief, figures) => {
  expect(understand(brief).facts.figures).toEqual(figures);
});
