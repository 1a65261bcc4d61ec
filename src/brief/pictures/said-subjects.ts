import type { SubjectIndex } from "#src/art/subjects/subject.ts";
import senses from "./senses.json";
import words from "./subject-words.json";

/** A noun of the text that names a subject. */
export interface Mention {
  id: string;
  /** As the text says it: "parrots". */
  said: string;
  /** The position in words from the start of the text. */
  at: number;
  /** The number of words. */
  length: number;
  /** Within "no …" or "never …". */
  isRefused: boolean;
  /** Capitalised as a part of a name: "Rose Cottage". */
  isName: boolean;
  /** The object of what is done, or the first thing that the text names: "we mend clocks", "clock repairs", "Clocks". */
  isDone: boolean;
  /** It is what the done thing is for: "frames for medals". */
  isFor: boolean;
  /** Says what kind of another thing is meant: "a rose garden". */
  isModifier: boolean;
}

interface Token {
  word: string;
  raw: string;
  /** After the end of a sentence or a clause. */
  startsSentence: boolean;
  startsClause: boolean;
}

export type Lexicon = Map<string, string[]>;

const lexicons = new WeakMap<SubjectIndex, Lexicon>();
const LONGEST_PHRASE = 5;

/** A drawing of our own is preferred to a licensed one that has the noun nearer to the front. */
const LICENSED = 2.5;

/** Returns the best subject for each noun, in lower case and the singular. */
export function lexiconOf(index: SubjectIndex): Lexicon {
  const known = lexicons.get(index);
  if (known) return known;
  const best = new Map<string, { id: string; rank: number }>();
  for (const [id, { words, topic }] of Object.entries(index)) {
    [...words, id.replaceAll("-", " ")].forEach((noun, place) => {
      const key = keyOf(noun);
      const rank = place + (topic.startsWith("licensed-") ? LICENSED : 0);
      const before = best.get(key);
      if (!before || rank < before.rank) best.set(key, { id, rank });
    });
  }
  const lexicon: Lexicon = new Map([...best].map(([key, { id }]) => [key, [id]]));
  lexicons.set(index, lexicon);
  return lexicon;
}

const sensed = new WeakMap<SubjectIndex, Lexicon>();

/** The lexicon for running texts, in which some phrases have a sense of their own. */
export function textLexiconOf(index: SubjectIndex): Lexicon {
  const known = sensed.get(index);
  if (known) return known;
  const lexicon = new Map(lexiconOf(index));
  for (const [phrase, id] of phraseSenses) lexicon.set(phrase, id in index ? [id] : []);
  sensed.set(index, lexicon);
  return lexicon;
}

/** Phrases that mean something else than their words: "hot dog" is a dish, and a "bank holiday" shows nothing. */
const phraseSenses: (readonly [string, string])[] = [
  ...Object.entries(senses.shows).map(([phrase, id]) => [keyOf(phrase), id] as const),
  ...senses.showsNothing.map((phrase) => [keyOf(phrase), ""] as const),
];

