import { pattern } from "#src/lib/pattern.ts";
import type { Evidence, FactKind } from "../parsed-brief.ts";
import lexicon from "./figure-words.json";
import { isOver, outside } from "./pieces.ts";

/** Ends a clause, unless a fact goes over it. */
const PAUSE = /[.!?](?=\s|$)|[,;:](?=\s)|[\n\r|·•()*"“”]|\s[-–—/»>+]{1,3}(?=\s)|—/g;
const TITLES = "no|nos|st|ave|rd|approx|incl|min|max|dr|mr|mrs|ms|est|lic|reg|tel|ph";
/** Precedes a full stop that ends no clause. */
const SHORTENED = pattern("iu")`(?<!\p{L})(?:${TITLES}|[a-z])$`;
const LONGEST = 52;
const MOST_WORDS = 8;
/** A figure of so many words says enough by itself. */
const ENOUGH_WORDS = 5;

/** Words to the designer of the site, and words that point outside the clause. */
const POINTING =
  "i|i'm|i'd|im|id|ive|i've|me|my|you|your|u|they|them|their|he|she|his|her|we|we've|we're|we'll|us|our|it|its|it's|this|that|those|these|which|who|whose|where|what|how|why|there|there's";
const WISHING =
  "want|wants|need|needs|like|please|pls|should|must|could|would|shd|can|let|lets|show|shows|tell|list|put|add|make|see|ask|asking|know|call|calls|ring|rings|email|hi|hello|thanks|if|because|but|so|when|whats|plus|then|do|don't|dont|no|never|give|keep|look|leave|contact|whatsapp|message|say|says|said|choosing|rights reserved|maybe|perhaps|hmm|sorry";
const OF_SITE =
  "site|website|web|page|pages|online|button|photos?|pictures?|pics|gallery|form|map|blog|menu|logo|colours?|colou?r|fonts?|tap|book|booking|bookings|order|reserve|deadline|launch|live|draft|updated|copyright|job|url|homepage";
const UNFINISHED = "have|has|had|is|are|was|were|with|well|lately|just|who|as|than";
/** "9-5 not Weds" is no refusal. */
const NOT = /not(?! (?:on )?(?:mon|tue|wed|thu|fri|sat|sun))/;
const TALK = pattern(
  "iu",
)`(?<![\p{L}'])${[POINTING, WISHING, OF_SITE, NOT, lexicon.project]}(?![\p{L}'])|©|^${UNFINISHED}\b`;
/** Words that add nothing to the fact beside them. */
const LITTLE =
  "open|opens|opening|hours?|times?|daily|from|to|till|until|and|at|on|in|the|a|an|of|is|are|since|for|just|all|now|also|with|about|or|by|tel|telephone|ph|phone|mob|mobile|text|txt|price|prices|established|est|founded|call|x";
const ADDED = pattern("iu")`(?<![\p{L}\d'])(?!${LITTLE}\b)[\p{L}\d][\p{L}\d'&]*\p{L}`;
const ADDED_SMALL = pattern("u")`(?<![\p{L}\d'])(?!${LITTLE}\b)\p{Ll}[\p{L}\d'&]*\p{L}`;
const DAY_NAME = /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues|weds|thurs)(?!\p{L})/u;
/** "Sat" is a day, "sat" and "SUN" may be something else. */
const SHORT_DAY = /(?<!\p{L})(?:Mon|Wed|Thu|Fri|Sat)(?![\p{L}-])/u;
/** "Fixed by Friday" is about a single day. */
const ONE_DAY =
  /(?<!\p{L})(?:by|before|after|until|next|last|this|is|of|the|on|a|back|deadline's|due) \p{L}+day\b|^(?:un)?til/iu;
/** "A1 to C1", "12th season", "6x9", "max. 8" */
const SCALE = /\d\p{Ll}|\p{L}\d|\d ?[x×] ?\d|^(?:max|min)(?:imum|\.)? \d|\d so far$/iu;
/** A time or a rank alone, and digits for letters: "see you l8r". */
const NO_SCALE = /^\d{1,2}\s?[ap]\.?m\.?$|\d(?:st|nd|rd|th)s?$|(?<!\p{L})(?:\p{L}?8r?|b4|[24]u)(?!\p{L})/iu;
const DAYS = pattern("giu")`${DAY_NAME}`;
const EVENTS =
  "late opening|night|club|class|classes|walks?|tours?|tastings?|library|sessions?|quiz|trivia|karaoke|bingo|market|markets|story hour|open mic|happy hour|supper|workshops?|choir|rehearsals?|practice|meetups?|training|jam|disco|breakfast|lunch|brunch|yoga|pilates|lessons?|group|clinic|surgery|viewings?|service|mass|gates|doors|pick|visits";
const KIND_OF_EVENT =
  "the|a|an|our|my|is|on|for|and|every|of|to|at|in|with|when|about|but|so|theres|there's|we've|list";
const EVENT = pattern("iu")`(?<![\p{L}\d])(?:(?!${KIND_OF_EVENT}\s)[\p{L}'’-]+[ -])?${EVENTS} (?:on )?$`;
/** Hours such as "daily" say little without their verb. */
const ALWAYS_OPEN = /^open (?:daily|every ?day|all \p{L}+|(?:7|seven) days(?: a week)?)$/iu;
const FEW_WORDS = 4;
const NAMED_PRICE = /^(?:\p{L}[\p{L}'’&-]*\s){1,5}$/u;
const WORD = /[^\s]+/g;

type Kinds = Record<FactKind, readonly Evidence[]>;

/**
 * Returns short clauses that say more than the facts in them: "quiz Thursdays 8pm" says what the day is, and
 * "children free to 4pm" when an offer holds.
 */
export function readClauses(text: string, facts: Kinds): Evidence[] {
  const apart = [...facts.addresses, ...facts.emails, ...facts.websites];
  const known = Object.values(facts)
    .flat()
    .sort((a, b) => a.start - b.start);
  const found: Evidence[] = [];
  let [start, at, near] = [0, 0, 0];
  for (const { index, 0: mark } of [...text.matchAll(PAUSE), { index: text.length, 0: "" }]) {
    while (near < known.length && (known[near]?.end ?? 0) <= index) near++;
    if ((known[near]?.start ?? index) < index) continue;
    if (mark === "." && SHORTENED.test(text.slice(Math.max(0, index - 7), index))) continue;
    const clause = trimmed(text, start, index);
    start = index + mark.length;
    while (at < near && (known[at]?.end ?? 0) <= clause.start) at++;
    if (!isShort(clause.text)) continue;
    const own = known.slice(at, near).filter((one) => isOver(one, clause));
    if (!own.some((one) => apart.includes(one)) && isTelling(clause, own, facts)) found.push(clause);
  }
  const events = [...facts.hours, ...facts.dates].flatMap((day) => eventAt(text, day));
  return [...found, ...outside(events, found)];
}

/** Hours of the business itself are no event. */
const NO_EVENT = /(?:opening|doors|gates|surgery|clinic|pick|visits)$/iu;

/** Returns the event that a clause names before its day: "knit night" of "knit night on ". */
export function eventIn(before: string) {
  const event = EVENT.exec(before)?.[0]
    .replace(/ (?:on )?$/, "")
    .trim();
  return event && !NO_EVENT.test(event) ? event : undefined;
}

/** Returns a day with the event before it: "knit night Thursdays at 6:30" inside a longer sentence. */
function eventAt(text: string, { start, end }: Evidence): Evidence[] {
  const before = EVENT.exec(text.slice(Math.max(0, start - 40), start))?.[0].trimStart();
  return before ? [{ text: before + text.slice(start, end), start: start - before.length, end }] : [];
}

function trimmed(text: string, from: number, to: number): Evidence {
  const said = text.slice(from, to);
  const lead = /^[\s,;:>»+/–—-]*(?:(?:and|or|plus|also|so|but|then)\s)?/i.exec(said)?.[0].length ?? 0;
  const inner = said.slice(lead).replace(/[\s,;:]+$/, "");
  return { text: inner, start: from + lead, end: from + lead + inner.length };
}

const wordCount = (clause: string) => clause.match(WORD)?.length ?? 0;

const isShort = (clause: string) =>
  clause.length >= 3 && clause.length <= LONGEST && wordCount(clause) <= MOST_WORDS;

/** Whether a clause without another fact says a day with its occasion, or a grade or size. */
function isNews(clause: string) {
  if (wordCount(clause) > FEW_WORDS) return false;
  if (clause.search(DAYS) >= 0 || SHORT_DAY.test(clause))
    return !ONE_DAY.test(clause) && ADDED.test(clause.replace(DAYS, "").replace(SHORT_DAY, ""));
  return SCALE.test(clause) && !NO_SCALE.test(clause);
}

/** "Pre-order by Thursday for Saturday" */
const ORDER_BY = pattern("iu")`^(?:pre-?)?orders? (?:by|before) (?:${DAY_NAME}|\d)`;

function isTelling(clause: Evidence, facts: readonly Evidence[], kinds: Kinds) {
  if (ORDER_BY.test(clause.text)) return true;
  if (TALK.test(clause.text.replaceAll("’", "'"))) return false;
  if (facts.length === 0) return isNews(clause.text);
  if (ALWAYS_OPEN.test(clause.text)) return true;
  if (facts.some(({ start, end }) => start <= clause.start && end >= clause.end)) return false;
  const [only, ...more] = facts;
  const lead = only ? clause.text.slice(0, only.start - clause.start) : "";
  // "Beard trim £15" is a row of the price list.
  if (
    only &&
    more.length === 0 &&
    only.end === clause.end &&
    kinds.prices.includes(only) &&
    NAMED_PRICE.test(lead)
  )
    return false;
  if (facts.some((one) => kinds.figures.includes(one) && one.text.split(" ").length >= ENOUGH_WORDS))
    return false;
  // In a dictated brief "us two" is no figure.
  if (!/\d/.test(clause.text) && facts.every((one) => kinds.figures.includes(one))) return false;
  if (facts.some((one) => one.start < clause.start)) return false;
  let [rest, from] = ["", clause.start];
  for (const { start, end } of facts) {
    rest += `${clause.text.slice(from - clause.start, Math.max(0, start - clause.start))} `;
    from = Math.max(from, end);
  }
  rest += clause.text.slice(from - clause.start);
  // "Mary 01632 960001" is a number and its owner, "storm line 01632 960001" a service.
  if (facts.some((one) => kinds.phones.includes(one))) return ADDED_SMALL.test(rest);
  // "£9 Tuesdays", "52 spires since 2009"
  const isDayAndTime = facts.length > 1 && facts.every((one) => kinds.dates.includes(one));
  return isDayAndTime || ADDED.test(rest) || new Set(facts.map((one) => kindOf(kinds, one))).size > 1;
}

const kindOf = (kinds: Kinds, fact: Evidence) => Object.values(kinds).findIndex((all) => all.includes(fact));
