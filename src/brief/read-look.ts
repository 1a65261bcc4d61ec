import { pattern } from "#src/lib/pattern.ts";
import { colourNames } from "./colour-names.ts";
import colourThings from "./lexicon/colour-things.json";
import { moods } from "./look-things.ts";
import lexicon from "./look-words.json";
import type { Evidence } from "./parsed-brief.ts";
import { createPhrases } from "./phrases.ts";
import { sigmoid } from "./reader/network.ts";
import { type Word, wordsOf } from "./words.ts";

export interface PaletteWish {
  palette: string;
  /** As `#rrggbb`, if the brief says colours. */
  colours: string[];
  /** The ground is wished dark, beside the colours: "dark, elegant, gold", but not "dark green". */
  isDark?: boolean;
  evidence: Evidence[];
  confidence: number;
}

const DENIED = pattern()`^${lexicon.denied}$`;
const NO_COLOUR_AFTER = pattern()`^${lexicon.noColourAfter}$`;
const FRUIT = /^(?:oranges?|limes?|lemons?|peach|plums?|apricots?|cherry|cherries|olives?|mint|apples?)$/;
const MOST_COLOURS = 5;
const LONGEST_REFUSAL = 4;
const LONGEST_HEAD = 4_000;
/** Colours of one wish are at most so many words apart. */
const LONGEST_WISH = 14;

/** Colours by name, and things that stand for one or more: "driftwood and sea mist". */
const colours = createPhrases<{ hexes: readonly string[]; isThing: boolean }>(() => [
  ...[...colourNames].map(([name, hex]) => [name, { hexes: [hex], isThing: false }] as const),
  ...Object.entries(colourThings).map(
    ([name, digits]) => [name, { hexes: hexesOf(digits), isThing: true }] as const,
  ),
]);

/** "863fed" stands for #886633 and #ffeedd. */
const hexesOf = (digits: string) =>
  (digits.match(/.{3}/g) ?? []).map((hex) => `#${hex.replace(/./g, "$&$&")}`);

interface Named extends Span {
  hexes: readonly string[];
  isThing: boolean;
}

/** Finds the colours among the words. In "hobbit green" or "dark green" the last word has the colour. */
export function coloursAmong(words: readonly Word[], mask?: (index: number) => boolean): Named[] {
  const named: Named[] = [];
  for (const { from, to, value } of longestOf(colours.find(words, mask && { mask }))) {
    const last = named.at(-1);
    const isCompound =
      last?.isThing && last.to === from - 1 && !value.isThing && /^[ -]$/.test(words[from]?.gap ?? "");
    if (isCompound) named.pop();
    named.push({ ...value, from: isCompound ? last.from : from, to });
  }
  return named;
}

/** Returns the colours named anywhere in the words. */
export const coloursNamed = (text: string) => [
  ...new Set(coloursAmong(wordsOf(text)).flatMap(({ hexes }) => hexes)),
];

/** The log odds from which on a word tells of the look, and from which on another one nearby does. */
const LEAST = -1;
const LEAST_NEARBY = -3;
/** The same for words of a mood, which say little else. */
const LEAST_MOOD = -3;
/** Fruit is on sale more often than it is a colour: "Apple, lime, orange." */
const LEAST_FRUIT = 4;

/**
 * Returns the colours that the brief names for its look, or else their mood.
 *
 * @param oddsAt The log odds, by the network, that a word tells of the look
 * @param isLookSentence Whether a sentence says nothing but how the site shall look
 */
