import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import lexicon from "./figure-words.json";
import { evidenceOf } from "./pieces.ts";

const NUMBER = pattern()`\b(?!half|twice)${lexicon.numbers}(?:-${lexicon.numbers})?`;
/** "All eleven lawyers" are a fact in a wish as well: "profiles of all eleven lawyers". */
const PEOPLE = pattern()`${NUMBER} (?:\p{L}{3,12} )?${lexicon.people}\b`;
const BEFORE_ONE = pattern()`(?:${NUMBER}|\d) \p{L}+(?: \p{L}+)?, |\bme and `;
/** "One for dads", "one silly one" */
const NO_THING = /for|in|from|of|each|at|on|year|tap|\p{L}+ one|\p{L}+ed/u;
/** "One" counts beside another count: "four doctors, one nurse practitioner" */
const ONE = pattern()`(?<=${BEFORE_ONE})one (?!${NO_THING}\b)(?:\p{L}+ )?\p{L}{3,}(?=\s?[.,;:!\n\r•|]|$)`;
const COUNT = pattern("giu")`${[PEOPLE, ONE]}`;
/** "We want three engineers" is an advertisement, and "those two partners" point to something said before. */
const SOUGHT = "want|need|need is|looking for|short|list|put|those|same|other|per";
const NO_COUNT = pattern("i")`\b${SOUGHT} (?:the )?$`;

/** "Three Brothers Removals" is a name. */
const NAME = /^\p{Lu}\p{Ll}.* \p{Lu}/u;

/** Returns people and single things that the text counts in words. */
export const readCounts = (text: string): Evidence[] =>
  [...text.matchAll(COUNT)]
    .filter(({ index }) => !NO_COUNT.test(text.slice(Math.max(0, index - 24), index)))
    .filter(([count]) => !NAME.test(count))
    .map(evidenceOf);
