import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { headlineOf, stripped } from "./headline.ts";
import { statementsOf } from "./statements.ts";

function headlineFor(brief: string) {
  const understood = understand(brief);
  return headlineOf(statementsOf(brief, understood), understood, undefined)?.text;
}

test.each([
  [
    "We repair bikes and e-bikes at your door in Portland, Oregon: Spoke Folk. Tune-up $95, flat fix $30, wheel truing $40. Tuesday through Saturday 9-5. Everything on our van runs on solar. Bold, playful, orange.",
    "We repair bikes and e-bikes at your door.",
  ],
  [
    "Old Byre Dairy makes raw-milk cheese from 40 Ayrshire cows near Dumfries. Farm shop open Friday to Sunday 10 to 4. Gold at the 2024 World Cheese Awards. We also rent out a holiday cottage, sleeps 4, from £95 a night. Nothing pink please.",
    "Raw-milk cheese from 40 Ayrshire cows.",
  ],
  [
    "Piano tuning and restoration in Cork. Third generation, since 1962. Concert grands and old uprights. Tuning €120, pitch raise €160. By appointment only.",
    undefined,
  ],
  [
    "A children's hospice charity in Adelaide needs volunteers and donations. 42 families helped last year. Gentle, hopeful, no pictures of hospitals. Open day 14 March.",
    undefined,
  ],
])("the headline is the most particular thing that the owner says: %s", (brief, headline) => {
  expect(headlineFor(brief)).toBe(headline);
});

test.each([
  "Ada's Hats in Hull, hats by hand. Order eight months ahead.",
  "A framer in Norwich. Usually ready in ten days.",
  "A caterer in Leeds. 20 to 200 people.",
  "Lawn mowing in Perth. Rain day = next day.",
  "A farrier in Devon. Lost shoes usually within 48 hours.",
  "A boat hire in Hull. We go out Fridays and Mondays at 2.30.",
  "A dojo in Cork. Two free trial classes.",
  "A concrete firm in Hull. Phone Sam at dispatch 0113 496 0188.",
  "A pharmacy in Pune. Without prescription we don't give antibiotics.",
])("a rule, a time, a telephone or a waiting time is no headline: %s", (brief) => {
  expect(headlineFor(brief)).toBeUndefined();
});

test.each([
  "A nail salon in Porto. Pastel colours.",
  "A plumber in Leeds. Boiler service £85.",
  "A café in Bath called Rye. Gold at the 2024 Coffee Awards.",
  "A sauna in Whitstable. Over 16s only.",
])("a price, an award, a condition or a colour is no headline: %s", (brief) => {
  expect(headlineFor(brief)).toBeUndefined();
});

test.each([
  ["Tidewater Kayaks: guided trips in Tofino.", "guided trips"],
  ["Ledgerbird is a bookkeeping app for cafés.", "bookkeeping app for cafés"],
  ["We're Flour & Fern, a bakery with a café.", "a bakery with a café"],
  ["We mend shoes in Leeds", "We mend shoes"],
])("name and place are taken out of “%s”", (sentence, text) => {
  const name = /^(?:We're )?([A-Z]\w+(?: (?:& )?[A-Z]\w+)*)(?=[:,]| is)/.exec(sentence)?.[1];
  const place = /in ([A-Z]\w+)\.?$/.exec(sentence)?.[1];
  const understood = { ...understand(""), ...(name && { name }), ...(place && { place }) };

  expect(stripped(sentence, understood)).toBe(text);
});
