import { pattern } from "#src/lib/pattern.ts";
import looks from "./lexicon/looks.json";
import lexicon from "./look-words.json";
import type { Voice } from "./parsed-brief.ts";
import { createPhrases } from "./phrases.ts";
import type { Word } from "./words.ts";

/** Words for a tone, and things that stand for one: "like a jewel box". */
export const tones = createPhrases<{ tone: Voice; weight: number; isThing: boolean }>(() => [
  ...Object.entries<string>(looks.tones).flatMap(([tone, line]) => {
    let weight = 3;
    return line.split(",").map((entry) => {
      const [, digit, rest] = /^(\d) (.*)$/.exec(entry) ?? [];
      if (digit) weight = Number(digit);
      return [rest ?? entry, { tone: tone as Voice, weight, isThing: false }] as const;
    });
  }),
  ...thingsOf(looks.toneThings).map(
    ([thing, tone]) => [thing, { tone: tone as Voice, weight: 2.5, isThing: true }] as const,
  ),
]);

/** Phrases that are typical of a tone of writing. */
export const manners = createPhrases<Voice>(() =>
  thingsOf(looks.manners).map(([phrase, tone]) => [phrase, tone as Voice] as const),
);

/** A thing counts as a look only next to words about looks, or in a short sentence. */
const LIKENING = pattern()`^${lexicon.likening}$`;
const SHORT = 7;
export function isLikened(words: readonly Word[], from: number, to: number) {
  const { sentence, clause } = words[from] ?? {};
  if (!sentence) return false;
  const own = words.slice(Math.max(0, from - 10), to + 9).filter((word) => word.sentence === sentence);
  const isShort = own.length <= SHORT && !own.some(({ low }) => /\d/.test(low));
  return (
    isShort ||
    own.some(
      (word) =>
        LIKENING.test(word.low) &&
        (word.clause === clause ||
          /^(?:like|feel|look|vibe|mood|think|picture|style|colou?rs?)$/.test(word.low)),
    )
  );
}

function thingsOf(groups: Readonly<Record<string, string>>): [thing: string, kind: string][] {
  return Object.entries(groups).flatMap(([kind, line]) =>
    line.split(",").map((one): [string, string] => [one, kind]),
  );
}

/** Words for a mood of colours, and things that stand for one: "like an old pub". */
export const moods = createPhrases<string>(() => [...thingsOf(looks.moods), ...thingsOf(looks.moodThings)]);

/** Returns the mood if the phrase names one and nothing else. */
export const moodNamed = (phrase: string) =>
  thingsOf({ ...looks.moods }).find(([one]) => one === phrase)?.[1] ??
  thingsOf({ ...looks.moodThings }).find(([one]) => one === phrase)?.[1];
