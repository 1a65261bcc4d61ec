import { formatNumber } from "#src/lib/english.ts";
import { pattern } from "#src/lib/pattern.ts";
import { cut } from "#src/sites/cut.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { finishedSite } from "#src/sites/edit/finished-site.ts";
import { withSharedParts } from "#src/sites/edit/shared-parts.ts";
import { hoursIn } from "#src/sites/hours-words.ts";
import { isOnlyColours } from "./colour-intents.ts";
import { type Change, Draft } from "./draft.ts";
import type { Act } from "./intent.ts";
import { intents } from "./intents.ts";
import { quotesIn, readSaid, type Said } from "./said.ts";
import { toneIn } from "./tone-intents.ts";

/** Longer texts are cut off; nobody types that much. */
export const LONGEST_EDIT = 2_000;
const MOST_EDITS = 40;

export interface Revision {
  document: SiteDocument;
  changes: Change[];
  /** Messages for the user: requests that were not understood, or that would change nothing. */
  notUnderstood: string[];
}

/** The possible edits with examples, for the help beside the field. */
export const reviseIntents = intents.map(({ id, title, examples }) => ({ id, title, examples }));

/**
 * Applies the requests in a text to a site as far as they are understood. `page` is the id of the page on
 * screen.
 */
export async function reviseSite(document: SiteDocument, words: string, page = ""): Promise<Revision> {
  const text = words.slice(0, LONGEST_EDIT).toWellFormed();
  const notes: string[] = [];
  const changes: Change[] = [];
  let site = document;
  let last: Draft["last"] = [];
  const edits = readEdits(text);
  if (edits.length === 0) notes.push("Nothing was asked for.");
  for (const { said, act } of edits.slice(0, MOST_EDITS)) {
    if (!act) {
      last = said.parts.length > 0 ? said.parts : last;
      notes.push(`“${cut(said.raw, 120)}” was not understood.`);
      continue;
    }
    const draft = new Draft(site, page);
    draft.last = last;
    await act.do(draft);
    last = draft.last;
    notes.push(...draft.notes);
    if (draft.changes.length === 0) {
      // Every request gets an answer, even if it changes nothing.
      if (draft.notes.length === 0) notes.push(`“${cut(said.raw, 120)}” would change nothing here.`);
      continue;
    }
    const next = finishedSite(withSharedParts(site, draft.site), site);
    if (next) {
      site = next;
      changes.push(...draft.changes);
    } else notes.push(`“${cut(said.raw, 120)}” cannot be done on this site.`);
  }
  if (edits.length > MOST_EDITS) notes.push(`Only the first ${MOST_EDITS} edits were done.`);
  if (words.length > LONGEST_EDIT)
    notes.push(`Only the first ${formatNumber(LONGEST_EDIT)} characters were read.`);
  return { document: site, changes, notUnderstood: [...new Set(notes)] };
}

interface Edit {
  said: Said;
  act?: Act;
}

interface Piece {
  start: number;
  end: number;
  /** Whether a line break precedes, which separates requests more strongly than a comma. */
  isNewLine: boolean;
}

const AND = /\s+(?:and then|and also|and|then|but|plus|also|&|\+)\s+/;
const JOINT = pattern("gi")`[\n\r;•]+|(?<=[.!?])\s+|,\s+(?:(?:and|then|but|also|plus)\b\s*)*|${AND}`;
const GREETINGS =
  "hi|hello|hey|there|dear|thanks|thank|you|thx|cheers|please|pls|plz|ok|okay|kind regards|regards";
const BETWEEN = "so|well|yes|no|great|and|also|then|but|maybe|just|um|if possible|first|secondly|finally";
/** Polite phrases around a request, such as "please". */
const POLITE = pattern()`^(?:${[GREETINGS, BETWEEN]} ?)*$`;
const BEFORE_VERB = "please|also|then|can you|could you|now|and|lets|just";
const VERBS =
  "add|make|remove|delete|move|put|hide|show|change|set|use|rename|call|swap|replace|drop|duplicate|copy|give|switch|turn|insert|get|shorten|include|center|centre|try|exchange|open|want";
const OTHER_BEGINNINGS =
  "our|the|we|no|darker|lighter|another|different|more|less|email|phone|button|headline|i";
const BEGINS = pattern()`^(?:${BEFORE_VERB} )*${[VERBS, OTHER_BEGINNINGS, /round\w*/]}\b`;

