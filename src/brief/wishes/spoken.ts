import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import lexicon from "./small-words.json";

export const plain = (word: Word | undefined) => word?.plain ?? "";

/** Returns the words in a range without apostrophes, each after a space. */
export function spoken(words: readonly Word[], from: number, to: number) {
  let text = " ";
  const start = Math.max(0, from);
  const end = Math.min(to, words.length);
  for (let at = start; at < end; at++) text += `${words[at]?.plain} `;
  return end > start ? text : "  ";
}

export const LIGHT = pattern()`^${lexicon.light}$`;
