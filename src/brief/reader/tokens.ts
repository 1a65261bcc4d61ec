import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";
import { addressesIn } from "./own-addresses.ts";

/** A word, a number, a line break or a mark of a brief, as the network reads it. */
export interface Token {
  /** In lower case, with one 0 for each digit. */
  low: string;
  /** The index of a shape: a mark of `SHAPES`, another mark, or a sort of capitals. */
  shape: number;
  /** Facts about the token and its position, each from 0 to 1: a town, the start of a line, and so on. */
  signs: number[];
  start: number;
  end: number;
}

/** Later tokens are not read: no owner says the name of the business after so many. */
const MOST_TOKENS = 600;
const LONGEST_PLACE = 3;
/** Steps of the position from the start and from the end. */
const FAR = 20;
const SHORT = 15;
const MEDIUM = 40;

const OWNER = /['’]s(?!\p{L})/u;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’](?!s(?!\p{L}))\p{L}+)*/u;
const TOKEN = pattern("gu")`${OWNER}|${WORD}|\p{N}+|\n|\S`;

const SHAPES = [
  " \n",
  "0",
  ".",
  ",",
  ":",
  "-–—",
  "&",
  "'’",
  '"“”„«»',
  "()",
  "/|",
  "*•·",
  "!?",
  "@",
  "£$€₹+",
  "©",
];
/** Scripts whose names have no capitals, so that they would look like ordinary words. */
const CASELESS = /^[\p{Lo}\p{Script=Georgian}]/u;
const OTHER_MARK = SHAPES.length;
const ALL_CAPITALS = OTHER_MARK + 1;
const ONE_CAPITAL = OTHER_MARK + 2;
const CAPITAL = OTHER_MARK + 3;
const MIXED = OTHER_MARK + 4;
const SMALL = OTHER_MARK + 5;

/** Splits a brief into what the network reads. */
export function tokensOf(text: string, emails: readonly Evidence[]): Token[] {
  const found: { text: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (found.length === MOST_TOKENS) break;
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  const words = found.filter(({ text }) => /^\p{L}/u.test(text));
  const share = (test: RegExp) => words.filter(({ text }) => test.test(text)).length / (words.length || 1);
  const isSmall = share(/^\p{Ll}/u) > 0.97;
  const isUpper = share(/^\p{Lu}{2,}$/u) > 0.6;
  const places = placesIn(found.map(({ text }) => text));
  const hosts = addressesIn(text, emails).hosts.join(" ");
  let line = 0;
  return found.map(({ text: token, start, end }, at) => {
    const place = places.get(at);
    const flags = [
      place === "town",
      place !== undefined && place !== "town",
      token.length > 2 && hosts.includes(token.toLowerCase().replace(/['’]/g, "")),
      at === 0 || found[at - 1]?.text === "\n",
      at === found.length - 1 || found[at + 1]?.text === "\n",
      found[at - 1]?.end === start,
      at === 0,
      isSmall,
      isUpper,
      line === 0,
      line === 1,
      found.length < SHORT,
      found.length < MEDIUM,
    ];
    if (token === "\n") line++;
    return {
      low: lowOf(token),
      shape: shapeOf(token),
      signs: [...flags.map(Number), Math.min(at, FAR) / FAR, Math.min(found.length - at, FAR) / FAR],
      start,
      end,
    };
  });
}

const lowOf = (token: string) =>
  /^\p{N}/u.test(token) ? "0".repeat(Math.min(token.length, 6)) : token.toLowerCase().replaceAll("’", "'");

function shapeOf(token: string) {
  if (token === "\n") return 0;
  if (/^\p{N}/u.test(token)) return 1;
  if (!/^\p{L}/u.test(token)) {
    const known = SHAPES.findIndex((marks, index) => index > 1 && marks.includes(token[0] ?? ""));
    return known < 0 ? OTHER_MARK : known;
  }
  if (/^\p{Lu}+$/u.test(token)) return token.length > 1 ? ALL_CAPITALS : ONE_CAPITAL;
  if (/^\p{Lu}/u.test(token)) return /^.\P{Lu}*$/u.test(token) ? CAPITAL : MIXED;
  if (CASELESS.test(token)) return CAPITAL;
  return SMALL;
}

/** The kind of place that each token belongs to. Towns that are ordinary words count only with a capital. */
function placesIn(texts: readonly string[]) {
  const kinds = new Map<number, string>();
  for (let at = 0; at < texts.length; at++) {
    if (kinds.has(at) || !/^\p{L}/u.test(texts[at] ?? "")) continue;
    for (let length = LONGEST_PLACE; length > 0; length--) {
      const place = placeNamed(texts.slice(at, at + length).join(" "));
      if (!place || (place.isWord && !/^\p{Lu}/u.test(texts[at] ?? ""))) continue;
      for (let step = 0; step < length; step++) kinds.set(at + step, place.kind);
      break;
    }
  }
  return kinds;
}

/** Whether a line break, or something hidden, stands between two tokens. */
export const isApart = (one?: Token, other?: Token) =>
  one?.low === "\n" || other?.low === "\n" || (other?.start ?? 0) - (one?.end ?? 0) > MOST_BETWEEN;
const MOST_BETWEEN = 3;

/** Hashes a piece of a word to one of `size` rows (FNV-1a). */
export function hashed(text: string, size: number) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % size;
}
