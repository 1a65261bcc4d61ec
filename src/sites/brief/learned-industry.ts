import learned from "./learned-industry.json";
import type { Word } from "./words.ts";

/** Words that say nothing about a business. */
const SMALL = new Set(learned.small.split(" "));

const industries = Object.keys(learned.words);
type Weight = readonly [industry: number, weight: number];
let weights: Map<string, Weight[]> | undefined;

/** For each industry the file has "12 loaf,sourdough|11 crust": weights in fifths, and the stems that have them. */
function readWeights() {
  const read = new Map<string, Weight[]>();
  Object.values(learned.words).forEach((line, industry) => {
    for (const group of line.split("|")) {
      const [weight, stems = ""] = group.split(" ");
      for (const stem of stems.split(","))
        read.set(stem, [...(read.get(stem) ?? []), [industry, Number(weight) / 5]]);
    }
  });
  return read;
}

/** Returns the stems that can speak for an industry, each once, with the index of their first word. */
export function tellingStems(words: readonly Word[]): Map<string, number> {
  const stems = new Map<string, number>();
  words.forEach(({ stem }, index) => {
    if (!SMALL.has(stem) && !/\d/.test(stem) && !stems.has(stem)) stems.set(stem, index);
  });
  return stems;
}

export interface LearnedIndustries {
  /** The natural logarithm of the share of each industry; the shares add up to 1. */
  logShares: ReadonlyMap<string, number>;
  /** Returns the indices of the words that speak most for an industry. */
  wordsFor: (industry: string) => number[];
}

/**
 * Returns how likely each industry is by the words of a text: a log-linear model over stems, fitted by
 * scripts/fit-industries.mjs. Undefined if it knows none of the words.
 */
export function learnedIndustries(words: readonly Word[]): LearnedIndustries | undefined {
  weights ??= readWeights();
  const known = [...tellingStems(words)].flatMap(([stem, at]) => {
    const pulls = weights?.get(stem);
    return pulls ? [{ at, pulls }] : [];
  });
  if (known.length === 0) return undefined;

  const scores = new Float64Array(industries.length);
  for (const { pulls } of known) {
    for (const [industry, weight] of pulls)
      scores[industry] = (scores[industry] ?? 0) + weight / Math.sqrt(known.length);
  }
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
  return {
    logShares: new Map(industries.map((id, index) => [id, (scores[index] ?? 0) - total])),
    wordsFor(industry) {
      const index = industries.indexOf(industry);
      const pullOf = ({ pulls }: (typeof known)[number]) => pulls.find(([one]) => one === index)?.[1] ?? 0;
      return known
        .filter((one) => pullOf(one) > 0)
        .sort((a, b) => pullOf(b) - pullOf(a))
        .slice(0, 4)
        .map(({ at }) => at);
    },
  };
}
