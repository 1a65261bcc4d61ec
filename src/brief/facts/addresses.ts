import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { knownAt } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";
import lexicon from "./address-words.json";
import { LONE_POSTCODE, postcodeAt } from "./postcodes.ts";
import { NUMBER, namedEnd, namedStreet, streetEnd } from "./streets.ts";

const UNIT = pattern()`^${lexicon.units}$`;
const FLOOR = pattern()`^${lexicon.floors}$`;
const UNIT_NUMBER = /^(?:\d{1,5}[a-z]{0,2}|[a-z]\d{0,4})$/;
const MOST_PARTS = 6;

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
      const [first, last] = named;
      const start = words[first]?.start ?? word.start;
      const end = tailEnd(text, words, last, isPlain);
      found.push({ text: text.slice(start, end), start, end });
      continue;
    }
    const first = unitEnd(words, at);
    const house = first ?? at;
    const street = streetEnd(text, words, house, { isPlain, hasUnit: first !== undefined });
    const last = street ?? (first === undefined ? undefined : namedEnd(text, words, first, isPlain));
    if (last === undefined) continue;
    const end = tailEnd(text, words, last, isPlain || !words[last]?.isCapital);
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
  if (FLOOR.test(word.low) && second.low === "floor" && isNext(third)) return at + 2;
  if (!UNIT.test(word.low) || !UNIT_NUMBER.test(second.low)) return undefined;
  if (/^\s?#?$/.test(second.gap.trim()) && isNext(third)) return at + 2;
  if (third && NUMBER.test(third.low) && /^[ /]$/.test(third.gap)) return at + 2;
  return undefined;
}

/** Returns the end of an address. Towns, counties and the postcode follow the street. */
function tailEnd(text: string, words: readonly Word[], last: number, isPlain: boolean) {
  let at = last + 1;
  let end = words[last]?.end ?? 0;
  for (let part = 0; part < MOST_PARTS; part++) {
    const word = words[at];
    if (!word || !/^(?:,[ \t]*|[ \t]+|\.,? )$/.test(word.gap)) break;
    const length = postcodeAt(text, word.start);
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
    // "1480 Lakeshore Drive, Suite 210, Madison"
    if (isComma && UNIT.test(word.low) && isUnitNumber(words, at + 1)) {
      end = words[at + 1]?.end ?? end;
      at += 2;
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

/** Whether a word is the number of a unit and ends its part of the address. */
const isUnitNumber = (words: readonly Word[], at: number) =>
  /^ #?$/.test(words[at]?.gap ?? "") &&
  UNIT_NUMBER.test(words[at]?.low ?? "") &&
  /^[,.\n\r]|^$/.test(words[at + 1]?.gap ?? "");

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
    (postcodeAt(text, next.start) > 0 || (next.gap.startsWith(",") && knownAt(words, to + 1)));
  return isFollowed ? to : undefined;
}
