import { pattern } from "#src/lib/pattern.ts";
import lexicon from "./offer-words.json";
import type { Word } from "./words.ts";

export type IsPrice = (index: number) => boolean;

export interface Part {
  from: number;
  to: number;
}

const JOINS = /^(?:and|or|plus|n|also)$/;

/** Words that introduce the audience or the means. */
export const BESIDES =
  /^(?:for|with|to|in|at|from|on|about|across|around|throughout|within|that|which|who|where|while|covering)$/;

export const TRAILING = pattern()`^${lexicon.trailing}$`;

export function sentencesOf(words: readonly Word[]) {
  const sentences: Part[] = [];
  words.forEach(({ sentence }, at) => {
    const last = sentences.at(-1);
    if (last && words[last.to]?.sentence === sentence) last.to = at;
    else sentences.push({ from: at, to: at });
  });
  return sentences;
}

/** Splits at commas, dashes and "and". */
export function partsOf(words: readonly Word[], { from, to }: Part) {
  const parts: Part[] = [];
  let isOpen = false;
  for (let at = from; at <= to; at++) {
    const word = words[at] as Word;
    if (JOINS.test(word.low)) {
      // "For teenagers and adults" continues the phrase after "for".
      isOpen = saysBesides(words, parts.at(-1));
      continue;
    }
    if (at > from && (word.clause !== words[at - 1]?.clause || /[+/|,]/.test(word.gap))) isOpen = false;
    const last = parts.at(-1);
    if (isOpen && last) last.to = at;
    else parts.push({ from: at, to: at });
    isOpen = true;
  }
  return parts;
}

/** Rejoins parts that share a price: "bath and brush £25" in "Full groom £45, bath and brush £25". */
export function joined(words: readonly Word[], parts: readonly Part[], isPrice: IsPrice) {
  const hasPrice = ({ from, to }: Part) => {
    for (let at = from; at <= to; at++) if (isPrice(at)) return true;
    return false;
  };
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isPair =
      before !== undefined &&
      part.from - before.to === 2 &&
      words[before.to + 1]?.low === "and" &&
      words[before.to]?.clause === words[part.from]?.clause &&
      hasPrice(part) &&
      all.slice(0, -1).every(hasPrice) &&
      !hasPrice(before);
    if (isPair) before.to = part.to;
    else all.push({ ...part });
  }
  return all;
}

const saysBesides = (words: readonly Word[], part: Part | undefined) =>
  part !== undefined && words.slice(part.from + 1, part.to + 1).some(({ plain }) => BESIDES.test(plain));

/** Returns the last word of a part before its price. */
export function lastNamed({ from, to }: Part, isPrice: IsPrice) {
  for (let at = from; at <= to; at++) if (isPrice(at)) return at - 1;
  return to;
}

export function isPriced(words: readonly Word[], { to }: Part, isPrice: IsPrice) {
  return [to + 1, to + 2].some((at) => {
    const isNext = at === to + 1 || TRAILING.test(words[to + 1]?.plain ?? "");
    return isNext && isPrice(at) && words[at]?.sentence === words[to]?.sentence;
  });
}

export const saidIn = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(" ");
