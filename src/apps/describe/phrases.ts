import { isContainer } from "./text.ts";
import type { Token } from "./tokens.ts";

/** A noun with what stands before it: "their 40 rental bikes". */
export interface Phrase {
  /** Without determiners. The head is the last word, or the word before "of". */
  words: Token[];
  head: Token;
  isMany: boolean;
  /** "My dogs", "their dogs", "the dog's name". */
  owner?: "mine" | "theirs" | Phrase;
  /** "Each dog", "40 dogs", "a dog". */
  count?: "each" | "some" | "one";
  /** "My", "our". */
  isMine?: boolean;
  /** The index behind it. */
  end: number;
}

const OF =
  /^(?:number|amount|kind|type|date|place|time|method|cause|name|proof|year|day|level|length|way|form|means|source|point|country|state|sort|colour|color|cost|price|title|copy|quantity|percentage|letter|certificate|rate)$/;
const COLLECTIVE =
  /^(?:list|overview|record|log|note|track|set|bunch|lot|lots|couple|couple|kind|collection|details|detail|database|register|history|diary|couple|group|pair|range|rest|cost|schedule|catalogue|catalog|inventory|summary|pile|stack|picture of|most|plenty|load|loads|dozen|dozens|number|photos? of)$/;
/** "A tracker for my applications", "a log of our cars": what it is about. */
const HOLDER =
  /^(?:tracker|log|list|database|catalogue|catalog|register|diary|journal|record|records|overview|app|system|spreadsheet|logbook|inventory|planner|program|tool|book|index|collection|history|stash|supply|library|place|archive)$/;
const NO_NOUN = /^(?:etc|eg|ie|e\.g|pls|please)$/;

/** Whether a word can stand inside a phrase at this place. */
function isInside(tokens: readonly Token[], at: number, isFirst: boolean) {
  const token = tokens[at];
  if (!token) return false;
  const next = tokens[at + 1];
  if (token.part === "conjunction")
    return (
      isFirst &&
      token.low === "and" &&
      tokens[at - 1]?.part === "adjective" &&
      next?.part === "adjective" &&
      next.marks === ""
    );
  const hasNoun =
    next !== undefined && next.marks === "" && (next.part === "noun" || next.part === "adjective");
  if (token.part === "noun" || token.part === "adjective") return !NO_NOUN.test(token.low);
  if (token.part === "quantity")
    return !isFirst && /^\d/.test(token.low) && !/^(?:each|every|all|both|only|over|just)$/.test(token.low);
  if (token.part === "verb")
    return isFirst && hasNoun && (token.verb?.form === "past" || token.verb?.form === "ing");
  return false;
}

/** The determiners at the beginning of a phrase. */
function openingOf(tokens: readonly Token[], from: number) {
  let at = from;
  let owner: Phrase["owner"];
  let count: Phrase["count"];
  const isOpen = (place: number) => place === from || tokens[place]?.marks === "";
  for (; isOpen(at); at++) {
    const { part = "noun", low = "" } = tokens[at] ?? {};
    if (part === "owner") owner = /^(?:my|our)$/.test(low) ? "mine" : low === "own" ? owner : "theirs";
    else if (part === "quantity")
      count = /^(?:each|every)$/.test(low) ? "each" : low === "one" ? "one" : "some";
    else if (part === "determiner") count = /^(?:an?|this|that)$/.test(low) ? "one" : count;
    else break;
  }
  return { at, owner, count };
}

const isLinking = ({ low, marks }: Token, next: Token | undefined) =>
  marks === "" && next?.marks === "" && /^(?:of|for|about)$/.test(low);

