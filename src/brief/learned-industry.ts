import learned from "./learned-industry.json";
import type { Word } from "./words.ts";

/** Words that say nothing about a business. */
const SMALL = new Set(learned.small.split(" "));

const industries = Object.keys(learned.words);
/** An industry that a stem speaks for, by its index, and how much. */
type Pull = readonly [industry: number, weight: number];
let weights: ReadonlyMap<string, readonly Pull[]> | undefined;
const weightOf = () => {
  weights ??= readWeights();
  return weights;
};

/** Reads the lines of the industries: "12 loaf,sourdough|11 crust" has weights in fifths with the stems that have them. */
function readWeights() {
  const read = new Map<string, Pull[]>();
  for (const [industry, line] of Object.values(learned.words).entries()) {
    for (const group of line.split("|")) {
      const [weight, stems = ""] = group.split(" ");
      for (const stem of stems.split(","))
        read.set(stem, [...(read.get(stem) ?? []), [industry, Number(weight) / 5]]);
    }
  }
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
  /** How much speaks for each industry: the natural logarithm of its share, but for a term that all have. */
  scores: ReadonlyMap<string, number>;
  /** The number of known words. */
  known: number;
}

/**
 * Returns how likely each industry is by the words of a text: a log-linear model over stems, fitted by
 * scripts/fit-industries.mjs. Undefined if it knows none of the words.
 */
export function learnedIndustries(words: readonly Word[]): LearnedIndustries | undefined {
  const known = [...tellingStems(words).keys()].flatMap((stem) => {
    const pulls = weightOf().get(stem);
    return pulls ? [pulls] : [];
  });
  if (known.length === 0) return undefined;
  const scores = new Float64Array(industries.length);
  for (const [industry, weight] of known.flat())
    scores[industry] = (scores[industry] ?? 0) + weight / Math.sqrt(known.length);
  return { scores: new Map(industries.map((id, index) => [id, scores[index] ?? 0])), known: known.length };
}

const MOST_EVIDENCE = 4;

/** Returns the indices of the words that speak most for an industry. */
export function wordsFor(industry: string, words: readonly Word[]): number[] {
  const index = industries.indexOf(industry);
  return [...tellingStems(words)]
    .flatMap(([stem, at]) => {
      const weight =
        weightOf()
          .get(stem)
          ?.find(([one]) => one === index)?.[1] ?? 0;
      return weight > 0 ? [{ at, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_EVIDENCE)
    .map(({ at }) => at);
}
