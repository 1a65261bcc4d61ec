import { places } from "../places.ts";
import { isState, isTown, WATERS } from "../read-place.ts";
import type { Word } from "../words.ts";
import type { Span } from "./candidates.ts";
import { bare, type NameContext } from "./context.ts";
import { COMMON, STREET } from "./word-kinds.ts";

/** What is written as names are, and never is one, unless it is said to be: "Tucson AZ", "Thursdays 7pm", "Gas Safe". */
export function isNoName({ words, trades, isFlat }: NameContext, { from, to }: Span) {
  const [before, first] = [words[from - 1]?.low ?? "", words[from] as Word];
  if (ANNOUNCED.test(before) || /["“«:=]\s*$/.test(first.gap)) return false;
  const own = words.slice(from, to + 1);
  const lows = own.map(({ low }) => low);
  return (
    isAddress(lows) ||
    isTown(own) ||
    (/^,\s$/.test(first.gap) &&
      places.has(before) &&
      lows.every((low) => places.has(low) || /^(?:and|or)$/.test(low))) ||
    (LOCATING.test(before) && places.has(lows[0] ?? "") && SPOT.test(lows.at(-1) ?? "")) ||
    (CALL.test(lows[0] ?? "") && /^\d/.test(words[to + 1]?.text ?? "")) ||
    (lows.length === 1 && RELATIVES.test(lows[0] ?? "") && words[to + 1]?.isCapital === false) ||
    lows.some((low) => ALWAYS.test(low)) ||
    (LOCATING.test(before) && WATERS.test(first.low)) ||
    (lows.some((low) => TIME.test(low)) && lows.every((low) => TIME.test(low) || COMMON.has(low))) ||
    isSeal(words, to) ||
    (!isFlat && isRole(words.slice(from, to), trades.get(to - 1)))
  );
}

const ANNOUNCED = /^(?:called|named|name|is|titled)$/;

/** "Tattoo artist Mika" is Mika. */
const isRole = ([first, ...others]: readonly Word[], trade: string | undefined) =>
  first !== undefined &&
  trade !== undefined &&
  others.length > 0 &&
  others.every(({ isCapital }) => !isCapital);

/** A town with its state or its district, or a street: "Queens NY", "Dublin 8", "Glasgow's East End", "5th Avenue". */
function isAddress(lows: readonly string[]) {
  const [first = "", last = ""] = [lows[0], lows.at(-1)];
  if (/^\d+(?:st|nd|rd|th)$/.test(first) && STREET.has(last)) return true;
  if (/['’]s$/.test(first) && places.has(bare(first)) && places.has(lows.slice(1).join(" "))) return true;
  return (isState(last) || /^\d{1,2}$/.test(last)) && places.has(lows.slice(0, -1).join(" "));
}

/** "At Camden Market" */
const SPOT = /^(?:market|square|station|mall|centre|center|park|docks?|wharf|arcade|yard)$/;

/** "Call Dave 0161 555 0123" */
const CALL = /^(?:call|ring|text|phone|contact|ask)$/;

/** "On Lake Bled" */
const LOCATING = /^(?:on|at|by|near|around|beside|along|of|in)$/;

/** "Grandma's recipes" */
const RELATIVES =
  /^(?:grandma|grandpa|grandmother|grandfather|granny|gran|nonna|nana|mum|mom|mama|mother|dad|father|auntie?|uncle)['’]s$/;
/** "Locksmith 24h Barcelona" */
const ALWAYS = /^24(?:h|hrs?)$/;
const TIME = /^\d{1,2}(?:am|pm)$/;

/** Who else has looked at the business: "Gas Safe registered", "NICEIC approved". */
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
