import { pattern } from "#src/lib/pattern.ts";
import { isBusiness } from "../business-noun.ts";
import type { Facts } from "../facts/read-facts.ts";
import type { Evidence } from "../parsed-brief.ts";
import type { Word } from "../words.ts";
import { candidatesIn, extentOf, type Span } from "./candidates.ts";
import { type NameContext, nameContext } from "./context.ts";
import lexicon from "./name-words.json";
import { isNoName } from "./no-name.ts";
import { signsOf } from "./signs.ts";
import { NO_NAME, weights } from "./weights.ts";

export interface Name {
  value: string;
  evidence: Evidence;
  confidence: number;
  from: number;
  to: number;
}

/** Returns the business name as written in the brief, or undefined if there is none. */
export function readName(
  text: string,
  words: readonly Word[],
  facts: Facts,
  isWish: (from: number, to: number) => boolean,
): Name | undefined {
  if (words.length === 0) return undefined;
  const context = nameContext(text, words, facts, isWish);
  let best: (Span & { score: number }) | undefined;
  let others = Math.exp(0);
  for (const span of candidatesIn(context)) {
    const score = scoreOf(context, span) - NO_NAME;
    if (score > 0 && isNoName(context, span)) continue;
    others += Math.exp(Math.min(40, score));
    if (score > (best?.score ?? 0)) best = { ...span, score };
  }
  if (!best) return undefined;
  const { start, end } = extentOf(context, best);
  const found = text.slice(start, end);
  return {
    value: polished(found, context.isUpper || !/\p{Lu}/u.test(found)),
    evidence: { text: found, start, end },
    confidence: Math.min(0.98, Math.max(0.3, Math.exp(Math.min(40, best.score)) / others)),
    from: best.from,
    to: best.to,
  };
}

const scoreOf = (context: NameContext, span: Span) => {
  let score = 0;
  const signs = signsOf(context, span);
  for (const sign of signs) score += weights.get(sign) ?? 0;
  // The remaining checks are costly and could not lift this score above the threshold.
  if (score < NO_NAME - TOLD_ALONE) return score;
  if (isToldAlone(context, span) || isNumbered(context, span)) return score + TOLD_ALONE;
  const isDistinct = !signs.some((sign) => sign.startsWith("distinct-0"));
  if (isDistinct && isLastWord(context, span)) return score + (isSpelt(context, span) ? TOLD_SPELT : TOLD);
  if (isDistinct && isLoneWord(context, span)) return score + TOLD_SPELT;
  return score + (isAfterRole(context, span) || isOnlyInCapitals(context, span) ? TOLD : 0);
};

/** The highest bonus. */
const TOLD_ALONE = 4;

const TOLD = 1.2;
/** A spelling such as "ChargeWest" is hardly ever anything but a name. */
const TOLD_SPELT = 3.5;
const isSpelt = ({ words, isUpper }: NameContext, { from, to }: Span) =>
  from === to && !isUpper && /\p{Ll}\p{Lu}|\p{L}\d\p{L}/u.test(words[from]?.text ?? "");

/** Whether a business noun and a number open the brief: "Salon 22, haircut £30". */
function isNumbered({ words }: NameContext, { from, to }: Span) {
  const isOpening = from === 0 && to > 0 && words[to + 1]?.gap === ", ";
  const noun = words.slice(from, to).map(({ low }) => low);
  return isOpening && /^\d{1,3}$/.test(words[to]?.text ?? "") && isBusiness(noun.join(" "));
}

/** Whether the span ends the brief as a sentence of its own: "From £899 fitted. ChargeWest." */
function isLastWord(context: NameContext, { from, to }: Span) {
  const { words, isFlat, isUpper } = context;
  const isWhole = words[from - 1]?.sentence !== words[from]?.sentence;
  const isApart = isWhole || /^(?:,|\s[-–—])\s$/.test(words[from]?.gap ?? "");
  const isSaid = isSpelt(context, { from, to }) ? isApart : isWhole && (!isFlat || isUpper);
  return from > 0 && to === words.length - 1 && isSaid;
}

