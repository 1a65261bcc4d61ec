import { pattern } from "#src/lib/pattern.ts";
import { knownAt } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";
import lexicon from "./address-words.json";
import { postcodeAt } from "./postcodes.ts";

const STRONG = pattern()`^${lexicon.strong}$`;
const WEAK = pattern()`^${lexicon.weak}$`;
const NEVER = pattern()`^${lexicon.never}$`;
export const NUMBER = /^\d{1,5}[a-z]?$/;
/** Precedes a house number: "find us at 12 Mill". */
const LEADS = /(?:\bat|address|visit us|located|find us)[\s:–-]*$/i;
/** "Open 8 till 8, Rye Lane": the second 8 is no house number. */
const ENDS_SPAN = /\d(?:\s?[ap]\.?m\.?)?\s?(?:[-–]|to|till?|until)\s?\d{1,2},$/i;
const DIRECTION = /^(?:[NSEW]|[NS][EW])$/;
const LONGEST_STREET = 5;

/** Returns the last word of a street such as "12-14 Upper Bow Street" that begins at this word. */
export function streetEnd(
  text: string,
  words: readonly Word[],
  at: number,
  { isPlain, hasUnit }: { isPlain: boolean; hasUnit: boolean },
): number | undefined {
  const number = words[at];
  if (!number || !NUMBER.test(number.low) || (/[\d.,:/#$£€₹–-]$/.test(number.gap.slice(-1)) && !hasUnit))
    return undefined;
  if (ENDS_SPAN.test(text.slice(Math.max(0, number.start - 12), number.end + 1))) return undefined;
  const range = words[at + 1];
  const from = range && /^\s?[-–/]\s?$/.test(range.gap) && NUMBER.test(range.low) ? at + 2 : at + 1;
  const first = words[from];
  if (!first || /^\d+$/.test(first.low) || !/^,?[ \t]$/.test(first.gap) || NEVER.test(first.low))
    return undefined;
  if (!isPlain && !first.isCapital) return undefined;
  const isLed = hasUnit || LEADS.test(text.slice(Math.max(0, number.start - 20), number.start));
  let weak: number | undefined;
  for (let to = from; to < from + LONGEST_STREET; to++) {
    const word = words[to];
    if (
      !word ||
      (to > from && /^\d(?!\d*(?:st|nd|rd|th)$)/.test(word.low)) ||
      (to > from && !/^(?:[ \t]|-|\.[ \t])$/.test(word.gap)) ||
      (to > from && NEVER.test(word.low) && !/^(?:of|and|the)$/.test(word.low))
    )
      break;
    if (!isPlain && !word.isCapital && !/^(?:of|the|and|le|la|de)$/.test(word.low) && !STRONG.test(word.low))
      break;
    const isAlone = to === from;
    if (STRONG.test(word.low) && (!isAlone || /^(?:highway|broadway|strand)$/.test(word.low))) {
      const next = words[to + 1];
      // "Highway 12", "County Road 9"
      if (next?.gap === " " && /^\d{1,4}$/.test(next.low) && /^(?:highway|hwy|road|route)$/.test(word.low))
        return to + 1;
      // "Mount Street Lane" ends at its last street word.
      if (next?.gap === " " && (STRONG.test(next.low) || WEAK.test(next.low)) && (isPlain || next.isCapital))
        continue;
      return next?.gap === " " && DIRECTION.test(next.text) ? to + 1 : to;
    }
    if (WEAK.test(word.low) && (!isAlone || /^(?:quayside|shambles|strand|docks)$/.test(word.low))) weak = to;
  }
  if (weak === undefined) return isLed ? ledEnd(words, from, isPlain) : undefined;
  // "20 garden rooms" is not an address, "20 Bridge End, Totnes" is.
  const isSure = !isPlain || isLed || isBeforePlace(text, words, weak);
  return isSure ? weak : undefined;
}

/**
 * Returns the first and the last word of a street with this word: "Quay Street" before ", Fowey PL23 1AH", and "Mill
 * Road 12" before ", Ely".
 */
export function namedStreet(text: string, words: readonly Word[], at: number, since: number) {
  const word = words[at];
  if (!word?.isCapital || !(STRONG.test(word.low) || WEAK.test(word.low))) return undefined;
  const next = words[at + 1];
  const isNumbered = STRONG.test(word.low) && next?.gap === " " && NUMBER.test(next.low);
  const to = isNumbered ? at + 1 : at;
  if (!isBeforePlace(text, words, to)) return undefined;
  let from = at;
  while (
    at - from < 3 &&
    words[from]?.gap === " " &&
    words[from - 1]?.isCapital &&
    !/^\d/.test(words[from - 1]?.text ?? "")
  )
    from--;
  const [first, before] = [words[from], words[from - 1]];
  if (from === at || !first || first.start < since || NEVER.test(first.low)) return undefined;
  return /^\d/.test(before?.text ?? "") && first.gap === " " ? undefined : ([from, to] as const);
}

/** An address after "at", such as "At 12 Mayfield", ends with its last capitalised word. */
function ledEnd(words: readonly Word[], from: number, isPlain: boolean) {
  if (isPlain) return undefined;
  let end: number | undefined;
  for (let to = from; to < from + 4; to++) {
    const word = words[to];
    if (!word?.isCapital || /^\d/.test(word.text) || (to > from && !/^(?:[ \t]|-)$/.test(word.gap))) break;
    end = to;
  }
  return end;
}

/**
 * After a unit, several capitalised words may name a place without a number: "Unit 4, Riverside Park, Leeds".
 */
export function namedEnd(text: string, words: readonly Word[], from: number, isPlain: boolean) {
  if (isPlain) return plainEnd(text, words, from);
  const end = ledEnd(words, from, isPlain);
  if (end !== undefined && end > from) return end;
  const first = words[from];
  return first?.isCapital || first?.low === "the" ? plainEnd(text, words, from) : undefined;
}

/** "Studio 4, the old dairy, farnham" */
function plainEnd(text: string, words: readonly Word[], from: number) {
  let to = from;
  while (words[to + 1]?.gap === " " && to < from + LONGEST_STREET) to++;
  const isName = !words.slice(from, to + 1).some(({ low }) => NEVER.test(low));
  return isName && isBeforePlace(text, words, to) ? to : undefined;
}

const isBeforePlace = (text: string, words: readonly Word[], at: number) => {
  const [last, next] = [words[at], words[at + 1]];
  if (!last || !next || !/^,[ \t]*$/.test(next.gap)) return false;
  return knownAt(words, at + 1) !== undefined || postcodeAt(text, next.start) > 0;
};
