import { pattern } from "#src/lib/pattern.ts";
import { isBusiness } from "./business-noun.ts";
import lexicon from "./offer-words.json";
import { speaksOfSite } from "./site-copy.ts";
import type { Evidence } from "./understood.ts";
import type { Word } from "./words.ts";

interface Context {
  /** Where words of the trade stand, of the first to the last word. */
  signs: readonly { from: number; to: number; value: { weight: number; isNear: boolean } }[];
  /** What is said of something else: the name, the place, figures. */
  isTaken: (index: number) => boolean;
  isWish: (from: number, to: number) => boolean;
  isPrice: (index: number) => boolean;
  /** What says how it looks and sounds. */
  isLook: (index: number) => boolean;
}

const MOST_OFFERS = 6;
/** Whoever writes a book says what there is on its first pages. */
const MOST_WORDS = 600;
const LONGEST = 4;
/** Weaker words are said in every trade. */
const WEIGHT = 3;
/** From this weight on a word names a trade. */
const TRADE = 9;

const JOINS = /^(?:and|or|plus|n|also)$/;
const LEADING = pattern()`^${lexicon.leading}$`;
/** What is said to be done or sold comes after one of these; "we rescue dogs" is a sentence. */
const OFFERING = /^(?:do|does|offer|provide|sell|make|specialise|specialize|including|selling|offering)s?$/;
const SELLING = /^(?:selling|offering|providing)$/;
const SPEAKER = /^(?:we|i)$/;
/** What follows says for whom or with what. */
const BESIDES =
  /^(?:for|with|to|in|at|from|on|about|across|around|throughout|within|that|which|who|where|while|covering)$/;
const TRAILING = pattern()`^${lexicon.trailing}$`;
/** With one of these it is a sentence, or about something else. */
const OTHER = pattern()`^${lexicon.other}$`;
/** With a price it may be for so long: "full day". */
const TIME = /^(?:day|week|night|hour|year)s?$/;
/** Of every trade alike, and nothing by itself. */
const GENERAL = pattern()`^${lexicon.general}$`;
/** Who does it is not what is done: "decorators", "florist". */
const WHO = pattern()`^${lexicon.spelled}lers?$|(?:[^l]er|${lexicon.who})s?$`;
const NOT_WHO = pattern()`^${lexicon.notWho}s?$`;

/**
 * What the business does or sells, in the brief's own words and their order: "whitening", "guided sea kayak trips". It is
 * taken from lists, and rather too little than too much.
 */
export function readOffers(
  words: readonly Word[],
  { signs, isTaken, isWish, isPrice, isLook }: Context,
): Evidence[] {
  const weights = new Map<number, number>();
  for (const { from, to, value } of signs)
    for (let at = from; at <= to; at++) weights.set(at, Math.max(value.weight, weights.get(at) ?? 0));
  const isNear = signs[0]?.value.isNear === true;
  const found: Part[] = [];
  for (const sentence of sentencesOf(words.slice(0, MOST_WORDS))) {
    // "We mow, hedge and plant" is a sentence, and no list.
    if (isSpoken(words, sentence.from) && !/^(?:are|am)$/.test(words[sentence.from + 1]?.plain ?? ""))
      continue;
    const parts = joined(words, partsOf(words, sentence), isPrice);
    const items = itemsOf(words, parts, { isTaken, isWish, isPrice, weights });
    const ofTrade = items.filter((item) => weightIn(item, weights) >= WEIGHT);
    const listed = listOf(words, withoutOneWish(words, parts, isWish), {
      isTaken,
      isPrice,
      isLook,
      weights,
      isNear,
    });
    // In company of words of the trade others are believed as well: "MOT, servicing, brakes".
    if (ofTrade.length > 1 || (ofTrade.length > 0 && items.length > 2)) found.push(...items);
    else if (listed.length > 0) found.push(...listed);
    else
      found.push(
        ...items.filter(
          (item) =>
            isPriced(words, item, isPrice) ||
            ((ofTrade.includes(item) || isSold(words, item)) && isLed(words, item)),
        ),
      );
  }
  const offers = new Map<string, Evidence>();
  for (const { from, to } of found) {
    const key = words
      .slice(from, to + 1)
      .map(({ stem }) => stem)
      .join(" ");
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    // "Luxury wedding cakes" are cakes.
    const isSaid = [...offers.keys()].some((known) => known === key || known.endsWith(` ${key}`));
    if (!isSaid) offers.set(key, { text: textOf(words, from, to), start, end });
  }
  return [...offers.values()].slice(0, MOST_OFFERS);
}

