import { alsoOffered } from "./also-offered.ts";
import {
  type Context,
  isLed,
  isSold,
  itemsOf,
  listOf,
  WEIGHT,
  weightIn,
  withoutOneWish,
} from "./offer-items.ts";
import { isPriced, joined, type Part, partsOf, sentencesOf } from "./offer-parts.ts";
import type { Evidence } from "./parsed-brief.ts";
import { isCry, isSpoken } from "./trimmed-offer.ts";
import type { Word } from "./words.ts";

const MOST_OFFERS = 6;
/** Of those that the owner has named as offers. */
const MOST_NAMED = 12;

/** Very long texts name their offers at the beginning. */
const MOST_WORDS = 600;

/**
 * Returns the offers of the business, in the brief's own words and order: "whitening", "guided sea kayak
 * trips". Taken from lists; precision matters more than recall.
 */
export function readOffers(
  words: readonly Word[],
  { signs, isTaken, isWish, isPrice, isLook }: Context,
): Evidence[] {
  const weights = new Map<number, number>();
  for (const { from, to, value } of signs)
    for (let at = from; at <= to; at++) weights.set(at, Math.max(value.weight, weights.get(at) ?? 0));
  const isNear = signs[0]?.value.isNear === true;
  const found: Part[] = [];
  const named: Part[] = [];
  for (const sentence of sentencesOf(words.slice(0, MOST_WORDS))) {
    const also = alsoOffered(words, sentence);
    if (also) {
      named.push(...also);
      continue;
    }
    // "We mow, hedge and plant" is a sentence, not a list.
    if (isSpoken(words, sentence.from) && !/^(?:are|am)$/.test(words[sentence.from + 1]?.plain ?? ""))
      continue;
    const parts = joined(words, partsOf(words, sentence), isPrice);
    const items = itemsOf(words, parts, { isTaken, isWish, isPrice, weights });
    const ofIndustry = items.filter((item) => weightIn(item, weights) >= WEIGHT);
    const listed = listOf(words, withoutOneWish(words, parts, isWish), {
      isTaken,
      isPrice,
      isLook,
      weights,
      isNear,
    });
    // Next to words of the industry, other items are credible too: "MOT, servicing, brakes".
    if (ofIndustry.length > 1 || (ofIndustry.length > 0 && items.length > 2)) found.push(...items);
    else if (listed.length > 0) found.push(...listed);
    else
      found.push(
        ...items.filter(
          (item) =>
            isPriced(words, item, isPrice) ||
            ((ofIndustry.includes(item) || isSold(words, item)) && isLed(words, item)),
        ),
      );
  }
  const guessed = evidenceOf(words, found).slice(0, MOST_OFFERS);
  if (named.length === 0) return guessed;
  const all = evidenceOf(words, [...found, ...named]).filter(
    (one) =>
      guessed.some(({ start }) => start === one.start) ||
      named.some(({ from }) => words[from]?.start === one.start),
  );
  return all.slice(0, Math.max(guessed.length, MOST_NAMED));
}

function evidenceOf(words: readonly Word[], parts: readonly Part[]): Evidence[] {
  const offers = new Map<string, Evidence>();
  for (const { from, to } of parts) {
    const key = words
      .slice(from, to + 1)
      .map(({ stem }) => stem)
      .join(" ");
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    // "Wedding cakes" is already covered by "luxury wedding cakes".
    const isSaid = [...offers.keys()].some((known) => known === key || known.endsWith(` ${key}`));
    if (!isSaid) offers.set(key, { text: textOf(words, from, to), start, end });
  }
  return [...offers.values()];
}

/**
 * Spells the words for the middle of a sentence: in lower case if they began a sentence or were typed in
 * capitals.
 */
function textOf(words: readonly Word[], from: number, to: number) {
  // "IELTS prep" has an acronym, but the text is not in capitals.
  const isCried = words.slice(Math.max(0, from - 1), to + 2).every(({ text }) => text === text.toUpperCase());
  return words
    .slice(from, to + 1)
    .map(({ text, gap }, step) => {
      const joint = step === 0 ? "" : gap;
      if (isCried && isCry(text)) return joint + text.toLowerCase();
      return joint + (step === 0 && isOrdinary(words, from) ? text.toLowerCase() : text);
    })
    .join("")
    .replace(/\s+/g, " ");
}

/** Whether the capital only marks the start of a sentence, not a name. */
const isOrdinary = (words: readonly Word[], at: number) =>
  words[at]?.sentence !== words[at - 1]?.sentence && !/\p{Lu}.*\p{Lu}/u.test(words[at]?.text ?? "");
