import { isSafeLink } from "./links.ts";

/** A stretch of text: plain, or marked with all that is inside it. */
export type Marked =
  | string
  | { mark: "strong" | "em"; parts: Marked[] }
  | { mark: "link"; to: string; parts: Marked[] };

const MARKS =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*|\[(?=\S)([^[\]]+)(?<=\S)\]\(([^()\s]+)\)/s;

/** Reads `**bold**`, `*italic*` and `[words](address)`; what is none of these, or no safe address, is text. */
export function readMarks(text: string): Marked[] {
  const parts: Marked[] = [];
  let rest = text;
  for (let found = MARKS.exec(rest); found; found = MARKS.exec(rest)) {
    const [whole, strong, em, words = "", to = ""] = found;
    if (found.index > 0) parts.push(rest.slice(0, found.index));
    if (strong !== undefined) parts.push({ mark: "strong", parts: readMarks(strong) });
    else if (em !== undefined) parts.push({ mark: "em", parts: readMarks(em) });
    else if (isLinkInText(to)) parts.push({ mark: "link", to, parts: readMarks(words) });
    else parts.push(whole);
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push(rest);
  return parts;
}

/** An address that stands for itself; pages of the site are what buttons lead to. */
export const isLinkInText = (to: string) => /^(https|mailto|tel):/i.test(to) && isSafeLink(to);

/** The text as it is written down, of its marked stretches. */
export const writeMarks = (parts: readonly Marked[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      const inner = writeMarks(part.parts);
      // A mark holds no space at its ends, where it could not be read again.
      const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
      if (!words) return inner;
      const sign = part.mark === "strong" ? "**" : "*";
      const marked = part.mark === "link" ? `[${words}](${part.to})` : `${sign}${words}${sign}`;
      return before + marked + after;
    })
    .join("");

/** A part of a long text: a paragraph, or a subheading over those that follow. */
interface TextPart {
  isSubheading: boolean;
  text: string;
}

/** Reads the paragraphs of a long text: the first line of one that begins with `## ` is a subheading. */
export const partsOfText = (paragraphs: readonly string[]): TextPart[] =>
  paragraphs.flatMap((text) => {
    const [, subheading, rest = ""] = /^##[ \t]+(\S[^\n]*)\n*(.*)$/s.exec(text) ?? [];
    if (subheading === undefined) return [{ isSubheading: false, text }];
    const below = rest.trim() ? [{ isSubheading: false, text: rest }] : [];
    return [{ isSubheading: true, text: subheading }, ...below];
  });

/** The words of a text without its marks. */
export const plainText = (text: string) => wordsOf(readMarks(text));

const wordsOf = (parts: readonly Marked[]): string =>
  parts.map((part) => (typeof part === "string" ? part : wordsOf(part.parts))).join("");
