import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";

const APART = /(?<![\d.,:;/#+\p{L}$£€¥₹-])/u;
const AMOUNT = /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?/;
const UP_TO = /(?:\s?[-–]\s?| to )\d{1,4}(?:[.,]\d{1,2})?/;
const PER = /\s(?:each|an hour|a head|per (?:hour|person|head|night|day|month|week|session|class|visit))/;
const ITEM_END = /\s*(?:,(?!\d)|[;!?)•|\n\r]|\.(?!\d)|$)|\s+(?:and|or|plus|&|[-–—/])\s/;
/**
 * Matches a number that ends a list item: "beard trim 15", "colour 80-120", "eggs 4.50 each and". Excludes
 * percentages, counts and times.
 */
const FIGURE = pattern("giu")`${APART}${AMOUNT}${UP_TO}?${PER}?(?=${ITEM_END})`;
/** Separates the name of an item from the words before it. */
const BOUNDARY = /[,;.!?\n\r(•|]|[:–—]\s|\s[-/]\s|\d\s+(?:and|or|plus|&)\s/g;
const LEADS =
  /^(?:(?:and|or|plus|also|then|we (?:do|offer|charge|sell|have)|our|the|an?|with|offering|selling|including)\s+)+/i;
/** Joins the name of an item and its price: "Beard trim: 15", "tap repair is 60", "colour from 80". */
const TRAILS =
  /(?:\s*[:=–—-]+|\s+(?:is|are|costs?|from|only|just|starts? (?:at|from)|starting (?:at|from)))+\s*$/i;
const FROM = /(?<=\s)(?:from|starts? at|starting (?:at|from))\s+$/i;
/** Words that make the following number a count, a time, an age or an address. */
const NO_ITEM = endingIn(
  "of in for to at on over under by with within until till? about around than least up no between before after from",
  "age aged ages years? since est established founded opened began born open opens opening closed? closes hours am pm noon",
  "mon(?:day)? tue(?:s|sday)? wed(?:nesday)? thu(?:rs|rsday)? fri(?:day)? sat(?:urday)? sun(?:day)? (?:mon|tues|wednes|thurs|fri|satur|sun)days weekdays weekends? daily",
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sept? oct nov dec",
  "call tel telephone phone fax mobile ring whatsapp text number numbers nos? https? www vat tax reg registration licen[cs]e company charity",
  "^room floor unit suite flat apartment apt office building block gate bay level stage zone district route road street st rd avenue ave lane ln drive way square place highway exit junction bus line platform terminal pier dock area",
  "chapter volume vol episode season part phase step grade form key\\sstage size series mark mk model version windows iphone ipad galaxy pixel playstation xbox formula top band group figure rated score scored stars? plan studio template option",
  "rooms seats seating chairs tables beds bedrooms bathrooms baths sleeps capacity staff team employees members covers customers clients locations? branches shops stores offices sites vans cars trucks boats bikes hives acres hectares miles km kg units points courts lanes holes pools studios screens stages floors houses homes projects dogs cats horses kittens puppies stations parking spaces doors pages? photos pictures posts reviews questions logo fonts? sections? tabs?",
);
const PRICES = "prices?|price ?list|pricing|rates?|fees?|menu|tariffs?|costs?";
const CHARGING = "we charge|i charge|our prices|my prices|charging";
/** Announces a price list. */
const ANNOUNCED = pattern("i")`(?:\b${PRICES}\s*(?:are|is|:|=|[-–—])|\b${CHARGING})[\s:–—-]*$`;
/** Whether a price states its currency: "£30", "6 euros", but not "30 each". */
export const hasCurrency = (price: string) => CURRENCY.test(price);
const SYMBOLS = /[$£€¥₹₽₺₩₦₱¢]|zł|kč/;
const SHORT_CODES = /rs|r(?=\s?\d)|kr|[cp](?![a-z])/;
const CODES = "usd|eur|gbp|chf|aud|cad|nzd|aed|sek|nok|dkk|pln|czk|huf|zar|inr|ngn|kes";
const CURRENCIES = "euros?|dollars?|pounds?|quid|bucks|francs?|rupees|rand|pence|cents";
const CURRENCY = pattern("i")`${SYMBOLS}|(?<![a-z])${[SHORT_CODES, CODES, CURRENCIES]}(?![a-z])`;
const LONGEST_NAME = 60;
const MOST_WORDS = 5;

function endingIn(...lists: string[]) {
  return new RegExp(`\\b(?:${lists.join(" ").split(" ").join("|")})\\s*$`, "i");
}

interface Item extends Evidence {
  /** Position at which the item's name begins. */
  from: number;
  isBare: boolean;
}

/**
 * Returns prices from lists that state their currency once or never: 2.50 in "sourdough 6 euros, croissant
 * 2.50". A number counts only as the end of a named item in a price list.
 */
export function barePrices(
  text: string,
  priced: readonly Evidence[],
  others: readonly Evidence[],
): Evidence[] {
  // Building the pattern is slow, and many briefs contain no digits.
  if (!/\d/.test(text)) return [];
  const taken = [...priced, ...others];
  const figures = [...text.matchAll(FIGURE)]
    .map((match) => ({
      text: match[0].trimEnd(),
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    }))
    .filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start))
    .filter(isAmount);
  if (figures.length === 0) return [];
  const items = [
    ...priced.flatMap((price) => itemOf(text, price, false) ?? []),
    ...figures.flatMap((figure) => itemOf(text, figure, true) ?? []),
  ].sort((a, b) => a.start - b.start);
  return listsOf(text, items)
    .map((list) => withoutCried(text, list))
    .filter((list) => isPriceList(text, list))
    .flatMap((list) => list.filter(({ isBare }) => isBare))
    .map(({ text: figure, start, end }) => {
      // "Armchair from 320" has no fixed price.
      const from = FROM.exec(text.slice(0, start))?.index ?? start;
      return { text: text.slice(from, start) + figure, start: from, end };
    });
}

