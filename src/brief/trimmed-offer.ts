import { pattern } from "#src/lib/pattern.ts";
import { BESIDES, type IsPrice, isPriced, type Part, TRAILING } from "./offer-parts.ts";
import lexicon from "./offer-words.json";
import type { Word } from "./words.ts";

const LONGEST = 4;
const LEADING = pattern()`^${lexicon.leading}$`;

/** Verbs before an offer. With others it is a sentence: "we rescue dogs". */
export const OFFERING =
  /^(?:do|does|offer|provide|sell|make|specialise|specialize|including|selling|offering)s?$/;

export const SELLING = /^(?:selling|offering|providing)$/;

const SPEAKER = /^(?:we|i)$/;

/** Words that make the text a sentence, or about something else. */
const OTHER = pattern()`^${lexicon.other}$`;

/** A period may be an offer if it has a price: "full day". */
const TIME = /^(?:day|week|night|hour|year)s?$/;

/** A profession is not an offer: "decorators", "florist". */
const WHO = pattern()`^${lexicon.spelled}lers?$|(?:[^l]er|${lexicon.who})s?$`;
const NOT_WHO = pattern()`^${lexicon.notWho}s?$`;

/** Whether "we" or "I" has a verb that does not introduce an offer: "we rescue dogs", but not "we sell books". */
export const isSpoken = (words: readonly Word[], at: number) =>
  SPEAKER.test(words[at]?.plain ?? "") && !OFFERING.test(words[at + 1]?.plain ?? "");

/** Trims introductory words and the price. */
export function trimmed(
  words: readonly Word[],
  part: Part,
  { isTaken, isPrice }: { isTaken: (index: number) => boolean; isPrice: IsPrice },
): Part | undefined {
  let { from, to } = part;
  if (isSpoken(words, from)) return undefined;
  // "SparkClean does window cleaning."
  while (from <= to && isTaken(from)) from++;
  if (from > part.from && !OFFERING.test(words[from]?.plain ?? "")) return undefined;
  if (SPEAKER.test(words[from]?.plain ?? "")) from++;
  while (from <= to && LEADING.test(words[from]?.plain ?? "") && !(words[from + 1]?.gap ?? "").includes("-"))
    from++;
  // "An online store selling candles" offers candles.
  for (let at = from + 1; at < to; at++) if (SELLING.test(words[at]?.plain ?? "")) from = at + 1;
  // "Makers of fine hats" offers hats.
  if (isWho(words[from]?.low ?? "") && words[from + 1]?.low === "of") from += 2;
  for (let at = from; at <= to; at++) if (isTaken(at) || BESIDES.test(words[at]?.plain ?? "")) to = at - 1;
  // Keeps the "up" of "tune-up".
  while (to >= from && TRAILING.test(words[to]?.plain ?? "") && (to === from || words[to]?.gap !== "-")) to--;
  const length = to - from + 1;
  // The word is only the first half of "tune-up".
  if (words[to + 1]?.gap === "-") return undefined;
  if (length < 1 || length > LONGEST) return undefined;
  const hasPrice = isPriced(words, { from, to }, isPrice);
  for (let at = from; at <= to; at++) {
    const word = words[at] as Word;
    const isOther = OTHER.test(word.plain) && !(hasPrice && to > from && TIME.test(word.plain));
    if (isOther || !/^[\p{L}’'-]{2,}$/u.test(word.text) || /[#@]/.test(word.gap)) return undefined;
    // A capital inside marks the name of a place, a person or a brand.
    if (word.isCapital && at > from && !isCry(word.text)) return undefined;
  }
  return { from, to };
}

export const isWho = (low: string) => WHO.test(low) && !NOT_WHO.test(low);

export const isCry = (text: string) => text.length > 3 && text === text.toUpperCase();
