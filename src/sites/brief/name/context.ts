import { pattern } from "#src/lib/pattern.ts";
import { hasCurrency } from "../facts/bare-prices.ts";
import type { Facts } from "../facts/read-facts.ts";
import { factKinds } from "../parsed-brief.ts";
import { knownAt, type PlaceInText } from "../places/gazetteer.ts";
import { industriesIn } from "../read-industry.ts";
import { type Word, wordAt } from "../words.ts";
import lexicon from "./name-words.json";
import { addressesIn } from "./own-addresses.ts";

type PriceForm = "before" | "after" | "figure";

/** Facts about a whole brief, collected before the name is looked for. */
export interface NameContext {
  text: string;
  words: readonly Word[];
  /** True if the text has no capitals, or nothing but capitals, so that they carry no information. */
  isFlat: boolean;
  isUpper: boolean;
  /** The words that name an industry, with the industry. */
  industries: ReadonlyMap<number, string>;
  /** The phrases that name an industry, by each of their words. */
  industrySpans: ReadonlyMap<number, { from: number; to: number }>;
  isWish: (from: number, to: number) => boolean;
  /** Hosts of web and e-mail addresses, and handles, reduced to letters. */
  addresses: readonly string[];
  inAddress: (index: number) => boolean;
  /** The words that are prices: with a currency before or after them, or a number alone. */
  pricedAt: ReadonlyMap<number, PriceForm>;
  /** The places of the gazetteer, by their first word. */
  placeAt: ReadonlyMap<number, PlaceInText>;
  /** The kind of fact that a word belongs to. */
  factAt: ReadonlyMap<number, string>;
  /** The brief says that there is no name yet. */
  isUnnamed: boolean;
  /** The positions of each word, without its possessive. */
  said: ReadonlyMap<string, number[]>;
}

/**
 * Number of characters read at the start and at the end. Names occur near the beginning or in a signature.
 */
const HEAD = 1_500;
const TAIL = 200;

export function nameContext(
  text: string,
  all: readonly Word[],
  facts: Facts,
  isWish: (from: number, to: number) => boolean,
): NameContext {
  const { emails, prices } = facts;
  const words = all.length > HEAD + TAIL ? all.slice(0, HEAD) : all;
  const { isFlat, isUpper } = caseOf(words);
  const industries = new Map<number, string>();
  const industrySpans = new Map<number, { from: number; to: number }>();
  for (const { from, to, value } of industriesIn(words, isFlat))
    for (let at = from; at <= to; at++) {
      industries.set(at, value.industry);
      industrySpans.set(at, { from, to });
    }
  const said = new Map<string, number[]>();
  words.forEach(({ low }, index) => {
    const key = bare(low);
    const known = said.get(key);
    if (known) known.push(index);
    else said.set(key, [index]);
  });
  const { hosts, spans } = addressesIn(text, emails);
  const masked = new Set<number>();
  words.forEach(({ start, end }, index) => {
    if (spans.some((span) => start >= span.start && end <= span.end)) masked.add(index);
  });
  const pricedAt = new Map<number, PriceForm>();
  for (const price of prices) {
    const kind = hasCurrency(price.text) ? (/^\d/.test(price.text) ? "after" : "before") : "figure";
    for (let at = wordAt(words, price.start); (words[at]?.start ?? price.end) < price.end; at++)
      pricedAt.set(at, kind);
  }
  return {
    text,
    words,
    isFlat,
    isUpper,
    industries,
    industrySpans,
    isWish,
    addresses: hosts,
    inAddress: (index) => masked.has(index),
    pricedAt,
    placeAt: placesIn(words),
    factAt: factsAt(words, facts),
    isUnnamed: UNNAMED.test(text.slice(0, HEAD * 6).replaceAll("’", "'")),
    said,
  };
}

const UNNAMED = pattern("i")`\b${lexicon.unnamed}\b`;

function placesIn(words: readonly Word[]) {
  const found = new Map<number, PlaceInText>();
  for (let at = 0; at < words.length; at++) {
    const place = knownAt(words, at);
    if (place) found.set(at, place);
  }
  return found;
}

function factsAt(words: readonly Word[], facts: Facts) {
  const found = new Map<number, string>();
  for (const kind of factKinds)
    for (const { start, end } of facts[kind])
      for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) found.set(at, kind);
  return found;
}

export const bare = (low: string) => low.replace(/['’]s?$/, "");

function caseOf(words: readonly Word[]) {
  const letters = words
    .filter(({ text, low }) => /^\p{L}/u.test(text) && !/^i(?:['’]|$)/.test(low))
    .slice(0, 400);
  const capital = ({ text }: Word) => /^\p{Lu}/u.test(text);
  const upper = letters.filter(
    ({ text }) => text.length > 1 && text === text.toUpperCase() && capital({ text } as Word),
  );
  const isUpper = letters.length > 3 && upper.length / letters.length > 0.7;
  const starts = letters.filter(({ sentence }, index) => letters[index - 1]?.sentence !== sentence);
  const inner = letters.filter(
    (word, index) => capital(word) && letters[index - 1]?.sentence === word.sentence,
  );
  const isSmall =
    starts.filter(capital).length / Math.max(1, starts.length) < 0.5 &&
    inner.length / Math.max(1, letters.length) < 0.06;
  return { isFlat: isUpper || isSmall, isUpper };
}
