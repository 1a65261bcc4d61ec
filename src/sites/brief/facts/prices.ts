import { inSmallLetters, LETTER } from "../text-pieces.ts";
import type { Evidence } from "../understood.ts";
import { listedPrices } from "./bare-prices.ts";
import { evidenceOf, trimmed } from "./pieces.ts";

const AMOUNT = String.raw`\d{1,3}(?:[,.\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
// A sign in letters is a word: no "rs 24" of "repairs 24/7".
const SIGN = String.raw`(?:US|CA|AU|NZ|A|C|HK|S)?\$|[£€¥₹₽₺₩₦₱]|(?<![a-z])(?:USD|EUR|GBP|CHF|AUD|CAD|NZD|AED|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|INR|NGN|KES|Rs\.?|R(?=\d)|kr\.?)\s?`;
const AFTER = String.raw`\s?(?:[€£¥₹]|kr\b|zł|Kč|(?:USD|EUR|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|euros?|dollars?|pounds?|quid|bucks|francs?|rupees|rand|pence|cents)\b|[cp](?=[\s.,;:)]|$))`;
const PRICE = new RegExp(
  String.raw`(?:${SIGN})\s?(?:${AMOUNT})[kK]?\+?(?:\s?(?:-|–|—|to)\s?(?:${SIGN})?\s?(?:${AMOUNT})[kK]?(?!\s?(?:[ap]\.?m|mins?\b|minutes|hours?\b|people|guests|%)))?|(?<![\d.,:])(?:${AMOUNT})(?:\s?(?:-|–|to)\s?(?:${AMOUNT}))?${AFTER}`,
  "gi",
);
/** For a text in small letters. */
const UNIT = new RegExp(
  String.raw`^\s?(?:/\s?(?:hr|hour|h|person|user|month|mo|night|week|year|yr|day|head|class|session|seat|kg|lb|mile|visit|child|team|pp|unit|lesson|cut|page|lot|sq ?ft|m2)\b|p\.?/?p\.?(?![${LETTER}])|p\.?/?h\.?(?![${LETTER}])|(?:per|an?|each|a)\s(?:hour|person|head|month|night|week|year|day|class|session|walk|user|seat|guest|child|lesson|visit|couple|room|kilo|dozen|slice|bottle|glass|pint|cut|pop|team|module|page|month and up|mile|load|window|cup|loaf|box|piece|ticket|team member|licence|property|metre|meter|square metre|square foot)\b|each\b)`,
);

/** With what it is the price of: "£40 an hour". */
function withUnit(text: string) {
  return (price: Evidence): Evidence => {
    const after = text.slice(price.end, price.end + 24);
    const [{ length } = ""] = UNIT.exec(inSmallLetters(after)) ?? [];
    return length
      ? { text: price.text + after.slice(0, length), start: price.start, end: price.end + length }
      : price;
  };
}

export const readPrices = (text: string): Evidence[] =>
  // The pattern is long to make, and many briefs name no figure.
  (/\d/.test(text) ? [...text.matchAll(PRICE)] : [])
    .map(evidenceOf)
    .map(trimmed)
    .filter(isPrice(text))
    .map(withUnit(text));

function isPrice(text: string) {
  return ({ text: price, start, end }: Evidence) => {
    if (!/\d/.test(price)) return false;
    // "the 9p" of nothing, and "5c" of a flat.
    if (/[cp]$/.test(price))
      return (
        /^\d{1,2}\s?[cp]$/.test(price) &&
        /\b(?:for|only|at|each|just)\s$/i.test(text.slice(Math.max(0, start - 8), start))
      );
    return !/^\s?(?:billion)/i.test(text.slice(end, end + 10));
  };
}

/** A price that is said again counts once, unless it belongs to another item of a list: "cut £30, shave £30". */
export function distinctPrices(text: string, prices: Evidence[]) {
  const inList = new Set(listedPrices(text, prices).map(({ start }) => start));
  const known = new Set<string>();
  return prices.filter((price) => {
    const isNew = !known.has(price.text);
    known.add(price.text);
    return isNew || inList.has(price.start);
  });
}

