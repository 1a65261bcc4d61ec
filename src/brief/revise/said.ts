import { pattern } from "#src/lib/pattern.ts";
import { createPhrases } from "../phrases.ts";
import { type Word, wordsOf } from "../words.ts";
import { type Part, partsIn, partWords } from "./parts.ts";

/** A typed request, parsed. */
export interface Said {
  raw: string;
  /** Corrected words separated by single spaces. `:` is preserved, and a quoted text becomes `qq`. */
  text: string;
  /** `text` with the named parts replaced by `@0`, `@1`. */
  shape: string;
  parts: Part[];
  quotes: string[];
  /** Returns the text as typed from this position of `text` on, or the quoted text there. */
  from: (position: number) => string;
  /** Returns the request before this position, parsed separately. */
  head: (position: number) => Said;
}

interface Token {
  text: string;
  start: number;
  /** End of the previous token. */
  before: number;
  quote?: string;
}

const IN_DOUBLE = /“([^”\n]*)”|„([^“”\n]*)[“”]|"([^"\n]*)"|«([^»\n]*)»/;
const SINGLE_CURLED = /(?<=^|[\s:(])‘([^\n]*?)’(?=$|[\s.,;:!?)])/;
const SINGLE = /(?<=^|[\s:(])'([^'\n]+)'(?=$|[\s.,;:!?)])/;
const QUOTED = pattern("g")`${[IN_DOUBLE, SINGLE_CURLED, SINGLE]}`;

export interface Quote {
  start: number;
  end: number;
  text: string;
}

export function quotesIn(raw: string): Quote[] {
  return [...raw.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: (match.slice(1).find((group) => group !== undefined) ?? "").trim(),
  }));
}

// Words that the intents look for. A typed word one letter off is corrected to one of these.
const KNOWN =
  "darker lighter brighter warmer cooler colder vivid calmer softer pastel colours colour colors palette background theme mode rounder sharper corners corner rounded square edges airier denser spacing space compact tighter font fonts typeface typography classic modern playful elegant luxurious formal friendly friendlier bolder headline heading headings title subtitle longer shorter shorten another different change rename remove delete duplicate replace picture pictures photo photos image images button buttons label phone telephone number email address headlines section layout variant style above below before after beneath underneath bottom border borders horizontal vertical places monday tuesday wednesday thursday friday saturday sunday weekdays weekends closed white green purple yellow orange brown black beige business company called forest crazy minimal serif letters capitals uppercase lowercase duotone drawing drawings halftone poster paper".split(
    " ",
  );
const spelling = createPhrases(() =>
  [...KNOWN, ...partWords].filter((word) => word.length > 3).map((word) => [word, word] as const),
);

/** Corrects misspelled words as far as the intended word is known. */
function meant(words: readonly Word[]) {
  const texts = words.map(({ low }) => low.replace(/['’ʼ´`]/g, ""));
  texts.forEach((text, index) => {
    if (/[^s]ss$/.test(text) && !KNOWN.includes(text) && spelling.has(text.slice(0, -2)))
      texts[index] = text.slice(0, -1);
  });
  for (const { from, isFuzzy, value } of spelling.find(words, { isFuzzy: true })) {
    const isPlural = /[^s]s$/.test(texts[from] ?? "") && !/s$/.test(value);
    if (isFuzzy) texts[from] = isPlural ? `${value}s` : value;
  }
  return texts;
}

export function readSaid(raw: string): Said {
  const quotes = quotesIn(raw);
  // Quoted text is not parsed: a placeholder that nobody types replaces it.
  let masked = raw;
  for (const { start, end } of quotes)
    masked = `${masked.slice(0, start)}qq${" ".repeat(end - start - 2)}${masked.slice(end)}`;
  const words = wordsOf(masked);
  const texts = meant(words);
  const tokens: Token[] = [];
  const tokenOf: number[] = [];
  words.forEach((word, index) => {
    if (/[:=]/.test(word.gap) && tokens.length > 0)
      tokens.push({ text: ":", start: word.start, before: word.start - word.gap.length });
    tokenOf[index] = tokens.length;
    const quote = quotes.find(({ start }) => start === word.start);
    tokens.push({
      text: texts[index] ?? "",
      start: word.start,
      before: word.start - word.gap.length,
      ...(quote && { quote: quote.text }),
    });
  });
  const corrected = words.map((word, index) => {
    const low = texts[index] ?? word.low;
    return { ...word, low, stem: low === word.low ? word.stem : stemOfMeant(low) };
  });
  const parts = partsIn(corrected);
  const starts: number[] = [];
  let text = "";
  for (const token of tokens) {
    if (text) text += " ";
    starts.push(text.length);
    text += token.text;
  }
  let shape = "";
  for (let index = 0; index < tokens.length; index++) {
    const number = parts.findIndex(({ from }) => tokenOf[from] === index);
    const part = parts[number];
    shape += `${shape ? " " : ""}${part ? `@${number}` : tokens[index]?.text}`;
    if (part) index = tokenOf[part.to] ?? index;
  }
  return {
    raw,
    text,
    shape,
    parts,
    quotes: quotes.map((quote) => quote.text),
    head: (position) =>
      readSaid(raw.slice(0, tokens[starts.findIndex((start) => start >= position)]?.before)),
    from: (position) => {
      const token = tokens[starts.findIndex((start) => position >= 0 && start >= position)];
      if (!token) return "";
      // Includes characters before the first letter: a bracket, a number sign.
      return (
        token.quote ??
        raw
          .slice(token.before)
          .replace(/^[\s:=,]+/, "")
          .trim()
      );
    },
  };
}

const stemOfMeant = (low: string) => wordsOf(low)[0]?.stem ?? low;
