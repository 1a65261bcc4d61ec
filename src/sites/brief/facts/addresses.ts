import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { knownAt } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";
import lexicon from "./address-words.json";

const STRONG = pattern()`^${lexicon.strong}$`;
const WEAK = pattern()`^${lexicon.weak}$`;
const UNIT = pattern()`^${lexicon.units}$`;
const FLOOR = pattern()`^${lexicon.floors}$`;
const NEVER = pattern()`^${lexicon.never}$`;
const NUMBER = /^\d{1,5}[a-z]?$/;
const UNIT_NUMBER = /^(?:\d{1,5}[a-z]{0,2}|[a-z]\d{0,4})$/;
/** Precedes a house number: "find us at 12 Mill". */
const LEADS = /(?:\bat|address|visit us|located|find us)[\s:–-]*$/i;
/** "Open 8 till 8, Rye Lane": the second 8 is no house number. */
const ENDS_SPAN = /\d(?:\s?[ap]\.?m\.?)?\s?(?:[-–]|to|till?|until)\s?\d{1,2},$/i;
const DIRECTION = /^(?:[NSEW]|[NS][EW])$/;
const LONGEST_STREET = 5;
const MOST_PARTS = 6;

const BRITISH = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![A-Z\d])/;
const IRISH = /[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![A-Z\d])/;
const CANADIAN = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d(?![A-Z\d])/;
const OUTWARD = /(?:[NSEW]|[NS][EW]|[EW]C)\d{1,2}[A-Z]?(?![A-Z\d])/;
const FIGURES = /\d{5}-\d{4}|\d{3}\s\d{3}|\d{4,6}(?![\d.,/]*\d)/;
/** Postcodes that count only after a street or a town. */
const POSTCODE = pattern("iy")`${[BRITISH, IRISH, CANADIAN, OUTWARD, FIGURES]}`;
/** Postcode formats of letters and digits that are unambiguous anywhere. */
const CODES_ALONE = [
  BRITISH,
  /[A-Z]\d[A-Z] \d[A-Z]\d(?![A-Z\d])/,
  /[A-Z]\d[\dW] (?=\d*[A-Z])[A-Z\d]{4}(?![A-Z\d])/,
];
const LONE_POSTCODE = pattern("g")`(?<![\w#/-])${CODES_ALONE}`;

