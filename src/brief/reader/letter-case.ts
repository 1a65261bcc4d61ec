import { pattern } from "#src/lib/pattern.ts";
import type { LetterCase } from "../parsed-brief.ts";
import { knownAt, placeNamed } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";
import { kindOf } from "./kind-of-word.ts";

const BEFORE_PLACE = pattern()`^${"in|near|around|across|serving|covering|over|outside|from|throughout|between|of|to|based|do|cover|covers"}$`;
/** "Reading", "Deal" and "Bath" are places only after these. */
const BEFORE_WORD = pattern()`^${"in|near|around|across|serving|covering|outside"}$`;
/** Towns that are words of every brief: nobody goes to Church, Lancashire, on Sundays. */
const NO_TOWN = pattern()`^${"us|law|church|school|bed|hospital|town|hand|love|stock|need|wool|person|house|home|store|shop|clay|oak|ash|elm|pine|beech|cedar|stone|work|water|spring|summer|winter|autumn|may|march|sale|orange|rose|park|hill|price|best|college|garden|gardens|beach|nature|time|street|farm|market|garage|mill|barn|lodge|hall|castle|silver|gold|diamond|cash|beer|wood|iron|steel|brick|slate"}$`;
const JOINING = /^(?:and|or|to)$/;
const LISTED = /^\s*(?:[,+&/]|\band\b)?\s*$/;
const STREET = pattern()`^${"street|road|lane|avenue|drive|terrace|crescent|boulevard|square|quay|hill|court|parade|close"}$`;
/** No name of a street has one of these, and most streets begin behind them. */
const BEFORE_STREET =
  /^(?:on|at|of|in|near|off|by|to|from|opposite|behind|and|along|called|named|up|down|corner|just|is|are|\d+\p{L}?)$/u;
const NO_STREET =
  /^(?:the|a|an|my|our|your|this|that|main|each|every|any|same|own|busy|quiet|whole|long|test|country|up|down|across)$/;
const MOST_STREET_WORDS = 4;

/** Below or above this share of capitals, a text says nothing about which words are names. */
const [FEW, MANY] = [0.015, 0.8];

const SHORT_FORM = /(?<![\p{L}])\p{Lu}{2,6}\d*(?!\p{L})/gu;

/** Returns how a text was typed, if in small letters or capitals alone, and its names of places with their capitals. */
export function letterCaseOf(text: string, words: readonly Word[]): LetterCase | undefined {
  const all = text.replace(/[^\p{Lu}\p{Ll}]/gu, "");
  // "NPTC" among small letters is an abbreviation.
  const isSmall = all.replace(/\p{Ll}/gu, "").length < all.length / 2;
  const letters = isSmall ? text.replace(SHORT_FORM, "").replace(/[^\p{Lu}\p{Ll}]/gu, "") : all;
  const share = letters.replace(/\p{Ll}/gu, "").length / Math.max(1, letters.length);
  if (share > FEW && share < MANY) return undefined;
  return {
    isCried: share >= MANY,
    names: [...new Set([...placesIn(words), ...streetsIn(words), ...namesIn(text)])],
  };
}

/** Words behind which a word of no other text is a name. */
const BEFORE_NAME =
  /(?<!\p{L})(?:(?:around|covering|near|outside|licensed by|(?:around|covering|near|in) \p{L}{4,} and) (\p{L}{4,})(?!\p{L})|its (\p{L}{3,})(?=[.,]|$))/giu;
/** "The Southbourne library" */
const BUILDING =
  /(?<=(?:at|in|by|of|near|behind|opposite) (?:the )?)\p{L}{4,} (?:abbey|castle|cathedral|library|hospital|museum|station|racecourse|business park|industrial estate|retail park)(?!\p{L})/giu;
/** "Boxing gym toxteth." */
const LAST_OF_FIRST = /^(?:\p{L}+ ){1,5}(\p{L}{4,})(?=\s*(?:[.,\n]|$))/u;
/** "Registered with the general osteopathic council" */
const BODY =
  /(?<=(?:with|by|of|from) (?:the )?)(?!(?:the|a|an|my|our|your|local|city|county|town|parish|district|same|every|each)\s)\p{L}+(?: (?!with|by|of|from|the|and\s)\p{L}+){0,3} (?:council|association|institute|society|guild|federation|inspectorate|academy|commission|university)(?!\p{L})/giu;
/** "A cat called biscuit" */
const CALLED = /(?<=(?<!\p{L})(?:called|named) )\p{L}{3,}(?=[.,)]|$)/giu;
const TWO_TOWNS = /(?:^|[.\n]\s*)(\p{L}{4,}) and (\p{L}{4,})(?=\s*(?:[.\n]|$))/giu;
const NO_NAME = /(?:ing|ed|ly|ment|ness|tion|ies|ers)$/;

