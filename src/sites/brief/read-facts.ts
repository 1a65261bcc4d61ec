import { pattern } from "#src/lib/pattern.ts";
import { barePrices, listedPrices } from "./bare-prices.ts";
import { readHours } from "./read-hours.ts";
import { inSmallLetters, LETTER, withoutEnds } from "./text-pieces.ts";
import type { Evidence, FactKind } from "./understood.ts";

export type Facts = Record<FactKind, Evidence[]>;

const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const BEFORE_PHONE = /\+|\(|(?<![\d\p{L}.,/$£€-])(?!24\s?\/\s?7)/u;
const DIGITS = /\(?\d[\d\t ().\-–/\u00a0]{5,24}\d/;
const EXTENSION = /\s?(?:ext\.?|x)\s?\d{1,5}/;
const PHONE = pattern("gu")`${BEFORE_PHONE}${DIGITS}${EXTENSION}?(?![\d\p{L}@%])`;
const VANITY = /\b1?[- .]?\(?8(?:00|33|44|55|66|77|88)\)?[- .][A-Z0-9]{3,8}(?:-[A-Z0-9]{2,7})?\b/g;

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

const YEAR = /(?<![\d£$€.,-])(1[6-9]\d{2}|20[0-4]\d)(?![\d%]|[.,]\d)/g;
const FOUNDED =
  "since|established|founded|opened|started|began|begun|incorporated|launched|formed|built|bought|took over|took it over";
const SERVING =
  "from|in business|trading|running|serving|inherited|qualified|graduated|dating|copyright|in|back in|year|original|made|making|here|of";
const BEGAN = pattern(
  "i",
)`\b${[FOUNDED, SERVING, /est\.?|estd\.?|family[- ]owned|©|\(c\)/]}\W{0,4}(?:\w+\W{1,3}){0,4}$`;
const ABOUT = "over|more than|nearly|almost|about|around|some|last|past";
const TENS =
  /(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?/;
const FEW =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred";
const SPANS = "years|yrs|decades|generations";
const NO_EXPERIENCE = /old|of age|and (?:under|over|up)|warranty|guarantee|ago to|plan|contract|lease/;
const EXPERIENCE = pattern(
  "gi",
)`\b(?:${ABOUT}\s+)?${[/\d{1,3}\+?/, TENS, FEW]}\+?\s+${SPANS}\b['’]?(?!\s+${NO_EXPERIENCE})`;

const AWARD_WINNING = /award[- ]winning|multi[- ]award[- ]winning/;
const WON =
  "winner|winners|runner-up|runner up|finalists?|shortlisted|nominated|nominee|recipients?|awarded|won|voted|named|rated|recognised|recognized|ranked|listed|featured";
const PRIZES =
  "award|prize|best|winner|top|michelin|of the year|medal|finalist|guide|#1|number one|no. ?1|trophy|honou?r|excellence|rising star|favou?rite";
const HAS_WON = pattern()`${WON}\b(?=[^.\n;!?]{0,90}${[PRIZES, /(?:stars?|gold|silver|bronze)\b/]})`;
const MEDAL = /(?:gold|silver|bronze)\s+(?:medal|award|winner)/;
const STARS = /(?:one|two|three|1|2|3)\s+michelin\s+stars?|michelin[- ]star(?:red)?/;
const BEST_OF_YEAR = /(?:best|top)\s(?=[^.\n;!?,]{2,60}\b(?:19|20)\d\d\b)/;
const CALLED_AWARD =
  /[A-Z][\w’'&-]{0,24}(?:\s+[A-Z][\w’'&-]{0,24}){0,5}\s+(?:Award|Awards|Prize|of the Year)\b/;
const BY_NAME = /(?:bib gourmand|aa rosettes?|james beard)\b/;
const AWARD = pattern("gi")`\b${[AWARD_WINNING, HAS_WON, MEDAL, STARS, BEST_OF_YEAR, CALLED_AWARD, BY_NAME]}`;
const NEXT =
  "we|our|i|the|with|but|so|please|open|who|which|based|serving|it|they|she|he|located|call|she|need|want|looking|no";
const AND = /\s(?:and|so|but|with|because)\s+/;
const NEXT_AFTER_AND = "we|i|our|us|my|need|want|would|it|they|looking|please|a|the";
const AWARD_END = pattern(
  "i",
)`[.!?;\n\r•|*]|,(?=\s*(?:and\s+)?${NEXT}\b)|\s[-–—]\s|${AND}(?=${NEXT_AFTER_AND}\b)|[()]`;

/** What the brief says in figures, in its own words and in their order. */
export function readFacts(text: string): Facts {
  const emails = [...text.matchAll(EMAIL)].map(evidenceOf).map(withoutDot);
  // The pattern is long to make, and many briefs name no figure.
  const prices = outside(
    (/\d/.test(text) ? [...text.matchAll(PRICE)] : [])
      .map(evidenceOf)
      .map(trimmed)
      .filter(isPrice(text))
      .map(withUnit(text)),
    emails,
  );
  const phones = outside(
    [...text.matchAll(PHONE), ...text.matchAll(VANITY)].map(evidenceOf).map(withoutDot).filter(isPhone(text)),
    [...emails, ...prices],
  );
  const hours = outside(readHours(text), [...emails, ...phones]);
  const bare = barePrices(text, prices, [...emails, ...phones, ...hours]);
  const years = outside([...text.matchAll(YEAR)].filter((match) => isYear(text, match)).map(evidenceOf), [
    ...emails,
    ...prices,
    ...bare,
  ]);
  const awards = readAwards(text);
  const experience = outside(
    [...text.matchAll(EXPERIENCE)].map(evidenceOf).filter(isExperience(text)),
    hours,
  );
  return {
    phones: distinct(phones),
    emails: distinct(emails),
    hours: distinct(hours),
    prices: distinctPrices(
      text,
      [...prices, ...bare].sort((a, b) => a.start - b.start),
    ),
    years: distinct(
      outside(
        [...years, ...experience].sort((a, b) => a.start - b.start),
        phones,
      ),
    ),
    awards: distinct(awards),
  };
}

const evidenceOf = (match: RegExpMatchArray): Evidence => {
  const start = match.index ?? 0;
  return { text: match[0], start, end: start + match[0].length };
};

/** Without the space and the punctuation at its ends. */
function trimmed({ text, start }: Evidence): Evidence {
  const inner = text.replace(/[\s,.;:–—-]+$/, "");
  const lead = inner.length - inner.trimStart().length;
  return { text: inner.slice(lead), start: start + lead, end: start + inner.length };
}

function withoutDot({ text, start }: Evidence): Evidence {
  const inner = text.replace(/[.\s-]+$/, "");
  return { text: inner, start, end: start + inner.length };
}

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

const REGISTERS =
  "vat|company|charity|reg|registration|registered|licence|license|permit|abn|ein|siret|number:? no|#|isbn|lic|order";
/** What a number of many digits is that is no telephone. */
const REGISTERED = pattern()`${REGISTERS}[^\d\n]{0,12}$`;

function isPhone(text: string) {
  return ({ text: found, start, end }: Evidence) => {
    const digits = found.replace(/\D/g, "");
    if (/[A-Z]{3}/.test(found)) return true;
    if (digits.length < 6 || digits.length > 15) return false;
    if (
      /^\d{1,2}[.:]?\d{0,2}\s?[-–]\s?\d{1,2}[.:]\d{2}$|^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}$/.test(found.trim())
    )
      return false;
    if (/^\d{4}\s?[-–/]\s?\d{2,4}$/.test(found.trim()) && /^(19|20)\d\d/.test(found)) return false;
    if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(found.trim()) && digits.length <= 8) return false;
    if (/[\n\r]/.test(found) && found.split(/[\n\r]+/).some((line) => line.replace(/\D/g, "").length < 4))
      return false;
    const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
    if (REGISTERED.test(before) && !/(?:phone|tel|call|mobile)/.test(before)) return false;
    if (digits.length < 7)
      return /(?:phone|tel|call|ring|mobile|whatsapp|text|ph|number)[^\d]{0,10}$/.test(before);
    if (digits.length <= 8 && /^\d+$/.test(found))
      return /(?:phone|tel|call|ring|mobile|whatsapp|text|ph|number|cell|contact|on|at|:|us)[^\d]{0,10}$/.test(
        before,
      );
    return !/^\s?(?:sq|square|m2|users|people|customers|clients|km|miles|kwh)/i.test(
      text.slice(end, end + 10),
    );
  };
}