/** Returns the addresses in a text, from the unit or house number to the postcode, and postcodes alone. */
export function readAddresses(text: string, words: readonly Word[]): Evidence[] {
  // In a text entirely in lower or upper case, capitals do not mark names.
  const isPlain = !/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text);
  const found: Evidence[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || word.start < (found.at(-1)?.end ?? 0)) continue;
    const named = isPlain ? undefined : namedStreet(text, words, at, found.at(-1)?.end ?? 0);
    if (named !== undefined) {
      const [start, end] = [words[named]?.start ?? word.start, tailEnd(text, words, at, isPlain)];
      found.push({ text: text.slice(start, end), start, end });
      continue;
    }
    const first = unitEnd(words, at);
    const house = first ?? at;
    const street = streetEnd(text, words, house, { isPlain, hasUnit: first !== undefined });
    const last = street ?? (first === undefined ? undefined : namedEnd(words, first, isPlain));
    if (last === undefined) continue;
    const end = tailEnd(text, words, last, isPlain);
    const start = /#$/.test(word.gap) ? word.start - 1 : (words[unitStart(words, at)]?.start ?? word.start);
    found.push({ text: text.slice(start, end), start, end });
  }
  for (const match of text.matchAll(LONE_POSTCODE)) {
    const [code] = match;
    const [start, end] = [match.index, match.index + code.length];
    if (!found.some((other) => start < other.end && end > other.start))
      found.push({ text: code, start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Returns the first word of "Unit 4 Sawmill Yard" and of "Shop No. 4, Tilak Road" by their number. */
function unitStart(words: readonly Word[], at: number) {
  const [before, last] = [words[at - 2], words[at - 1]];
  if (!last || !NUMBER.test(words[at]?.low ?? "")) return at;
  if (last.low === "no" && words[at]?.gap === ". ")
    return before && UNIT.test(before.low) && last.gap === " " ? at - 2 : at - 1;
  return UNIT.test(last.low) && last.isCapital && words[at]?.gap === " " ? at - 1 : at;
}

/** Returns the index after a unit such as "Unit 9, " or "1st Floor, ", which must be followed by a comma. */
function unitEnd(words: readonly Word[], at: number): number | undefined {
  const [word, second, third] = words.slice(at, at + 3);
  if (!word || !second) return undefined;
  const isNext = (one: Word | undefined) => one !== undefined && /^,\s*$/.test(one.gap);
  if (/#$/.test(word.gap) && UNIT_NUMBER.test(word.low) && word.low.length < 5 && isNext(second))
    return at + 1;
  if (
    UNIT.test(word.low) &&
    UNIT_NUMBER.test(second.low) &&
    /^\s?#?$/.test(second.gap.trim()) &&
    isNext(third)
  )
    return at + 2;
  if (FLOOR.test(word.low) && second.low === "floor" && isNext(third)) return at + 2;
  if (
    UNIT.test(word.low) &&
    UNIT_NUMBER.test(second.low) &&
    third &&
    NUMBER.test(third.low) &&
    /^[ /]$/.test(third.gap)
  )
    return at + 2;
  return undefined;
}

/** Returns the last word of a street such as "12-14 Upper Bow Street" that begins at this word. */
function streetEnd(
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
 * Returns the first word of a street without a number that ends here: "Quay Street" before ", Fowey PL23
 * 1AH".
 */
function namedStreet(text: string, words: readonly Word[], at: number, since: number) {
  const word = words[at];
  if (!word?.isCapital || !(STRONG.test(word.low) || WEAK.test(word.low)) || !isBeforePlace(text, words, at))
    return undefined;
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
  return /^\d/.test(before?.text ?? "") && first.gap === " " ? undefined : from;
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
function namedEnd(words: readonly Word[], from: number, isPlain: boolean) {
  const end = ledEnd(words, from, isPlain);
  return end !== undefined && end > from ? end : undefined;
}

const isBeforePlace = (text: string, words: readonly Word[], at: number) => {
  const [last, next] = [words[at], words[at + 1]];
  if (!last || !next || !/^,[ \t]*$/.test(next.gap)) return false;
  return knownAt(words, at + 1) !== undefined || isPostcode(text, next.start) > 0;
};

function isPostcode(text: string, start: number) {
  POSTCODE.lastIndex = start;
  return POSTCODE.exec(text)?.[0].length ?? 0;
}

/** Returns the end of an address. Towns, counties and the postcode follow the street. */
function tailEnd(text: string, words: readonly Word[], last: number, isPlain: boolean) {
  let at = last + 1;
  let end = words[last]?.end ?? 0;
  for (let part = 0; part < MOST_PARTS; part++) {
    const word = words[at];
    if (!word || !/^(?:,[ \t]*|[ \t]+|\.,? )$/.test(word.gap)) break;
    const length = isPostcode(text, word.start);
    if (length > 0 && isCode(text, word.start, length)) {
      end = word.start + length;
      while ((words[at]?.end ?? end + 1) <= end) at++;
      // "Austin, TX 78704, USA"
      if (knownAt(words, at)?.kind === "country" && /^,/.test(words[at]?.gap ?? "")) continue;
      break;
    }
    const isComma = word.gap.startsWith(",");
    const named = isPlain || word.isCapital ? knownAt(words, at) : undefined;
    // "Juniper Rd On the site": letters count as a state only in upper case or after a comma.
    const known =
      named?.kind === "code" && !isComma && (isPlain || word.text !== word.text.toUpperCase())
        ? undefined
        : named;
    if (known && (isComma || known.kind !== "country") && !(known.isWord && !isComma)) {
      at += known.length;
      end = words[at - 1]?.end ?? end;
      if (/['’]s$/i.test(words[at - 1]?.low ?? "")) end -= 2;
      // "Dublin 8"
      const district = words[at];
      if (
        district?.gap === " " &&
        /^\d{1,2}$/.test(district.text) &&
        /^[,.\n]|^$/.test(text.slice(district.end, district.end + 1))
      ) {
        end = district.end;
        at++;
      }
      continue;
    }
    // "Suite 4B, Regent House, 21 Regent Road"
    const street =
      isComma && NUMBER.test(word.low) ? streetEnd(text, words, at, { isPlain, hasUnit: true }) : undefined;
    if (street !== undefined) {
      at = street + 1;
      end = words[street]?.end ?? end;
      continue;
    }
    const step = isComma && !isPlain ? localityEnd(text, words, at) : undefined;
    if (step === undefined) break;
    at = step + 1;
    end = words[step]?.end ?? end;
  }
  return end;
}

/**
 * Whether digits are a postcode. They must end a line or a clause, and not continue as a telephone number.
 */
function isCode(text: string, start: number, length: number) {
  const code = text.slice(start, start + length);
  if (/[a-z]/i.test(code)) return true;
  if (/\s/.test(code) && /^[ -]?\d/.test(text.slice(start + length))) return false;
  // "Conwy, Llandudno. 01492 555 0140"
  if (/^0\d{4}$/.test(code) && /^[ \t]\d{3}/.test(text.slice(start + length))) return false;
  return /^(?:\s*$|[ \t]*[\n\r,;|·•)/]|\.(?:\s|$)|[ \t]+[\p{L}\d–-])/u.test(text.slice(start + length));
}

/**
 * Returns the end of a village that the gazetteer lacks, between commas before a known place: "12 Mill Lane,
 * Ashcombe, Devon".
 */
function localityEnd(text: string, words: readonly Word[], from: number) {
  let to = from;
  while (to < from + 3 && words[to + 1]?.gap === " " && words[to + 1]?.isCapital) to++;
  const run = words.slice(from, to + 1);
  const next = words[to + 1];
  if (!run.every(({ isCapital, text: one }) => isCapital && !/^\d/.test(one)) || !next) return undefined;
  const isFollowed =
    /^,?[ \t]+$/.test(next.gap) &&
    (isPostcode(text, next.start) > 0 || (next.gap.startsWith(",") && knownAt(words, to + 1)));
  return isFollowed ? to : undefined;
}
