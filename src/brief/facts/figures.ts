import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import type { Word } from "../words.ts";
import { wordAt } from "../words.ts";
import lexicon from "./figure-words.json";

const NUMBER_WORD = pattern()`^${lexicon.numbers}$`;
const STOPS_BEFORE = pattern()`^${lexicon.before}$`;
const STOPS_AFTER = pattern()`^${lexicon.after}$`;
/** Figures about the project of building the site, not about the business. */
const WITHIN =
  /(?:it|live|site|up|ready|done|finished|online|launch\w*) within (?:a|two|three|four|six|\d+) (?:weeks?|months?)/;
const OF_PROJECT = pattern("i")`\b${[lexicon.project, WITHIN]}\b`;
/** Joins two parts of one figure: "1,000", "4.5", "1:8", "24/7", "3-9", "over-60s". */
const WITHIN_NUMBER = /^(?:[.,:/]|[ \t]?[-–][ \t]?)$/;
const DIGIT_WORD =
  /^(?:oh|o|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)$/;
const SPOKEN_GAP = /^(?:[ \t]|-|,[ \t])$/;
const BETWEEN = /^(?:[ \t]+|-|['’&+%#*][ \t]?|[ \t]?[%+×x][ \t]|[ \t][&+×][ \t]|\+?%?[ \t]|%-|\/)$/;
const MOST_BEFORE = 6;
const MOST_AFTER = 7;
/** Allows "team of eleven", without taking every word before "three" in a text without punctuation. */
const MOST_BEFORE_WORD = 3;

const isNumber = ({ low }: Word) => /^\d/.test(low);
const isCounted = (word: Word) => isNumber(word) || NUMBER_WORD.test(word.plain);

/**
 * Returns all remaining figures with the words around them: "team of 11", "10% off for students", "sleeps 4".
 */
export function readFigures(text: string, words: readonly Word[], taken: readonly Evidence[]): Evidence[] {
  const isTaken = new Set<number>();
  for (const { start, end } of taken)
    for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) isTaken.add(at);
  const found: Evidence[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || isTaken.has(at) || !isCounted(word) || word.start < (found.at(-1)?.end ?? 0)) continue;
    // "Twelve Quarries" is a name.
    const next = words[at + 1];
    if (!isNumber(word) && word.isCapital && next?.isCapital && next.gap === " " && !isAcronym(next))
      continue;
    const to = lastOf(words, at, isTaken);
    const first = firstOf(words, at, isTaken);
    const isBare = words.slice(first, to + 1).every((one) => isCounted(one) || DIGIT_WORD.test(one.low));
    const from = isBare ? leadOf(words, first, isTaken) : first;
    const start = startOf(text, words[from] ?? word);
    const end = endOf(text, words[to] ?? word);
    const figure = { text: text.slice(start, end), start, end };
    // The year belongs to what is counted: "63 call-outs in 2024".
    const [year = ""] = TO_YEAR.exec(text.slice(end, end + 12)) ?? [];
    const [whole = ""] = SHARE.test(figure.text) ? (OF_OURS.exec(text.slice(end, end + 60)) ?? []) : [];
    const isSaid =
      words.slice(from, to + 1).some((one) => !isCounted(one) && one.low.length > 1) ||
      /[%+°]|\d(?:k|ct|ft|m|cm|mm|kg|g|kw|ml|l|km|mi|in)\b/i.test(figure.text);
    const isRange = isBare && /\d\s?[-–:.]\s?\d/.test(figure.text);
    if (!isNumber(word) && isTalk(text, figure)) continue;
    if (!(isSaid || isRange) || (isBare && FEW.test(figure.text)) || !isOfBusiness(text, figure)) continue;
    const rest = year || whole;
    found.push({ text: figure.text + rest, start, end: end + rest.length });
    at = to;
  }
  return found;
}

/** "94% of my students went up a grade": a share says nothing without its whole. */
const SHARE = /(?:%|per ?cent)$/i;
const OF_OURS = /^ of (?:what|our|my) [^.,;:!?()\n\r]{3,48}(?=[.,;:!?\n\r]|$)/i;
const TO_YEAR = /^ (?:since|in) (?:19|20)\d\d(?!\d|-)/;

const isAcronym = ({ text }: Word) => /^\p{Lu}{2,}s?$/u.test(text);

