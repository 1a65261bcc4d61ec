import { pattern } from "#src/lib/pattern.ts";
import { hasCurrency } from "./facts/bare-prices.ts";
import { withoutItem } from "./facts/prices.ts";
import type { Evidence } from "./parsed-brief.ts";
import { capital } from "./short-text.ts";

export interface PriceLine {
  name: string;
  price: string;
}

/**
 * Returns the prices of a brief, each with its item. A price without a currency takes the nearest stated one,
 * else `currency`: a format such as "£#" or "# kr", where "#" stands for the amount. Other prices stay as
 * written.
 */
export function priceLines(brief: string, prices: readonly Evidence[], currency = "$#"): PriceLine[] {
  const known = prices.filter(({ text }) => currencyOf(text) !== undefined);
  const isMixed = prices.some(({ text }) => !hasCurrency(text));
  const currencyFor = (price: Evidence) => {
    const distance = (other: Evidence) => Math.abs(other.start - price.start);
    const [nearest] = known.toSorted((a, b) => distance(a) - distance(b));
    return (nearest && currencyOf(nearest.text)) ?? currency;
  };
  return prices.slice(0, MOST_LINES).map((price, index) => {
    const { start, end } = price;
    const before = brief
      .slice(Math.max(0, start - 70, prices[index - 1]?.end ?? 0), start)
      .replace(OTHER_SENTENCE, "");
    const isNamed = price.text.length <= LONGEST_PRICE && ITEM_BESIDE.test(before);
    const [text, item] = isNamed ? [price.text, ""] : withoutItem(price.text);
    const name = item || nameIn(before, brief.slice(end, end + 50));
    const least = /(?:^|\s)(?:from|starts? (?:at|from)|starting (?:at|from))\s*$/i.test(before)
      ? "from "
      : "";
    const written = hasCurrency(text)
      ? isMixed
        ? withSign(text)
        : text
      : withCurrency(text, currencyFor(price));
    return {
      name: capital(name).slice(0, 100) || "Price",
      price: (/^from/i.test(written) ? written : least + written).slice(0, LONGEST_PRICE),
    };
  });
}

/** A price has its thing in its own sentence. */
const OTHER_SENTENCE =
  /^[\s\S]*(?<!\b(?:approx|no|incl|min|max|st|dr))[.!?]\s+(?=\S{0,3}$|[\p{Lu}\d][^.!?]*$)/iu;
const MOST_LINES = 24;
const LONGEST_PRICE = 40;

const NO_NAME =
  "we|i|it|its|our|my|is|are|was|for|at|just|you|your|they|there|the|do|have|get|charge|pay|cost|costs|that|want|need|or|and|only|about";
/** Words right before a price are its item, whatever follows: "puppet show £60 extra". */
const ITEM_BESIDE = pattern(
  "iu",
)`(?:^|[.,;:!?(\n\r|·•])\s*(?:${pattern()`(?!${NO_NAME}\b)[\p{L}\d][\p{L}'’&-]*`} ){1,4}$`;

const SIGNS = [
  ["£#", /\s?(?:pounds?|quid)(?!\p{L})/iu],
  ["€#", /\s?euros?(?!\p{L})/iu],
  ["$#", /\s?(?:dollars?|bucks)(?!\p{L})/iu],
] as const;
const AMOUNT = /\d(?:[\d.,\u202f]*\d)?(?:\s?[-–]\s?\d(?:[\d.,]*\d)?)?/;

/** Returns the currency format of a price; undefined for none, and for pence and cents. */
function currencyOf(price: string) {
  if (!hasCurrency(price) || /\d\s?[cp](?![a-z])|¢|pence|cents/i.test(price)) return undefined;
  const [sign] = SIGNS.find(([, word]) => word.test(price)) ?? [];
  const [, before = "", after = ""] =
    /^(\D*)\d(?:[\d.,\u202f –-]*\d)?(\s?\p{Sc}|\s?\p{L}+)?/u.exec(price) ?? [];
  const mark = before.replace(/^(?:from|about|around|only|just|up to)\s+/i, "");
  return sign ?? (mark ? `${mark}#` : hasCurrency(after) ? `#${after}` : undefined);
}

/** Converts "85 pounds each" to "£85 each". */
function withSign(price: string) {
  const [sign, word] = SIGNS.find(([, one]) => one.test(price)) ?? [];
  return sign && word && /\d/.test(price) ? withCurrency(price.replace(word, ""), sign) : price;
}

const withCurrency = (price: string, currency: string) =>
  price.replace(AMOUNT, (amount) => currency.replace("#", () => amount));

/** An item stands before its price, or after it before a comma: "£30 haircut, £15 shave". */
function nameIn(before: string, after: string) {
  const part =
    before
      .split(/[!?;\n\r(•|]|\.(?!\d)|,\s|:\s*$|\s[-–—]\s(?!\s*$)/)
      .filter((one) => one.trim())
      .at(-1) ?? "";
  // "Prices: a cut is £48" is the price of a cut.
  const named = wordsBefore(part.slice(part.lastIndexOf(": ") + 1)) || wordsBefore(part);
  const isApart = /[,;•|\n\r]\s*(?:and\s+)?$/.test(before);
  return (isApart && wordsAfter(after)) || named || wordsAfter(after);
}

const SPACES = /[\s:–—=-]*/;
const COSTS = "costs?|starting|beginning|price|prices|priced|up|site visit is";
const ABOUT =
  "is|are|was|for|at|from|only|just|about|around|of|to|the|and|per person|with|now|usually|normally|roughly|between|somewhere";
/** Words between the name of an item and its price: "costs from". */
const BEGINS = /(?:starts?|begins?)(?=\s+(?:at|from|around|about|roughly)\b)/;
const BEFORE_PRICE = pattern("iu")`${SPACES}(?:(?<!\p{L}-)\b${[ABOUT, COSTS, BEGINS]}\b${SPACES})*$`;

const ONE = /one(?! (?:hour|day|week|night|month)\b)/;
const SMALL =
  "and|then|a|an|the|our|my|for|of|with|is|are|we|do|offer|have|i|new|also|to|but|or|that|want|need|charge|it|its|you|your|can|pay|teach|run|host|hold";
const LEADING = pattern("i")`^${[SMALL, ONE]}(?: |$)`;

const WEEKDAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)days?/;
const WHICH = "the|every|each|a|first|second|third|fourth|last|other";
/** Says when, after the name of an item: "a class on the first Sunday of the month". */
const WHEN = pattern(
  "iu",
)`\s(?:on|every|each)\s(?:${pattern()`${WHICH}\s`}){0,3}${WEEKDAY}(?:\sof\s\p{L}+\s\p{L}+)?$`;

function wordsBefore(text: string) {
  const cleaned = text.replace(BEFORE_PRICE, "").replace(WHEN, "");
  const words = cleaned
    .replace(/^[\s,–—:/-]+/, "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(-5);
  while (LEADING.test(words.join(" "))) words.shift();
  return words.length > 0 && /\p{L}{2}/u.test(words.join(" ")) ? words.join(" ") : "";
}

function wordsAfter(text: string) {
  const [part = ""] = text.split(/[.!?;,\n\r)(•|]|\s[-–—]\s/);
  const words = part.trim().split(/\s+/).filter(Boolean).slice(0, 5);
  if (/^(?:for|per|each)$/i.test(words[0] ?? "")) words.shift();
  return words.length > 0 && /\p{L}{2}/u.test(words.join(" ")) ? words.join(" ").replace(/^an? /i, "") : "";
}
