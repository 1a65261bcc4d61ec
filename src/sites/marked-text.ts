import { isSafeLink } from "./links.ts";

/** A segment of text: plain, or marked and containing other segments. */
export type Marked =
  | string
  | { mark: "strong" | "em"; parts: Marked[] }
  | { mark: "link"; to: string; parts: Marked[] };

/** Marks within marks. More are only in texts that nobody has written. */
const DEEPEST = 12;

const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

/** Reads `**bold**`, `*italic*` and `[words](address)`. Anything else, including unsafe addresses, is plain text. */
export function readMarks(text: string, depth = 0): Marked[] {
  if (depth > DEEPEST) return [text];
  const inner = (from: number, to: number) => readMarks(text.slice(from, to), depth + 1);
  const parts: Marked[] = [];
  const strongEnd = firstAfter(
    text,
    (at) => text.startsWith("**", at) && text[at + 2] !== "*" && !isSpace(text[at - 1]),
  );
  const emEnd = firstAfter(text, (at) => text[at] === "*" && text[at - 1] !== "*" && !isSpace(text[at - 1]));
  let done = 0;
  const sign = /[*[]/g;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const at = found.index;
    const mark = strongAt(text, at, strongEnd) ?? emAt(text, at, emEnd) ?? linkAt(text, at);
    if (!mark) continue;
    if (at > done) parts.push(text.slice(done, at));
    parts.push(mark.part(inner));
    done = mark.end;
    sign.lastIndex = done;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}

/**
 * Returns a search for the first place from a position on. It is asked for growing positions, so that the text is read
 * once, however many marks begin in it and never end.
 */
function firstAfter(text: string, isPlace: (at: number) => boolean) {
  let at = 0;
  return (from: number) => {
    at = Math.max(at, from);
    while (at < text.length && !isPlace(at)) at += 1;
    return at < text.length ? at : undefined;
  };
}

interface FoundMark {
  part: (inner: (from: number, to: number) => Marked[]) => Marked;
  end: number;
}
type FindEnd = ReturnType<typeof firstAfter>;

function strongAt(text: string, at: number, findEnd: FindEnd): FoundMark | undefined {
  if (!text.startsWith("**", at) || isSpace(text[at + 2])) return undefined;
  const end = findEnd(at + 3);
  if (end === undefined) return undefined;
  return { part: (inner) => ({ mark: "strong", parts: inner(at + 2, end) }), end: end + 2 };
}

function emAt(text: string, at: number, findEnd: FindEnd): FoundMark | undefined {
  if (text[at] !== "*" || text[at + 1] === "*" || isSpace(text[at + 1])) return undefined;
  const end = findEnd(at + 2);
  if (end === undefined) return undefined;
  return { part: (inner) => ({ mark: "em", parts: inner(at + 1, end) }), end: end + 1 };
}

const LINK = /\[(?=\S)([^[\]]+)(?<=\S)\]\(([^()\s]+)\)/y;

function linkAt(text: string, at: number): FoundMark | undefined {
  LINK.lastIndex = at;
  const [whole, words = "", to = ""] = LINK.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [from, end] = [at + 1, at + whole.length];
  return {
    part: (inner) =>
      isLinkInText(to) ? { mark: "link", to, parts: inner(from, from + words.length) } : whole,
    end,
  };
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
      const words = inner.trim();
      if (!words) return inner;
      const before = inner.slice(0, inner.indexOf(words));
      const after = inner.slice(before.length + words.length);
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