/** Names of places and buildings that no list knows, by what stands beside them. */
function namesIn(text: string): string[] {
  const low = text.toLowerCase();
  const isUnknown = (word = "") => !kindOf.has(word) && !NO_NAME.test(word);
  const towns = [...low.matchAll(TWO_TOWNS)].map(([, one = "", other = ""]) => [one, other]);
  return [
    ...[...low.matchAll(BEFORE_NAME)]
      .map(([, one, other = ""]) => one ?? other)
      .filter((one) => isUnknown(one) || placeNamed(one)?.isWord === false),
    ...[...low.matchAll(BUILDING)].map(([one]) => one).filter((one) => isUnknown(one.split(" ")[0])),
    ...(low.match(BODY) ?? []),
    ...[LAST_OF_FIRST.exec(low)?.[1] ?? ""].filter((one) => one && isNew(one)),
    ...(low.match(CALLED) ?? []),
    ...towns.filter((pair) => pair.every((one) => placeNamed(one)?.kind === "town")).flat(),
  ].map((one) => one.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()));
}

function placesIn(words: readonly Word[]) {
  const names: string[] = [];
  let lastEnd = -1;
  for (let at = 0; at < words.length; at++) {
    const place = knownAt(words, at);
    if (!place && isOneMoreTown(words, at, lastEnd)) {
      names.push(cased(words.slice(at, at + 1)));
      lastEnd = at;
      continue;
    }
    if (!place || place.kind === "code" || (place.length === 1 && NO_TOWN.test(words[at]?.low ?? "")))
      continue;
    const [before, earlier] = [words[at - 1], words[at - 2]];
    const isNext =
      lastEnd >= 0 &&
      ((lastEnd === at - 1 && LISTED.test(words[at]?.gap ?? "")) ||
        (lastEnd === at - 2 && JOINING.test(before?.low ?? "")));
    const isLed =
      (place.isWord ? BEFORE_WORD : BEFORE_PLACE).test(before?.low ?? "") ||
      (before?.low === "over" && earlier?.low === "all") ||
      (before?.low === "the" && place.kind === "region" && BEFORE_WORD.test(earlier?.low ?? ""));
    // A line or a list of towns: "leamington + warwick + kenilworth".
    const after = words[at + place.length];
    const isInList =
      !place.isWord && /^\s*[+/&]\s*$/.test(after?.gap ?? "") && knownAt(words, at + place.length);
    if (!isLed && !isNext && !isInList) continue;
    names.push(cased(words.slice(at, at + place.length)));
    lastEnd = at + place.length - 1;
    at = lastEnd;
  }
  return names;
}

/** No word of other texts, or a quarter of a town, which are used alike. */
const isNew = (word: string) => !kindOf.has(word) || kindOf.get(word) === kindOf.get("quayside");

/** "Stockport, hyde and romiley": an unknown word behind towns is one more. */
function isOneMoreTown(words: readonly Word[], at: number, lastEnd: number) {
  const { low = "", gap = "" } = words[at] ?? {};
  const isNext =
    lastEnd >= 0 &&
    ((lastEnd === at - 1 && /[,+&/]/.test(gap) && LISTED.test(gap)) ||
      (lastEnd === at - 2 && JOINING.test(words[at - 1]?.low ?? "")));
  const isEnd = /^\s*(?:[.,;\n&/+]|$)/.test(words[at + 1]?.gap ?? "") || words[at + 1]?.low === "and";
  return isNext && isEnd && low.length > 3 && !/\d/.test(low) && isNew(low) && !NO_NAME.test(low);
}

function streetsIn(words: readonly Word[]) {
  return words.flatMap((word, at) => {
    if (!STREET.test(word.low)) return [];
    let from = at;
    while (
      from > 0 &&
      at - from < MOST_STREET_WORDS &&
      words[from]?.gap === " " &&
      !isBefore(words[from - 1])
    )
      from--;
    const first = words[from - 1];
    const name = words.slice(from, at + 1);
    if (from === at || NO_STREET.test(first?.low ?? "") || !(isBefore(first) || isStart(name[0], at - from)))
      return [];
    // "People who can drive"
    return name.some(({ low }) => NO_PART_OF_STREET.test(low)) ? [] : [cased(name)];
  });
}

const NO_PART_OF_STREET = /^(?:who|that|which|can|could|will|to|i|we|you|they|it|is|are|not)$/;
/** "Belfast, ormeau road": a short name may begin a clause. */
const isStart = (word: Word | undefined, length: number) =>
  word !== undefined && length < MOST_STREET_WORDS - 2 && (word.start === 0 || !/^\s*$/.test(word.gap));

const isBefore = (word: Word | undefined) =>
  word !== undefined && (BEFORE_STREET.test(word.low) || NO_STREET.test(word.low));

const SMALL = /^(?:of|on|the|upon|le|la|de|under|in|by)$/;

const cased = (words: readonly Word[]) =>
  words
    .map(({ low, gap }, at) => {
      const word = at > 0 && SMALL.test(low) ? low : low.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
      return (at > 0 ? gap : "") + word.replace(/['’]S$/, "'s");
    })
    .join("")
    .replace(/['’]s$/, "");