/** Normalises a noun for comparison: "Bee-hive" gives "bee hive". */
export function keyOf(noun: string) {
  return noun
    .toLowerCase()
    .replace(/[’']s\b/g, "s")
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Returns the forms in which a word may be listed: "loaves" gives "loaves" and "loaf". */
export function singulars(word: string): string[] {
  const forms = [word];
  const irregular = IRREGULAR[word];
  if (irregular) forms.push(irregular);
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

const IRREGULAR: Record<string, string | undefined> = {
  teeth: "tooth",
  feet: "foot",
  geese: "goose",
  mice: "mouse",
  children: "child",
  oxen: "ox",
};

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu)) {
    const between = text.slice(end, match.index);
    tokens.push({
      raw: match[0],
      word: keyOf(match[0]),
      startsSentence: tokens.length === 0 || /[.!?\n]/.test(between),
      startsClause: tokens.length === 0 || /[.!?\n,;:()–—]/.test(between),
    });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** Returns the subjects that a text mentions, the longest nouns first at each place. */
export function mentionsIn(text: string, lexicon: Lexicon): Mention[] {
  const tokens = tokensOf(text);
  const refused = refusedWords(tokens);
  const isShouted = text === text.toUpperCase();
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const hit = longestAt(tokens, at, lexicon);
    if (!hit) continue;
    const { ids, length } = hit;
    const parts = tokens.slice(at, at + length);
    for (const id of ids)
      found.push({
        id,
        said: parts.map(({ raw }) => raw).join(" "),
        at,
        length,
        isRefused: refused.has(at),
        isName: !isShouted && isNameAt(tokens, at, length),
        isDone: isDoneAt(tokens, at, length),
        isFor: tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === "for"),
        isModifier: isModifierAt(tokens, at, length),
      });
    at += length - 1;
  }
  return found;
}

function longestAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const parts = tokens.slice(at, at + length);
    if (parts.some(({ startsClause }, index) => index > 0 && startsClause)) continue;
    const before = parts.slice(0, -1).map(({ word }) => word);
    for (const last of singulars(parts.at(-1)?.word ?? "")) {
      const ids = lexicon.get([...before, last].join(" "));
      if (ids) return { ids, length };
    }
  }
  return undefined;
}

function isNameAt(tokens: readonly Token[], at: number, length: number) {
  const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.raw ?? "");
  if (!isCapital(tokens[at])) return false;
  const next = tokens[at + length];
  const isFollowed = isCapital(next) && !next?.startsClause;
  const before = tokens[at - 1];
  return isFollowed || !tokens[at]?.startsSentence || (isCapital(before) && !tokens[at]?.startsClause);
}

/** The forms of a verb from here on have an ending other than that of a noun. */
const FIRST_ENDING = 4;

const DONE = new Set([...words.done.flatMap(formsOfVerb), ...words.doneAfter]);
/** What follows a thing that is worked on: "clock repairs", "clock makers", "clocks mended", but not "sheep wire". */
const DONE_AFTER = new Set([
  ...words.done.flatMap((verb) => formsOfVerb(verb).slice(FIRST_ENDING)),
  ...words.doneAfter,
]);

/** "bake" gives "bakes", "baking", "baked", "baker" and "bakers". */
function formsOfVerb(verb: string): string[] {
  const root = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const double = /[^aeiou][aeiou](?:b|g|m|n|p|t)$/.test(verb) ? `${verb}${verb.at(-1)}` : root;
  const soft = verb.endsWith("y") && !/[aeo]y$/.test(verb) ? `${verb.slice(0, -1)}i` : double;
  return [
    verb,
    `${verb}s`,
    `${verb}es`,
    `${verb.endsWith("y") ? verb.slice(0, -1) : verb}ies`,
    ...["", "s"].map((ending) => `${double}ing${ending}`),
    ...["ed", "er", "ers"].map((ending) => soft + ending),
  ];
}

const REACH_OF_VERB = 4;

/** Whether a thing is the object of what is done: "mend old clocks", "clock mending", "clocks mended". */
function isDoneAt(tokens: readonly Token[], at: number, length: number) {
  const next = tokens[at + length];
  if (next && !next.startsClause && DONE_AFTER.has(next.word)) return true;
  for (let step = 1; step <= REACH_OF_VERB; step += 1) {
    if (tokens[at - step + 1]?.startsSentence) return step <= REACH_OF_VERB && isFirstSentence(tokens, at);
    const before = tokens[at - step];
    if (!before || PLACING.has(before.word)) return false;
    if (DONE.has(before.word)) return true;
  }
  return false;
}

/** Whether a text begins with this: "Raw-milk cheese from forty cows." */
const isFirstSentence = (tokens: readonly Token[], at: number) =>
  !tokens.slice(1, at + 1).some(({ startsSentence }) => startsSentence);

