import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters, LETTER } from "../text-pieces.ts";
import { listedPrices } from "./bare-prices.ts";
import { evidenceOf, trimmed } from "./pieces.ts";

const AMOUNT = String.raw`\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
// A currency in letters must be a whole word: "rs 24" in "repairs 24/7" is not a price.
const SIGN = String.raw`(?:US|CA|AU|NZ|A|C|HK|S)?\$|[£€¥₹₽₺₩₦₱]|(?<![a-z])(?:USD|EUR|GBP|CHF|AUD|CAD|NZD|AED|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|INR|NGN|KES|Rs\.?|R(?=\s?\d)|kr\.?)\s?`;
const AFTER = String.raw`\s?(?:[€£¥₹$¢](?!\s?\d)|kr\b|zł|Kč|(?:USD|EUR|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|euros?|dollars?|pounds?|quid|bucks|francs?|rupees|rand|pence|cents|INR|rs)\b|/-(?!\w)|[cp](?=[\s.,;:)]|$))`;
const PRICE = new RegExp(
  String.raw`(?:${SIGN})\s?(?:${AMOUNT})(?:[kKmM](?![a-zA-Z])|\s(?:million|billion|lakhs?|crores?)\b)?(?:\+(?!\s?(?:vat|gst|tax)))?(?:[ \t]?(?:-|–|—|to)[ \t]?(?:${SIGN})?[ \t]?(?:${AMOUNT})(?:[kKmM](?![a-zA-Z]))?(?!\d|-\d|\s?(?:[ap]\.?m|mins?\b|minutes|hours?\b|people|guests|%)))?|(?<![\d.,:])\d{1,3} (?:pounds?|dollars?|euros?) \d\d(?!\d)|(?<![\d.,:])(?:${AMOUNT})(?:\s?(?:-|–|to)\s?(?:${AMOUNT}))?${AFTER}`,
  "gi",
);
const WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand";
const NUMBER = String.raw`(?:a\s)?(?:${WORDS})(?:(?:\sand)?[\s-](?:${WORDS})){0,6}`;
/** Matches prices in words: "fifteen pounds", "nine pounds fifty". */
const SAID = new RegExp(
  String.raw`\ba (?:fiver|tenner)\b|\b${NUMBER}(?:\s(?:to|or)\s${NUMBER})?\s(?:euros?|dollars?|pounds?|quid|bucks|rupees|rand|pence)\b(?:(?<=s|pound|euro)\s(?:and\s)?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-](?:five|nine))?\b(?!\s(?:euros?|dollars?|pounds?|quid|bucks|rupees|rand|minutes?|years?|seats|people)))?`,
  "gi",
);

const COUNT = "\\d{1,3}|two|three|four|five|six|ten|a dozen|half a dozen";
const ONES =
  "hour|person|head|month|night|week|year|day|class|session|walk|user|seat|guest|child|kid|adult|lesson|visit|couple|room|kilo|dozen|slice|bottle|glass|pint|cut|pop|team|module|page|mile|load|window|cup|loaf|box|piece|ticket|licence|property|metre|meter|term|treatment|job|stay|go|pair|scoop|jar|bag|dog|cat|horse|pet|plate|tray|tin|car|van|acre|tonne|ton|litre|copy|word|player|table|serving|portion|plant|tree|bale|keg|crate|hole|round|game|set|song|show|gig|minute|km|stop|item|shirt|suit|panel|point|socket|door|tyre|tooth|side|area|floor|site|desk|stall|pitch|berth|vehicle|bike|boat|kayak|canoe|board|ride|trip|tour|transfer|delivery|drop|order|pack|kit|print|photo|image|edit|video|post|article|ball|pane|chair|skein|cake|hamper|dress|piece of|square metre|square foot|team member|month and up|half hour|half day|full day|letter|sq ?ft|stair|watt|foot|mow|house|square|truck|hen|stage|four-pack|six-pack|shift|pupil|hive|case|punnet|bunch|stem|wash|household|member|truck";
/** The unit of a price. This pattern and the following ones expect lower case. */
const EACH = String.raw`^[ \t]?(?:/\s?(?:\d+\s?mins?|slice|hr|km|hour|h|person|user|month|mo|night|week|wk|year|yr|day|head|class|session|seat|kg|lb|mile|visit|child|team|pp|unit|lesson|cut|page|lot|sq ?ft|mth|pax)\b|per \d(?:\.\d)?\s?h(?:rs?|ours?)?\b|(?:/|per )m[2²]|per sq\.? ?(?:ft|m)\b\.?|nett?/pax\b|p\.?/?p\.?(?![${LETTER}])|p\.?/?c?\.?[hwnma]\.?(?![${LETTER}])|per\s(?:(?:square|sq|linear|running|cubic|team|calendar|half|working|school|\d+[\s-]?[a-z]{1,8}) )?[a-z]{2,12}\b|(?:an?|each|a)\s(?:${ONES})\b|each(?: way)?\b|/-|for (?:an? |one |two |three |the first |half an )?(?:half )?(?:minutes?|hours?|day|night|week|month|year)\b|for (?:${COUNT})(?![\d,])(?: of (?:you|us|them)|[ \t\u00a0-][a-z]{3,12})?\b|hourly\b|nightly\b|daily\b|weekly\b|monthly\b|yearly\b|annually\b|ea\b|pppn\b|an? hr\b)`;
const EXTRAS =
  "vat|gst|hst|tax|taxes|postage|p&p|service|parts|materials|delivery|travel|mileage|fuel|booking fee|breakfast";
/** Terms of a price: surcharges, discounts and deposits. */
const TERMS = String.raw`^[ \t]?(?:\(\s?)?(?:(?:\+\s?|plus|inc(?:l(?:uding|usive|\.)?|\.)?|ex(?:cl(?:uding|usive|\.)?|\.)?|no)(?: of)?\s?(?:${EXTRAS})\b|\+\s?[a-z]{2,12}(?: time| fee)?\b|plus [a-z]{3,12}(?=[\s]?[.,;)\n]|$)|onwards\b|upwards\b|(?:(?:and|&) )?up(?=\s?[.,;)\n]|$| and)|(?:before|after|until|till) (?:\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b|noon\b|midday\b)|the (?:hour|season|pair|set|lot|weekend|week|night|session|day|year|course|half[- ]day)\b|min(?:imum)?(?: (?:spend|order|charge))?\b(?!s)|(?:non-|fully )?(?:refundable )?deposit\b|off\b|all[- ]in\b|flat(?: fee| rate)?\b(?! white)|fixed(?: fee| price)?\b|(?:usd|aud|cad|nzd|sgd|hkd)\b|call[- ]?out(?: (?:fee|charge))?\b|service call\b|(?:public |professional )?(?:liability|indemnity)(?: insurance| cover)?\b)\)?`;
const AFTER_PRICE = [new RegExp(EACH), new RegExp(TERMS)];
/** "From", "up to" and "2 for" change the meaning of a price, so they belong to it. */
const BEFORE_PRICE = new RegExp(
  String.raw`(?<![${LETTER}\d])(?:from(?: just| only| around| about)?|up to|upto|under|over|around|about|approx\.?|circa|at least|less than|more than|(?<!\d )min(?:imum)?(?: charge| spend)?\.?|max(?:imum)?|usd|aud|cad|nzd|us|as little as|starting (?:at|from)|between|(?:${COUNT})\s(?:[a-z]{3,12}\s)?(?:for|@))\s$`,
);
const LONGEST_AROUND = 28;

/** Extends a price by its terms: "from £40 an hour plus VAT", "2 for £95". */
function withTerms(text: string) {
  const isCried = !/\p{Ll}/u.test(text);
  return ({ start, end }: Evidence): Evidence => {
    const [{ length: lead } = ""] =
      BEFORE_PRICE.exec(inSmallLetters(text.slice(Math.max(0, start - 26), start))) ?? [];
    let to = end;
    for (const part of [...AFTER_PRICE, ...AFTER_PRICE]) {
      const after = inSmallLetters(text.slice(to, to + LONGEST_AROUND));
      to += part.exec(after)?.[0].length ?? 0;
    }
    to += eachAfter(text, to, isCried);
    to += itemAfter(text, to, isCried);
    return { text: text.slice(start - lead, to), start: start - lead, end: to };
  };
}

const DAY_WORD = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|B&B|X-rays?/;
const ITEM_WORD = [/\p{Ll}[\p{L}\d'’&-]*|[1-9]\d{0,2}(?!\d|[.,]\d)[\p{L}\d'’&-]*|[A-Z]{2,4}/u, DAY_WORD];
const NO_ITEM =
  "and|or|to|in|at|on|with|we|i|is|are|was|plus|per|but|so|if|which|that|as|by|of|then|because|please|ring|text|open|closed|when|our|my|you|they|it|from|no|not|all|where|who|for|the|a|an|until|till|off|out|up|down|us|only|website|want|need|every|each|what|how|while|after|before|whatever|including|includes|founded|established|est|trading|opened|started|since|winner|voted|rated|tel|phone|registered|web|email|award-winning|fully|family|within|ratio";
/** Words that go on with the sentence after a price: "£5 feeds a family". */
const GOES_ON =
  "call|goes|gets?|buys|feeds|pays|covers|helps|makes|gives|takes|has|have|had|will|would|can|could|must|should|keeps|saves|starts|comes|works|means|he|she|his|her|their|this|these|there|here|just";
const ITEM_END = [/\s?(?:[.,;!?()|·•\n]|$)|\s[-–—/]+\s/, pattern()`\s${NO_ITEM}\b`];
/** Counts that follow a price: "£20 a head 23 years between us". */
const COUNTED = /\d+\+? (?:years?|yrs|minutes|mins|people|staff|locations|chairs|seats|reviews)\b/;
/** Names of items that contain small words: "drop in". */
const FIXED =
  /drop[- ]in|walk[- ]in|follow[- ]up|one[- ]to[- ]one|on the day|at your home|happy hour|after(?=\s?[.,;)\n])/;
const WORD_OF_ITEM = pattern("u")`(?!${NO_ITEM}\b)${ITEM_WORD}`;
const FOR =
  /(?:for (?:over |under |an? |the )?|with (?:an? |the |most )?|(?:in|on) (?:an? |the )|after (?=\p{Ll}+\s?[.,;)\n]))/u;
/**
 * Matches an item after its price: "drop-in" in "£12 drop-in, £9 off-peak", "for large dogs" in "£85 for
 * large dogs", "exam and x-rays".
 */
const ITEM = pattern(
  "u",
)`^ (?:${FIXED}|${FOR}?(?!${GOES_ON}\b|${COUNTED})${WORD_OF_ITEM}(?: ${WORD_OF_ITEM}){0,2})(?=${ITEM_END})`;
const AND_ITEM = pattern("u")`^ (?:and|of) (?:an? )?(?!${GOES_ON}\b)${WORD_OF_ITEM}(?=\s?(?:[.,;)(]|$))`;
/** "$300, kilt included" */
const INCLUDED = /^, (?:\p{L}+ ){1,2}included\b/u;
/** "A flue" of "£60 a flue.": of whatever there is one for the price, where the sentence pauses behind it. */
const EACH_NOUN = pattern(
  "u",
)`^ (?:an?|per) (?!${"bit|lot|few|little|deal|go|time"}\b)\p{Ll}[\p{Ll}-]{2,12}(?: lesson)?(?=${ITEM_END})`;
function eachAfter(text: string, end: number, isCried: boolean) {
  const after = text.slice(end, end + 32);
  return EACH_NOUN.exec(isCried ? inSmallLetters(after) : after)?.[0].length ?? 0;
}

function itemAfter(text: string, end: number, isCried: boolean) {
  const said = text.slice(end, end + 56);
  const after = isCried ? inSmallLetters(said) : said;
  const [found = ""] = INCLUDED.exec(after) ?? ITEM.exec(after) ?? [];
  const [more = ""] = found ? (AND_ITEM.exec(after.slice(found.length)) ?? []) : [];
  return found.length + more.length;
}

/** "With breakfast" alone would be no name of an item. */
const IS_TERM = /^,? (?:(?:with|in|on|after|at)\b|.*included$)/;

/** Splits a price into the amount with its terms and the item after it: "£12" and "drop-in". */
export function withoutItem(price: string): [amount: string, item: string] {
  const at = [...price.matchAll(PRICE)].at(-1);
  if (!at) return [price, ""];
  let end = at.index + at[0].trimEnd().length;
  for (const part of [...AFTER_PRICE, ...AFTER_PRICE])
    end += part.exec(inSmallLetters(price.slice(end, end + LONGEST_AROUND)))?.[0].length ?? 0;
  end += EACH_NOUN.exec(inSmallLetters(price.slice(end)))?.[0].length ?? 0;
  if (IS_TERM.test(price.slice(end))) end = price.length;
  return [price.slice(0, end), price.slice(end).replace(/^,?\s(?:for\s)?(?:an?\s)?/, "")];
}

export const readPrices = (text: string): Evidence[] =>
  [
    // Building the pattern is slow, and many briefs contain no digits.
    ...(/\d/.test(text) ? [...text.matchAll(PRICE)] : []).map(evidenceOf).map(trimmed).filter(isPrice(text)),
    ...[...text.matchAll(SAID)].map(evidenceOf),
  ]
    .sort((a, b) => a.start - b.start)
    .reduce(joined(text), [] as Evidence[])
    .map(withTerms(text));

/** "£12/£10" and "between £40 and £80" are one price each. */
const joined = (text: string) => (prices: Evidence[], price: Evidence) => {
  const last = prices.at(-1);
  const between = last ? text.slice(last.end, price.start) : "";
  const isBetween =
    last &&
    /^ and $/i.test(between) &&
    /between $/i.test(text.slice(Math.max(0, last.start - 8), last.start));
  if (last && (isBetween || /^\s?\/\s?$/.test(between)))
    prices[prices.length - 1] = {
      text: text.slice(last.start, price.end),
      start: last.start,
      end: price.end,
    };
  else prices.push(price);
  return prices;
};

function isPrice(text: string) {
  return ({ text: price, start, end }: Evidence) => {
    if (!/\d/.test(price)) return false;
    // "the 9p" without a number and "5c" of a flat are not prices.
    if (/^\d\dp$/.test(price)) return true;
    if (/[cp]$/.test(price))
      return (
        /^\d{1,2}\s?[cp]$/.test(price) &&
        /\b(?:for|only|at|each|just)\s$/i.test(text.slice(Math.max(0, start - 8), start))
      );
    return !/^\s?(?:billion)/i.test(text.slice(end, end + 10));
  };
}

/** A repeated price counts once, unless it belongs to another item: "cut £30, shave £30". */
export function distinctPrices(text: string, prices: Evidence[]) {
  const inList = new Set(listedPrices(text, prices).map(({ start }) => start));
  const known = new Set<string>();
  return prices.filter((price) => {
    const isNew = !known.has(price.text);
    known.add(price.text);
    return isNew || inList.has(price.start);
  });
}