const THINGS =
  "sq|square|m2|m²|users|people|customers|clients|members|kwh|calories|words|guests|miles|km|books|bottles|projects|homes|families|feet|hours";
const A_STREET = /[A-Z][a-z]+ (?:St|Street|Road|Rd|Ave|Avenue|Lane|Blvd|Drive|Dr|Way)\b/;
/** What a number counts that is no year. */
const COUNTED = pattern("i")`^\s?${[THINGS, /ft\b/, A_STREET]}`;

function isYear(text: string, match: RegExpMatchArray) {
  const start = match.index ?? 0;
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(start + 4, start + 24);
  if (COUNTED.test(after)) return false;
  if (/[:.]\d{0,2}$|\d\s?[-–/]\s?$|\d\s$/.test(before) && !/(?:19|20)\d\d\s?[-–/,]\s?$/.test(before))
    return /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s$/i.test(
      before,
    );
  return (
    BEGAN.test(before) ||
    /^\s?(?:s\b)?[.,;)\]]|^\s*$|^\s(?:by|as|and|when|we|in|with|award|winner|the|after|from|we|-|–|—|,)/i.test(
      after,
    ) ||
    /[("'“]\s?$/.test(before)
  );
}

const CRAFTS =
  "experience|combined|service|trading|practice|expertise|baking|cooking|teaching|making|trust|craft|tradition|family|history|quality|knowledge|building|professional";
