import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters } from "../text-pieces.ts";
import { MONTH } from "./dates.ts";

const VERBS =
  "opened|opening|opens?|reopened|reopening|reopens?|closed?|closes|closing|shut|shuts|founded|began|moved here";
const VERB = pattern()`\b${[VERBS, /(?:taken|took|taking) (?:it )?over/]}\b`;
const WHICH = /\b(?:in|last|this|next|since|until|till|during|for|each|every|all) (?:early |late |mid-?)?/;
/** A day or a year behind a month makes a date, which is read before. */
const NO_DATE = /(?!\.?,? ?\d|\w|['’]|\s?[-–]\s)/;
/** Expects a text in lower case. */
const DATED = pattern("g")`(?:${WHICH}|(?<=${VERB} ))${MONTH}${NO_DATE}`;
/** What opens or closes may stand some words before its month: "opening a clinic in Wilmslow in May". */
const OPENED = pattern()`(?:[a-z']+ ){0,3}${VERB}[^.!?;:\n\r•|]{0,60}$`;
const BESIDE = pattern()`${VERB}\s$`;
/** "People ask are you open in March" is no month of the business, nor is that of its site. */
const NOT_OWN =
  "site|website|web|page|launch|live|launched|ready|deadline|done|booking|bookings|form|you|yas|how|whether";
const TO_OTHERS = pattern("i")`\b${NOT_OWN}\b`;

/** Returns months in which the business opens, closes or changes hands: "opened last November", "close in January". */
export function readMonths(text: string): Evidence[] {
  const small = inSmallLetters(text);
  return [...small.matchAll(DATED)].flatMap(({ index, 0: found }) => {
    const [opened] = OPENED.exec(small.slice(Math.max(0, index - 80), index)) ?? [];
    if (!opened || TO_OTHERS.test(opened)) return [];
    // "Opens may" without a preposition is half a sentence.
    if (/^(?:may|march)/.test(found) && text[index] === found[0]) return [];
    const lead = BESIDE.exec(opened)?.[0].length ?? 0;
    const [start, end] = [index - lead, index + found.replace(/\.$/, "").length];
    return [{ text: text.slice(start, end), start, end }];
  });
}
