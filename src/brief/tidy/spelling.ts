import { kindOf } from "../reader/kind-of-word.ts";
import stored from "./spelling.json";

// Corrects the slips that people make in common words: doubled and single letters, vowels that sound alike, and a letter
// too many, too few or in the wrong place. The words are those that briefs use.

/** Slips that stand in the training set, or that no rule tells, each with its right form. */
const slips = new Map(Object.entries(stored.slips));
/** A Bloom filter of the right words that the rules would change; some 4 % of the slips are taken for such a word. */
const others = Uint8Array.from(atob(stored.others), (byte) => byte.charCodeAt(0));
/** Words of one sound, built when a text first has an unknown word. */
let bySound: Map<string, string[]> | undefined;

const SHORTEST = 6;
/** A letter changes only in longer words: most short ones differ by one letter from another. */
const SHORTEST_CHANGED = 7;
const LONGEST = 16;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Returns the right form of a word in small letters, or nothing for one that is right or unknown. */
export function spelled(word: string): string | undefined {
  const slip = slips.get(word);
  if (slip || !/^[a-z]{6,16}$/.test(word) || isKnown(word)) return slip;
  return bitsOf(word).every((bit) => hasBit(bit)) ? undefined : nearest(word);
}

const hasBit = (bit: number) => ((others[bit >> 3] ?? 0) >> (bit & 7)) & 1;

/** The bits of the filter for a word. `scripts/make-spelling.mjs` sets them. */
export const bitsOf = (word: string) => [3, 5, 7, 11].map((seed) => hashOf(word, seed) & (FILTER_BITS - 1));
export const FILTER_BITS = 1 << 15;

function hashOf(word: string, seed: number) {
  let hash = Math.imul(seed, 2654435761);
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 12;
}

const ENDING = /(?:(?<!e)ing|ers?|ed|es|s|d|r|ly|ness)$/;

/** Whether a word, or the word to which it adds an ending, is one of the list. */
export function isKnown(word: string) {
  if (kindOf.has(word)) return !slips.has(word);
  const root = word.replace(ENDING, "");
  return root !== word && root.length > 2 && (isRoot(root) || isRoot(`${root}e`));
}

const isRoot = (word: string) => kindOf.has(word) && !slips.has(word);

/** Returns the only word of the list that sounds like this one, or has one letter more or less inside. */
export function nearest(word: string): string | undefined {
  bySound ??= soundsOf(kindOf.keys());
  const alike = (bySound.get(soundOf(word)) ?? [])
    .filter((one) => one !== word && one[0] === word[0] && one.at(-1) === word.at(-1))
    .map((one) => ({ one, distance: distanceOf(word, one) }))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = alike;
  if (first && first.distance <= 2 && first.distance !== second?.distance) return first.one;
  if (word.length < SHORTEST_CHANGED) return undefined;
  const changed = new Set([...changesOf(word)].filter(isRoot));
  return changed.size === 1 ? [...changed][0] : undefined;
}

/** "profesional" and "professional", "resedential" and "residential" have one sound. */
const soundOf = (word: string) => word.replace(/[aeiouy]+/g, "a").replace(/(.)\1+/g, "$1");

function soundsOf(words: Iterable<string>) {
  const sounds = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST || slips.has(word)) continue;
    const sound = soundOf(word);
    const others = sounds.get(sound);
    if (others) others.push(word);
    else sounds.set(sound, [word]);
  }
  return sounds;
}

/** Yields the words with one letter more or less, or two swapped, not at the beginning or the end. */
function* changesOf(word: string) {
  for (let at = 1; at < word.length - 1; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    yield before + after.slice(1);
    if (at < word.length - 2) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of LETTERS) yield before + letter + after;
  }
}

/** The Levenshtein distance. */
function distanceOf(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
