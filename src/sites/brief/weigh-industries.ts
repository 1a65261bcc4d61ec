import { learnedIndustries } from "./learned-industry.ts";
import type { LikelyIndustry } from "./read-industry.ts";
import type { Word } from "./words.ts";

export interface WeighedIndustry extends LikelyIndustry {
  /** How likely it is, from 0 to 1, by phrases and words together. */
  share: number;
  /** The words that speak most for it, by their indices. */
  telling: number[];
}

/** How much phrases count beside words: of several, best on held-out briefs (scripts/fit-industries.mjs). */
const PHRASES = 0.8;

/** Weighs what phrases say against what words say, and returns the industries by likelihood. */
export function weighIndustries(
  words: readonly Word[],
  byPhrases: readonly LikelyIndustry[],
): WeighedIndustry[] {
  const learned = learnedIndustries(words);
  const phrases = new Map(byPhrases.map((one) => [one.industry, one]));
  const industries = learned ? [...learned.logShares.keys()] : [...phrases.keys()];
  const weighed = industries.map((industry) => {
    const one = phrases.get(industry) ?? { industry, score: 0, found: [] };
    const log = (learned?.logShares.get(industry) ?? 0) + PHRASES * Math.log(1 + one.score);
    return { ...one, grown: Math.exp(log) };
  });
  const total = weighed.reduce((sum, { grown }) => sum + grown, 0);
  return weighed
    .map(({ grown, ...one }) => ({
      ...one,
      share: grown / total,
      telling: learned?.wordsFor(one.industry) ?? [],
    }))
    .sort((a, b) => b.share - a.share);
}
