import { plainText } from "#src/lib/plain-text.ts";

/** A word of a brief, with its position. */
export interface Word {
  text: string;
  low: string;
  /** Lower case, without apostrophes. */
  plain: string;
  /** Lower case and singular, without apostrophes. */
  stem: string;
  start: number;
  end: number;
  /** The characters between the previous word and this one. */
  gap: string;
  isCapital: boolean;
  sentence: number;
  /** Clauses end at commas, dashes, brackets and sentence ends. */
  clause: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ´`][\p{L}]+)*/gu;
/** A fast path for most phrases of the lexicon. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;
const APOSTROPHE = /['’ʼ´`]/;
const APOSTROPHES = /['’ʼ´`]/g;
const ABBREVIATIONS = new Set(
  "st mr mrs ms dr ave rd blvd tel ph approx vs eg ie mt est dept sq jr sr".split(" "),
);

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let [end, sentence, clause] = [0, 0, 0];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const gap = text.slice(end, start);
    const last = words.at(-1);
    if (!last || gap === " ") {
      // The same sentence continues.
    } else if (
      endsSentence(gap, isHourOrPrice(last, words.at(-2)) ? "figure" : last.low, text[start] ?? "")
    ) {
      sentence++;
      clause++;
    } else if (/[,:()[\]{}"“”«»]|[-–—]\s|\s[-–—~/]|\.\.|…/.test(gap)) clause++;
    const [found] = match;
    const low = found.toLowerCase();
    words.push({
      text: found,
      low,
      plain: APOSTROPHE.test(low) ? low.replace(APOSTROPHES, "") : low,
      stem: stemOf(low),
      start,
      end: start + found.length,
      gap,
      isCapital: low !== found ? isCapital(found) : /^\d/.test(found),
      sentence,
      clause,
    });
    end = start + found.length;
  }
  return words;
}

/** Also matches capitals inside a word: "eBay". */
const isCapital = (found: string) => /^[\p{Lu}\d]/u.test(found) || /\p{Ll}\p{Lu}/u.test(found);

/** "Open 9 to 2. Bread £4. Cakes" is three sentences, "1. Bread" a numbered line. */
const isHourOrPrice = ({ low, gap }: Word, before: Word | undefined) =>
  /^\d$/.test(low) &&
  (/^(?:to|til|till|until|never|than|level|grade|stage|max|over|under|every|only|by|of)$/.test(
    before?.low ?? "",
  ) ||
    /[-–—]|[£$€₹]$/.test(gap));

function endsSentence(gap: string, before: string, next: string) {
  if (/[\n\r;!?•·|*\u2028\u2029]|\p{Extended_Pictographic}/u.test(gap)) return true;
  if (/\.\.+\s|…\s/.test(gap)) return true;
  return (
    /\.(\s|["”’)]|$)/.test(gap) &&
    !/\.\.|^\.?[ap]\.m/.test(gap) &&
    !(ABBREVIATIONS.has(before) || before.length === 1) &&
    !(before === "no" && /\d/.test(next)) &&
    !(/^(?:co|ltd|inc|bros|corp)$/.test(before) && /\p{Ll}/u.test(next))
  );
}

/** Memoized, because texts and lexicon repeat most of their words. */
const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

/**
 * Returns the singular by English spelling rules. Lexicon and brief use the same rules, so they match even
 * where the rules are wrong.
 */
export function stemOf(low: string) {
  const known = stems.get(low);
  if (known !== undefined) return known;
  const stem = singularOf(/^[a-z]*$/.test(low) ? low : withoutMarks(low));
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(low, stem);
  return stem;
}

/** Returns the stems of a phrase in lower case. */
export function stemsOf(phrase: string) {
  if (!PLAIN_WORDS.test(phrase)) return (phrase.match(WORD) ?? []).map(stemOf);
  return phrase.includes(" ") ? phrase.split(" ").map(stemOf) : [stemOf(phrase)];
}

const withoutMarks = (low: string) => plainText(low.replace(/['’ʼ´`]s?$/, "").replace(APOSTROPHES, ""));

function singularOf(low: string) {
  const word = low.endsWith("s") ? withoutPlural(low) : low;
  if (word.length > 4 && word.endsWith("our")) return `${word.slice(0, -3)}or`;
  if (word.length > 6 && word.includes("is")) return word.replace(/is(e|ed|er|ing|ation)$/, "iz$1");
  return word;
}

function withoutPlural(word: string) {
  if (/^(?:shel|loa|scar|lea|hal|wol|kni)ves$/.test(word))
    return word.replace(/ves$/, word.startsWith("kni") ? "fe" : "f");
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && !/[sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns the index of the word at a position of the text. */
export function wordAt(words: readonly Word[], position: number) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
