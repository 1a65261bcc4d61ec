import { capital } from "../short-text.ts";
import { saysMore } from "../site-copy.ts";

/** A clause of a sentence with the mark that stands before it. */
export interface SentenceClause {
  mark: string;
  text: string;
}

const MARK = /(\s*[,;:]\s+|\s+[–—-]+\s+)/;

/** Cuts a sentence at its commas, colons and dashes. Marks in brackets cut nothing. */
export function clausesIn(sentence: string): SentenceClause[] {
  const clauses: SentenceClause[] = [];
  const pieces = sentence.replace(/[.!]+$/, "").split(MARK);
  for (let at = 0; at < pieces.length; at += 2) {
    const [mark, text] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = clauses.at(-1);
    const isOpen = last !== undefined && countOf(last.text, "(") > countOf(last.text, ")");
    if (last && isOpen) last.text += mark + text;
    else if (text) clauses.push({ mark: clauses.length === 0 ? "" : mark, text });
  }
  return clauses;
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** Joins clauses with the marks of their sentence, without the first mark. */
export const joinedClauses = (clauses: readonly SentenceClause[]) =>
  clauses.map(({ mark, text }, at) => (at === 0 ? text : mark + text)).join("");

/** Words with which no sentence begins that has lost its first clause. */
const LEANING =
  /^(?:with|without|in|at|from|near|by|on|of|for|as|than|because|so|but|who|which|that|where|when|if|unless|including|plus|to|or|too|also|not|based|just)\b/i;
const BARE_VERB =
  /^(?:cover|make|do|build|sell|teach|work|run|cook|bake|brew|grow|fix|mend|repair|clean|paint|offer|serve|take|come|visit|travel|help|keep|train|hire|rent|let|see|have)\b/i;
const SELF = /^(i|we)(?:['’](?:m|re)| am| are) /i;
/** What is left may have a subject, or be a note: "No auditions, Wednesdays 7.30". */
const OWN_SUBJECT =
  /^(?:we|i|our|my|you|your|they|it|there|everything|everyone|all|no|every|open|established|since|\d[\d,.]*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** "As psychotherapist in Zürich I see adults" */
const AS = /^as (?:an? |the )?([^,;:]{3,50}?) (?=(?:i|we) \p{Ll})/iu;

/**
 * Returns a sentence without the clauses at its beginning that other texts say. What is left has to stand by itself;
 * otherwise the sentence stays whole.
 */
export function withoutSaid(sentence: string, said: string): string {
  const [before = "", role = ""] = AS.exec(sentence) ?? [];
  if (role && !saysMore(role, said)) return capital(sentence.slice(before.length));
  const clauses = clausesIn(sentence);
  const first = clauses.findIndex(({ text }) => saysMore(text, said));
  if (first < 1) return sentence;
  const rest = joinedClauses(clauses.slice(first)).replace(/^and (?=\p{L})/iu, "");
  if (LEANING.test(rest)) return sentence;
  const [, who = ""] = SELF.exec(sentence) ?? [];
  const isBare = BARE_VERB.test(rest);
  // "I'm a mediator, accredited, with rooms in town" needs its beginning.
  if (who && !isBare && !OWN_SUBJECT.test(rest)) return sentence;
  const end = /[.!?]+["”’)]?$/.exec(sentence)?.[0] ?? "";
  return capital(`${who && isBare ? `${who} ` : ""}${rest}${end}`);
}