/** "A list of trees" is about trees, and "number of trees" a number. */
function behindOf(
  tokens: readonly Token[],
  at: number,
  words: readonly Token[],
  owner: Phrase["owner"],
  count: Phrase["count"],
): Phrase | undefined {
  const token = tokens[at];
  const last = words.at(-1);
  if (!token || !last) return undefined;
  if (words.length < 3 && HOLDER.test(last.low)) {
    const behind = phraseAt(tokens, at + 1);
    if (behind && (token.low === "of" || behind.isMany)) return { ...(owner && { owner }), ...behind };
  }
  if (token.low !== "of") return undefined;
  const isMuch = /^(?:number|amount)$/.test(last.stem);
  if (!isMuch && words.length === 1 && (COLLECTIVE.test(last.low) || isContainer.has(last.stem))) {
    const behind = phraseAt(tokens, at + 1);
    if (behind) return { ...(owner && { owner }), ...(count && count !== "one" && { count }), ...behind };
  }
  const inner = OF.test(last.stem) ? phraseAt(tokens, at + 1) : undefined;
  if (!inner) return undefined;
  return {
    ...{ words: [...words, token, ...inner.words], head: last, isMany: last.isMany, end: inner.end },
    ...(owner && { owner }),
    ...(count && { count }),
  };
}

/** "Couriers working together" are couriers. */
function dropParticiples(words: Token[]) {
  for (;;) {
    const [before, last] = words.slice(-2);
    if (last?.part !== "adjective" || !last.verb || before?.part !== "noun" || !before.isMany) return;
    words.pop();
  }
}

/** The noun phrase that begins at a token, if one does. */
export function phraseAt(tokens: readonly Token[], from: number): Phrase | undefined {
  const start = openingOf(tokens, from);
  const { count } = start;
  let { at, owner } = start;
  const isOpen = (place: number) => place === from || tokens[place]?.marks === "";
  let words: Token[] = [];
  for (; at < tokens.length && (words.length === 0 ? isOpen(at) : tokens[at]?.marks === ""); at++) {
    const token = tokens[at] as Token;
    const last = words.at(-1);
    if (last && isLinking(token, tokens[at + 1])) {
      const whole = behindOf(tokens, at, words, owner, count);
      if (whole) return whole;
      if (token.low === "of") break;
    }
    // "Make and model", "date and time".
    if (last && isPair(last, token, tokens[at + 1])) {
      words.push(token, tokens[at + 1] as Token);
      at++;
      continue;
    }
    if (token.low === "people" && last?.isMany) break;
    if (!isInside(tokens, at, words.length === 0 || last?.part === "adjective")) break;
    if (token.part !== "conjunction") words.push(token);
    if (
      /['’]s$|s['’]$/.test(token.text) ||
      (/s$/.test(token.low) && /['’]/.test(tokens[at + 1]?.gap ?? ""))
    ) {
      const next = tokens[at + 1];
      if (next && !/[.,:;(]/.test(next.marks) && (next.part === "noun" || next.part === "adjective")) {
        owner = { words, head: token, isMany: /s['’]?$/.test(token.low.replace(/['’]s$/, "")), end: at + 1 };
        words = [];
      }
    }
  }
  dropParticiples(words);
  const head = words.at(-1);
  if (!head) return undefined;
  const isMine = tokens.slice(from, from + 2).some(({ low }) => low === "my" || low === "our");
  // "My clients' details" are about clients.
  if (typeof owner === "object" && words.length === 1 && isContainer.has(head.stem))
    return { ...owner, isMany: true, end: at, ...(isMine && { isMine }) };
  return {
    words,
    head,
    isMany: head.isMany,
    end: at,
    ...(isMine && { isMine }),
    ...(owner && { owner }),
    ...(count && { count }),
  };
}

const PAIRS = new Set([
  "date and time",
  "time and date",
  "day and time",
  "make and model",
  "before and after",
  "pros and cons",
  "sets and reps",
  "terms and conditions",
  "hours and minutes",
  "name and address",
  "first and last",
]);

export const isPair = (one: Token, and: Token, other: Token | undefined) =>
  other !== undefined && PAIRS.has(`${one.low} ${and.low} ${other.low}`);
