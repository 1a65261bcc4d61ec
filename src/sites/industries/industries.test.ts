import { describe, expect, test } from "vitest";
import { loadGroup } from "./industries.ts";
import { type Industry, styles } from "./industry.ts";
import { all, repeated, text, textsOf } from "./testing.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

const price = /^((from )?[$£€]\d[\d,]*(\.\d\d)?|free|included)$/;

const fictionalPhones = [
  /^\(\d{3}\) 555-01\d\d$/,
  /^0(11[3-8]|1[2-6]1) 496 0\d{3}$/,
  /^020 7946 0\d{3}$/,
  /^0191 498 0\d{3}$/,
  /^029 2018 0\d{3}$/,
  /^028 9649 6\d{3}$/,
  /^01632 960\d{3}$/,
  /^0[2378] (5550|7010) \d{4}$|^\(0[2378]\) (5550|7010) \d{4}$/,
  /^020 91\d \d{4}$/,
];

const filler = [
  /passionate/,
  /one-stop/,
  /trusted partner/,
  /pride (ourselves|myself)/,
  /\belevat(e|es|ing)\b/,
  /\bunleash/,
  /\bseamless/,
  /\bbespoke\b/,
  /\bcurated?\b/,
  /\bworld-class\b/,
  /\bcutting-edge\b/,
  /\bstate-of-the-art\b/,
  /\bsecond to none\b/,
  /\bnext level\b/,
  /\bgame[- ]chang/,
  /\btailored to\b/,
  /\btop-notch\b/,
  /\bhigh-quality\b/,
  /\bwide range of\b/,
  /\bdedicated team\b/,
  /\byour satisfaction\b/,
  /\bwe strive\b/,
  /\bpeace of mind\b/,
  /\bunparalleled\b/,
  /\bexperience the\b/,
  /\bin today’s\b/,
  /\bwhere \w+ meets \w+/,
  /\bmore than just\b/,
  /\bnot (just|only|merely)\b/,
  /\bisn’t (just|only)\b/,
  /\blorem\b/,
];

