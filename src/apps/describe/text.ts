import { type Word, wordsOf } from "#src/brief/words.ts";
import { singular } from "../outline/nouns.ts";
import lists from "./reader-words.json" with { type: "json" };

export type { Word } from "#src/brief/words.ts";

/** The words that led to a part of the app, with their place in the text. */
export interface Evidence {
  text: string;
  start: number;
  end: number;
}

const setOf = (list: string) => new Set(list.split("|"));

export const isLead = setOf(lists.lead);
export const isTrigger = setOf(lists.triggers);
export const isStop = setOf(lists.stops);
export const isPeople = setOf(lists.people);
export const isContainer = setOf(lists.containers);
export const isFiller = setOf(lists.fillers);
export const isAdjective = setOf(lists.adjectives);

/** The words of a text with the singular as their stem. */
export function readWords(text: string): Word[] {
  return wordsOf(text).map((word) => ({ ...word, stem: stemOfWord(word.low) }));
}

const stems = new Map<string, string>();

export function stemOfWord(low: string) {
  const known = stems.get(low);
  if (known !== undefined) return known;
  const plain = low.replace(/['’]s?$/, "").replace(/['’]/g, "");
  const stem = singular(plain)
    .replace(/ou(r(?:s|ed|ing)?)$/, (all, end) =>
      all.length < plain.length - 1 &&
      plain !== "hours" &&
      plain !== "hour" &&
      plain !== "four" &&
      plain !== "tours"
        ? `o${end}`
        : all,
    )
    .replace(/tre$/, "ter");
  if (stems.size > 20_000) stems.clear();
  stems.set(low, stem);
  return stem;
}

export const stemsOfPhrase = (phrase: string) =>
  (phrase.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).map(stemOfWord);

export const keyOf = (phrase: string) => stemsOfPhrase(phrase).join(" ");

/** A phrase without pronouns and auxiliary verbs: "when it has to be back" is "when back". */
export const gistOf = (words: readonly { low: string; stem: string }[]) =>
  words
    .filter(({ low }) => !isFiller.has(low.replace(/['’]/g, "'")))
    .map(({ stem }) => stem)
    .join(" ");

export const gistOfPhrase = (phrase: string) =>
  gistOf(
    (phrase.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).map((low) => ({
      low,
      stem: stemOfWord(low),
    })),
  );

export function evidenceOf(text: string, words: readonly Word[]): Evidence {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  return { text: text.slice(start, end), start, end };
}

export const isPlural = ({ low }: Word) =>
  (singular(low) !== low && !/['’]/.test(low)) ||
  /^(?:people|children|staff|cattle|sheep|equipment|stock|aircraft)$/.test(low);
