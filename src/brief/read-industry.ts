import { byIndustry } from "#src/contract/industries.ts";
import type { IndustryWords } from "#src/sites/industries/industry.ts";
import { type MentionContext, weightOfMention } from "./mention-weight.ts";
import { createPhrases, type Found } from "./phrases.ts";
import type { Word } from "./words.ts";

interface Sign {
  industry: string;
  weight: number;
  /** The brief's own industry has no templates yet; this is the nearest one. */
  isNear: boolean;
}

/** Phrases from this weight on name an industry; weaker ones hint at one. */
export const TRADE = 9;

const WEIGHTS = { itself: TRADE, strong: 6, usual: 3, hints: 1 } as const;

const lexicon = Object.entries(
  byIndustry(
    import.meta.glob<IndustryWords>("../sites/industries/*/*/words.json", { eager: true, import: "default" }),
  ),
);

export const knownIndustries = lexicon.map(([industry]) => industry);

const signs = createPhrases<Sign>(readLexicon);

function* readLexicon(): Generator<readonly [string, Sign]> {
  for (const [industry, words] of lexicon) {
    for (const kind of ["itself", "strong", "usual", "hints"] as const) {
      const sign: Sign = { industry, weight: WEIGHTS[kind], isNear: false };
      for (const phrase of words[kind].flatMap(unfolded)) yield [phrase, sign];
    }
  }
  for (const [industry, { neighbours = [] }] of lexicon) {
    const sign: Sign = { industry, weight: TRADE, isNear: true };
    for (const phrase of neighbours.flatMap(unfolded)) yield [phrase, sign];
  }
}

/** Expands "hair/beauty//salon" to "hair salon", "beauty salon" and "salon". */
function unfolded(phrase: string) {
  if (!phrase.includes("/")) return [phrase];
  const [last = "", ...firsts] = phrase.split("/").reverse();
  return firsts.map((first) => `${first} ${last}`.trim());
}

export interface LikelyIndustry {
  industry: string;
  /** By phrases alone. */
  score: number;
  /** The matching phrases, by descending weight. */
  found: Found<Sign>[];
}

/** Whether a single word hardly occurs in any other industry. */
export const isIndustryWord = (stem: string) => signs.has(stem, ({ weight }) => weight >= 6);

/** Whether a single word is evidence of any industry, however weak. */
export const isHint = (stem: string) => signs.has(stem);

/** Returns the phrases that name an industry. */
export const industriesIn = (words: readonly Word[], isFuzzy = false) =>
  [...signs.find(words), ...(isFuzzy ? signs.find(words.slice(0, 300), { isFuzzy }) : [])].filter(
    ({ value }) => value.weight === TRADE,
  );

/** Returns all industries that the words speak of, the likeliest first. */
export function readIndustries(words: readonly Word[], context: MentionContext): LikelyIndustry[] {
  const exact = rank(words, signs.find(words), context);
  if ((exact[0]?.score ?? 0) >= 9) return exact;
  // Fuzzy matching applies only if the exact words make little sense.
  const fuzzy = rank(words, signs.find(words.slice(0, 600), { isFuzzy: true }), context);
  return (fuzzy[0]?.score ?? 0) > (exact[0]?.score ?? 0) + 2 ? fuzzy : exact;
}

/** Repetition adds no evidence beyond this count. */
const MOST_TIMES = 6;

function rank(words: readonly Word[], found: Found<Sign>[], context: MentionContext): LikelyIndustry[] {
  const industries = new Map<string, LikelyIndustry>();
  const seen = new Map<string, number>();
  const starts = new Map<number, Found<Sign>>();
  for (const one of found) {
    const other = starts.get(one.from);
    if (!other || one.value.weight > other.value.weight) starts.set(one.from, one);
  }
  const scored: { one: Found<Sign>; score: number }[] = [];
  for (const one of found) {
    const { industry, weight } = one.value;
    const key = `${industry} ${saidIn(words, one)}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    if (times >= MOST_TIMES) continue;
    const factor = factorOf(words, one, starts, context) * (one.isFuzzy ? 0.7 : 1);
    if (factor <= 0) continue;
    scored.push({
      one,
      score: weight * factor * (times === 0 ? 1 : times === 1 ? 0.4 : 0.15),
    });
    if (!industries.has(industry)) industries.set(industry, { industry, score: 0, found: [] });
  }
  scored.sort((a, b) => b.score - a.score);
  for (const { one, score } of scored) {
    const likely = industries.get(one.value.industry);
    if (!likely) continue;
    // Diminishing weight after five hints, because a long text mentions everything once.
    likely.score += score / (1 + Math.max(0, likely.found.length - 5) * 0.35);
    likely.found.push(one);
  }
  return [...industries.values()].sort((a, b) => b.score - a.score);
}

function saidIn(words: readonly Word[], { from, to }: Found<Sign>) {
  let said = words[from]?.stem ?? "";
  for (let at = from + 1; at <= to; at++) said += ` ${words[at]?.stem}`;
  return said;
}

function factorOf(
  words: readonly Word[],
  { from, to, value }: Found<Sign>,
  starts: Map<number, Found<Sign>>,
  context: MentionContext,
) {
  const next = starts.get(to + 1);
  return weightOfMention(
    words,
    {
      from,
      to,
      isNoun: value.weight === TRADE,
      isNear: value.isNear,
      isAlwaysMeant: value.industry === "nonprofit",
      isBeforeNoun:
        next !== undefined && next.value.weight >= TRADE && next.value.industry !== value.industry,
    },
    context,
  );
}
