import { kindOf } from "../reader/kind-of-word.ts";
import type { Word } from "../words.ts";

// The features by which the place of a missing mark is told, shared with scripts/fit-sentences.mjs.

/** Short words are told apart; longer ones count as their kind. */
const LONGEST_OWN = 5;

/** The word, its kind, or its last letters; a number with one 0 for each digit. */
export function signOf({ plain, gap }: Word) {
  if (/^\d/.test(plain)) return (/[£$€₹]$/.test(gap) ? "£" : "") + plain.replace(/\d/g, "0").slice(0, 6);
  const kind = kindOf.get(plain);
  if (kind === undefined) return `?${plain.slice(-2)}`;
  return plain.length <= LONGEST_OWN ? plain : `k${kind}`;
}

/** The power of two of the number of weights. */
const BITS = 14;
export const SIZE = 1 << BITS;
const FAR = 16;
const NEAR = 3;

/** Returns the indices of the weights for a mark after the sign `at`, `since` words after the last mark. */
export function featuresAt(signs: readonly string[], at: number, since: number): number[] {
  const sign = (step: number) => signs[at + step] ?? (step <= 0 ? "^" : "$");
  const [before, last, next, second, third] = [sign(-1), sign(0), sign(1), sign(2), sign(3)];
  return [
    `a${last}`,
    `b${next}`,
    `c${next} ${second}`,
    `d${before} ${last}`,
    `e${last} ${next}`,
    `f${second}`,
    `g${before}`,
    `h${next} ${second} ${third}`,
    `s${Math.min(since, FAR)}`,
    `i${last} ${Math.min(since, NEAR)}`,
  ].map(hashed);
}

/** FNV-1a, mixed, because its lowest bits alone repeat. */
function hashed(text: string) {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (SIZE - 1);
}
