import { pattern } from "#src/lib/pattern.ts";
import { colourNames } from "../colour-names.ts";
import data from "./look-wish-words.json";

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
const listOf = (words: string) => new Set(words.split(" "));
const LOOK = Object.entries(data.look).map(([weight, words]) => [Number(weight), listOf(words)] as const);
const SMALL = listOf(data.small);
const COPY = listOf(data.copy);
const COLOURS = new Set([...colourNames.keys()].filter((name) => !name.includes(" ")));
const OPENER = pattern("i")`(?:^(?:and |or |very |maybe |perhaps )?|, )${data.openers}\b`;
const REFUSING = pattern("i")`(?:^|[,;–-] ?|\b(?:but|and) )${data.refusing}\b`;
const PLEASE = /\b(?:please|pls|plz)\b/i;
/** A clause with a verb says something of the business, unless the verb is the owner's wish. */
const CLAUSE =
  /(?<![\p{L}'’-])(?:we|i|you|he|she|they|there|we['’](?:re|ve|ll)|i['’](?:m|ve|ll)|it['’]s|is|are|was|were|has|have|had|can|will|do|does|makes?|sells?|offers?|runs?|serves?|takes?|comes?|keeps?|come|ask)(?![\p{L}'’-])/iu;
const WISH =
  /(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:like|love|prefer|want|fancy|imagine|picture)(?:ed)? (?:it|this|that|something|things|everything|the (?:site|page|look|whole))\b|^(?:make|keep) (?:it|things|everything)\b/iu;

const FOR_CUSTOMERS =
  /^(?:nothing (?:in|from|with|made)|not \p{L}+,? (?:just|only|always)|please (?:book|bring|ring|call|text|phone|e-?mail|wear|allow|order|note|leave|park|knock|arrive|pay|ask|wait|check|come|return|keep your|remember|tell us|let us))\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings|mornings|weekends|checked|insured|qualified|registered|certified|licensed|trained|experience)\b|^\p{L}+ (?:too|as well|welcome)[.!]?$/iu;
const MANY_OTHERS = 3;
const TOLERANCE = 0.25;

/** Beside the words themselves: what a sentence's place in the brief says about its purpose. */
export interface LookContext {
  /** From 0 for the first sentence to 1 for the last. */
  position: number;
  /** Whether the sentence before or after it is about the look. */
  isBesideLook: boolean;
  /** Whether a word belongs to the trade, so that "black pudding" stays copy at a butcher's. */
  isOfTrade: (word: string) => boolean;
}

/** Returns how likely a sentence is a wish for the look of the site: above 0 it is one. */
export function lookScore(sentence: string, { position, isBesideLook, isOfTrade }: LookContext) {
  if (/[£$€₹\d]/.test(sentence) && !/\b(?:19|20)?\d0s\b/.test(sentence)) return -5;
  // "Nothing in MDF" refuses a material, "please book by letter" speaks to customers.
  if (FOR_CUSTOMERS.test(sentence)) return -5;
  const words = wordsIn(sentence);
  const isWish = WISH.test(sentence);
  let [signs, others] = [0, 0];
  for (const word of words) {
    // A colour or a mood that is a word of the trade tells nothing.
    const weight = weightOf(word);
    if (isOfTrade(word) || COPY.has(word)) others += 2;
    else if (weight > 0) signs += weight;
    else if (!SMALL.has(word)) others += 1;
  }
  const isAsked = PLEASE.test(sentence);
  const isLikened = OPENER.test(sentence);
  // "No zips and hems in June please" names no look.
  if (signs === 0 && !isWish && ((!isLikened && !isBesideLook) || others >= MANY_OTHERS)) return -5;
  return (
    signs +
    (isWish ? 3 : 0) +
    (isAsked ? 2 : 0) +
    (isLikened ? 2.5 : 0) +
    (REFUSING.test(sentence) ? 1 : 0) +
    (isBesideLook ? 2 : 0) +
    position -
    (position === 0 ? 4 : 0) -
    others * 1.25 -
    (!isWish && CLAUSE.test(sentence) ? 6 : 0) -
    1 +
    TOLERANCE
  );
}

/** Whether the rest of a sentence is a wish for the look: "calm, navy and gold". */
export const isLookPhrase = (phrase: string) =>
  lookScore(phrase, { position: 0.5, isBesideLook: false, isOfTrade: () => false }) > 0;

/** "Greenish" and "sage-green" are colours, too. */
function weightOf(word: string): number {
  const plain = word.replace(/'s$/, "");
  const parts = plain.split("-");
  if (COLOURS.has(plain) || parts.some((part) => COLOURS.has(part))) return 2;
  const known = LOOK.find(([, words]) => words.has(plain) || words.has(plain.replace(/(?:ish|s)$/, "")));
  return known?.[0] ?? (COLOURS.has(plain.replace(/ish$/, "")) ? 2 : 0);
}
