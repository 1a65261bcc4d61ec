import { withoutAccents } from "#src/lib/without-accents.ts";

export interface Token {
  /** As typed. */
  text: string;
  /** For comparison: small letters and digits; a sign is itself. */
  plain: string;
  start: number;
  end: number;
  /** In quotes: a name, never words of the grammar. */
  isQuoted: boolean;
}

const PIECE =
  /“([^”]*)”|"([^"]*)"|‘([^’]*)’|(?:’s|'s)\b|[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?|['’](?=t\b)|[^\s]/gu;

export const plainWord = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Cuts a text into words, quotes and signs. */
export function tokensOf(text: string): Token[] {
  const joined = text.replace(/(\p{L})n['’]t\b/gu, "$1nt ");
  return [...joined.matchAll(PIECE)].map((match) => {
    const [piece] = match;
    const quote = match.slice(1).find((group) => group !== undefined);
    return {
      text: quote ?? piece,
      plain: quote === undefined ? plainWord(piece) || piece : "",
      start: match.index,
      end: match.index + piece.length,
      isQuoted: quote !== undefined,
    };
  });
}

const known = new Map<string, readonly string[]>();

/** The words of a name, as they are compared. */
export function plainWords(name: string): readonly string[] {
  let words = known.get(name);
  if (!words) {
    words = name
      .split(/\s+/)
      .map((word) => plainWord(word) || word)
      .filter((word) => word !== "");
    if (known.size > 20_000) known.clear();
    known.set(name, words);
  }
  return words;
}
