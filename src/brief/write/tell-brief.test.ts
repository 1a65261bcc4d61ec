import { expect, test } from "vitest";
import { tellBrief } from "./tell-brief.ts";

test.each([
  [
    "We repair bikes and e-bikes at your door in Portland, Oregon: Spoke Folk. Tune-up $95, flat fix $30, wheel truing $40. Everything on our van runs on solar. Bold, playful, orange.",
    "We repair bikes and e-bikes at your door in Portland, Oregon.",
  ],
  [
    "Old Byre Dairy makes raw-milk cheese from 40 Ayrshire cows near Dumfries. Farm shop open Friday to Sunday 10 to 4. Gold at the 2024 World Cheese Awards. Nothing pink please.",
    "Raw-milk cheese from 40 Ayrshire cows near Dumfries.",
  ],
  [
    "A children's hospice charity in Adelaide needs volunteers and donations. 42 families helped last year. Gentle, hopeful, no pictures of hospitals. Open day 14 March.",
    "A children's hospice charity in Adelaide needs volunteers and donations.",
  ],
])("“%s” is headed in the owner's words", (brief, headline) => {
  expect(tellBrief(brief).headline).toBe(headline);
});

test("prices, contacts and wishes for the site are in no running text", () => {
  const { headline, lead, proof, about, refusals } = tellBrief(
    "I run a dog grooming van in Leeds called Muddy Paws. Full groom £45. No cats. Text Jo on 07700 900456. I want a gallery and a price list.",
  );

  const said = [headline, ...lead, ...proof, ...about].join(" ");
  expect(said).toMatch(/dog grooming van/i);
  expect(said).not.toMatch(/£45|07700|gallery|price list/);
  expect(refusals).toEqual(["No cats."]);
});