const IN_WHAT = "business|the|this|practice|trade|london|kitchens|operation|service";
const DOING =
  "experience|running|serving|and counting|counting|on the|as an?|combined|ago|working|doing|teaching|building|fixing|baking|cutting|cooking|making|of|later|trading";
/** "Of experience", after "twenty years". */
const SPENT = pattern()`^['’]?\s*(?:of ${CRAFTS}|in ${IN_WHAT}|${DOING}|now\b)`;
const SO_LONG =
  "for|over|with|been|after|have|has|almost|nearly|family|got|than|about|around|last|past|celebrating|our";
/** "For", before "twenty years". */
const FOR = pattern()`\b${SO_LONG}\s?(?:the\s)?$`;

const isExperience =
  (text: string) =>
  ({ start, end }: Evidence) => {
    const after = text.slice(end, end + 32).toLowerCase();
    const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
    if (/^\s?(?:old|of age|ago we moved)/.test(after)) return false;
    return (
      SPENT.test(after) ||
      FOR.test(before) ||
      /^(?:over|more than|nearly|almost|last|past)/i.test(text.slice(start, end))
    );
  };

function readAwards(text: string): Evidence[] {
  const found: Evidence[] = [];
  for (const match of text.matchAll(AWARD)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const first = match[0];
    if (/^(?:multi-)?award[- ]winning$/i.test(first)) {
      found.push({ text: first, start, end: start + first.length });
      continue;
    }
    const rest = text.slice(start + first.length, start + first.length + 110);
    const stop = AWARD_END.exec(rest);
    const end = start + first.length + (stop ? stop.index : rest.length);
    const piece = withoutEnds({ text: text.slice(start, end), start, end });
    if (/\bwon['’]t\b|\bwon[’']t/i.test(text.slice(start, start + 6))) continue;
    if (/\b(?:named|featured|listed|won)$/i.test(piece.text)) continue;
    found.push(piece);
  }
  return found;
}

/** Those that lie in none of the others. */
const outside = (pieces: Evidence[], others: readonly Evidence[]) =>
  pieces.filter(({ start, end }) => !others.some((other) => start < other.end && end > other.start));

/** A price that is said again counts once, unless it belongs to another item of a list: "cut £30, shave £30". */
function distinctPrices(text: string, prices: Evidence[]) {
  const inList = new Set(listedPrices(text, prices).map(({ start }) => start));
  const known = new Set<string>();
  return prices.filter((price) => {
    const isNew = !known.has(price.text);
    known.add(price.text);
    return isNew || inList.has(price.start);
  });
}

/** Each text once. */
const distinct = (pieces: Evidence[]) =>
  [...new Map(pieces.map((piece) => [piece.text, piece] as const).reverse()).values()].sort(
    (a, b) => a.start - b.start,
  );