/** Words after which a thing is a place, a means or a customer. */
const PLACING = new Set([
  ...[
    "in",
    "at",
    "on",
    "near",
    "by",
    "with",
    "from",
    "over",
    "under",
    "behind",
    "beside",
    "above",
    "opposite",
  ],
  ...["to", "into", "through", "like", "as", "without", "until", "after", "before", "next", "your"],
]);

const JOINING = new Set([
  ...[
    "and",
    "or",
    "for",
    "in",
    "at",
    "on",
    "of",
    "to",
    "by",
    "with",
    "from",
    "near",
    "is",
    "are",
    "was",
    "were",
  ],
  ...[
    "only",
    "too",
    "also",
    "we",
    "i",
    "you",
    "they",
    "he",
    "she",
    "it",
    "that",
    "which",
    "who",
    "since",
    "all",
  ],
  ...["a", "an", "the", "our", "my", "your", "has", "have", "had", "can", "will", "do", "does", "not", "no"],
  ...[
    "but",
    "if",
    "as",
    "so",
    "when",
    "while",
    "per",
    "each",
    "any",
    "every",
    "here",
    "there",
    "then",
    "than",
  ],
]);

/** Whether another noun follows, of which the thing is only the kind: "star ratings", but "star hire". */
function isModifierAt(tokens: readonly Token[], at: number, length: number) {
  const [last, next] = [tokens[at + length - 1], tokens[at + length]];
  if (!next || next.startsClause || /\d/.test(next.word) || JOINING.has(next.word)) return false;
  // "Sheep wire": a plural is seldom the kind of another thing.
  if (last && /[^s]s$/.test(last.word) && last.word.length > 3) return false;
  return !DONE_AFTER.has(next.word) && !/(?:ed|ly)$/.test(next.word);
}

const NEGATION = new Set([
  ...[
    "no",
    "not",
    "never",
    "without",
    "except",
    "excluding",
    "nor",
    "neither",
    "dont",
    "doesnt",
    "wont",
    "cant",
  ],
  ...["arent", "isnt", "refuse", "avoid"],
]);
/** Words after which the negation no longer holds. */
const TURN = new Set([
  "but",
  "only",
  "just",
  "because",
  "so",
  "instead",
  "and then",
  "always",
  "unless",
  "until",
]);
const REACH = 6;

/** Returns the positions of the words that a negation rules out, within its clause. */
function refusedWords(tokens: readonly Token[]) {
  const positions = new Set<number>();
  tokens.forEach(({ word }, at) => {
    const isFree = word === "free" && ["from", "of"].includes(tokens[at + 1]?.word ?? "");
    if (!NEGATION.has(word) && !isFree) return;
    for (let step = 1; step <= REACH; step += 1) {
      const next = tokens[at + step];
      if (!next || next.startsSentence || TURN.has(next.word)) break;
      // "No cats, rabbits or birds": a list goes on after a comma if it is a list of nouns.
      if (next.startsClause && step > 2) break;
      positions.add(at + step);
    }
  });
  return positions;
}

/** Returns the substances that the business rules out for all it does: meat for "vegan". */
export function refusedSubstances(text: string): Set<string> {
  const found = new Set<string>();
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/(\w) free\b/g, "$1-free");
  for (const [word, substances] of Object.entries(words.substances)) {
    const pattern = new RegExp(`(?<before>[\\w-]+ +)?\\b${word}s?\\b(?<after>[ -]+[\\w-]+)?`, "g");
    for (const { groups } of plain.matchAll(pattern)) {
      if (
        /^(?:options?|choices?|dish|dishes|alternatives?|versions?|range|available|possible|on|\w+days?)\b/.test(
          (groups?.after ?? "").trim().replace(/^-/, ""),
        )
      )
        continue;
      if (/^(?:not|some|and|or|also)\b/.test(groups?.before ?? "")) continue;
      for (const substance of substances) found.add(substance);
    }
  }
  return found;
}

export const incidental: ReadonlySet<string> = new Set(words.incidental);