/** Returns the prices that follow a name in a list of two or more. */
export function listedPrices(text: string, prices: readonly Evidence[]): Evidence[] {
  const items = prices.flatMap((price) => itemOf(text, price, false) ?? []);
  return listsOf(text, items)
    .filter((list) => list.length > 1)
    .flat();
}

/**
 * Excludes years unless they are round numbers, numbers with a leading zero, and ranges that run backwards
 * such as "9-5".
 */
function isAmount({ text }: Evidence) {
  const [low = "", high] = text.replace(/\s(?!to\b)[a-z].*$/i, "").split(/\s?[-–]\s?| to /);
  if (/^0\d/.test(low) || /^(?:1[6-9]\d[1-9]|20[0-4][1-9]|19\d0|20[1-4]0)$/.test(low)) return false;
  return high === undefined || Number.parseFloat(high) > Number.parseFloat(low);
}

/** Returns the list item that a number ends, if a name precedes it. */
function itemOf(text: string, figure: Evidence, isBare: boolean): Item | undefined {
  const from = Math.max(0, figure.start - LONGEST_NAME);
  const before = text.slice(from, figure.start);
  const trail = TRAILS.exec(before);
  const named = trail ? before.slice(0, trail.index) : before.trimEnd();
  let start = from > 0 ? -1 : 0;
  for (const match of named.matchAll(BOUNDARY)) start = match.index + match[0].length;
  if (start < 0) return undefined;
  const said = named.slice(start);
  const name = said.trim().replace(LEADS, "");
  const words = name.split(/\s+/);
  if (words.length > MOST_WORDS || !/\p{L}{2}['’)]?$/u.test(name) || /[@<>{}[\]\\*_~^=]/.test(name))
    return undefined;
  if (isBare && (NO_ITEM.test(name) || placeNamed(words.at(-1) ?? "")?.isWord === false)) return undefined;
  return { ...figure, from: from + start + (said.length - said.trimStart().length), isBare };
}

/** Groups items that only list separators stand between. */
function listsOf(text: string, items: readonly Item[]) {
  const lists: Item[][] = [];
  for (const item of items) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const between = last ? text.slice(last.end, item.from) : "";
    if (
      list &&
      last &&
      item.from >= last.end &&
      /^\s*(?:[,;•|/–—-]|\r?\n|and|or|plus|&)[\s•*–—-]*(?:and\s+|or\s+|plus\s+)?$/i.test(between)
    )
      list.push(item);
    else lists.push([item]);
  }
  return lists;
}

/** "AURUM 22" is a name, unless the whole list is in capitals. */
function withoutCried(text: string, list: readonly Item[]) {
  const isCried = ({ from, start }: Item) => !/\p{Ll}/u.test(text.slice(from, start));
  return list.every(isCried) ? list : list.filter((item) => !item.isBare || !isCried(item));
}

/** A price list has one price with a currency, or an announcement, or is a sentence of named numbers only. */
function isPriceList(text: string, list: readonly Item[]) {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return false;
  if (list.some(({ isBare }) => !isBare)) return true;
  const before = text.slice(Math.max(0, first.from - LONGEST_NAME), first.from);
  if (ANNOUNCED.test(before)) return true;
  if (list.length < 2) return false;
  if (list.some(({ text: figure }) => /\d[.,]\d\d\b/.test(figure))) return true;
  const isWhole =
    /(?:^|[.!?;:\n\r]\s*|[–—-]\s+)$/.test(before) &&
    /^\s*(?:$|[.!?\n\r])/.test(text.slice(last.end, last.end + 4));
  // Capitals inside the list mark names: "Leeds 30, York 15".
  return (
    isWhole &&
    list.every(({ from, start }, at) => !/\p{Lu}/u.test(text.slice(from + (at === 0 ? 1 : 0), start)))
  );
}
