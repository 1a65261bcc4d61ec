import type { Clauses } from "./read-clauses.ts";
import { type Evidence, stemsOfPhrase } from "./text.ts";

/** A figure of each record over those that link to it: what a customer owes, the hours of a job. */
export interface DraftSum {
  /** The stems of the table that has the figure; empty for "they". */
  on: string[];
  /** The stems of what is counted or added up. */
  of: string[];
  figure: "sum" | "count";
  isOpen: boolean;
  name: string;
  evidence: Evidence;
}

const OWES =
  /\b(?:see |know |and |also |a list of )*(?:how much|what|who)(?: money)?\s*(?:(?:each|every|a|the|my|which)\s+)?([\p{L}]+(?: [\p{L}]+)?)?\s*(?:still\s+|each\s+)*\bow(?:es?|ing|ed)\b(?: (?:me|us|money|what|still))*/giu;
const EACH =
  /\bhow (?:many|much)\s+([\p{L}]+(?: [\p{L}]+)?)\s+(?:each|every|per)\s+([\p{L}]+)(?:\s+(?:has|have|had|did|does|do|gave|given|worked|works|made|sold|took|takes|needs?|bought|paid|got|spent|put in))*(?: (?:in|done|so far|left))?/giu;
const TOTAL =
  /\b(?:see |know |also |a |the |show )*(?:running )?(?:totals?|sums?)\s*(?:number |amount |hours )?(?:of )?([\p{L}]+(?: [\p{L}]+){0,2}?)?\s*(?:per|for each|for every|by|of each|each)\s+([\p{L}]+)/giu;
const PERIOD =
  /\b(?:(?:and|also|see|know|show me|the) )*(?:how (?:much|many)(?: [\p{L}]+){1,5}?|(?:the )?totals?(?: [\p{L}]+){0,3}?)\s+(?:per|each|every|a|this|by|in a|last)\s+(?:day|week|month|year|quarter|season)\b/giu;
const TIMES = /^(?:day|week|month|year|quarter|season|time|night|hour)$/;
const PRONOUN = /^(?:they|it|he|she|people|everyone|someone|somebody|i|we|one|person|of|them|you)$/;

export function readSums(text: string): Clauses<DraftSum> {
  const found: DraftSum[] = [];
  let rest = text;
  const take = (match: RegExpMatchArray, sum: Omit<DraftSum, "evidence"> | undefined) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (found.some(({ evidence }) => start < evidence.end && end > evidence.start)) return;
    if (sum) found.push({ ...sum, evidence: { text: match[0].trim(), start, end } });
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  };
  // "How many eggs each flock lays every day" is noted each day.
  for (const match of text.matchAll(PERIOD))
    if (!/\b(?:each|every)\b.*\b(?:every|each|a|per) day$/i.test(match[0])) take(match, undefined);
  for (const match of rest.matchAll(OWES)) {
    const on = stemsOfPhrase(match[1] ?? "").filter((stem) => !PRONOUN.test(stem));
    take(match, { on, of: [], figure: "sum", isOpen: true, name: "Owes" });
  }
  for (const match of rest.matchAll(EACH)) {
    const of = stemsOfPhrase(match[1] ?? "");
    if (
      /^(?:of|one)$/.test(match[2] ?? "") ||
      TIMES.test(match[2] ?? "") ||
      /^[^.;\n]* (?:every|each|a|per) day\b/.test(rest.slice((match.index ?? 0) + match[0].length))
    )
      continue;
    const name = (match[1] ?? "").trim();
    const isSum = /^(?:hours?|money|points|kilos|miles|litres|time)$/.test(name.split(" ")[0] ?? "");
    take(match, {
      on: stemsOfPhrase(match[2] ?? ""),
      of,
      figure: isSum ? "sum" : "count",
      isOpen: false,
      name,
    });
  }
  for (const match of rest.matchAll(TOTAL)) {
    const on = stemsOfPhrase(match[2] ?? "");
    if (on.some((stem) => TIMES.test(stem))) continue;
    const of = stemsOfPhrase(match[1] ?? "");
    const name = `Total ${(match[1] ?? "").trim()}`.trim();
    take(match, { on, of, figure: "sum", isOpen: false, name });
  }
  return { found, rest };
}

/** "How much I earn per month" needs amounts. */
export const asksForTakings = (text: string) =>
  /\bhow much (?:money )?(?:i|we)(?:'ve)? (?:earn|make|take|made|earned|charge|turn over|get)|\b(?:earnings|takings|turnover|income|revenue) (?:per|each|a|every|this)\b/i.test(
    text,
  );
