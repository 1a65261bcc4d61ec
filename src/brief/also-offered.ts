import type { Part } from "./offer-parts.ts";
import type { Word } from "./words.ts";

const LONGEST = 5;

/** Words of a sentence that says more than a list of offers. */
const MORE =
  /^(?:that|which|who|where|while|if|when|because|so|but|is|are|was|were|can|will|you|your|we|our|it|its|they|them|this|these|free)$/;

/**
 * Returns the offers of "We also offer wheel building, collection and delivery, and hire.", the form in which an
 * owner's ticks are added to a brief. Undefined for any other sentence. With commas, only they divide: an offer such
 * as "collection and delivery" stays whole.
 */
export function alsoOffered(words: readonly Word[], { from, to }: Part): Part[] | undefined {
  const start = words.slice(from, from + 3).map(({ plain }) => plain);
  if (!/^(?:we|i) also offer$/.test(start.join(" "))) return undefined;
  const first = from + 3;
  const hasCommas = words.slice(first + 1, to + 1).some(({ gap }) => gap.includes(","));
  const parts: Part[] = [];
  for (let at = first; at <= to; at++) {
    const { low, gap } = words[at] as Word;
    const isComma = at > first && gap.includes(",");
    if (low === "and" && (isComma || !hasCommas)) {
      parts.push({ from: at + 1, to: at });
      continue;
    }
    const last = parts.at(-1);
    if (last && !isComma) last.to = at;
    else parts.push({ from: at, to: at });
  }
  const isList = parts.every(
    (part) =>
      part.to >= part.from &&
      part.to - part.from < LONGEST &&
      words
        .slice(part.from, part.to + 1)
        .every(({ plain, text, gap }) => !MORE.test(plain) && !/\d/.test(text) && !/[:;()]/.test(gap)),
  );
  return parts.length > 0 && isList ? parts : undefined;
}