describe.each(all.map((industry) => ({ id: industry.id, industry })))("$id", ({ industry }) => {
  test("names the subjects of each of its pictures", async () => {
    const { scenes } = await loadGroup(industry.id);
    const scene = scenes[industry.id];
    expect(industry.shows.arrangements).toHaveLength(scene?.arrangements.length ?? 0);
    expect(industry.shows.tiles).toHaveLength(scene?.tiles.length ?? 0);
  });

  test("has enough of everything for six sites that choose differently", () => {
    expect(Object.keys(industry.openings).sort()).toEqual([...styles].sort());
    expect(Object.keys(industry.places).sort()).toEqual([...styles].sort());
    expectBetween(industry.synonyms.length, 15, 30);
    expect(industry.vocabulary.length).toBeGreaterThanOrEqual(20);
    expect(industry.services.length).toBeGreaterThanOrEqual(8);
    expect(industry.priceList.length).toBeGreaterThanOrEqual(3);
    expect(industry.plans.length).toBeGreaterThanOrEqual(3);
    expect(industry.people.length).toBeGreaterThanOrEqual(6);
    expect(industry.questions.length).toBeGreaterThanOrEqual(8);
    expect(industry.testimonials.length).toBeGreaterThanOrEqual(8);
    expect(industry.statistics.length).toBeGreaterThanOrEqual(3);
    expect(industry.gallery).toHaveLength(8);
    expect(industry.posts.length).toBeGreaterThanOrEqual(3);
    expect(industry.events.length).toBeGreaterThanOrEqual(2);
    expect(industry.partners.length).toBeGreaterThanOrEqual(5);
    expect(industry.accepts.length).toBeGreaterThanOrEqual(3);
    expect(industry.pages.length).toBeGreaterThanOrEqual(4);
    expect(industry.plans.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  });

  test("tells its story three times in full", () => {
    for (const copy of industry.copies) {
      expectBetween(copy.about.length, 2, 3);
      expectBetween(copy.reasons.length, 3, 4);
      expectBetween(copy.process.length, 3, 4);
    }
    for (const { body } of industry.posts) expectBetween(body.length, 3, 5);
    for (const { entries } of industry.priceList) expectBetween(entries.length, 3, 6);
  });

  test("is found by words in lower case, each listed once", () => {
    const words = [...industry.synonyms, ...industry.vocabulary];

    expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
    expect(repeated(words)).toEqual([]);
  });

  test("fits the room there is on a page", () => {
    const tooLong = lengths(industry).filter(([, text, most]) => text.length > most);

    expect(tooLong).toEqual([]);
  });

  test("prints every price with its currency, and only one currency", () => {
    const prices = [
      ...industry.services.map((service) => service.price),
      ...industry.priceList.flatMap(({ entries }) => entries.map((entry) => entry.price)),
      ...industry.plans.flatMap((plan) => [plan.price, plan.yearlyPrice ?? "free"]),
      ...industry.events.map((event) => event.price),
    ];
    const currencies = new Set(
      textsOf(industry).flatMap(([, text]) => [...text.matchAll(/[$£€](?=\d)/g)].map(([sign]) => sign)),
    );

    expect(prices.filter((text) => !price.test(text))).toEqual([]);
    expect([...currencies]).toEqual([industry.locale === "en-GB" ? "£" : "$"]);
  });

  test("asks less by the year than for twelve months", () => {
    for (const { price, yearlyPrice } of industry.plans)
      if (yearlyPrice) expect(amount(yearlyPrice)).toBeLessThan(12 * amount(price));
  });

  test("is open on some days of the week, from one time to a later one", () => {
    expect(industry.hours.map(({ day }) => day)).toEqual(week);
    for (const { open, close } of industry.hours.filter(({ open, close }) => open ?? close)) {
      expect(open).toMatch(time);
      expect(close).toMatch(time);
      expect(String(open) < String(close)).toBe(true);
    }
  });

  test("offers appointments while it is open", () => {
    for (const slot of industry.booking.slots) {
      expect(slot).toMatch(time);
      expect(industry.hours.some(({ open, close }) => open && close && open <= slot && slot < close)).toBe(
        true,
      );
    }
  });

  test("dates its posts and events in 2026 and 2027", () => {
    for (const { date } of [...industry.posts, ...industry.events]) {
      expect(date).toMatch(/^202[67]-\d\d-\d\d$/);
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
    for (const event of industry.events) expect(event.time).toMatch(time);
  });

  test("is reached at addresses and numbers that belong to nobody", () => {
    for (const { email, phone } of Object.values(industry.places)) {
      expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/);
      expect(fictionalPhones.filter((range) => range.test(phone))).toHaveLength(1);
    }
  });

  test("says nothing that every other business says", () => {
    const found = textsOf(industry).filter(([, text]) =>
      filler.some((phrase) => phrase.test(text.toLowerCase())),
    );

    expect(found).toEqual([]);
  });

  test("is typeset with real quotes, single spaces and no dashes between clauses", () => {
    const found = textsOf(industry).filter(
      ([, text]) => /["'`—]| {2}|\.{3}| - |^\s|\s$/.test(text) || text === "",
    );

    expect(found).toEqual([]);
  });

  test("shouts in no headline", () => {
    const headlines = textsOf(industry).filter(([path]) => /headline|title|kicker|name$/i.test(path));

    expect(headlines.filter(([, text]) => text.includes("!"))).toEqual([]);
  });

  test("asks its questions as questions", () => {
    expect(industry.questions.filter(({ question }) => !question.endsWith("?"))).toEqual([]);
  });

  test("gives every choice of a form something to choose from", () => {
    for (const { kind, options } of industry.contact.fields)
      expect(options?.length ?? 0)[kind === "choice" ? "toBeGreaterThan" : "toBe"](kind === "choice" ? 1 : 0);
  });
});

/** Lists each text with its longest allowed length. */
function lengths(industry: Industry): [kind: string, text: string, most: number][] {
  const bounds: [string, string[], number][] = [
    ["business", Object.values(industry.openings).map(({ name }) => name), 28],
    ["headline", Object.values(industry.openings).map(({ headline }) => headline), 64],
    ["kicker", Object.values(industry.openings).map(({ kicker }) => kicker), 40],
    ["opening", Object.values(industry.openings).map(({ opening }) => opening), 260],
    [
      "button",
      Object.values(industry.openings).flatMap(({ action, secondAction }) => [action, secondAction]),
      24,
    ],
    [
      "title",
      industry.copies.flatMap((copy) => [copy.aboutTitle, copy.servicesTitle, copy.closingTitle]),
      64,
    ],
    ["about", industry.copies.flatMap(({ about }) => about), 500],
    ["closing", industry.copies.flatMap((copy) => [copy.servicesText, copy.closingText]), 260],
    ["reason", industry.copies.flatMap(({ reasons, process }) => [...reasons, ...process].map(text)), 200],
    ["service", industry.services.map(text), 200],
    ["person", industry.people.map(text), 200],
    ["quote", industry.testimonials.map(({ quote }) => quote), 320],
    ["question", industry.questions.map(({ question }) => question), 90],
    ["answer", industry.questions.map(({ answer }) => answer), 600],
    ["post", industry.posts.flatMap(({ body }) => body), 700],
    ["summary", industry.posts.map(({ summary }) => summary), 160],
    ["event", industry.events.map(text), 200],
    ["statistic", industry.statistics.map(({ figure }) => figure), 8],
    ["caption", industry.gallery.flatMap(({ caption, label }) => [caption, label]), 60],
    ["page", industry.pages.map(({ name }) => name), 16],
    ["notice", [industry.notice ?? "", industry.hoursNote, industry.newsletterText], 260],
  ];
  return bounds.flatMap(([kind, texts, most]) =>
    texts.map((text): [string, string, number] => [kind, text, most]),
  );
}

function amount(price: string) {
  return Number(price.replace(/[^\d.]/g, ""));
}

function expectBetween(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}
