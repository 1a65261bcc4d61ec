import { isSafeLink } from "./links.ts";

/** A segment of text: plain, or marked and containing other segments. */
export type Marked =
  | string
  | { mark: "strong" | "em"; parts: Marked[] }
  | { mark: "link"; to: string; parts: Marked[] };

const MARKS =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*|\[(?=\S)([^[\]]+)(?<=\S)\]\(([^()\s]+)\)/s;

/** Reads `**bold**`, `*italic*` and `[words](address)`. Anything else, including unsafe addresses, is plain text. */
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

/** Whether an address may be linked in a text: only external ones, since buttons link to the site's pages. */
export const isLinkInText = (to: string) => /^(https|mailto|tel):/i.test(to) && isSafeLink(to);

/** Writes marked segments back as text: the reverse of `readMarks`. */
export const writeMarks = (parts: readonly Marked[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      const inner = writeMarks(part.parts);
      // Spaces move outside a mark, because a mark with spaces at its ends cannot be read again.
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
