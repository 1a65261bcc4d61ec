import { expect, test } from "vitest";
import { kindOf } from "../reader/kind-of-word.ts";
import { SIZE } from "./sentence-marks.ts";
import weights from "./sentence-weights.json";
import { spelled } from "./spelling.ts";
import { tidied } from "./tidy-brief.ts";

test.each([
  "A bakery in Leeds called Crumb, open Tuesday to Sunday. Rye £4.20, buns £2.",
  "Hetal's Henna. Bridal mehndi from £120, parties £15 each. Text 07700 900112.",
  "We are a small team, and we are moving to Calle Mayor in spring. Bring the kids' bikes.",
  "We are a small brewery that brews sours with local fruit in Rugby and sells them in bottles at the gate company no. 06262671",
  "Merch, fades, thieboudienne and a layby burger van. Prices depend on the size of the job.",
])("leaves %j as it is", (text) => {
  expect(tidied(text)).toBe(text);
});

test.each([
  ["profesional", "professional"],
  ["definately", "definitely"],
  ["detatched", "detached"],
  ["recomended", "recommended"],
  ["tuneing", "tuning"],
  ["restaraunt", "restaurant"],
])("corrects %s", (slip, right) => {
  expect(spelled(slip)).toBe(right);
});

test("keeps right words that look like slips, places and names", () => {
  for (const word of ["stationary", "specialised", "pudding", "tapas", "dachshund"])
    expect(spelled(word)).toBeUndefined();
  expect(tidied("plumber in harpenden, comercial and domestic")).toBe(
    "plumber in harpenden, commercial and domestic",
  );
  expect(tidied("Ask for Jo Plummer at jo@profesional.example")).toBe(
    "Ask for Jo Plummer at jo@profesional.example",
  );
});

test("parts the sentences of a dictated text", () => {
  const text = tidied(
    "we wash cars and vans in dundee inside and out we come to your work or your house i dont do engines a small car is 30 a van is 45 you can ring gordon on 07700 900145",
  );
  expect(text).toContain(". we come to your work or your house. i dont do engines");
  expect(text).toMatch(/engines[.,] a small car is 30[.,] a van is 45[.,] you can ring/);
});

test.each([
  [
    "we grow about 40 kinds of mint in bude all peat free nothing is bought from abroad everything you see has stood a winter here",
    "peat free. nothing is bought from abroad. everything you see",
  ],
  [
    "i mend clocks in the old forge in hexham i come to the house i speak plainly and i dont use jargon",
    "to the house. i speak plainly and i dont",
  ],
  [
    "sewing lessons in truro been doing it since 1990 and i teach everybody at their own pace in a quiet room",
    "truro. been doing it",
  ],
  [
    "fish van in fife with smoked haddock and kippers from arbroath every week open 9 to 5 closed sunday and monday",
    "every week. open 9 to 5, closed sunday",
  ],
  [
    "carpet cleaning in truro and falmouth for homes and offices 6 treatments a year from £25 each and no contract",
    "offices 6 treatments a year",
  ],
  [
    "dog walking in leith for big and small dogs and nervous rescues too an hour is £12 ring maureen 0131 496 0101",
    "ring maureen 0131",
  ],
  [
    "we are a small nursery for perennials just outside bewdley we grow hardy plants and we post them all year",
    "perennials just outside bewdley. we grow",
  ],
  [
    "hi im rosa i make tamales in east austin, pork and chicken and one with beans, 18 a dozen",
    "im rosa. i make",
  ],
])("ends the sentences of “%s”", (text, part) => {
  expect(tidied(text)).toContain(part);
});

test.each([
  ["We are having 12 years experience.", "We have 12 years' experience."],
  ["Price is depend of the size.", "Price depends on the size."],
  ["It cost 40 € by person, wine is include.", "It costs 40 € per person, wine is included."],
  ["Maximum eight persons.", "Maximum eight people."],
  ["We not do roofs.", "We don't do roofs."],
  ["You can to book until Friday.", "You can book by Friday."],
  ["We make hats since 1987.", "We have made hats since 1987."],
  ["Every three week's, text you're postcode.", "Every three weeks, text your postcode."],
])("mends %j", (slip, right) => {
  expect(tidied(slip)).toBe(right);
});

test("each weight has its character", () => {
  expect(weights.values).toHaveLength(SIZE);
  expect(kindOf.size).toBeGreaterThan(12_000);
});

test.each([
  ["hi there, so basically ive been mending chairs in Selby", "ive been mending chairs in Selby"],
  ["Hello! We bake bread for the villages around Selby.", "We bake bread for the villages around Selby."],
  ["hello ive been mending chairs round Selby for years", "ive been mending chairs round Selby for years"],
  ["good morning - I tune pianos in and around Selby", "I tune pianos in and around Selby"],
])("a greeting is said to the reader: %s", (brief, said) => {
  expect(tidied(brief).toLowerCase().replace("i've", "ive")).toBe(said.toLowerCase());
});

test.each([
  "Hello, Sugar is a sweet shop in Selby.",
  "Hi Fidelity, records and repairs, Selby",
  "Hey, Selby!",
])("a name that begins like a greeting stays: %s", (brief) => {
  expect(tidied(brief)).toBe(brief);
});