export function readPalette(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
  oddsAt: (index: number) => number,
  isLookSentence: (sentence: number) => boolean,
): PaletteWish | undefined {
  const hexes = hexesIn(text);
  if (hexes.length > 0) {
    const said = hexes.map(({ text }) => text.toLowerCase());
    return { palette: said.join(" and "), colours: [], evidence: hexes, confidence: 0.98 };
  }
  const head = words.slice(0, LONGEST_HEAD);
  const oddsOf = ({ from, to }: Span) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = from; at <= to; at++) most = Math.max(most, oddsAt(at));
    return most;
  };
  const isMeant = (span: Span) => {
    const before = head.slice(Math.max(0, span.from - 3), span.from);
    const { clause, sentence } = head[span.from] as Word;
    if (isButAnything(before.filter((word) => word.sentence === sentence))) return false;
    return !before.some(
      ({ low, clause: one }) => one === clause && (DENIED.test(low) || /^(?:was|were)$/.test(low)),
    );
  };
  const evidenceOf = ({ from, to }: Span): Evidence => {
    const [start, end] = [head[from]?.start ?? 0, head[to]?.end ?? 0];
    return { text: text.slice(start, end), start, end };
  };
  // "Loud and colourful!" says nothing but how it shall look.
  const isWished = ({ from }: Span) => isLookSentence(head[from]?.sentence ?? -1);
  const isOther = ({ to }: Span) =>
    head[to + 1]?.gap === " " && NO_COLOUR_AFTER.test(head[to + 1]?.low ?? "");

  const named = coloursAmong(head, isName)
    .map((span) => ({ ...span, odds: oddsOf(span) }))
    .filter((span) => isMeant(span) && !isOther(span));
  const first = named.filter(({ odds }) => odds > LEAST).sort((one, other) => other.odds - one.odds)[0];
  const chosen = first ? wishAround(first, named, head) : [];
  const isFruit = chosen.length > 1 && chosen.every(({ from }) => FRUIT.test(head[from]?.low ?? ""));
  if (first && (!isFruit || first.odds > LEAST_FRUIT)) {
    const evidence = chosen.map(evidenceOf);
    const isDark = moods
      .find(head, {
        mask: (index) => isName(index) || chosen.some(({ from, to }) => from <= index && index <= to),
      })
      .some((span) => span.value === "dark" && isWished(span) && isMeant(span));
    return {
      isDark,
      palette: joined([...new Set(evidence.map((piece) => piece.text.toLowerCase().replace(/\s+/g, " ")))]),
      colours: [...new Set(chosen.flatMap(({ hexes }) => hexes))].slice(0, MOST_COLOURS),
      evidence,
      confidence: sigmoid(first.odds),
    };
  }
  const mood = moods
    .find(head, { mask: isName })
    .map((span) => ({ ...span, odds: Math.max(oddsOf(span), isWished(span) ? LEAST : LEAST_MOOD) }))
    .filter((span) => span.odds > LEAST_MOOD && isMeant(span))
    .sort((one, other) => other.odds - one.odds)[0];
  return (
    mood && {
      palette: mood.value,
      colours: [],
      evidence: [evidenceOf(mood)],
      confidence: sigmoid(mood.odds),
    }
  );
}

/** The colours that the brief wants nowhere: "no pink". */
export function readRefusedColours(
  words: readonly Word[],
  isLookSentence: (sentence: number) => boolean,
): string[] {
  const head = words.slice(0, LONGEST_HEAD);
  const refused = coloursAmong(head).filter(({ from, isThing }) => {
    const { sentence = -1, clause = -1 } = head[from] ?? {};
    const before = head.slice(Math.max(0, from - LONGEST_REFUSAL), from);
    return (
      !isThing &&
      before.some((word) => word.clause === clause && DENIED.test(word.low)) &&
      isLookSentence(sentence)
    );
  });
  return [...new Set(refused.flatMap(({ hexes }) => hexes))];
}

type Likely = Named & { odds: number };

/** Returns the colours that belong to the same wish as `first`. */
function wishAround(first: Likely, named: readonly Likely[], words: readonly Word[]) {
  const isSame = (one: Likely | undefined, other: Likely | undefined) =>
    one &&
    other &&
    words[one.from]?.sentence === words[other.from]?.sentence &&
    ((one.odds > LEAST_NEARBY && Math.abs(one.from - other.from) < LONGEST_WISH) ||
      isJoined(words, one, other));
  let begin = named.indexOf(first);
  let end = begin + 1;
  while (isSame(named[begin - 1], named[begin])) begin--;
  while (isSame(named[end], named[end - 1])) end++;
  return named.slice(begin, end).slice(0, MOST_COLOURS);
}

const JOINT = /^(?:and|with|on|plus|a|an|some|little|bit|touch|hint|splash|dash|pop|lots|of|then|the|n)$/;

/** "Grey with a touch of teal", "moss & peat". */
function isJoined(words: readonly Word[], one: Span, other: Span) {
  const [from, to] = one.from < other.from ? [one.to, other.from] : [other.to, one.from];
  const between = words.slice(from + 1, to);
  return (
    between.length < 5 &&
    between.every(({ low }) => JOINT.test(low)) &&
    (between.length > 0 || /^ ?[,&+/] ?$/.test(words[to]?.gap ?? ""))
  );
}

interface Span {
  from: number;
  to: number;
}

/** Without the phrases inside longer ones. */
function longestOf<Found extends Span>(found: readonly Found[]) {
  const kept: Found[] = [];
  for (const span of [...found].sort((a, b) => a.from - b.from || b.to - a.to))
    if ((kept.at(-1)?.to ?? -1) < span.from) kept.push(span);
  return kept;
}

const hexesIn = (text: string): Evidence[] =>
  [...text.slice(0, 60_000).matchAll(/(?<![\w&])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w])/gi)]
    .slice(0, 4)
    .map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

/** "Anything but pastel". */
const isButAnything = (before: readonly Word[]) =>
  before.some(({ low }, index) => low === "but" && before[index - 1]?.low === "anything");

const joined = (names: string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
