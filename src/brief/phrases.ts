import { pattern } from "#src/lib/pattern.ts";
import { stemsOf, type Word } from "./words.ts";

interface Entry<T> {
  stems: string[];
  value: T;
}

export interface Found<T> {
  value: T;
  /** Index of the first word; `to` is the index of the last. */
  from: number;
  to: number;
  isFuzzy: boolean;
  /** Number of words that the phrase names, without placeholders. */
  named: number;
}

/** Words that may occur inside a phrase: "walk your dog" matches "walk dog". */
const FILLERS = new Set(
  "the a an our your my their his her its of new all any some own small little big large beautiful bespoke custom handmade modern old good great nice proper lovely simple fresh local".split(
    " ",
  ),
);
const PAUSE = /[,;:()]/;
/** Placeholder for up to three arbitrary words. No word has this stem. */
const ANYTHING = "zz";
const MOST_OF_ANYTHING = 3;
/** Words that reverse or break the meaning, and therefore cannot occur inside a phrase. */
const TURNS = "no|not|without|but|or|nor|never|because|so|if|than|just|before|after|cannot";
const DENYING = "do|does|did|is|are|was|has|have|wo|ca|could|would|should|must|need|ai";
const TURNING = pattern()`^(?:${TURNS}|${DENYING}nt)$`;

const namedIn = (stems: readonly string[], length: number) =>
  stems.includes(ANYTHING) ? stems.length - 1 : length;

/** Returns the index of a word within four words, or -1. */
function endOfAnything(words: readonly Word[], from: number, stem: string, spell: (word: Word) => string) {
  for (let at = from; at <= from + MOST_OF_ANYTHING; at++) {
    const word = words[at];
    if (!word || word.sentence !== words[from - 1]?.sentence || PAUSE.test(word.gap)) return -1;
    if (spell(word) === stem) return at;
    if (TURNING.test(word.plain)) return -1;
  }
  return -1;
}
const SHORTEST_FUZZY = 5;

/**
 * Finds phrases among the words of a brief, the longest first. Phrases are in lower case; "{meet|introduce}
 * {team|staff}" is short for four, and "~" stands for up to three arbitrary words. Because there are
 * thousands, they are loaded at the first search and expanded when their first word occurs.
 */
export function createPhrases<T>(readPhrases: () => Iterable<readonly [string, T]>) {
  let shortByFirst: Map<string, [string, T][]> | undefined;
  const entriesByFirst = new Map<string, Entry<T>[]>();
  const all = () => {
    shortByFirst ??= groupByFirst(readPhrases());
    return shortByFirst;
  };
  const entriesOf = (first: string) => {
    const known = entriesByFirst.get(first);
    if (known) return known;
    const short = all().get(first);
    if (!short) return undefined;
    const entries = short
      .flatMap(([phrase, value]) =>
        spelledOut(phrase).map((full) => ({ stems: stemsOf(full.replaceAll("~", ANYTHING)), value })),
      )
      .sort((a, b) => b.stems.length - a.stems.length);
    entriesByFirst.set(first, entries);
    return entries;
  };
  let near: ReturnType<typeof createNear> | undefined;

  /** Returns the last word of the entry if it matches at this word. */
  function lastOf({ stems }: Entry<T>, words: readonly Word[], from: number, spell: (word: Word) => string) {
    let at = from;
    for (let index = 1; index < stems.length; index++) {
      at++;
      if (stems[index] === ANYTHING) {
        at = endOfAnything(words, at, stems[++index] ?? "", spell);
        if (at < 0) return -1;
        continue;
      }
      for (
        let skipped = 0;
        skipped < 2 && FILLERS.has(words[at]?.low ?? "") && words[at]?.stem !== stems[index];
        skipped++
      ) {
        // A pause separates two phrases: "Before and after photos, a gallery".
        if (PAUSE.test(words[at]?.gap ?? "")) return -1;
        at++;
      }
      const word = words[at];
      if (!word || word.sentence !== words[from]?.sentence || spell(word) !== stems[index]) return -1;
      if (PAUSE.test(word.gap)) return -1;
    }
    return at;
  }

  return {
    /** Finds all phrases. Of overlapping ones, the first and longest wins. */
    find(
      words: readonly Word[],
      { isFuzzy = false, mask = (_index: number): boolean => false } = {},
    ): Found<T>[] {
      near ??= isFuzzy ? createNear(wordsIn(all().values())) : undefined;
      const spell = (word: Word) => (isFuzzy ? (near?.(word.stem) ?? word.stem) : word.stem);
      const found: Found<T>[] = [];
      for (let from = 0; from < words.length; from++) {
        const word = words[from];
        if (!word || mask(from)) continue;
        const entries = entriesOf(spell(word));
        if (!entries) continue;
        let longest = 0;
        let next = from;
        for (const entry of entries) {
          if (entry.stems.length < longest) break;
          const to = lastOf(entry, words, from, spell);
          if (to < 0) continue;
          longest = entry.stems.length;
          next = Math.max(next, to);
          const isChanged = isFuzzy && words.slice(from, to + 1).some((one) => spell(one) !== one.stem);
          found.push({
            value: entry.value,
            from,
            to,
            isFuzzy: isChanged,
            named: namedIn(entry.stems, to - from + 1),
          });
        }
        from = next;
      }
      return found;
    },
    /** Whether this word alone is a phrase that `isMeant` accepts. */
    has: (stem: string, isMeant = (_value: T): boolean => true) =>
      entriesOf(stem)?.some(({ stems, value }) => stems.length === 1 && isMeant(value)) ?? false,
  };
}

