import { pattern } from "#src/lib/pattern.ts";
import characterWords from "./look-characters.json";
import lexicon from "./look-words.json";
import type { Character, Evidence } from "./parsed-brief.ts";
import type { Word } from "./words.ts";
import { lookScore } from "./write/look-wish.ts";

const DENIED = pattern()`^${lexicon.denied}$`;
const REACH = 4;
const IN_THE_MIDDLE = { position: 0.5, isBesideLook: false, isOfTrade: () => false };
/** "Modern British" is a kitchen. */
const LEAST = 1;
/** "It should look like an old workshop." */
const LIKENED =
  /\b(?:should|must|want|make|keep|please|site|website|page|design)\b.*\b(?:look|feel|like|style)|\b(?:keep|make|want) (?:it|this|(?:the|our|my) (?:site|website|page|look|design|style))\b|^\W*(?:like an?|think|style|look|feel)\b/i;

const characterOf = new Map(
  Object.entries(characterWords).flatMap(([character, line]) =>
    line.split("|").map((word) => [word, character as Character] as const),
  ),
);

/** Whether one of the pieces stands in a wish for the look: "elegant, please", but not "an elegant hall for hire". */
export const isLookWish = (text: string, words: readonly Word[], pieces: readonly Evidence[]) =>
  pieces.some(({ start }) => {
    const word = words.find((one) => one.start === start);
    return word !== undefined && isLookSentence(text, words, word.sentence);
  });

/** Returns the characters that the brief wishes for its look, in its order: "like an old workshop" is old and sturdy. */
export function readCharacters(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): Character[] {
  const found = new Set<Character>();
  const isWish = new Map<number, boolean>();
  for (const [at, { low, sentence, clause }] of words.entries()) {
    const character = characterOf.get(low);
    if (!character || isName(at)) continue;
    const before = words.slice(Math.max(0, at - REACH), at);
    if (before.some((word) => word.clause === clause && DENIED.test(word.low))) continue;
    if (!isWish.has(sentence)) isWish.set(sentence, isLookSentence(text, words, sentence));
    if (isWish.get(sentence)) found.add(character);
  }
  return [...found];
}

/** Whether a sentence is a wish for the look of the site. */
export function isLookSentence(text: string, words: readonly Word[], sentence: number) {
  const own = words.filter((word) => word.sentence === sentence);
  const said = text.slice(own[0]?.start, own.at(-1)?.end);
  return LIKENED.test(said) || lookScore(said, IN_THE_MIDDLE) > LEAST;
}
