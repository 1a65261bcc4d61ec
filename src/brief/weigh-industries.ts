import { learnedIndustries } from "./learned-industry.ts";
import { knownIndustries, type LikelyIndustry, TRADE } from "./read-industry.ts";
import type { Word } from "./words.ts";

export interface WeighedIndustry extends LikelyIndustry {
  /** How likely it is, from 0 to 1, by phrases and words together. */
  share: number;
  /** Less than the share if little speaks for it: no phrase, and few words. */
  confidence: number;
}

/** How much phrases count beside words. 0.3 is better for long texts (scripts/fit-industries.mjs), worse for short ones. */
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
  /** The end of the first trade, by sentence. */
  const trades = new Map<number, number>();
  for (const { to } of named) {
    const { sentence = 0 } = words[to] ?? {};
    trades.set(sentence, Math.min(trades.get(sentence) ?? to, to));
  }
  /** The first word of the part, by clause. */
  const parts = new Map<number, number>();
  for (const [at, { low, sentence, clause }] of words.entries()) {
    const isPart = low === "with" && PART.test(words[at + 1]?.low ?? "");
    const isAfter = at > (trades.get(sentence) ?? at);
    if (isPart && isAfter && !parts.has(clause)) parts.set(clause, at);
  }
  return words.filter(({ clause }, index) => index <= (parts.get(clause) ?? Number.POSITIVE_INFINITY));
}