/** Returns the start of "cuts are fifteen", because a number word alone says too little. */
function leadOf(words: readonly Word[], first: number, isTaken: ReadonlySet<number>) {
  let from = first;
  while (first - from < MOST_BEFORE_WORD && words[from]?.gap === " " && from > 0 && !isTaken.has(from - 1))
    from--;
  while (from < first && LEADING.test(words[from]?.low ?? "")) from++;
  return from;
}
const LEADING = /^(?:and|or|but|so|a|an|the|of|to|in|on|we|i|it|its|it['’]s|us|me)$/;
/** Number words in what the owner says to the designer: "those four things", "tell the story of five builds". */
const POINTED = "those|these|same|which|what|different|this|that|hold|pick|sort|phoned|choices|names|call me";
const ASKED =
  "should|need|want|wants|let|lets|show|tell|pick|see|walk|introduce|could|must|put|list|hold|choose|give|keep";
const NUMBERS = pattern("i")`\b${lexicon.numbers}\b`;
const TALK = pattern("i")`\b${POINTED}\b|\bago$|^(?:at|never|only|to|or|than|by|just|in)\s\S+$`;
const HALF = /\b(?:half|twice)\b(?![- ](?:price|days?|board|an? (?:day|week|month|year)|daily|marathon))/i;
const ASKS = pattern("i")`\b${ASKED}\b[^.!?;:\n]{0,24}$`;
/** A dictated number is no talk: "oh seven seven double oh". */
const DICTATED =
  /\b(?:oh|zero|double|seven|nine|[a-z]+ty) (?:oh|zero|double|one|two|three|four|five|six|seven|eight|nine)\b/i;

function isTalk(text: string, { text: figure, start }: Evidence) {
  const said = text.slice(Math.max(0, start - 60), start) + figure.slice(0, figure.search(NUMBERS));
  if (/\b(?:years?|generations?|decades?|per ?cent of)\b/i.test(figure) || DICTATED.test(figure))
    return false;
  return TALK.test(figure) || HALF.test(figure) || ASKS.test(said);
}

/** Excluded because they are too common: "the two of us", "one". */
const FEW = /^(?:\S+ ){0,2}(?:two|three|half|twice|hundreds|thousands|dozens)$/i;

function firstOf(words: readonly Word[], at: number, isTaken: ReadonlySet<number>) {
  let from = at;
  const most = isNumber(words[at] as Word) ? MOST_BEFORE : MOST_BEFORE_WORD;
  while (from > 0 && DIGIT_WORD.test(words[from - 1]?.low ?? "") && SPOKEN_GAP.test(words[from]?.gap ?? ""))
    from--;
  const begin = from;
  while (from > 0 && begin - from < most) {
    const [word, before] = [words[from], words[from - 1]];
    if (!word || !before || isTaken.has(from - 1)) break;
    const isPart = WITHIN_NUMBER.test(word.gap) && isNumber(before) && isNumber(word);
    if (!isPart && (!BETWEEN.test(word.gap) || STOPS_BEFORE.test(before.plain))) break;
    from--;
  }
  // Drops leading small words: "of 12" and "a 12" begin with their number.
  while (from < at && /^(?:a|an|of|to|in|on|at|for|from|as|by|or)$/.test(words[from]?.low ?? "")) from++;
  return from;
}

function lastOf(words: readonly Word[], at: number, isTaken: ReadonlySet<number>) {
  let to = at;
  // A dictated telephone number has more words than other figures.
  while (
    DIGIT_WORD.test(words[to + 1]?.low ?? "") &&
    SPOKEN_GAP.test(words[to + 1]?.gap ?? "") &&
    !isTaken.has(to + 1)
  )
    to++;
  const begin = to;
  while (to - begin < MOST_AFTER) {
    const [word, next] = [words[to], words[to + 1]];
    if (!word || !next || isTaken.has(to + 1)) break;
    const isPart = WITHIN_NUMBER.test(next.gap) && isNumber(word) && isNumber(next);
    const isRange =
      /^(?:and|to|x)$/.test(next.low) && words[to + 2] && isCounted(words[to + 2] as Word) && isCounted(word);
    if (!isPart && !isRange && (!BETWEEN.test(next.gap) || STOPS_AFTER.test(next.plain))) break;
    to++;
  }
  // "2 GPs and a practice nurse"
  const [and, one, noun] = words.slice(to + 1, to + 4);
  if (
    isNumber(words[at] as Word) &&
    and?.low === "and" &&
    /^an?$/.test(one?.low ?? "") &&
    noun?.gap === " "
  ) {
    const last = [3, 4].find((step) => /^[.,;:!?)\n]/.test(words[to + step + 1]?.gap ?? "."));
    if (last && !isTaken.has(to + last)) return to + last;
  }
  const noun2 = words[to + 2];
  if (words[to + 1]?.low === "and" && noun2?.gap === " " && !isTaken.has(to + 2)) {
    // "55 and over", "300 grains and hops."
    if (/^(?:up|over|above|older|under|upwards)$/.test(noun2.low)) return to + 2;
    const isEnd = /^\s?[.,;:!?)\n]|^$/.test(words[to + 3]?.gap ?? "");
    if (to > at && isEnd && /^\p{Ll}{3,}$/u.test(noun2.text) && !STOPS_AFTER.test(noun2.plain)) return to + 2;
  }
  // "Sixty per cent of what we sell"
  if (words[to]?.low === "what" && words[to - 1]?.low === "of") to--;
  while (to > at && /^(?:a|an|of|to|in|on|at|for|from|as|by|or|the|with|and|per)$/.test(words[to]?.low ?? ""))
    to--;
  return to;
}

/** Includes the sign before the number: "#1", "±5". */
const startOf = (text: string, { start }: Word) =>
  /[#±~<>]/.test(text[start - 1] ?? "") ? start - 1 : start;
/** Includes the sign after the number: "98%", "500+". */
const endOf = (text: string, { end }: Word) =>
  end + (AFTER_FIGURE.exec(text.slice(end, end + 14))?.[0].length ?? 0);
const PLUS_TAX = /\s?% ?(?:\+|plus) ?(?:vat|gst)\b/;
const AFTER_FIGURE = pattern(
  "i",
)`^${[/°[CF]\b/, PLUS_TAX, /[ \t]?%(?!\d)/, /[%+°½¼]+/, /(?:\s?[ap])?\.m\b\.?/]}`;

const APART = /[.!?\n|·•;,]|\s[-–—/]+\s/;

function isOfBusiness(text: string, { start, end }: Evidence) {
  const before =
    text
      .slice(Math.max(0, start - 25), start)
      .split(APART)
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + 15).split(APART);
  // Questions address the designer of the site.
  return (
    !OF_PROJECT.test(before + text.slice(start, end) + after) &&
    !/^[^.!\n]{0,40}\?/.test(text.slice(end, end + 41))
  );
}
