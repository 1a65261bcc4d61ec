import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import lexicon from "./figure-words.json";
import { evidenceOf } from "./pieces.ts";

const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const NUMBER = pattern()`\b(?!half|twice)${lexicon.numbers}(?:[- ]${UNITS})?`;
/** "All eleven lawyers" are a fact in a wish as well: "profiles of all eleven lawyers". */
const PEOPLE = pattern()`${NUMBER} (?:\p{L}{3,12} )?${lexicon.people}\b`;
const BEFORE_ONE = pattern()`(?:${NUMBER}|\d) \p{L}+(?: \p{L}+)?, |\b(?:me|myself) and `;
/** "One for dads", "one silly one" */
const NO_THING = [
  "for|in|from|of|each|at|on|who|with|by|to|one|year|month|week|day|hour|tap|touch",
  /\p{L}+ one|\p{L}+ed/u,
];
/** "One" counts beside another count: "four doctors, one nurse practitioner" */
const ONE = pattern()`(?<=${BEFORE_ONE})one (?!${NO_THING}\b)(?:\p{L}+ )?\p{L}{3,}(?=\s?[.,;:!\n\r•|]|$)`;
const ONE_FIRST = /(?<=[,.:;•|] |\n)one \p{L}{3,}(?=, \d)/u;
const COUNT = pattern("giu")`${[PEOPLE, ONE, ONE_FIRST]}`;
/** "We want three engineers" is an advertisement, and "those two partners" point to something said before. */
const SOUGHT =
  "want|need|need is|looking for|hiring|hire|seeking|recruiting|short|list|put|those|these|same|other|like|than|every|per|only|or";
const NO_COUNT = pattern("i")`\b${SOUGHT} (?:for )?(?:a |the |about |around )?$`;

/** "Three Brothers Removals" is a name. */
const NAME = /^\p{Lu}\p{Ll}.* \p{Lu}/u;

/** Returns people and single things that the text counts in words. */
export const readCounts = (text: string): Evidence[] =>
  [...text.matchAll(COUNT)]
    .filter(({ index }) => !NO_COUNT.test(text.slice(Math.max(0, index - 24), index)))
    .filter(([count]) => !NAME.test(count))
    .map(evidenceOf);
