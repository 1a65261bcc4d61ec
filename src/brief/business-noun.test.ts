import { expect, test } from "vitest";
import { ownNoun } from "./business-noun.ts";
import { doesAsIndustry, industryShown, withIndustry } from "./own-kind.ts";
import { understand } from "./understand.ts";

test.each([
  // With an article, and with nouns of several words.
  ["Crumb is a cosy vegan bakery in Lisbon.", "a cosy vegan bakery"],
  ["I'm a piano tuner called Henrik Dahl working across Copenhagen.", "a piano tuner"],
  ["Copper Pot is a specialty coffee shop on Castle Street, Cardiff.", "a specialty coffee shop"],
  ["Loud Mouth is a branding and social media agency in Leeds.", "a branding and social media agency"],
  ["Juniper Lane is a women's clothing boutique. Lookbook, newsletter.", "a women's clothing boutique"],
  ["Paper Lane is a bakery my mother began in 1982.", "a bakery"],
  ["Second Harvest Pantry is a food bank. Donate button.", "a food bank"],
  ["Rosa's is a unisex hair salon in Hull.", "a unisex hair salon"],
  // In the owner's own phrase.
  ["Need a site for my dog walking business in Toronto, Happy Tails.", "a dog walking business"],
  ["need webpage for my indian restaurant name is Saffron House.", "an Indian restaurant"],
  // Without an article.
  ['Food truck "Taco Loco" in Austin. Street tacos.', "a food truck"],
  ["Ramen place, tiny, 12 seats.", "a ramen place"],
  ["coffee cart called The Daily Grind, we park outside the station.", "a coffee cart"],
  ["CHOP SHOP. BARBERSHOP IN LEEDS.", "a barbershop"],
  ["St Mary's food bank in Hackney needs a site: donations, volunteers.", "a food bank"],
  // Derived from the name alone.
  ["Elena Rossi Ceramics. Handmade stoneware. Shop online.", "a ceramics studio"],
  ["Taquería El Faro: tacos from $3.50.", "a taquería"],
  ["We're Apex Roofing in Leeds. We fix leaks and replace slate roofs.", "a roofing company"],
  ["Tapwell Plumbing. Fast and friendly.", "a plumbing company"],
])("%s is %s", (brief, noun) => {
  expect(ownNoun(brief, understand(brief))).toBe(noun);
});

test.each([
  // A fragment of a compound noun, or a feature wished for on the site, does not name the business.
  "Mop Stars leaves your house sparkling in Leeds. We clean houses.",
  "The Lamp Room. Bed and a good breakfast in a town house.",
  "Thistle knits scarves and hats. I want an online shop and a gallery.",
  "Current Affairs fixes whatever makes your lights flicker.",
  "We need a website for a restaurant menu.",
])("no noun is found in: %s", (brief) => {
  expect(ownNoun(brief, understand(brief))).toBeUndefined();
});

test.each([
  ["A carpet cleaner in Hull.", true],
  ["A car wash in Hull.", true],
  ["A delightful café in Bath.", true],
  ["A village inn in Devon with six rooms.", true],
  ["A Jamaican caterer in Leeds.", true],
  ["A tea room in Bath.", false],
  ["A record shop in Bristol.", false],
])("the fit of the industry's samples is judged by whole words: %s", (brief, fits) => {
  const understood = understand(brief);
  expect(doesAsIndustry(understood, ownNoun(brief, understood))).toBe(fits);
});

test("a record shop shows the pictures of music, and a bakery those of a bakery", () => {
  const shown = (brief: string) => industryShown(brief, understand(brief));

  expect(shown("A record shop in Bristol.")).toBe("musician");
  expect(shown("A bakery in Bristol.")).toBe("bakery");
});

test("who chooses a trade gets its samples, whatever the brief says", () => {
  const chosen = withIndustry(understand("A record shop in Bristol."), "bakery");

  expect(doesAsIndustry(chosen, ownNoun("A record shop in Bristol.", chosen))).toBe(true);
});
