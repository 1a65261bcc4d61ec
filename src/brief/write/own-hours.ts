import { pattern } from "#src/lib/pattern.ts";
import { isRoundTheClock, servedAround } from "../facts/round-the-clock.ts";
import { type HourRow, hourRows } from "../hour-rows.ts";
import type { Evidence, ParsedBrief } from "../parsed-brief.ts";
import { capital, lowerFirst } from "../short-text.ts";
import { edited, ended } from "./edited.ts";
import { hasTime, type Statement } from "./statements.ts";

/** Businesses that customers come to: "a 24 hour diner" is open all the time, a 24 hour plumber is not. */
const PLACES_OPEN =
  "diner|cafe|café|gym|shop|store|petrol station|gas station|pharmacy|launderette|laundrette|laundromat|hotel|hostel|car park|supermarket|casino|convenience store|bakery|sauna";
const ROUND_PLACE = pattern("i")`\b${PLACES_OPEN}\b`;
const DAYS =
  /^(?:mon|tue|wed|thu|fri|sat|sun|weekday|week ?end|every|daily|any time|all |bank|public|(?:\d|five|six|seven) days|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|^24/i;
const TIME = /\d|noon|midnight|midday/i;
const LEAST_ROWS = 2;

/** Opening hours that a table or a line shows. */
export interface OwnHours {
  /** Pieces of the brief that are wholly days with their times. */
  said: Evidence[];
  rows: HourRow[];
  /** The sentences that the table says. */
  from: ReadonlySet<Statement>;
  /** The sentences of `said`. */
  sentences: readonly Statement[];
}

/** Returns the opening hours, if each row has days and times; other sentences about hours stay sentences. */
export function ownHours(
  text: string,
  { evidence }: ParsedBrief,
  statements: readonly Statement[],
  { isAsked, isElsewhere }: { isAsked: boolean; isElsewhere: (piece: Evidence) => boolean },
): OwnHours {
  const sentences = statements.filter((one) => {
    const pieces = piecesIn(one, evidence.facts.hours);
    return (
      pieces.length > 0 &&
      !pieces.some(isElsewhere) &&
      // "24 hour diner" is open all the time, whatever else its sentence says.
      (pieces.some((piece) => isRoundTheClock(piece.text)) ||
        (hasOwnPlace(one, pieces) && (one.purpose !== "hours" || saysOnlyHours(one, pieces)))) &&
      pieces.every((piece) => isOpening(piece, statements)) &&
      hourRows(text, pieces).every((row) => isClean(row, one.text))
    );
  });
  const said = sentences.flatMap((one) => piecesIn(one, evidence.facts.hours));
  const rows = hourRows(text, said);
  if (!rows.some(({ open }) => open !== "")) return { said: [], rows: [], from: new Set(), sentences: [] };
  const isTable = rows.length >= LEAST_ROWS || isAsked;
  return { said, rows: isTable ? rows : [], from: new Set(isTable ? sentences : []), sentences };
}

/** Hours may go on in the next sentence, and belong to the first. */
const piecesIn = ({ start, end }: Statement, pieces: readonly Evidence[]) =>
  pieces.filter((one) => one.start >= start && one.start < end);

/** Returns the sentences about hours that no table says, as they may stand alone. */
export function hourNotes(
  statements: readonly Statement[],
  understood: ParsedBrief,
  { from }: OwnHours,
): string[] {
  return statements
    .filter((one) => !from.has(one) && one.purpose !== "wish")
    .flatMap((one) => {
      if (one.purpose === "hours") return [edited(one.text, understood).replace(BARE_HOURS, opened)];
      // Its hours stay in it.
      if (one.purpose === "fragment") return [];
      const hours = piecesIn(one, understood.evidence.facts.hours).map(({ text }) => text);
      const isSaid = hours.some((text) => [one.copy, ...one.parts].some((said) => hasWords(said, text)));
      return hours.length > 0 && !isSaid ? [ended(capital(hours.join(", ")))] : [];
    });
}

/** "Mon-Sat 8-4" is no sentence; a time without an end may be that of a class. */
const BARE_HOURS =
  /^((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:seven|six|five|four|7|6|5) days|daily|every day|weekdays|weekends)(?=.*\d ?(?:am|pm)? ?(?:[-–]|to|till?|until) ?(?:\d|noon|midnight|late))/iu;
const opened = (days: string) =>
  `Open ${/^(?:seven|six|five|four|daily|every|week)/i.test(days) ? lowerFirst(days) : days}`;

/** Hours within a sentence about something else are told with it. */
const hasOwnPlace = ({ purpose, copy, parts }: Statement, pieces: readonly Evidence[]) =>
  purpose === "hours" ||
  (purpose !== "wish" &&
    purpose !== "refusal" &&
    pieces.every(({ text }) => ![copy, ...parts].some((one) => hasWords(one, text))));

const BESIDE =
  /\b(?:we|we['’]re|i|i['’]m|it|it['’]s|our|my|the|a|are|is|am|and|but|also|on|at|from|to|till|until|then|usually|normally|currently|always|open|opens|opening|opened|close|closes|closed|hours?|times?|days?|daily|every|only|please|plus|with|by|appointment)\b/gi;
/** "Farm shop open Friday to Sunday 10 to 4." */
const SUBJECT =
  /^(?:(?:our|the) )?\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}?(?= (?:is |are )?(?:open|opens|hours|opening)\b)/iu;

/** Whether a sentence says nothing besides days and times, and what they are of. */
function saysOnlyHours({ text }: Statement, pieces: readonly Evidence[]) {
  const rest = pieces.reduce((left, piece) => left.replace(piece.text, " "), text.replace(SUBJECT, ""));
  return !/[\p{L}\d]/u.test(rest.replace(BESIDE, ""));
}

const plain = (text: string) => text.toLowerCase().replaceAll(",", "");
const hasWords = (text: string, words: string) => plain(text).includes(plain(words));

function isClean({ day, open, note }: HourRow, sentence: string) {
  if (open === "24 hours") return true;
  if (!DAYS.test(day) || note) return false;
  if (open === "") return /\bclosed\b/i.test(sentence);
  return TIME.test(open);
}

/** "Evenings and weekends" and "24/7 emergency call-out" are no opening hours. */
export function isOpening({ text, start, end }: Evidence, statements: readonly Statement[]) {
  if (!hasTime(text)) return false;
  if (!isRoundTheClock(text)) return true;
  const statement = statements.find((one) => one.start <= start && one.end >= end);
  const sentence = statement?.text ?? text;
  if (/call-?\s?out|on call/i.test(sentence)) return false;
  const isServed = statement && servedAround(sentence.slice(end - statement.start)) !== undefined;
  return Boolean(isServed) || /\bopen\b/i.test(sentence) || ROUND_PLACE.test(sentence);
}
