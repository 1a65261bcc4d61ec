import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import { type PriceLine, priceLines } from "../price-lines.ts";
import { capital } from "../short-text.ts";
import { withAbbreviations } from "./edited.ts";
import { type PricedLine, priceClauses } from "./price-clauses.ts";
import type { Statement } from "./statements.ts";

/** Sums that are no price: an insurance, a licence, money that was raised, a fine. */
const NO_PRICE =
  /\b(?:insured|insurance|insures?|liability|liabilities|licen[cs]e\w*|turnover|raised|raising|funding|funded|revenue|worth|saved|saves|donated|grants?|fined?|target|goal|budget|prize|invest\w*|bonded)\b/i;

/** Whether a price of the brief is a sum that nobody pays here. */
export const isSum = (text: string, price: Evidence) => NO_PRICE.test(clauseAround(text, price));

export interface PriceList {
  lines: PriceLine[];
  /** The sentences that the list says, each with what is left of it. */
  from: ReadonlyMap<Statement, string>;
}

/**
 * Returns the prices of a brief, each with its thing. A sentence that is not plainly a list of things with their
 * prices stays a sentence.
 */
export function ownPriceLines(
  text: string,
  { evidence }: ParsedBrief,
  {
    statements,
    without,
    currency,
    calm,
  }: {
    statements: readonly Statement[];
    /** Statements whose prices stand elsewhere. */
    without: readonly Statement[];
    currency: string;
    /** Sets a phrase of a brief in capitals in small letters. */
    calm: (phrase: string) => string;
  },
): PriceList {
  const { prices } = evidence.facts;
  const all = priceLines(text, prices, currency);
  const seen = new Set<string>();
  const lines: PriceLine[] = [];
  const from = new Map<Statement, string>();
  for (const statement of statements.filter((one) => !without.includes(one))) {
    const priced = prices.flatMap((price, at): PricedLine[] => {
      const line = all[at];
      return line && price.start >= statement.start && price.end <= statement.end ? [{ price, line }] : [];
    });
    if (priced.length === 0 || priced.some(({ price }) => isNoRow(text, price))) continue;
    const clauses = priceClauses(statement, priced);
    // "£6 a session, first one free" is a sentence, and so is what a cell does not hold.
    if (
      !clauses ||
      clauses.rows.some(({ name, price }) => NO_THING.test(name) || price.length > LONGEST_PRICE)
    )
      continue;
    from.set(statement, clauses.rest);
    for (const { name, price } of clauses.rows) {
      const row = {
        name: calm(capital(withAbbreviations(name))),
        price: (calm(price) === price ? price : price.toLowerCase()).replace(/ depending$/i, ""),
      };
      const key = `${row.name} ${row.price}`.toLowerCase();
      if (!seen.has(key)) lines.push(row);
      seen.add(key);
    }
  }
  return { lines, from };
}

const isNoRow = (text: string, price: Evidence) =>
  isSum(text, price) || NO_AMOUNT.test(text.slice(Math.max(0, price.start - 12), price.start));

const LONGEST_PRICE = 40;
const NO_THING = /^(?:per|each|every|price|first one|the rest|then|after that|extra|capped|up to)(?!\p{L})/iu;
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
