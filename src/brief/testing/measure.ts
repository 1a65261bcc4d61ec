import { plainText } from "#src/lib/plain-text.ts";
import { features as allFeatures, type ParsedBrief } from "../parsed-brief.ts";
import { priceLines } from "../price-lines.ts";
import { understand } from "../understand.ts";
import { colourWords, isPalette } from "./palettes.ts";
import type { Sample } from "./read-briefs.ts";

export const plainName = (text: string | undefined) =>
  (text ?? "")
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^the /, "")
    .replace(/[\s.,!]+/g, " ")
    .trim();

const LEGAL_FORM = / (?:ltd|limited|llc|llp|inc|plc|gmbh|pty ltd|pvt ltd|private limited)$/;
/**
 * Compares names by letters only: "Nelsons Garage Ltd" equals "Nelson's Garage", "Bow and Fiddle" equals "Bow
 * & Fiddle".
 */
export const nameLetters = (text: string | undefined) =>
  plainName(plainText(text ?? ""))
    .replace(/'/g, "")
    .replace(/&|\+/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(LEGAL_FORM, "");

const squeezed = (text: string) => text.replace(/\s+/g, " ");
/** Facts are quoted from the brief, so case and dashes cannot be misread. */
const factLetters = (text: string) =>
  squeezed(text)
    .toLowerCase()
    .replace(/[‐‑–—]/g, "-")
    .replace(/[’`]/g, "'")
    // A colon, a dash or dots stand between the columns of a price list.
    .replace(/(?<!\d)\s?[:.-]+\s?(?=(?:from )?[£$€₹¢])/g, " ");

/** Returns the facts that were read, and the rows of the price list: an item and its price as they stand together. */
export const knownFacts = (brief: string, { facts, evidence, tidied = brief }: ParsedBrief) => [
  ...Object.values(facts).flat(),
  ...priceLines(tidied, evidence.facts.prices).flatMap(({ name, price }) =>
    [name, name.charAt(0).toLowerCase() + name.slice(1)].map((item) => `${item} ${price}`),
  ),
];

/**
 * Whether a fact was read to the letter. One that lists several, such as "2 trades, 1 van", was read if each of them
 * was.
 */
export function isKnown(known: readonly string[], fact: string, letters = factLetters) {
  const all = known.map(letters);
  const isRead = (one: string) => all.some((other) => other.includes(letters(one)));
  const parts = fact.split(/[,;]\s+|\s+(?:and|or|&)\s+/);
  return isRead(fact) || parts.every((part) => part.length > 1 && isRead(part));
}

/** Returns the kind of a fact, judged by its format. */
export function sortOf(fact: string) {
  const sorts: [string, RegExp][] = [
    ["web", /@|https?:|www\.|\.(?:com|co\.uk|ie|in|ca|org)\b/i],
    ["price", /[£$€₹]|\b(?:rs|pounds?|quid|euros?|dollars?|bucks|rupees|rand)\b/i],
    ["hours", /\d\s?[ap]\.?m|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*\b|\d[:.]\d\d|closed|daily|noon|o'clock/i],
    ["phone", /^[+(\d][\d\s().-]{6,}\d$/],
    ["percent", /%|per cent/],
    ["year", /^(?:since |est\.? )?(?:19|20)\d\d$/i],
    ["award", /award|winner|won|best|medal|star|finalist/i],
    [
      "address",
      /\b(?:street|st|road|rd|lane|avenue|ave|drive|unit|suite|square|place|terrace|way|floor)\b|[A-Z]\d\w? \d[A-Z]{2}/i,
    ],
    ["years", /year|decade|generation/i],
    ["figure", /\d/],
  ];
  return sorts.find(([, form]) => form.test(fact))?.[0] ?? "words";
}

/** A text with its trade, and that of a second business in it; null for none. */
export interface TradeSample {
  text: string;
  trade: string | null;
  second?: string | null;
}

/** Returns the id of a trade that may be written with its group: "vehicles/car-garage". */
const tradeId = (trade: string | null | undefined) => trade?.split("/").at(-1);

/** Measures how often the trade, and the second trade, are read as a person would. */
export function measureTrades(samples: readonly TradeSample[]) {
  const misses: string[] = [];
  const times: number[] = [];
  let [first, second, none] = [0, 0, 0];
  for (const sample of samples) {
    const start = performance.now();
    const read = understand(sample.text);
    times.push(performance.now() - start);
    if (read.trade === tradeId(sample.trade)) first++;
    else
      misses.push(
        `trade: expected ${sample.trade}, found ${read.trade} in ${JSON.stringify(sample.text.slice(0, 260))}`,
      );
    if (sample.trade && !read.trade) none++;
    if (read.secondTrade === tradeId(sample.second)) second++;
    else
      misses.push(
        `second trade: expected ${sample.second}, found ${read.secondTrade} in ${JSON.stringify(sample.text.slice(0, 260))}`,
      );
  }
  times.sort((a, b) => a - b);
  const share = (count: number) => (samples.length === 0 ? 1 : count / samples.length);
  return {
    first: share(first),
    second: share(second),
    /** Texts with a trade in which none was read: better than a wrong one. */
    none: share(none),
    misses,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  };
}

/** Measures how often each field is understood correctly, and lists the misreadings. */
export function measure(samples: readonly Sample[]) {
  const counts = {
    industry: 0,
    name: 0,
    nameExactly: 0,
    facts: 0,
    factsExactly: 0,
    features: 0,
    featuresExactly: 0,
    wantedOut: 0,
    place: 0,
    tone: 0,
    palette: 0,
    paletteExactly: 0,
  };
  const totals = { ...counts };
  const bySort = new Map<string, [found: number, all: number]>();
  const misses: string[] = [];
  const times: number[] = [];
  for (const sample of samples) {
    const start = performance.now();
    const understood = understand(sample.brief);
    times.push(performance.now() - start);
    const miss = (field: string, expected: unknown, found: unknown) =>
      misses.push(
        `${field}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)} in ${JSON.stringify(sample.brief.slice(0, 260))}`,
      );
    totals.industry++;
    if (understood.industry === sample.industry) counts.industry++;
    else
      miss("industry", sample.industry, [
        understood.industry,
        understood.evidence.industry?.map(({ text }) => text),
      ]);
    totals.name++;
    if (nameLetters(understood.name) === nameLetters(sample.name)) counts.name++;
    else miss("name", sample.name, understood.name);
    totals.nameExactly++;
    if (plainName(understood.name) === plainName(sample.name)) counts.nameExactly++;
    const known = knownFacts(sample.brief, understood);
    for (const fact of sample.facts) {
      totals.facts++;
      const isFound = isKnown(known, fact);
      const [found, all] = bySort.get(sortOf(fact)) ?? [0, 0];
      bySort.set(sortOf(fact), [found + Number(isFound), all + 1]);
      totals.factsExactly++;
      if (isKnown(known, fact, squeezed)) counts.factsExactly++;
      if (isFound) counts.facts++;
      else miss("fact", fact, known);
    }
    // Each feature that is expected or found counts separately.
    const expected = new Set(sample.features);
    for (const feature of allFeatures) {
      const [should, does] = [expected.has(feature), understood.features.includes(feature)];
      if (!should && !does) continue;
      // Features that hours and prices imply are right in either case.
      if (
        !should &&
        does &&
        ((feature === "opening-hours" && understood.facts.hours.length > 0) ||
          (feature === "pricing" && understood.facts.prices.length > 0))
      )
        continue;
      totals.features++;
      if (should === does) counts.features++;
      else
        miss(
          should ? "feature missed" : "feature too many",
          feature,
          understood.evidence[feature]?.map(({ text }) => text),
        );
    }
    totals.featuresExactly++;
    if (sample.features.every((feature) => (understood.features as string[]).includes(feature)))
      counts.featuresExactly++;
    const out = new Set(sample.wantedOut);
    for (const feature of allFeatures) {
      const [should, does] = [out.has(feature), understood.excludedFeatures.includes(feature)];
      if (!should && !does) continue;
      totals.wantedOut++;
      if (should === does) counts.wantedOut++;
      else
        miss(
          should ? "out missed" : "out too many",
          feature,
          understood.evidence[feature]?.map(({ text }) => text),
        );
    }
    for (const field of ["place", "tone"] as const) {
      const wanted = sample.others[field];
      if (wanted === undefined) continue;
      totals[field]++;
      if (plainName(understood[field]).includes(plainName(wanted))) counts[field]++;
      else miss(field, wanted, understood[field]);
    }
    const { palette } = sample.others;
    if (palette !== undefined) {
      totals.palette++;
      if (isPalette(understood.palette, palette)) counts.palette++;
      else miss("palette", palette, understood.palette);
      totals.paletteExactly++;
      const found = colourWords(understood.palette ?? "");
      if (colourWords(palette).every((word) => found.includes(word))) counts.paletteExactly++;
    }
  }
  const shares = Object.fromEntries(
    (Object.keys(counts) as (keyof typeof counts)[]).map((field) => [
      field,
      totals[field] === 0 ? 1 : counts[field] / totals[field],
    ]),
  ) as typeof counts;
  times.sort((a, b) => a - b);
  return {
    shares,
    bySort,
    misses,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  };
}
