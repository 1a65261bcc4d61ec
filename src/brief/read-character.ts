import { pattern } from "#src/lib/pattern.ts";
import characterWords from "./look-characters.json";
import { moods, tones } from "./look-things.ts";
import lexicon from "./look-words.json";
import type { Character, Evidence } from "./parsed-brief.ts";
import { coloursAmong } from "./read-look.ts";
import type { Word } from "./words.ts";

const DENIED = pattern()`^${lexicon.denied}$`;
const SMALL = pattern()`^${lexicon.beside}$`;
const REACH = 4;
/** "It should look like an old workshop." */
const LIKENED =
  /\b(?:should|must|want|make|keep|please|site|website|page|design)\b.*\b(?:look|feel|like|style)|\b(?:keep|make|want) (?:it|this|(?:the|our|my) (?:site|website|page|look|design|style))\b|^\W*(?:style|look|feel)\b|(?:^\W*|, )(?:like an?|think)\b/i;

const characterOf = new Map(
  Object.entries(characterWords).flatMap(([character, line]) =>
    line.split("|").map((word) => [word, character as Character] as const),
  ),
);

/** Returns whether a sentence, by its number, is a wish for the look of the site. */
export function lookSentences(text: string, words: readonly Word[]) {
  const known = new Map<number, boolean>();
  return (sentence: number) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const own = words.filter((word) => word.sentence === sentence);
    const said = text.slice(own[0]?.start, own.at(-1)?.end);
    const isWish = LIKENED.test(said) || saysLookAlone(own);
    known.set(sentence, isWish);
    return isWish;
  };
}

/** "Soft and elegant, no pink": each word says a look or joins two; "Modern British" is a kitchen. */
function saysLookAlone(own: readonly Word[]) {
  const spans = [...moods.find(own), ...tones.find(own), ...coloursAmong(own)];
  const isLook = (index: number) =>
    characterOf.has(own[index]?.low ?? "") || spans.some(({ from, to }) => from <= index && index <= to);
  return (
    own.length <= LONGEST_WISH &&
    own.some((_, index) => isLook(index)) &&
    own.every(({ low }, index) => isLook(index) || SMALL.test(low) || DENIED.test(low))
  );
}

const LONGEST_WISH = 16;

/** Whether one of the pieces stands in a wish for the look: "elegant, please", but not "an elegant hall for hire". */
export const isLookWish = (
  words: readonly Word[],
  pieces: readonly Evidence[],
  isLookSentence: (sentence: number) => boolean,
) =>
  pieces.some(({ start }) => {
    const word = words.find((one) => one.start === start);
    return word !== undefined && isLookSentence(word.sentence);
  });

/** Returns the characters that the brief wishes for its look, in its order: "like an old workshop" is old and sturdy. */
export function readCharacters(
  words: readonly Word[],
  isName: (index: number) => boolean,
  isLookSentence: (sentence: number) => boolean,
): Character[] {
  const found = new Set<Character>();
  for (const [at, { low, sentence, clause }] of words.entries()) {
    const character = characterOf.get(low);
    if (!character || isName(at)) continue;
    const before = words.slice(Math.max(0, at - REACH), at);
    if (before.some((word) => word.clause === clause && DENIED.test(word.low))) continue;
    if (isLookSentence(sentence)) found.add(character);
  }
  return [...found];
}
