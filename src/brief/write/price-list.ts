import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import { type PriceLine, priceLines } from "../price-lines.ts";
import { capital } from "../short-text.ts";
import { withAbbreviations } from "./edited.ts";
import type { Statement } from "./statements.ts";

/** Sums that are no price: an insurance, a licence, money that was raised, a fine. */
const NO_PRICE =
  /\b(?:insured|insurance|insures?|liability|liabilities|licen[cs]e\w*|turnover|raised|raising|funding|funded|revenue|worth|saved|saves|donated|grants?|fined?|target|goal|budget|prize|invest\w*|bonded)\b/i;
const UNIT = /^(?:an?|each|every|per|the)\s+/i;
const AMOUNT = /^\D{0,12}?\d[\d.,]*(?:\s?(?:k|pence|p|cents|euros?|pounds?|dollars?))?(?!\d)/iu;

/** Whether a price of the brief is a sum that nobody pays here. */
export const isSum = (text: string, price: Evidence) => NO_PRICE.test(clauseAround(text, price));

/** Returns the prices of a brief, each with its thing and within its sentence. `thing` names what has no name. */
export function ownPriceLines(
  text: string,
  { evidence }: ParsedBrief,
  {
    statements,
    without,
    currency,
    thing,
    calm,
  }: {
    statements: readonly Statement[];
    /** Statements whose prices stand elsewhere. */
    without: readonly Statement[];
    currency: string;
    thing: string;
    /** Sets a phrase of a brief in capitals in small letters. */
    calm: (phrase: string) => string;
  },
): PriceLine[] {
  const { prices } = evidence.facts;
  const sentenceOf = (price: Evidence) =>
    statements.find(({ start, end }) => start <= price.start && end >= price.start);
  const lines = priceLines(text, prices, currency);
  const all = lines.flatMap((line, at) => {
    const price = prices[at];
    const sentence = price && sentenceOf(price);
    if (!price || (sentence && without.includes(sentence)) || isSum(text, price)) return [];
    if (NO_AMOUNT.test(text.slice(Math.max(0, price.start - 12), price.start))) return [];
    return [named(line, price, sentence, thing)];
  });
  const seen = new Set<string>();
  const written = all.map(({ name, price }) => ({
    name: calm(capital(name.replace(/^for (?:an? |the )?/i, ""))),
    price: calm(price) === price ? price : price.toLowerCase(),
  }));
  return written.filter(({ name, price }) => {
    const key = `${name} ${price}`.toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** "Small classes, max 8" */
const NO_AMOUNT = /\b(?:max\.?|maximum|min\.?|minimum|ages?|aged|over|under|up to) $/i;
const CLAUSE_END = /[,;.!?\n\r(](?:\s|$)/;

/** The words beside a price, up to the next marks. */
function clauseAround(text: string, { start, end }: Evidence) {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(CLAUSE_END)
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + 60).split(CLAUSE_END);
  return before + text.slice(start, end) + after;
}

const POOR =
  /^(?:prices?|from|(?:helps?|is|are|makes?|takes?|costs?|gives?|gets?|we|i|you|our|your|all|everything) .*|(?:plus|then|per|including|includes|an?|sleeps|and|or|with) .*|each.*)$/i;

/** "$15 per signature plus travel" is the price "$15" of "per signature plus travel". */
function named(line: PriceLine, price: Evidence, sentence: Statement | undefined, thing: string): PriceLine {
  if (!POOR.test(line.name)) return { ...line, name: withAbbreviations(line.name) };
  const amount = AMOUNT.exec(line.price)?.[0] ?? line.price;
  const unit = line.price.slice(amount.length).trim();
  const after = sentence ? sentence.text.slice(Math.max(0, price.end - sentence.start)).trim() : "";
  const more = /^(?:plus|and|with|including|incl\.?) [^,.;]{2,40}/i.exec(after)?.[0] ?? "";
  if (unit && more) return { name: capital(`${unit.replace(UNIT, "per ")}, ${more}`), price: amount };
  return { name: capital(thing || unit.replace(UNIT, "per ") || line.name), price: line.price };
}
