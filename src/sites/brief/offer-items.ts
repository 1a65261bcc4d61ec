import { pattern } from "#src/lib/pattern.ts";
import { isBusiness } from "./business-noun.ts";
import { isPriced, lastNamed, type Part, saidIn } from "./offer-parts.ts";
import lexicon from "./offer-words.json";
import { speaksOfSite } from "./site-copy.ts";
import { isWho, OFFERING, SELLING, trimmed } from "./trimmed-offer.ts";
import type { Word } from "./words.ts";

export interface Context {
  /** Words of the industry, from the first to the last word of each. */
  signs: readonly { from: number; to: number; value: { weight: number; isNear: boolean } }[];
  /** Parts with another meaning: the name, the place, figures. */
  isTaken: (index: number) => boolean;
  isWish: (from: number, to: number) => boolean;
  isPrice: (index: number) => boolean;
  /** Parts that describe looks and tone. */
  isLook: (index: number) => boolean;
}

/** Weaker words are said in every trade. */
export const WEIGHT = 3;

/** From this weight on a word names a trade. */
const TRADE = 9;

/** Of every trade alike, and nothing by itself. */
const GENERAL = pattern()`^${lexicon.general}$`;
const NO_DOING = pattern()`^${lexicon.noDoing}$`;

/** The possible offers among the parts of a sentence, without the words that lead to them. */
export function itemsOf(
  words: readonly Word[],
  parts: readonly Part[],
  {
    isTaken,
    isWish,
    isPrice,
    weights,
  }: Pick<Context, "isTaken" | "isWish" | "isPrice"> & { weights: Weights },
) {
  let isAsked = false;
  // "Coffee 3, cake 4.50 euros"
  const priced = parts.filter((part) => {
    const to = lastNamed(part, isPrice);
    return to >= part.from && isPriced(words, { from: part.from, to }, isPrice);
  });
  const isListed = priced.length > 1;
  return parts.flatMap((part) => {
    const item = trimmed(words, part, { isTaken, isPrice });
    // "An online shop selling candles": the shop is wished for, and the candles are not.
    const from = item && isSold(words, item) ? item.from : part.from;
    const isWished = asks(words, from, part.to, isWish);
    isAsked ||= isWished;
    if (!item) return [];
    // A part with a price is an offer, not a wish.
    const isFree = !isAsked || (!isWished && isPriced(words, item, isPrice));
    return isFree && isThing(words, item, { weights, isPrice, isListed }) ? [item] : [];
  });
}

/** Of the words that say the trade, by their place. */
export type Weights = ReadonlyMap<number, number>;

export const weightIn = ({ from, to }: Part, weights: Weights) => {
  let most = 0;
  for (let at = from; at <= to; at++) most = Math.max(most, weights.get(at) ?? 0);
  return most;
};

/** Several of something, or a doing; else a lesser word of the trade: "massage", and no "brewery". */
function isThing(
  words: readonly Word[],
  { from, to }: Part,
  { weights, isPrice, isListed }: Pick<Context, "isPrice"> & { weights: Weights; isListed: boolean },
) {
  const { low } = words[to] as Word;
  if (from === to && GENERAL.test(low)) return false;
  if (isWho(low)) return false;
  if (
    isMany(words, to) ||
    (isPriced(words, { from, to }, isPrice) && (to > from || (isListed && !/ed$/.test(low))))
  )
    return true;
  const weight = weightIn({ from, to }, weights);
  // "Garden design" is done, and a "dental practice" is one.
  return weight >= WEIGHT && (weight < TRADE || (to > from && !isBusiness(saidIn(words, from, to))));
}

/** "Selling handmade soy candles", of whatever trade. */
export const isSold = (words: readonly Word[], { from }: Part) => SELLING.test(words[from - 1]?.plain ?? "");

/** Alone it stands at the beginning of something. */
export function isLed(words: readonly Word[], { from, to }: Part) {
  const isFirst = from === 0 || words[from - 1]?.sentence !== words[from]?.sentence;
  const isAnnounced =
    isFirst || /[:–—(]|\s-\s/.test(words[from]?.gap ?? "") || OFFERING.test(words[from - 1]?.plain ?? "");
  return isAnnounced && to > from && isMany(words, to);
}

/** Of "stoneware, workshops, commissions" one may be something for the site as well; of two it is no list of what is done. */
export function withoutOneWish(words: readonly Word[], parts: readonly Part[], isWish: Context["isWish"]) {
  const free = parts.filter(({ from, to }) => !asks(words, from, to, isWish));
  const hasWord = parts.some(({ from, to }) => speaksOfSite(saidIn(words, from, to)));
  const isWhole =
    free.length === parts.length || (free[0] === parts[0] && free.some(({ from, to }) => to > from));
  return parts.length < 3 || hasWord || parts.length - free.length > 1 || !isWhole ? [] : free;
}

/** A sentence that is a list and nothing else: "Sports injuries, back pain, post-op rehab." */
export function listOf(
  words: readonly Word[],
  parts: readonly Part[],
  {
    isTaken,
    isPrice,
    isLook,
    weights,
    isNear,
  }: Pick<Context, "isTaken" | "isPrice" | "isLook"> & {
    weights: Weights;
    isNear: boolean;
  },
) {
  if (parts.length < 2 || /:/.test(words[parts[1]?.from ?? 0]?.gap ?? "")) return [];
  const items = parts.flatMap((part) => trimmed(words, part, { isTaken, isPrice }) ?? []);
  const isOther = items.some(({ from, to }) => (isLook(from) && isLook(to)) || isWho(words[to]?.low ?? ""));
  if (isOther || items.length < parts.length) return [];
  // "Gardens for bees, birds and people."
  if (parts.slice(0, -1).some(({ from, to }) => /\b(?:for|with)\b/i.test(saidIn(words, from, to)))) return [];
  const things = items.filter(
    ({ from, to }) => to > from || isMany(words, to) || weightIn({ from, to }, weights) > 0,
  );
  const isMuch = things.some(({ to }) => isMany(words, to));
  const isOfIndustry = things.some((item) => weightIn(item, weights) >= WEIGHT);
  const priced = items.filter((item) => isPriced(words, item, isPrice)).length;
  // "Full day $55, half day $35, overnight $80" is a list of prices, whatever it says.
  if (priced > 1 && priced === items.length) return items;
  const hasPrice = priced > 0;
  // Of a trade without words of its own whatever is listed may be meant.
  const isSaid =
    (hasPrice && (isMuch || isOfIndustry)) ||
    (isMuch && (isNear || isOfIndustry) && things.length > 1 && things.length * 2 > items.length);
  return isSaid ? items.filter(({ from, to }) => to > from || !GENERAL.test(words[to]?.low ?? "")) : [];
}

const isMany = (words: readonly Word[], at: number) =>
  /(?:[^s]s|ing)$/.test(words[at]?.low ?? "") && !NO_DOING.test(words[at]?.low ?? "");

/** "Book covers" are no bookings. */
const isBook = (words: readonly Word[], at: number, to: number) =>
  words[at]?.low === "book" &&
  at < to &&
  /^(?:covers|design|binding|repairs|illustration|launches)$/.test(words[at + 1]?.low ?? "");

/** From here on the sentence is about the site. */
function asks(words: readonly Word[], from: number, to: number, isWish: Context["isWish"]) {
  // "Post-op rehab" is no post.
  for (let at = from; at <= to; at++)
    if (isWish(at, at) && words[at + 1]?.gap !== "-" && !isBook(words, at, to)) return true;
  return speaksOfSite(saidIn(words, from, to));
}
