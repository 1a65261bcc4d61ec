import type { SubjectIndex } from "#src/art/subjects/subject.ts";
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
const LONGEST_PHRASE = 4;

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

/** Normalises a noun for comparison: "Bee-hive" gives "bee hive". */
export const keyOf = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/[’']s\b/g, "s")
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

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
        /^(?:options?|choices?|dish|dishes|alternatives?|versions?|range|available|on)\b/.test(
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
