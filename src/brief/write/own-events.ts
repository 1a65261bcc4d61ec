import { pattern } from "#src/lib/pattern.ts";
import { eventIn } from "../facts/clauses.ts";
import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import type { PriceLine } from "../price-lines.ts";
import { capital } from "../short-text.ts";
import type { Statement } from "./statements.ts";

/** An event that the owner names with its day, in the owner's words. */
export interface OwnEvent {
  title: string;
  time: string;
  price: string;
  /** The statement that says nothing besides the event. */
  from?: Statement | undefined;
}

const NOUNS =
  /open (?:day|days|evening|house|studio|studios|garden|gardens)|workshops?|class|classes|courses?|fairs?|market|markets|concerts?|festival|launch|sale|tours?|quiz(?: night)?|night|party|exhibition|show|shows|retreats?|talks?|agm|meeting|meetings|supper|suppers|tastings?|walks?|performances?|rehearsals?|auction|gigs?|camp|matches|tournament|races?|parade|fete|fête|fundraiser|gala|ceremony|screening|recital|taster (?:day|session)|drop-in|sessions?|stalls?|swaps?|recitals?|raffle|jumble sale|car boot(?: sale)?|coffee morning/;
/** "Open day", "Wheel-throwing workshops" at the end of what stands before the day. */
const EVENT = pattern("iu")`(?<!\p{L})(?:(?:[\p{L}'’-]+ ){0,2})?${NOUNS}$`;
const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const DAY_OF_YEAR = pattern("iu")`\d.*\b${MONTH}\b|\b${MONTH}\b.*\d|christmas|easter`;
const BETWEEN = /^[\s,]*(?:(?:and|or|to|until|–|—|-|&|from|at)[\s,]*)?$/i;
const LEADING =
  /^(?:(?:we|i) (?:teach|run|host|hold|have|do|offer|put on|also \p{L}+)|(?:our|the|my|a|an|next|there is|there's|join us (?:for|at)|come to)(?= ))\s+/iu;
const TRAILING = /\s+(?:on|is on|are on|is|are|every|each|from|at|:|–|-)+\s*(?:the)?\s*$/iu;

/** Returns the events of a brief. Hours of the business itself are none. */
export function ownEvents(
  text: string,
  statements: readonly Statement[],
  understood: ParsedBrief,
  lines: readonly PriceLine[],
): OwnEvent[] {
  const found = statements.flatMap((statement) => dated(text, statement, understood));
  const regular = weekly(text, understood, lines).filter(
    ({ title }) => !found.some((one) => one.title.toLowerCase() === title.toLowerCase()),
  );
  return [...found, ...regular];
}

/** "Open day 14 March." "Workshops on 12 April and 3 May, $85 a person." */
function dated(text: string, statement: Statement, { evidence }: ParsedBrief): OwnEvent[] {
  if (statement.purpose === "wish" || statement.purpose === "refusal") return [];
  const days = evidence.facts.dates.filter(
    (one) => one.start >= statement.start && one.end <= statement.end && DAY_OF_YEAR.test(one.text),
  );
  const found: OwnEvent[] = [];
  let rest = text.slice(statement.start, statement.end);
  let last = statement.start;
  for (const day of days) {
    if (day.start < last) continue;
    const clause =
      text
        .slice(last, day.start)
        .split(/[,;:(]\s|\s[-–—]\s/)
        .at(-1) ?? "";
    const { end } = joined(text, days, day);
    last = end;
    const title = clause
      .replace(TRAILING, "")
      .replace(/[\s,:–—-]+$/, "")
      .trim()
      .replace(LEADING, "")
      .replace(LEADING, "");
    if (!EVENT.test(title) || title.length > 60) continue;
    const price = priceAfter(text, end, evidence.facts.prices);
    rest = rest.replace(clause, "").replace(text.slice(day.start, Math.max(end, price?.end ?? 0)), "");
    found.push({
      title: capital(title),
      time: capital(text.slice(day.start, end).replace(/^the /i, "")),
      price: price?.text ?? "",
    });
  }
  const isAll = !/\p{L}{3}/u.test(rest);
  return found.map((one) => (isAll ? { ...one, from: statement } : one));
}

/** "Workshops on 12 April, $85 a person" */
const priceAfter = (text: string, end: number, prices: readonly Evidence[]) =>
  prices.find(
    (one) => one.start >= end && /^[\s,;:–—.-]*(?:for |from |at )?$/i.test(text.slice(end, one.start)),
  );

/** "12 April and 3 May" is one time. */
function joined(text: string, days: readonly Evidence[], first: Evidence) {
  let { end } = first;
  for (const day of days) if (day.start >= end && BETWEEN.test(text.slice(end, day.start))) end = day.end;
  return { end };
}

/** The events that a clause names with their day: "bread class on the first Sunday of the month". */
function weekly(
  text: string,
  { evidence, excludedFeatures }: ParsedBrief,
  lines: readonly PriceLine[],
): OwnEvent[] {
  const { dates, hours, figures } = evidence.facts;
  return figures.flatMap((figure) => {
    const day = [...dates, ...hours].find(({ start, end }) => start > figure.start && end === figure.end);
    const title = day && eventIn(figure.text.slice(0, day.start - figure.start));
    if (!title) return [];
    const line = excludedFeatures.includes("pricing")
      ? undefined
      : lines.find(({ name }) => name.toLowerCase() === title.toLowerCase());
    return {
      title: capital(title),
      time: capital(day.text.replace(/^the /i, "")),
      price: line?.price ?? priceAfter(text, day.end, evidence.facts.prices)?.text ?? "",
    };
  });
}
