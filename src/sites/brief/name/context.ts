import { hasCurrency } from "../facts/bare-prices.ts";
import type { Facts } from "../facts/read-facts.ts";
import { tradesIn } from "../read-industry.ts";
import { type Word, wordAt } from "../words.ts";
import { addressesIn } from "./own-addresses.ts";

type PriceForm = "before" | "after" | "figure";

/** Facts about a whole brief, read before the name is looked for. */
export interface NameContext {
  text: string;
  words: readonly Word[];
  /** Capitals say nothing here: there are none, or nothing else. */
  isFlat: boolean;
  isUpper: boolean;
  /** The words that name a trade, with the trade. */
  trades: ReadonlyMap<number, string>;
  isWish: (from: number, to: number) => boolean;
  /** The hosts of web and mail addresses and the handles, as letters only. */
  addresses: readonly string[];
  inAddress: (index: number) => boolean;
  /** The parts of a text that are a price: with a currency before or after it, or a figure alone. */
  pricedAt: ReadonlyMap<number, PriceForm>;
  /** The positions of each word, without its possessive. */
  said: ReadonlyMap<string, number[]>;
}

/** A name is told near the beginning; at the end it may be signed. */
const HEAD = 1_500;
const TAIL = 200;

export function nameContext(
  text: string,
  all: readonly Word[],
  { emails, prices }: Pick<Facts, "emails" | "prices">,
  isWish: (from: number, to: number) => boolean,
): NameContext {
  const words = all.length > HEAD + TAIL ? all.slice(0, HEAD) : all;
  const { isFlat, isUpper } = caseOf(words);
  const trades = new Map<number, string>();
  for (const { from, to, value } of tradesIn(words, isFlat))
    for (let at = from; at <= to; at++) trades.set(at, value.industry);
  const said = new Map<string, number[]>();
  words.forEach(({ low }, index) => {
    const key = bare(low);
    const known = said.get(key);
    if (known) known.push(index);
    else said.set(key, [index]);
  });
  const { hosts, spans } = addressesIn(text, emails);
  const masked = new Set<number>();
  words.forEach(({ start, end }, index) => {
    if (spans.some((span) => start >= span.start && end <= span.end)) masked.add(index);
  });
  const pricedAt = new Map<number, PriceForm>();
  for (const price of prices) {
    const kind = hasCurrency(price.text) ? (/^\d/.test(price.text) ? "after" : "before") : "figure";
    for (let at = wordAt(words, price.start); (words[at]?.start ?? price.end) < price.end; at++)
      pricedAt.set(at, kind);
  }
  return {
    text,
    words,
    isFlat,
    isUpper,
    trades,
    isWish,
    addresses: hosts,
    inAddress: (index) => masked.has(index),
    pricedAt,
    said,
  };
}

export const bare = (low: string) => low.replace(/['’]s?$/, "");

function caseOf(words: readonly Word[]) {
  const letters = words
    .filter(({ text, low }) => /^\p{L}/u.test(text) && !/^i(?:['’]|$)/.test(low))
    .slice(0, 400);
  const capital = ({ text }: Word) => /^\p{Lu}/u.test(text);
  const upper = letters.filter(
    ({ text }) => text.length > 1 && text === text.toUpperCase() && capital({ text } as Word),
  );
  const isUpper = letters.length > 3 && upper.length / letters.length > 0.7;
  const starts = letters.filter(({ sentence }, index) => letters[index - 1]?.sentence !== sentence);
  const inner = letters.filter(
    (word, index) => capital(word) && letters[index - 1]?.sentence === word.sentence,
  );
  const isSmall =
    starts.filter(capital).length / Math.max(1, starts.length) < 0.5 &&
    inner.length / Math.max(1, letters.length) < 0.06;
  return { isFlat: isUpper || isSmall, isUpper };
}
