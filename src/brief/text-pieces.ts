import { pattern } from "#src/lib/pattern.ts";
import type { Evidence, ParsedBrief } from "./parsed-brief.ts";

/** Approximates `\p{L}`, whose many ranges take browsers long to compile. */
export const LETTER = String.raw`a-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff`;

const COMMENT = /<!--[\s\S]{0,500}?-->/;
const SCRIPT = /<script\b[\s\S]{0,500}?<\/script>/;
const MARKED = /\[inst\][\s\S]{0,500}?\[\/inst\]/;
const HIDDEN = pattern("gi")`${[COMMENT, SCRIPT, MARKED]}`;
/** Replaces comments, scripts and marked instructions to machines with spaces, so that all offsets stay the same. */
export const withoutHidden = (text: string) => text.replace(HIDDEN, ({ length }) => " ".repeat(length));

/** Returns the text of a brief to which its evidence belongs. */
export const textRead = (brief: string, { tidied }: ParsedBrief) => tidied ?? withoutHidden(brief);

/** Lowercases ASCII only, because other letters may change their length. */
export const inSmallLetters = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

/** Removes trailing words and punctuation that lead on to something else. */
export function withoutEnds({ text, start }: Evidence): Evidence {
  // Only the end is examined, because on a long text the pattern would retry at every letter.
  const head = text.slice(0, -MOST_ENDING);
  const tail = text
    .slice(-MOST_ENDING)
    .replace(/(?<![ap]\.m)\.$/i, "")
    .replace(/(?:[\s:,;|&/(\-–—]|\b(?:and|from|we|open|on|at|but|also)\b)+$/i, "");
  const inner = head + tail;
  const balanced = inner.includes("(") || !inner.endsWith(")") ? inner : inner.slice(0, -1);
  return { text: balanced, start, end: start + balanced.length };
}

const MOST_ENDING = 40;
