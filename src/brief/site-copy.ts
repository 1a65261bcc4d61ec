import { pattern } from "#src/lib/pattern.ts";
import type { Industry } from "#src/sites/industries/industry.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { significantWords } from "./short-text.ts";
import lexicon from "./site-copy-words.json";

const SAMPLE = "Sample";
/** Marks placeholder content for the owner to replace. */
export const sample = (what: string) => `${SAMPLE} ${what}`;

const NUMBERS = pattern(
  "i",
)`\d|[$£€%#]|\b${[lexicon.numbers, lexicon.claims, lexicon.days, /guarantee\w*/]}\b`;

/** Returns the sentences that hold for any business of the industry: without figures, names and claims. */
export function commonSentences(text: string, { names }: { names: ReadonlySet<string> }) {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !NUMBERS.test(sentence) && !hasName(sentence, names))
    .join(" ");
}

/** A capital inside a sentence marks a name, or the start of another sentence. */
function hasName(sentence: string, names: ReadonlySet<string>) {
  const words = sentence.split(/[^\p{L}’'-]+/u).filter(Boolean);
  return words.some(
    (word, index) =>
      names.has(word.replace(/[’']s$/, "")) ||
      (index > 0 && /^\p{Lu}/u.test(word) && !/^I(?:[’']|$)/.test(word)),
  );
}

/** Returns the names of the industry's sample businesses and their people. */
export function namesIn(industry: Industry): ReadonlySet<string> {
  const texts = [
    ...industry.people.map(({ name }) => name),
    ...industry.testimonials.map(({ name }) => name),
    ...industry.partners,
    ...Object.values(industry.openings).map(({ name }) => name),
    ...Object.values(industry.places).flatMap(({ town, area, street }) => [town, area, street]),
  ];
  return new Set(
    texts
      .flatMap((text) => text.split(/[^\p{L}’'-]+/u))
      .filter((word) => /^\p{Lu}/u.test(word) && word.length > 3),
  );
}

const DESIGNED =
  "garden|interior|kitchen|floral|landscape|lighting|fashion|graphic|product|furniture|jewell?e?ry";
const DESIGN = pattern()`(?<!\b${DESIGNED} )design`;
/** Words that show that a sentence is about the site or about how to get there. */
const ASKS = pattern("i")`\b${[lexicon.asks, DESIGN]}\b`;

export const speaksOfSite = (sentence: string) => ASKS.test(sentence);

const SAID_ANYWAY = pattern()`^${lexicon.saidAnyway}$`;
/** Whether a sentence adds information to another: "We're Apex Roofing in Leeds" usually does not. */
export function saysMore(sentence: string, than: string) {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(wordsIn(than));
  return wordsIn(sentence).some((word) => !known.has(word) && !SAID_ANYWAY.test(word));
}

/** Returns " in Lisbon", " at 12 Mill Road", " on Lake Bled", or an empty text. */
export function inPlace(place: string | undefined) {
  if (!place) return "";
  const preposition = /^\d/.test(place)
    ? "at"
    : /\b(?:street|st|road|rd|lane|avenue|square)\b|^(?:lake|loch|lough|river) (?!district)|^isle of|\bcoast$|\bisland$/i.test(
          place,
        )
      ? "on"
      : "in";
  return ` ${preposition} ${THE.test(place) ? "the " : ""}${place.charAt(0).toUpperCase()}${place.slice(1)}`;
}

const THE = pattern("i")`^${[lexicon.withThe, /.*\bcoast$|uk$|usa?$/]}`;

/** Returns the offers of the business in the brief's own words. */
export const offersOf = ({ offers = [] }: ParsedBrief) =>
  offers.map(({ text }) => text).filter((text) => text.length <= 60);

/** Joins items as prose: "whitening, implants and Invisalign". */
export const listed = (items: readonly string[]) =>
  items.length < 2 || items.at(-1)?.includes(" and ")
    ? items.join(", ")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/**
 * Whether both refer to the same thing: "boiler service" and "boilers", but not "tap repair" and "boiler
 * repair".
 */
export const isLike = (one: string, other: string) => {
  const words = significantWords(other);
  return significantWords(one).some((word) => words.includes(word) && !DONE_TO_ANY.test(word));
};
const DONE_TO_ANY = pattern()`^${lexicon.doneToAny}$`;

/** Splits a place such as "12 Mill Road, Cambridge" into street and town. */
export function addressOf(place: string | undefined) {
  if (!place) return { street: "", town: "" };
  const parts = place.split(/,\s*/);
  const isStreet =
    /^\d|\b(?:street|st|road|rd|lane|ln|avenue|ave|square|quay|terrace|row|court|way|drive|hill|market|mews|yard)\b/i.test(
      parts[0] ?? "",
    );
  if (parts.length > 1 && isStreet)
    return { street: (parts[0] ?? "").slice(0, 120), town: parts.slice(1).join(", ").slice(0, 80) };
  return isStreet
    ? { street: place.slice(0, 120), town: "" }
    : { street: "", town: capitalised(place).slice(0, 80) };
}

const capitalised = (text: string) =>
  /\p{Lu}/u.test(text) ? text : text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