/** What of the parts of a sentence may be offered, without what leads to it. */
function itemsOf(
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
    // What has a price is no wish, wherever it stands.
    const isFree = !isAsked || (!isWished && isPriced(words, item, isPrice));
    return isFree && isThing(words, item, { weights, isPrice, isListed }) ? [item] : [];
  });
}

/** Of the words that say the trade, by their place. */
type Weights = ReadonlyMap<number, number>;

const weightIn = ({ from, to }: Part, weights: Weights) => {
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

/** The last word of a part before its price. */
function lastNamed({ from, to }: Part, isPrice: Context["isPrice"]) {
  for (let at = from; at <= to; at++) if (isPrice(at)) return at - 1;
  return to;
}

function isPriced(words: readonly Word[], { to }: Part, isPrice: Context["isPrice"]) {
  return [to + 1, to + 2].some((at) => {
    const isNext = at === to + 1 || TRAILING.test(words[to + 1]?.plain ?? "");
    return isNext && isPrice(at) && words[at]?.sentence === words[to]?.sentence;
  });
}

/** "Selling handmade soy candles", of whatever trade. */
const isSold = (words: readonly Word[], { from }: Part) => SELLING.test(words[from - 1]?.plain ?? "");

/** Alone it stands at the beginning of something. */
function isLed(words: readonly Word[], { from, to }: Part) {
  const isFirst = from === 0 || words[from - 1]?.sentence !== words[from]?.sentence;
  const isAnnounced =
    isFirst || /[:–—(]|\s-\s/.test(words[from]?.gap ?? "") || OFFERING.test(words[from - 1]?.plain ?? "");
  return isAnnounced && to > from && isMany(words, to);
}

/** Of "stoneware, workshops, commissions" one may be something for the site as well; of two it is no list of what is done. */
function withoutOneWish(words: readonly Word[], parts: readonly Part[], isWish: Context["isWish"]) {
  const free = parts.filter(({ from, to }) => !asks(words, from, to, isWish));
  const hasWord = parts.some(({ from, to }) => speaksOfSite(saidIn(words, from, to)));
  const isWhole =
    free.length === parts.length || (free[0] === parts[0] && free.some(({ from, to }) => to > from));
  return parts.length < 3 || hasWord || parts.length - free.length > 1 || !isWhole ? [] : free;
}

/** A sentence that is a list and nothing else: "Sports injuries, back pain, post-op rehab." */
function listOf(
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
  const isOfTrade = things.some((item) => weightIn(item, weights) >= WEIGHT);
  const priced = items.filter((item) => isPriced(words, item, isPrice)).length;
  // "Full day $55, half day $35, overnight $80" is a list of prices, whatever it says.
  if (priced > 1 && priced === items.length) return items;
  const hasPrice = priced > 0;
  // Of a trade without words of its own whatever is listed may be meant.
  const isSaid =
    (hasPrice && (isMuch || isOfTrade)) ||
    (isMuch && (isNear || isOfTrade) && things.length > 1 && things.length * 2 > items.length);
  return isSaid ? items.filter(({ from, to }) => to > from || !GENERAL.test(words[to]?.low ?? "")) : [];
}

const isMany = (words: readonly Word[], at: number) =>
  /(?:[^s]s|ing)$/.test(words[at]?.low ?? "") && !NO_DOING.test(words[at]?.low ?? "");
const NO_DOING = pattern()`^${lexicon.noDoing}$`;

interface Part {
  from: number;
  to: number;
}

function sentencesOf(words: readonly Word[]) {
  const sentences: Part[] = [];
  words.forEach(({ sentence }, at) => {
    const last = sentences.at(-1);
    if (last && words[last.to]?.sentence === sentence) last.to = at;
    else sentences.push({ from: at, to: at });
  });
  return sentences;
}

/** What commas, dashes and an "and" keep apart. */
function partsOf(words: readonly Word[], { from, to }: Part) {
  const parts: Part[] = [];
  let isOpen = false;
  for (let at = from; at <= to; at++) {
    const word = words[at] as Word;
    if (JOINS.test(word.low)) {
      // "For teenagers and adults": it goes on with what follows "for".
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

/** "Full groom £45, bath and brush £25": of two that share a price the "and" makes one. */
function joined(words: readonly Word[], parts: readonly Part[], isPrice: Context["isPrice"]) {
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

const saidIn = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(" ");

/** Something is done: "we rescue dogs", but not "we sell books". */
const isSpoken = (words: readonly Word[], at: number) =>
  SPEAKER.test(words[at]?.plain ?? "") && !OFFERING.test(words[at + 1]?.plain ?? "");

/** Without what leads to it, and without its price. */
function trimmed(
  words: readonly Word[],
  part: Part,
  { isTaken, isPrice }: Pick<Context, "isTaken" | "isPrice">,
): Part | undefined {
  let { from, to } = part;
  if (isSpoken(words, from)) return undefined;
  // "SparkClean does window cleaning."
  while (from <= to && isTaken(from)) from++;
  if (from > part.from && !OFFERING.test(words[from]?.plain ?? "")) return undefined;
  if (SPEAKER.test(words[from]?.plain ?? "")) from++;
  while (from <= to && LEADING.test(words[from]?.plain ?? "") && !(words[from + 1]?.gap ?? "").includes("-"))
    from++;
  // "An online store selling candles" sells candles.
  for (let at = from + 1; at < to; at++) if (SELLING.test(words[at]?.plain ?? "")) from = at + 1;
  // "Makers of fine hats" make hats.
  if (isWho(words[from]?.low ?? "") && words[from + 1]?.low === "of") from += 2;
  for (let at = from; at <= to; at++) if (isTaken(at) || BESIDES.test(words[at]?.plain ?? "")) to = at - 1;
  // The "up" of a "tune-up" belongs to it.
  while (to >= from && TRAILING.test(words[to]?.plain ?? "") && (to === from || words[to]?.gap !== "-")) to--;
  const length = to - from + 1;
  // Half of "tune-up".
  if (words[to + 1]?.gap === "-") return undefined;
  if (length < 1 || length > LONGEST) return undefined;
  const hasPrice = isPriced(words, { from, to }, isPrice);
  for (let at = from; at <= to; at++) {
    const word = words[at] as Word;
    const isOther = OTHER.test(word.plain) && !(hasPrice && to > from && TIME.test(word.plain));
    if (isOther || !/^[\p{L}’'-]{2,}$/u.test(word.text) || /[#@]/.test(word.gap)) return undefined;
    // A name: of a place, a person or a maker.
    if (word.isCapital && at > from && !isCry(word.text)) return undefined;
  }
  return { from, to };
}

const isWho = (low: string) => WHO.test(low) && !NOT_WHO.test(low);
const isCry = (text: string) => text.length > 3 && text === text.toUpperCase();

/** As it stands in the middle of a sentence: small where it began one, or was cried. */
function textOf(words: readonly Word[], from: number, to: number) {
  // "IELTS prep" is not.
  const isCried = words.slice(Math.max(0, from - 1), to + 2).every(({ text }) => text === text.toUpperCase());
  return words
    .slice(from, to + 1)
    .map(({ text, gap }, step) => {
      const joint = step === 0 ? "" : gap;
      if (isCried && isCry(text)) return joint + text.toLowerCase();
      return joint + (step === 0 && isOrdinary(words, from) ? text.toLowerCase() : text);
    })
    .join("")
    .replace(/\s+/g, " ");
}

/** Its capital is that of a sentence, and no name's. */
const isOrdinary = (words: readonly Word[], at: number) =>
  words[at]?.sentence !== words[at - 1]?.sentence && !/\p{Lu}.*\p{Lu}/u.test(words[at]?.text ?? "");
