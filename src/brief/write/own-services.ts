import { pattern } from "#src/lib/pattern.ts";
import type { PriceLine } from "../price-lines.ts";
import { capital } from "../short-text.ts";
import type { Statement } from "./statements.ts";

const LEAST_OFFERS = 2;
const MOST_WORDS = 6;
/** Words of a sentence, of a refusal or of a time: no list of things has them. */
const NO_OFFER = pattern(
  "iu",
)`\d|(?<!\p{L})${"no|not|never|none|without|only|we|i|you|they|it|is|are|was|were|has|have|had|can|will|open|closed|please|if|when|which|that|who|but|because|usually|always|mornings?|afternoons?|evenings?|daily|weekdays?|weekends?"}(?!\p{L})|[?!:]`;

/** The offers of a brief: those of sentences that only list them. */
export interface OwnServices {
  services: string[];
  from: Statement[];
}

/** Returns the owner's list of offers, without what the price list names. Anything but a plain list stays a sentence. */
export function ownServices(
  statements: readonly Statement[],
  offers: readonly string[],
  lines: readonly PriceLine[],
): OwnServices {
  const lists = statements.flatMap((from) => {
    const names = listIn(from, offers);
    return names.length > 0 ? [{ from, names }] : [];
  });
  const names = lists
    .flatMap((list) => list.names)
    .filter((name) => !lines.some((line) => isSameThing(line.name, name)));
  if (names.length < LEAST_OFFERS) return { services: [], from: [] };
  return { services: [...new Set(names.map(capital))], from: lists.map(({ from }) => from) };
}

function listIn(statement: Statement, offers: readonly string[]): string[] {
  const { purpose, parts, text } = statement;
  if (purpose === "offers") {
    const names = parts.map((part) => part.trim()).filter(Boolean);
    const said = new Set(names.flatMap(wordsIn));
    const isAll = wordsIn(text).every((word) => said.has(word) || SMALL.has(word));
    return isAll && names.every(isOffer) ? names : [];
  }
  if (purpose !== "statement" && purpose !== "fragment") return [];
  const low = text.toLowerCase();
  const named = offers.filter((offer) => low.includes(offer.toLowerCase()));
  const known = new Set(named.flatMap(wordsIn));
  const isOnly = wordsIn(text).every((word) => known.has(word) || SMALL.has(word));
  return isOnly && named.length >= LEAST_OFFERS && named.every(isOffer) ? named : [];
}

const isOffer = (name: string) =>
  !NO_OFFER.test(name) &&
  !/^(?:in|around|near|across|covering|from|at) /i.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS;

const SMALL = new Set("we i do offer provide sell make also and or the a an our my with from to".split(" "));
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "Tuning" and "piano tuning" are one thing, "simple funeral" and "woodland funerals" are two. */
export function isSameThing(one: string, other: string) {
  const [some, others] = [one, other].map((words) => wordsIn(words).map((word) => word.replace(/s$/, "")));
  const isIn = (few: readonly string[] = [], many: readonly string[] = []) =>
    few.every((word) => many.includes(word));
  return isIn(some, others) || isIn(others, some);
}
