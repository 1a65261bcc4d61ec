import { type Word, wordsOf } from "./words.ts";

/** A range of the brief; the end is exclusive. */
export interface Part {
  start: number;
  end: number;
}

/** Words in nearly every text. Alone they do not show where a text comes from. */
const COMMON = new Set(
  `about after all also and any are around ask back been before business can come day each else every find first for
  from get give good great has have help here how into just keep know like look made make many more most much need new
  not now one only open other our out over own page people place read same say see send set site some take tell than
  that the their them then there these they thing this time today too two under until use very visit want was way
  website week welcome well were what when where which who will with work year you your`.split(/\s+/),
);

/** Limits the comparisons for a word that a long brief repeats. */
const MOST_PLACES = 40;

/**
 * Finds the ranges of a brief that a text of the site took its words from, in the order of the brief. Case
 * and number are ignored. Longer runs win, so that a name is found as a whole.
 */
export function wordsFromBrief(brief: string, text: string): Part[] {
  const source = wordsOf(brief);
  const places = new Map<string, number[]>();
  for (const [index, { stem }] of source.entries()) {
    const known = places.get(stem);
    if (!known) places.set(stem, [index]);
    else if (known.length < MOST_PLACES) known.push(index);
  }

  const words = wordsOf(text);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const run = longestRun(words, at, source, places.get(words[at]?.stem ?? "") ?? []);
    const [first, last] = [source[run.start], source[run.start + run.length - 1]];
    if (first && last && source.slice(run.start, run.start + run.length).some(isTelling))
      parts.push({ start: first.start, end: last.end });
    at += Math.max(1, run.length);
  }
  return merged(parts);
}

function longestRun(words: Word[], at: number, source: Word[], starts: number[]) {
  let best = { start: -1, length: 0 };
  for (const start of starts) {
    let length = 0;
    while (words[at + length] && words[at + length]?.stem === source[start + length]?.stem) length++;
    if (length > best.length) best = { start, length };
  }
  return best;
}

const isTelling = ({ low, plain }: Word) => /\d/.test(low) || (plain.length > 2 && !COMMON.has(plain));

function merged(parts: Part[]) {
  const result: Part[] = [];
  for (const part of parts.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else result.push({ ...part });
  }
  return result;
}