/**
 * Whether this is the only sentence of one word: "Wooden toys made in Bavaria. Holzkind. Safe paints.", but not
 * "Friendly. Reliable."
 */
function isLoneWord({ words, isFlat, isUpper }: NameContext, { from, to }: Span) {
  const isLone = (at: number) => {
    const { sentence, isCapital } = words[at] as Word;
    return isCapital && words[at - 1]?.sentence !== sentence && words[at + 1]?.sentence !== sentence;
  };
  if (from !== to || isFlat || isUpper || !isLone(from) || QUALITY.test(words[from]?.low ?? "")) return false;
  return words.every((_, at) => at === from || !isLone(at));
}

const QUALITY = /(?:ly|able|ible|ing|ed|al|ive|ful|ous|ic|ary|less|ant|ent|y)$/;

/** Whether only these words are capitalised: "moving company nyc, 2 movers and truck, Big Apple Movers". */
function isOnlyInCapitals({ words, isUpper }: NameContext, { from, to }: Span) {
  const isApart = /^,\s$/.test(words[from]?.gap ?? "") && words[to + 1]?.clause !== words[to]?.clause;
  if (isUpper || from === to || !isApart) return false;
  return words.every(({ text }, at) => /^\p{Lu}/u.test(text) === (from <= at && at <= to));
}

/**
 * Whether the span follows a business noun: "Tattoo artist Mika, Berlin", "modern kitchen: dumpling bar Babcia in
 * Chicago".
 */
function isAfterRole({ words, industries, isFlat }: NameContext, { from, to }: Span) {
  const { clause } = words[from] as Word;
  const role = words[from - 1];
  // "Trattoria Nonna Pina" as a whole is the name.
  const isRole = role?.isCapital === false && industries.has(from - 1) && isBusiness(role.low);
  const isFirst = [1, 2, 3].some((step) => words[from - step - 1]?.clause !== clause);
  const next = words[to + 1];
  const isEnd = next?.clause !== clause || next.low === "in";
  return !isFlat && isRole && isFirst && isEnd && words[from]?.gap === " ";
}

/** The number of words examined on either side. A text without punctuation is a single long sentence. */
const MOST_BESIDES = 8;

/** Whether a sentence contains only the name: "Name is Tallywise.", "Pipe Dreams Plumbing 0161 555 0123." */
function isToldAlone({ words, isFlat }: NameContext, { from, to }: Span) {
  const { sentence } = words[from] as Word;
  let first = from;
  while (words[first - 1]?.sentence === sentence && from - first < MOST_BESIDES) first--;
  let last = to;
  while (words[last + 1]?.sentence === sentence && last - to < MOST_BESIDES) last++;
  const lead = words
    .slice(first, from)
    .map(({ low }) => low)
    .join(" ");
  if (last === to) return /^(?:(?:the|our|its|business|company|shop|and) )*name(?: is|'s)?$/.test(lead);
  const rest = words.slice(to + 1, last + 1).map(({ text }) => text);
  const isCard = lead === "" && !isFlat && !CALLS.test(words[from]?.low ?? "");
  return isCard && rest.every((text) => /^\d+$/.test(text)) && rest.join("").length >= 7;
}

/** "Call Gary 0161 555 0123" names a person. */
const CALLS = pattern()`^${lexicon.calls}$`;

/** Formats a name as on a sign, with capitals if it was typed without. */
function polished(found: string, isFlat: boolean) {
  const name = found.replace(/\s+/g, " ").trim();
  if (!isFlat) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && /^(?:and|of|the|on|in|at|by|for|n|de|la)$/.test(word)
        ? word
        : word
            .replace(/^(\P{L}*)(\p{L})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
            .replace(/-(\p{L})/gu, (_, letter: string) => `-${letter.toUpperCase()}`),
    )
    .join(" ");
}
