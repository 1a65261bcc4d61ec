import { pattern } from "#src/lib/pattern.ts";
import { isBusiness } from "./business-noun.ts";
import { isPriced, lastNamed, type Part, saidIn } from "./offer-parts.ts";
import lexicon from "./offer-words.json";
import { speaksOfSite } from "./site-copy.ts";
import { isWho, OFFERING, SELLING, trimmed } from "./trimmed-offer.ts";
import type { Word } from "./words.ts";

export interface Context {
  /** Phrases that belong to an industry, with their first and last word. */
  signs: readonly { from: number; to: number; value: { weight: number; isNear: boolean } }[];
  /** Whether a word has another meaning: the name, the place, a figure. */
  isTaken: (index: number) => boolean;
  isWish: (from: number, to: number) => boolean;
  isPrice: (index: number) => boolean;
  /** Whether a word describes looks or tone. */
  isLook: (index: number) => boolean;
}

/** Words below this weight occur in every industry. */
export const WEIGHT = 3;

/** Words from this weight on name an industry. */
const TRADE = 9;

/** Words that fit every industry and are not an offer by themselves. */
const GENERAL = pattern()`^${lexicon.general}$`;
const NO_DOING = pattern()`^${lexicon.noDoing}$`;

/** Returns the possible offers among the parts of a sentence, without introductory words. */
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
    // In "an online shop selling candles" the shop is a wish for the site, and the candles are an offer.
    const from = item && isSold(words, item) ? item.from : part.from;
    const isWished = asks(words, from, part.to, isWish);
    isAsked ||= isWished;
    if (!item) return [];
    // A part with a price is an offer, not a wish.
    const isFree = !isAsked || (!isWished && isPriced(words, item, isPrice));
    return isFree && isThing(words, item, { weights, isPrice, isListed }) ? [item] : [];
  });
}

/** Weights of words that belong to the industry, by index. */
export type Weights = ReadonlyMap<number, number>;

export const weightIn = ({ from, to }: Part, weights: Weights) => {
  let most = 0;
  for (let at = from; at <= to; at++) most = Math.max(most, weights.get(at) ?? 0);
  return most;
};

/**
 * Whether an item is an offer: a plural, an activity, or a minor word of the industry such as "massage", but
 * not "brewery".
 */
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
  // "Garden design" is a service, "dental practice" is a business.
  return weight >= WEIGHT && (weight < TRADE || (to > from && !isBusiness(saidIn(words, from, to))));
}

/** Whether the words follow "selling", in any industry: "selling handmade soy candles". */
export const isSold = (words: readonly Word[], { from }: Part) => SELLING.test(words[from - 1]?.plain ?? "");

/**
 * Whether a plural of several words starts a sentence or follows an introduction. Only then is it an offer by
 * itself.
 */
export function isLed(words: readonly Word[], { from, to }: Part) {
  const isFirst = from === 0 || words[from - 1]?.sentence !== words[from]?.sentence;
  const isAnnounced =
    isFirst || /[:–—(]|\s-\s/.test(words[from]?.gap ?? "") || OFFERING.test(words[from - 1]?.plain ?? "");
  return isAnnounced && to > from && isMany(words, to);
}

/**
 * In "stoneware, workshops, commissions" one entry may also be a feature of the site. With more such entries,
 * or fewer than three in all, the list is not one of offers.
 */
export function withoutOneWish(words: readonly Word[], parts: readonly Part[], isWish: Context["isWish"]) {
  const free = parts.filter(({ from, to }) => !asks(words, from, to, isWish));
  const hasWord = parts.some(({ from, to }) => speaksOfSite(saidIn(words, from, to)));
  const isWhole =
    free.length === parts.length || (free[0] === parts[0] && free.some(({ from, to }) => to > from));
  return parts.length < 3 || hasWord || parts.length - free.length > 1 || !isWhole ? [] : free;
}

/** Returns the items of a sentence that consists of a list: "Sports injuries, back pain, post-op rehab." */
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
  // A list of prices is a list of offers, whatever the items are: "Full day $55, half day $35, overnight
  // $80".
  if (priced > 1 && priced === items.length) return items;
  const hasPrice = priced > 0;
  // If the industry has no words of its own (`isNear`), any listed item may be an offer.
  const isSaid =
    (hasPrice && (isMuch || isOfIndustry)) ||
    (isMuch && (isNear || isOfIndustry) && things.length > 1 && things.length * 2 > items.length);
  return isSaid ? items.filter(({ from, to }) => to > from || !GENERAL.test(words[to]?.low ?? "")) : [];
}

const isMany = (words: readonly Word[], at: number) =>
  /(?:[^s]s|ing)$/.test(words[at]?.low ?? "") && !NO_DOING.test(words[at]?.low ?? "");

/** "Book covers" is not about bookings. */
const isBook = (words: readonly Word[], at: number, to: number) =>
  words[at]?.low === "book" &&
  at < to &&
  /^(?:covers|design|binding|repairs|illustration|launches)$/.test(words[at + 1]?.low ?? "");

/** Whether a part of the sentence asks for a feature of the site. */
function asks(words: readonly Word[], from: number, to: number, isWish: Context["isWish"]) {
  // "Post-op rehab" does not mention a post.
  for (let at = from; at <= to; at++)
    if (isWish(at, at) && words[at + 1]?.gap !== "-" && !isBook(words, at, to)) return true;
  return speaksOfSite(saidIn(words, from, to));
}