/** Splits a text into requests. */
function readEdits(text: string): Edit[] {
  const plain = text.replace(
    /(^|[\s])(?:\d{1,2}[.)]|[-*–])(?=\s+\p{L})/gu,
    (whole, gap: string) => `${gap}${"\n".repeat(whole.length - gap.length)}`,
  );
  const pieces = piecesOf(plain);
  const edits: Edit[] = [];
  let verb = "";
  const said = (from: number, to: number) =>
    readSaid(plain.slice(pieces[from]?.start, pieces[to]?.end).trim());
  for (let at = 0; at < pieces.length; at++) {
    const first = said(at, at);
    if (POLITE.test(first.text)) continue;
    let [to, one, act] = [at, first, read(first)];
    // "Mon to Fri 8 to 6, Sat 9 to 1" and "navy and gold" are one request each.
    while (act && pieces[to + 1] && !pieces[to + 1]?.isNewLine && isContinued(one, said(to + 1, to + 1))) {
      to++;
      one = said(at, to);
      act = read(one) ?? act;
    }
    while (act?.isOpen && pieces[to + 1] && !pieces[to + 1]?.isNewLine && !isEdit(said(to + 1, to + 1))) {
      const next = said(to + 1, to + 1);
      if (POLITE.test(next.text) && /[.!?]\s*$/.test(one.raw)) break;
      to++;
      one = said(at, to);
      act = read(one) ?? act;
    }
    // The verb may apply to several parts: "move the team and the questions to the top", "add a map, a team".
    for (
      let further = at + 1;
      !act && further <= at + 3 && pieces[further] && !pieces[further]?.isNewLine;
      further++
    ) {
      const joined = said(at, further);
      const joinedAct = first.parts.length > 0 && !(verb && isBare(first)) ? read(joined) : undefined;
      if (joinedAct) [to, one, act] = [further, joined, joinedAct];
    }
    if (!act && verb && isBare(first)) {
      const helped = readSaid(`${verb} ${first.raw}`);
      const found = read(helped);
      if (found) [one, act] = [helped, found];
    }
    if (act)
      verb =
        /\b(add|remove|delete|hide|show|duplicate|drop|include|need|no|want|without)\b/.exec(one.text)?.[1] ??
        "";
    edits.push(act ? { said: one, act } : { said: one });
    at = to;
  }
  return edits;
}

function piecesOf(text: string): Piece[] {
  const quotes = quotesIn(text);
  const pieces: Piece[] = [];
  let [start, isNewLine] = [0, true];
  const push = (end: number) => {
    if (/[\p{L}\p{N}#]/u.test(text.slice(start, end))) pieces.push({ start, end, isNewLine });
  };
  for (const { index, 0: found } of text.matchAll(JOINT)) {
    if (quotes.some((quote) => index >= quote.start && index < quote.end) || isWithin(text, index, found))
      continue;
    push(index);
    [start, isNewLine] = [index + found.length, /[\n\r;•]/.test(found)];
  }
  push(text.length);
  return pieces;
}

/** Whether "and" belongs to a fixed phrase: "before and after", "questions and answers". */
function isWithin(text: string, at: number, joint: string) {
  if (!/and|&/i.test(joint)) return false;
  const around =
    `${text.slice(Math.max(0, at - 20), at)} and ${text.slice(at + joint.length, at + joint.length + 20)}`.toLowerCase();
  return /\b(?:before and after|questions and answers|q and a|facts and figures|black and white)/.test(
    around,
  );
}

function read(said: Said): Act | undefined {
  for (const { read: readOne } of intents) {
    const act = readOne(said);
    if (act) return act;
  }
  return undefined;
}

const isEdit = (said: Said) => BEGINS.test(said.text) && read(said) !== undefined;

const AROUND = "and|or|also|a|an|the|our|some|any|new|please|as well|too|section|block";
const BARE = pattern()`^(?:${[AROUND, /@\d/]} ?)*@\d(?: (?:section|block|please|too|as well|thanks))*$`;

/** The request is only the name of a part. */
const isBare = ({ shape }: Said) => BARE.test(shape);

const DAYS = /(?:mon|tue|wed|thu|fri|sat|sun)\w*|\d+(?:am|pm)?/;
const HOURS_WORDS =
  "and|on|closed?|open|from|the|weekends?|weekdays?|to|till|until|through|noon|midnight|late|am|pm|:";
const MORE_HOURS = pattern()`^(?:${[DAYS, HOURS_WORDS]} ?)+$`;

function isContinued(before: Said, next: Said) {
  if (isOnlyColours(next.text))
    return (
      isOnlyColours(before.text.replace(/^.*\b(?:in|to|use|it|with|be)\b /, "")) ||
      /\bcolou?r/.test(before.text)
    );
  if (/^(?:more |very |really )?\w+$/.test(next.text) && toneIn(next.text))
    return toneIn(next.text) === toneIn(before.text);
  if (!hoursIn(before.raw)) return false;
  return hoursIn(next.raw) !== undefined && MORE_HOURS.test(next.text);
}
