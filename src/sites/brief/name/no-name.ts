import { isBusiness } from "../business-noun.ts";
import { isState, isTown, WATERS } from "../places/place-names.ts";
import { places } from "../places.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import { bare, type NameContext } from "./context.ts";
import { COMMON, STREET } from "./word-kinds.ts";

/**
 * Whether a text is written like a name but is something else: "Tucson AZ", "Thursdays 7pm", "Gas Safe".
 * Overruled if the brief calls it the name.
 */
export function isNoName(context: NameContext, span: Span) {
  const { words } = context;
  const { from, to } = span;
  const before = words[from - 1]?.low ?? "";
  if (!ANNOUNCED.test(before) && (isPricedItem(context, span) || isListed(context, span))) return true;
  if (ANNOUNCED.test(before) || /["“«:=]\s*$/.test(words[from]?.gap ?? "")) return false;
  const own = words.slice(from, to + 1);
  return (
    isPlace(own, before) ||
    isTime(own) ||
    isPrice(own) ||
    isSomebody(context, span) ||
    isSeal(words, to) ||
    isPart(own, words[to + 1])
  );
}

/**
 * Excludes fragments and descriptions: "Non-alcoholic bar", "Name's Bark & Bubbles", "Wooden toys made in
 * Bavaria".
 */
function isPart(own: readonly Word[], next?: Word) {
  const first = own[0]?.low ?? "";
  // "I'm Gemma", "Dirk and I"
  if (/^(?:i['’]?m|hello|hallo|hiya)$/.test(first) || own.at(-1)?.text === "I") return true;
  if (/^name['’]s$/.test(first) && own.length > 1) return true;
  if (next?.isCapital !== false) return false;
  return next.gap === "-" || (own.length === 1 && next.gap === " " && MATERIAL.test(first));
}

/** Excludes items with prices: "Tap Repair" in "Boiler Service £85, Tap Repair £60". */
function isListed({ words, pricedAt }: NameContext, { from, to }: Span) {
  const isNext = (at: number) => pricedAt.has(at) && words[at]?.gap === " ";
  return isNext(to + 1) && (pricedAt.has(from - 1) || words.some((_, at) => at > to + 2 && isNext(at)));
}

/**
 * Excludes items with a number: "Sourdough 6 euros", "Haircut 30, beard trim 15", but not the bar "Fjord 61".
 */
function isPricedItem({ words, pricedAt, industries }: NameContext, { from, to }: Span) {
  for (let at = from; at <= to; at++) {
    const kind = pricedAt.get(at);
    if (!kind) continue;
    const before = words.slice(from, at);
    if (isBusiness(before.map(({ low }) => low).join(" "))) return false;
    if (kind !== "figure" || before.length === 0) return true;
    const next = words.findIndex((_, index) => index > to && pricedAt.has(index));
    // A list states its currency on the last price, "coffee 3, cake 4.50 euros", not as "coffee 3, cake
    // £4.50".
    const isList = pricedAt.has(from - 1) || (next >= 0 && pricedAt.get(next) !== "before");
    return isList || before.some((_, step) => industries.has(from + step));
  }
  return false;
}

/** "from 990 CZK" */
const isPrice = ([amount, currency, ...others]: readonly Word[]) =>
  others.length === 0 && /^\d+$/.test(amount?.text ?? "") && /^\p{Lu}{3}$/u.test(currency?.text ?? "");

const MATERIAL =
  /^(?:wooden|woollen|woolen|linen|leather|ceramic|silver|knitted|embroidered|printed|painted|vintage)$/;

const ANNOUNCED = /^(?:called|named|name|is|titled)$/;

function isPlace(own: readonly Word[], before: string) {
  const lows = own.map(({ low }) => low);
  const [first = "", last = ""] = [lows[0], lows.at(-1)];
  // "On Lake Bled", "at Camden Market"
  const isLocated = LOCATING.test(before) && (WATERS.test(first) || (places.has(first) && SPOT.test(last)));
  // "Bristol, Bath and Swindon"
  const goesOn = places.has(before) && /^,\s$/.test(own[0]?.gap ?? "");
  const isAnother = goesOn && lows.every((low) => places.has(low) || /^(?:and|or)$/.test(low));
  // "Hamburg-Eimsbüttel"
  const isQuarter = own.length === 2 && own[1]?.gap === "-" && places.has(first);
  return isLocated || isAnother || isQuarter || isAddress(lows) || isTown(own);
}

const LOCATING = /^(?:on|at|by|near|around|beside|along|of|in)$/;
const SPOT = /^(?:market|square|station|mall|centre|center|park|docks?|wharf|arcade|yard)$/;

/**
 * A town with its state or district, or a street: "Queens NY", "Dublin 8", "Glasgow's East End", "5th
 * Avenue".
 */
function isAddress(lows: readonly string[]) {
  const [first = "", last = ""] = [lows[0], lows.at(-1)];
  if (/^\d+(?:st|nd|rd|th)$/.test(first) && STREET.has(last)) return true;
  if (/['’]s$/.test(first) && places.has(bare(first)) && places.has(lows.slice(1).join(" "))) return true;
  return (isState(last) || /^\d{1,2}$/.test(last)) && places.has(lows.slice(0, -1).join(" "));
}

/** Excludes times: "Thursdays 7pm", "Locksmith 24h Barcelona". */
function isTime(own: readonly Word[]) {
  // "24 hour plumber, boiler service £85"
  if (own[0]?.low === "24" && /^(?:hours?|hrs?|7)$/.test(own[1]?.low ?? "")) return true;
  // "Open 24 hours Friday"
  if (/^(?:open|opens|opening)$/.test(own[0]?.low ?? "") && /^\d/.test(own[1]?.low ?? "")) return true;
  const hasHour = own.some(({ low }) => HOUR.test(low));
  return (
    own.some(({ low }) => /^24(?:h|hrs?)$/.test(low)) ||
    (hasHour && own.every(({ low }) => HOUR.test(low) || COMMON.has(low)))
  );
}

const HOUR = /^\d{1,2}(?:am|pm)$/;

/** People of the business: "Call Dave 0161 555 0123", "Grandma's recipes", "Tattoo artist Mika". */
function isSomebody({ words, industries, isFlat }: NameContext, { from, to }: Span) {
  const [first = "", next] = [words[from]?.low, words[to + 1]];
  if (isTitle(words[from - 1]) && isAnd(words[from - 2])) return true;
  if (isAnd(next) && isTitle(words[to + 2])) return true;
  if (/^(?:call|ring|text|phone|contact|ask)$/.test(first) && /^\d/.test(next?.text ?? "")) return true;
  if (from === to) return RELATIVES.test(first) && next?.isCapital === false;
  const others = words.slice(from + 1, to);
  return (
    !isFlat && industries.has(to - 1) && others.length > 0 && others.every(({ isCapital }) => !isCapital)
  );
}

// "Dr. Karl Brandt and Dr. Ute Brandt" is one name of two people.
const isTitle = (word?: Word) => /^(?:dr|prof|mr|mrs|ms|miss)$/.test(word?.low ?? "");
const isAnd = (word?: Word) => /^(?:and|&)$/.test(word?.low ?? "");

const RELATIVES =
  /^(?:grandma|grandpa|grandmother|grandfather|granny|gran|nonna|nana|mum|mom|mama|mother|dad|father|auntie?|uncle)['’]s$/;

/** Registers and schemes: "Gas Safe registered", "NICEIC approved". */
function isSeal(words: readonly Word[], to: number) {
  const [last, next, after] = [words[to], words[to + 1], words[to + 2]];
  return (
    next !== undefined &&
    next.sentence === last?.sentence &&
    /^[\s-]$/.test(next.gap) &&
    /^(?:registered|approved|accredited|certified)$/.test(next.low) &&
    !(after?.sentence === next.sentence && /^\s$/.test(after.gap))
  );
}
