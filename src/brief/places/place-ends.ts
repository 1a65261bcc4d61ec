import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import { isOwner, knownAt } from "./gazetteer.ts";
import { STATE, WATERS } from "./place-names.ts";
import lexicon from "./place-words.json";

export const BEFORE = new Set(
  "in near around across serving from throughout at outside on covering of".split(" "),
);
export const BASED = new Set("based located situated serving serve covering across found are".split(" "));
export const NO_PLACE = pattern("i")`^${lexicon.noPlace}$`;
export const STREET = pattern("i")`^${lexicon.street}$`;
/**
 * Words before places other than the location: "People travel from Dayton", "we plan holidays across Europe".
 */
export const AWAY = pattern()`^${lexicon.away}$`;

/** Returns the end of the county, state, town or country after a place: "Ludlow, Shropshire", "Reno NV". */
export function regionEnd(words: readonly Word[], last: number, isPlain: boolean) {
  let end = last;
  if (isOwner(words[last] as Word)) return end;
  for (let step = 0; step < 3; step++) {
    const next = words[end + 1];
    if (!next || !/^,?[ \t]+$/.test(next.gap) || !(isPlain || next.isCapital)) break;
    const known = knownAt(words, end + 1);
    const isComma = next.gap.startsWith(",");
    if (!known || (known.kind === "code" && !isComma && !STATE.test(next.low))) break;
    if (!isComma && known.kind === "town") break;
    // "In Reading, March is busy": March is also a town.
    if (known.isWord && known.kind === "town" && !isEnd(words, end + known.length)) break;
    end += known.length;
    if (isOwner(words[end] as Word)) break;
  }
  return end;
}

/** Whether a pause follows the word: "Jericho, Oxford." */
const isEnd = (words: readonly Word[], at: number) =>
  words[at]?.sentence !== words[at + 1]?.sentence || /^[,.)]/.test(words[at + 1]?.gap ?? "");

/** Recognises a place that the gazetteer lacks by a preposition before it or a state after it. */
export function unknownAt(
  words: readonly Word[],
  at: number,
  isName: (index: number) => boolean,
  isPlain: boolean,
) {
  const word = words[at];
  const before = words[at - 1];
  if (!word || /^(?:the|your|my|our|their)$/.test(word.low)) return undefined;
  const village = isPlain ? undefined : villageEnd(words, at);
  if (village !== undefined) return { end: village, score: 6.5 };
  if (!before) return undefined;
  // "Shipping UK-wide" is a delivery area.
  if (words[at + 1]?.low === "wide" && words[at + 1]?.gap === "-") return undefined;
  const preposition = before.low === "the" ? words[at - 2] : before;
  const behind = words[at - (before.low === "the" ? 3 : 2)];
  if (
    !preposition ||
    !BEFORE.has(preposition.low) ||
    !(preposition.start === 0 || /[\s("“]$/.test(preposition.gap)) ||
    !/^\s*$/.test(word.gap.replace(/\d+[a-z]?\s*$/i, ""))
  )
    return undefined;
  if (AWAY.test(behind?.low ?? "")) return undefined;
  const isSure = BASED.has(behind?.low ?? "") || BASED.has(preposition.low);
  const sure = isSure ? 2 : 0;
  if (!word.isCapital || isPlain) {
    const end = stateAfter(words, at);
    return end < at ? undefined : { end, score: 6 + sure };
  }
  const end = runEnd(words, at, isName);
  if (end < at || NO_PLACE.test(word.low)) return undefined;
  const isStreet = words.slice(at, end + 1).some(({ low }) => STREET.test(low));
  // "On Lake Bled" is a location, "on Instagram" is not.
  const isAt = /^(?:at|on|of|from)$/.test(preposition.low) && !WATERS.test(word.low);
  if (isAt && !isStreet) return undefined;
  return { end, score: 5 + sure + (isStreet && !isAt ? 0.5 : 0) };
}

/**
 * Returns the end of a village, recognised by its county after a comma or at the start of a line: "Lower
 * Slaughter, Gloucestershire".
 */
export function villageEnd(words: readonly Word[], from: number) {
  const first = words[from];
  if (!first?.isCapital || /^\d/.test(first.text) || !/,\s*$|[\n\r|·•;]\s*$/.test(first.gap))
    return undefined;
  for (let at = from + 1; at <= from + 3; at++) {
    const word = words[at];
    if (!word?.isCapital || word.sentence !== first.sentence) return undefined;
    const known = word.gap.startsWith(",") ? knownAt(words, at) : undefined;
    if (known) return known.kind === "region" || known.kind === "code" ? at + known.length - 1 : undefined;
    if (!/^(?: |-)$/.test(word.gap) || STREET.test(word.low)) return undefined;
  }
  return undefined;
}

/** Finds a state after a town in lower case: "Burlington vt". Returns -1 if there is none. */
export function stateAfter(words: readonly Word[], from: number) {
  for (let at = from + 1; at <= from + 3; at++) {
    const word = words[at];
    if (!word || word.sentence !== words[from]?.sentence || !/^,?\s$/.test(word.gap)) return -1;
    if (STATE.test(word.low)) return at;
    const known = knownAt(words, at);
    if (known?.kind === "region" && !known.isWord) return at + known.length - 1;
  }
  return -1;
}

/** Matches "Dublin 8", but not "8 rooms". */
export function isDistrict(words: readonly Word[], at: number) {
  const [number, next] = [words[at], words[at + 1]];
  const town = [3, 2, 1].some((length) => knownAt(words, at - length)?.length === length);
  if (
    !town ||
    number?.gap !== " " ||
    number.sentence !== words[at - 1]?.sentence ||
    !/^\d{1,2}$/.test(number.text)
  )
    return false;
  return next?.sentence !== number.sentence || /^,/.test(next.gap);
}

/** Returns the last of the capitalised words, across commas: "Mill Road, Cambridge". */
export function runEnd(words: readonly Word[], from: number, isName: (index: number) => boolean) {
  let end = from - 1;
  for (let at = from; at < from + 8; at++) {
    const word = words[at];
    if (!word || isName(at) || word.sentence !== words[from]?.sentence) break;
    if (at > from) {
      if (!/^(?:\s|-|\.\s|,\s*)$/.test(word.gap)) break;
      const isPart =
        knownAt(words, at) !== undefined ||
        (word.isCapital &&
          !NO_PLACE.test(word.low) &&
          /^(?:[A-Z]{2}|[A-Z][a-z]+)$/.test(word.text) &&
          !/^(?:called|open|call|we|i)$/i.test(word.low));
      if (word.gap.startsWith(",") && !isPart) break;
    }
    if (word.isCapital && !/^\d/.test(word.text) && !NO_PLACE.test(word.low)) end = at;
    else if (
      /^(?:upon|on|of|the|de|le|la|under|and)$/.test(word.low) &&
      words[at + 1]?.isCapital &&
      end >= from
    )
      continue;
    else if (STREET.test(word.low) && end >= from) end = at;
    else break;
  }
  return end;
}
