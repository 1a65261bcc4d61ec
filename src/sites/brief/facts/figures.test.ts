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