/** Groups phrases by the stem of their first word, expanding only that word. */
function groupByFirst<T>(phrases: Iterable<readonly [string, T]>) {
  const byFirst = new Map<string, [string, T][]>();
  for (const [short, value] of phrases) {
    for (const phrase of short.startsWith("{") ? firstSpelledOut(short) : [short]) {
      const first = firstStemOf(phrase);
      if (first === undefined) continue;
      const others = byFirst.get(first);
      if (others) others.push([phrase, value]);
      else byFirst.set(first, [[phrase, value]]);
    }
  }
  return byFirst;
}

function firstStemOf(phrase: string) {
  const space = phrase.indexOf(" ");
  const start = space < 0 ? phrase : phrase.slice(0, space);
  return stemsOf(start)[0];
}

function firstSpelledOut(phrase: string) {
  const open = phrase.indexOf("{");
  if (open < 0) return [phrase];
  const close = phrase.indexOf("}", open);
  const [lead, rest] = [phrase.slice(0, open), phrase.slice(close + 1)];
  return phrase
    .slice(open + 1, close)
    .split("|")
    .map((choice) => lead + choice + rest);
}

const spelledOut = (phrase: string): string[] =>
  phrase.includes("{") ? firstSpelledOut(phrase).flatMap(spelledOut) : [phrase];

function wordsIn(groups: Iterable<readonly (readonly [phrase: string, unknown])[]>) {
  const all = new Set<string>();
  for (const group of groups)
    for (const [phrase] of group) for (const stem of stemsOf(phrase.replace(SHORT_MARKS, " "))) all.add(stem);
  return all;
}

const SHORT_MARKS = /[{|}~]/g;

/** Finds the known word that a misspelled one is closest to: one edit for short words, two for long ones. */
function createNear(all: ReadonlySet<string>) {
  const byStart = new Map<string, string[]>();
  for (const word of all) {
    if (word.length < SHORTEST_FUZZY) continue;
    const start = word[0] ?? "";
    const list = byStart.get(start);
    if (list) list.push(word);
    else byStart.set(start, [word]);
  }
  const answers = new Map<string, string>();
  return (stem: string) => {
    if (stem.length < SHORTEST_FUZZY || stem.length > 20 || all.has(stem) || PLAIN.has(stem)) return stem;
    const known = answers.get(stem);
    if (known !== undefined) return known;
    const most = stem.length >= 10 ? 2 : 1;
    let [best, least] = [stem, most + 1];
    for (const word of [stem[0] ?? "", ...(SOUNDS[stem[0] ?? ""] ?? "")].flatMap(
      (start) => byStart.get(start) ?? [],
    )) {
      if (Math.abs(word.length - stem.length) > most) continue;
      const distance = distanceOf(stem, word, least - 1);
      if (distance < least) [best, least] = [word, distance];
    }
    if (answers.size < 5_000) answers.set(stem, best);
    return best;
  };
}

/** Alternative first letters with the same sound: "fotographer". */
const SOUNDS: Record<string, string> = { f: "p", k: "c", c: "ks", s: "c", j: "g", w: "r", r: "w" };

/** Ordinary words that are one edit away from a word of an industry. */
const PLAIN = new Set(
  "message messages tiling about above after again along among another around because before being below between bring built could course every first found friendly front great group large later learn least leave little maybe might month never night often order other paper people place please point quick quite rather really right round shall short since small sorry sound south start still their there these thing think those three through today together under until using value water where which while white whole whose world would write wrote years young latest makes taking taken looking based things having comes going getting doing number mostly nearly always email phone simple light colour color warm cream pages website lovely local coming house mother father sister brother quality across believe better forward within nothing something everything anything without serving service price prices making close closed during either happy hello honest known small visit waiting coast north street south square square central centre center beach".split(
    " ",
  ),
);

/** Damerau-Levenshtein distance, without exact values above `most`. */
function distanceOf(one: string, other: string, most: number) {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    [before, last] = [last, line];
  }
  return last[other.length] ?? most + 1;
}
