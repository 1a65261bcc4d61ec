import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters } from "../text-pieces.ts";
import { MONTH } from "./dates.ts";

const VERBS = "opened|opening|opens?|reopened|closed?|closes|closing|shut|shuts|founded";
const VERB = pattern()`\b${[VERBS, /(?:taken|took|taking) (?:it )?over/]}\b`;
const WHICH = /\b(?:in|last|this|next|since|until|for|each|every|all) (?:early |late )?/;
/** A day or a year behind a month makes a date, which is read before. */
const NO_DATE = /(?!\.?,? ?\d|\w|['’]|\s?[-–]\s)/;
/** Expects a text in lower case. */
const DATED = pattern("g")`(?:${VERB} )?(?:${WHICH}|(?<=${VERB} ))${MONTH}${NO_DATE}`;
/** "Opening a clinic in Wilmslow in May", with the words before the verb */
const OPENED = pattern()`(?:[a-z']+ ){0,3}${VERB}[^.!?;:\n\r•|]{0,60}$`;
/** "People ask are you open in March" is no month of the business, nor is that of its site. */
const NOT_OWN = pattern()`\b${"site|website|page|launch|live|ready|bookings?|form|you|yas|how"}\b`;

/** Returns months in which the business opens, closes or changes hands: "opened last November", "close in January". */
export function readMonths(text: string): Evidence[] {
  const small = inSmallLetters(text);
  return [...small.matchAll(DATED)].flatMap(({ index, 0: found }) => {
    const end = index + found.replace(/\.$/, "").length;
    const [opened = "you"] = OPENED.exec(small.slice(Math.max(0, index - 80), end)) ?? [];
    // In "we open may" the verb goes on.
    const isVerb = /^[cos][a-z]+[^d] may$/.test(text.slice(index, end));
    return NOT_OWN.test(opened) || isVerb ? [] : [{ text: text.slice(index, end), start: index, end }];
  });
}
