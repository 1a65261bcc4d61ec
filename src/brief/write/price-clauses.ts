import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";
import type { PriceLine } from "../price-lines.ts";
import { escaped } from "../short-text.ts";
import type { Statement } from "./statements.ts";

/** The clauses of a sentence of prices: rows for a list, and what stands before and after them. */
export interface PriceClauses {
  rows: PriceLine[];
  /** The sentence without the rows. */
  rest: string;
}

/** A price with its place in the brief, and the row that it would be. */
export interface PricedLine {
  price: Evidence;
  line: PriceLine;
}

/** Stands for a price, so that its own commas end no clause. */
const OPEN = "\u0001";
const CLOSE = "\u0002";
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`, "g");
const BETWEEN = new RegExp(
  `[,;|•·\\n\\r]+\\s*(?:(?:and|&|or|then)\\s+)?|\\s+[–—/-]+\\s+(?!${OPEN})|:\\s+(?!${OPEN})|(?<=${CLOSE})\\s+(?:and|&)\\s+(?=[^,;]*${OPEN})|(?<=${CLOSE})\\s*[.(]\\s*`,
);
/** "Prices: a cut is £48", also after wishes for the site: "A gallery and prices: a cut is £48". */
const HEAD = new RegExp(
  `^(?:[^${OPEN}]*\\b(?:prices?|price list|rates?|fees?|menu|tariffs?)(?: are| is)?\\s*[:–—-]+|and|also|plus)\\s+`,
  "i",
);
/** "Concept sketch ..... $109" */
const LEADERS = /\s*[.…_·]{3,}\s*/g;
/** "Fret work by quote" among other prices. */
const BY_QUOTE = /^(\p{L}[\p{L}'’ -]{1,40}?) (by quote|on quote|on request|on application|poa|free)$/iu;
const COSTS =
  "costs?|starts?|starting|begins?|is|are|at|from|for|just|only|now|price|priced|about|around|usually|normally|roughly|somewhere|between";
const LINKING = pattern("iu")`^(?:${COSTS}|${"an?|the|of|per|each|every|and|to|s"})$`;
const MONEY_WORDS = /^(?:pounds?|quid|euros?|dollars?|bucks|pence|cents?|p|rs|rupees|gbp|eur|usd)$/i;

/** Words that no name of a thing has. */
const NO_NAME = pattern(
  "iu",
)`(?<!\p{L})${"we|i|you|it|they|he|she|who|which|that|if|when|while|depending|because|so|comes?|goes?|is|are|was|were|have|has|had|can|will|get|gets|give|gives|take|takes|bring|brings|free|above|below|within|over|not|no|never|by|off|less|more"}(?!\p{L})`;
const NO_START = pattern(
  "iu",
)`^${"in(?! and out)|on|at|with|to|of|from|about|around|up|under|after|before|per|plus|each|every|and|or|than|then|including|includes|sleeps|max|maximum|min|minimum|aged?|prices?|for|but"}(?!\p{L})`;
const NO_END = pattern(
  "iu",
)`(?<!\p{L})${"in(?! and out)|on|at|with|to|of|from|about|and|or|the|an?|for|per"}$`;
const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const DAY_OF_YEAR = pattern("iu")`\d+(?:st|nd|rd|th)? (?:${MONTH})(?!\p{L})|(?<!\p{L})(?:${MONTH}) \d`;
const MOST_WORDS = 6;
/** A clause that says nothing without the price before it. */
const POINTS_BACK =
  /^(?:which|that|but|so|who|it|they|this|these|those|you|plus|or|if|unless|each|min(?:imum)?|max(?:imum)?|depending|including|with|for|per|not)\b/i;

/** "Usually around £95" stays an estimate. */
const ESTIMATED = new RegExp(`\\b(?:about|around|roughly|usually|normally)\\s+${OPEN}`, "i");
/** "€60 an hour" by itself is the price of an hour. */
const RATE =
  /^(\D{0,4}\d[\d.,]*(?:\s?\p{Sc})?)\s?(?:an?|per|\/)\s?(hour|day|night|week|month|person|head|session|lesson|class|visit|dozen|kilo)$/iu;
const RATE_ROW = /^(?:hourly rate|day rate|per \p{L}+)$/iu;
const RATE_NAMES: Record<string, string> = { hour: "Hourly rate", day: "Day rate" };

/** Cuts a sentence into rows, each a thing and its price; undefined where a clause with a price says more or less. */
export function priceClauses(sentence: Statement, priced: readonly PricedLine[]): PriceClauses | undefined {
  const clauses = marked(sentence, priced)
    .replace(HEAD, "")
    .replace(LEADERS, " ")
    .split(BETWEEN)
    .map((clause) => clause.trim().replace(/[.!)]+$/, ""))
    .filter(Boolean);
  const read = clauses.map((clause) => rowOf(clause, priced));
  if (read.some((row) => row === null)) return undefined;
  const at: number[] = read.flatMap((row, index) => (row ? [index] : []));
  const [first = 0, last = first] = [at[0], at.at(-1)];
  // Words between two rows would lose their place.
  if (at.length === 0 || last - first + 1 !== at.length) return undefined;
  const isPriced = (index: number) => clauses[index]?.includes(OPEN);
  // Among others without a price, one thing with a price is no list.
  if (first > 0 && at.filter(isPriced).length < 2) return undefined;
  // "Haircuts: men £20, women £30" says of what the rows are.
  const [head = ""] = clauses;
  const isHeaded =
    first === 1 &&
    /^(?!an? |the |our |my )\p{L}+(?: \p{L}+)?$/iu.test(head) &&
    sentence.text.includes(`${head}:`);
  if (first > 0 && !isHeaded && head.split(" ").length < 3 && !/^an? /i.test(head)) return undefined;
  const rest = clauses.filter((_, index) => !at.includes(index) && !(isHeaded && index === 0));
  if (POINTS_BACK.test(clauses[last + 1] ?? "") || isShared(read, sentence.text)) return undefined;
  const rows = read.flatMap((row) => row ?? []);
  // "$48 a night" alone is a sentence.
  if (rows.length < 2 && rows.some(({ name }) => RATE_ROW.test(name))) return undefined;
  return {
    rows: isHeaded ? rows.map((row) => ({ ...row, name: `${head}, ${row.name.toLowerCase()}` })) : rows,
    rest: rest.join(", "),
  };
}

/** "Airport runs to Bristol £220 and Exeter £140 each way": the second place is no thing of its own. */
const isShared = (rows: readonly (PriceLine | null | undefined)[], text: string) =>
  rows.some(
    (row) =>
      row &&
      placeNamed(row.name) !== undefined &&
      new RegExp(`\\b(?:and|or) ${escaped(row.name)}(?!\\p{L})`, "iu").test(text),
  );

function marked({ text, start }: Statement, priced: readonly PricedLine[]) {
  let [done, last] = ["", 0];
  for (const [index, { price }] of priced.entries()) {
    done += text.slice(last, price.start - start) + OPEN + index + CLOSE;
    last = price.end - start;
  }
  return done + text.slice(last);
}

/** Returns the row of a clause; undefined for a clause without a price, null for one that is no row. */
function rowOf(clause: string, priced: readonly PricedLine[]): PriceLine | undefined | null {
  const [mark, ...others] = [...clause.matchAll(MARKED)];
  if (!mark) {
    const [, name = "", price = ""] = BY_QUOTE.exec(clause) ?? [];
    return isName(name) ? { name, price } : undefined;
  }
  const one = priced[Number(mark[1])];
  if (!one || others.length > 0) return null;
  const [, sum, unit = ""] = RATE.exec(one.price.text) ?? [];
  if (sum && !/[\p{L}\d]/u.test(clause.replace(MARKED, "")))
    return { name: RATE_NAMES[unit.toLowerCase()] ?? `Per ${unit.toLowerCase()}`, price: sum };
  if (!isName(nameOf(one.line))) return null;
  const said = wordsIn(`${clause.replace(MARKED, " ")} ${one.price.text}`);
  const shown = wordsIn(`${one.line.name} ${one.line.price}`);
  return said.every((word) => shown.includes(word) || LINKING.test(word) || MONEY_WORDS.test(word))
    ? {
        name: nameOf(one.line),
        price: `${ESTIMATED.test(clause) && !/^(?:about|around)/i.test(one.line.price) ? "around " : ""}${one.line.price}`,
      }
    : null;
}

const nameOf = ({ name }: PriceLine) => name.replace(/^for (?:an? |the )?/i, "");

const isName = (name: string) =>
  /\p{L}{2}/u.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS &&
  !NO_NAME.test(name) &&
  !NO_START.test(name) &&
  !NO_END.test(name) &&
  !DAY_OF_YEAR.test(name);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
