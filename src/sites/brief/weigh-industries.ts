import { learnedIndustries } from "./learned-industry.ts";
import { knownIndustries, type LikelyIndustry, TRADE } from "./read-industry.ts";
import type { Word } from "./words.ts";

export interface WeighedIndustry extends LikelyIndustry {
  /** How likely it is, from 0 to 1, by phrases and words together. */
  share: number;
  /** Less than the share if little speaks for it: no phrase, and few words. */
  confidence: number;
}

/** How much phrases count beside words: of several, best on held-out briefs (scripts/fit-industries.mjs). */
const PHRASES = 0.4;
/** In short texts they count more: with this many known words twice as much. */
const FEW = 8;

/** Weighs what phrases say against what words say, and returns the industries by likelihood. */
export function weighIndustries(
  words: readonly Word[],
  byPhrases: readonly LikelyIndustry[],
): WeighedIndustry[] {
  const learned = learnedIndustries(withoutParts(words, byPhrases));
  const phrases = new Map(byPhrases.map((one) => [one.industry, one]));
  const part = PHRASES * (1 + FEW / (learned?.known ?? 1));
  const weighed = knownIndustries.map((industry) => {
    const one = phrases.get(industry) ?? { industry, score: 0, found: [] };
    return {
      ...one,
      share: Math.exp((learned?.scores.get(industry) ?? 0) + part * Math.log(1 + one.score)),
    };
  });
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  const known = learned?.known ?? 0;
  return weighed
    .map((one) => {
      const share = one.share / total;
      const trust = Math.max(one.score / (one.score + 1.5), known / (known + 4));
      return { ...one, share, confidence: Math.min(0.99, share * trust) };
    })
    .sort((a, b) => b.share - a.share);
}

const PART = /^(?:an?|its|our|my)$/;

/** Of "a bakery with a small café", the café is only a part. */
function withoutParts(words: readonly Word[], byPhrases: readonly LikelyIndustry[]) {
  const named = byPhrases.flatMap(({ found }) => found.filter(({ value }) => value.weight === TRADE));
  const parts = words.flatMap(({ low, sentence, clause }, at) => {
    const isPart = low === "with" && PART.test(words[at + 1]?.low ?? "");
    const isAfter = named.some(({ to }) => to < at && words[to]?.sentence === sentence);
    return isPart && isAfter ? [{ at, clause }] : [];
  });
  return words.filter((word, index) => !parts.some(({ at, clause }) => index > at && word.clause === clause));
}
