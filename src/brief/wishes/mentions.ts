import { pattern } from "#src/lib/pattern.ts";
import type { Found } from "../phrases.ts";
import type { Word } from "../words.ts";
import lexicon from "./small-words.json";
import { type Wish, wishWords } from "./wish-words.ts";

export type Mention = Found<Wish>;

/** Whether a mention asks for a feature or refuses it. */
export type Polarity = "wanted" | "out" | "unsure";

/** Fuzzy matching covers only the first words: authors of long texts rarely misspell. */
const SPELLED = 300;

/** Finds mentions of features, without false positives. */
export function mentionsIn(words: readonly Word[], mask: (index: number) => boolean): Mention[] {
  const exact = wishWords
    .find(words, { mask })
    .filter((one) => !isMisread(words, one))
    .map((one) => (isNoShop(words, one) ? { ...one, value: SHOP } : one));
  const taken = new Set(
    exact.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  );
  const near = wishWords
    .find(words.slice(0, SPELLED), { mask, isFuzzy: true })
    .filter(
      ({ from, to, isFuzzy, value }) => isFuzzy && value.how === "said" && (!taken.has(from) || to > from),
    );
  return longestOnly([...exact, ...near].sort((a, b) => a.from - b.from || b.to - a.to));
}

const SHOP: Wish = { feature: "shop", how: "said" };

/** Refused, even a "gift shop" means the online shop: "no gift shop". */
const isNoShop = (words: readonly Word[], { from, to, value }: Mention) =>
  value.feature === undefined &&
  /^(?:shop|store)$/.test(words[to]?.low ?? "") &&
  /^(?:no|without)$/.test(words[from - 1]?.low ?? "");

/** Whether a word has another meaning in this number: "new", "by the hour", "for shops". */
const isMisread = (words: readonly Word[], { from, to }: Mention) =>
  from === to && MISREAD.test(words[from]?.low ?? "");

const MISREAD = pattern()`^${lexicon.misread}$`;

/** Of overlapping phrases, keeps the longest, then the most specific. */
function longestOnly(found: Mention[]) {
  const kept: Mention[] = [];
  const rank = ({ named, value, isFuzzy }: Mention) =>
    (named - 1) * 4 +
    (value.feature === undefined ? 2 : 0) +
    (value.how === "said" ? 1 : 0) -
    (isFuzzy ? 3 : 0);
  for (const one of found) {
    const last = kept.at(-1);
    if (!last || one.from > last.to) kept.push(one);
    else if (rank(one) > rank(last)) kept[kept.length - 1] = one;
  }
  return kept;
}

/** Returns a test for words that only express a wish for the site. */
export function wishesIn(words: readonly Word[]) {
  const ends = new Map<number, number>();
  for (const mention of wishWords.find(words)) {
    const { from, to, value } = mention;
    if (value.feature === undefined || isMisread(words, mention)) continue;
    for (let at = from; at <= to; at++) ends.set(at, Math.max(to, ends.get(at) ?? 0));
  }
  return (from: number, to: number) => (ends.get(from) ?? -1) >= to;
}
