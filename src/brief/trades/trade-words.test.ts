import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { loadTrade } from "./load-trade.ts";
import type { Trade } from "./trade.ts";
import { buttonFor, buttonsFor, forbiddenIn, nounFor, sectionsFor, toneFor } from "./trade-words.ts";

const trade = async (id: string) => (await loadTrade(id)) as Trade;

test("a button leads to what there is, and there is none without a way to reach the business", async () => {
  const tuner = await trade("piano-tuner");

  expect(buttonFor(tuner, { phone: true })).toEqual({
    want: "book",
    label: "Book a tuning",
    leadsTo: "phone",
  });
  expect(buttonFor(tuner, { prices: true })).toMatchObject({ want: "see-prices", leadsTo: "prices" });
  expect(buttonFor(tuner, {})).toBeUndefined();
  expect(buttonsFor(tuner, { form: true, phone: true }).map(({ leadsTo }) => leadsTo)).toEqual([
    "form",
    "phone",
  ]);
});

test("nouns follow the variety of English, in the singular and in the plural", async () => {
  const own = await trade("tyre-fitter");
  const fitter: Trade = { ...own, regional: { us: { tyre: "tire", kerb: "curb" } } };

  expect(nounFor(fitter, "us").person).toEqual({ one: "tire fitter", many: "tire fitters" });
  expect(nounFor({ ...fitter, activity: "Tyres and kerbs" }, "us").activity).toBe("Tires and curbs");
  expect(nounFor(fitter, "gb").person).toEqual(own.person);
  expect(nounFor(fitter).activity).toBe(own.activity);
});

test("sections are those of the page in the trade's order, the contact last", async () => {
  const tuner = await trade("piano-tuner");

  expect(sectionsFor(tuner, new Set(["contact", "gallery", "about", "prices"]))).toEqual([
    "prices",
    "about",
    "gallery",
    "contact",
  ]);
  expect(sectionsFor(undefined, new Set(["contact", "prices"]))).toEqual(["prices", "contact"]);
});

test("a grave trade never jokes, and other trades speak where the brief is silent", async () => {
  const hospice = await trade("childrens-hospice");
  const tuner = await trade("piano-tuner");

  expect(toneFor(hospice, { tone: "playful" })).toBe(hospice.tone);
  expect(toneFor(tuner, {})).toBe("calm");
  expect(toneFor(tuner, { tone: "bold" })).toBe("bold");
});

test("what a trade never says is found in a text, unless the owner says it", async () => {
  const tuner = await trade("piano-tuner");

  expect(forbiddenIn("Book your lessons.", tuner, "I tune pianos.")).toEqual(["lessons"]);
  expect(forbiddenIn("Book your lessons.", tuner, "I tune pianos and give lessons.")).toEqual([]);
  expect(forbiddenIn("Tuning at your door.", tuner, "I tune pianos.")).toEqual([]);
});

test.each([
  ["Plumber in Leeds. £60 an hour.", "gb"],
  ["Plumber in Austin TX. $90 an hour.", "us"],
  ["Plumber in Toronto. $90 an hour.", "ca"],
  ["Plumber in Fremantle. $90 an hour.", "au"],
  ["Plumber in Cork. €60 an hour.", "ie"],
  ["Electrician in Pune. ₹500 a visit.", "in"],
  ["We fix your drains and love the color gray. Family owned.", "us"],
  ["We fix drains.", "gb"],
])("%s is in the English of %s", (brief, variety) => {
  expect(understand(brief).variety).toBe(variety);
});
