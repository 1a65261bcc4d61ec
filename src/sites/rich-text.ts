import { isLinkInText, type Marked, readMarks, writeMarks } from "./marked-text.ts";

/** Text of equal marks: `strong`, `em` or `link` with an address, the outermost first. */
interface Run {
  text: string;
  marks: readonly string[];
}

/** A text with its marks. A blank line separates paragraphs. */
export type RichText = readonly Run[];

interface Reading {
  /** Whether the nodes are markup of another program, whose spaces and line breaks collapse. */
  isForeign?: boolean;
  /** Whether entries of lists begin with a bullet or a number. */
  hasBullets?: boolean;
  /** Whether headings begin with `## `. */
  hasSubheadings?: boolean;
}

/**
 * Reads the text below a node, however it came in: blocks begin new lines, even where the browser or another program
 * has nested them.
 */
export function readRichText(root: Node, reading: Reading = {}): RichText {
  const { isForeign = false, hasBullets = false, hasSubheadings = false } = reading;
  const runs: Run[] = [];
  const numbers = new Map<Element, number>();
  // Line breaks that appear once text follows: those of blocks, and those of <br> with the marks around it.
  let breaks = 0;
  let lines = 0;
  let lineMarks: readonly string[] = [];

  const flush = () => {
    const count = runs.length > 0 ? Math.max(breaks, lines) : lines;
    if (count > 0) runs.push({ text: "\n".repeat(count), marks: count === lines ? lineMarks : [] });
    breaks = 0;
    lines = 0;
  };
  const write = (text: string, marks: readonly string[]) => {
    let words = text;
    if (isForeign) {
      words = text.replace(/\s+/g, " ");
      const isAtSpace = breaks > 0 || lines > 0 || /(?:^|\s)$/.test(runs.at(-1)?.text ?? "");
      if (isAtSpace) words = words.trimStart();
    }
    if (words === "") return;
    flush();
    runs.push({ text: words, marks });
  };
  const walkInto = (node: Node, marks: readonly string[], depth: number) => {
    if (depth < DEEPEST) for (const child of node.childNodes) walk(child, marks, depth + 1);
    else write(node.textContent ?? "", marks);
  };
  const walk = (node: Node, marks: readonly string[], depth: number) => {
    if (node instanceof Text) return write(node.data, marks);
    if (!(node instanceof HTMLElement)) return;
    if (node.matches("br")) {
      // A line break after a block ends an empty line.
      if (breaks > 0) flush();
      lines += 1;
      lineMarks = marks;
      return;
    }
    if (node.matches(SKIPPED) || /mso-list:\s*ignore/i.test(styleOf(node))) return;
    const isHeading = hasSubheadings && node.matches("h1, h2, h3, h4, h5, h6");
    const gap = gapOf(node);
    breaks = Math.max(breaks, gap);
    const prefix = isHeading ? "## " : hasBullets ? bulletOf(node, numbers) : "";
    const before = runs.length;
    if (prefix) write(prefix, []);
    else if (node.matches("td, th")) write(" ", []);
    const start = runs.length;
    // A subheading is bold by itself.
    if (isHeading) write(plainOf(readRichText(node, { isForeign })), []);
    else walkInto(node, marksOf(node, marks), depth);
    if (prefix && runs.length === start) runs.length = before; // an empty entry
    breaks = Math.max(breaks, gap);
  };
  walkInto(root, [], 0);
  // Only a <br> at the end is a line that is still empty.
  if (lines > 0 && !isForeign) runs.push({ text: "\n".repeat(lines), marks: [] });
  return isForeign ? runs.map((run, index) => ({ ...run, text: withoutEnd(runs, index) })) : runs;
}

const DEEPEST = 100;
const SKIPPED = "script, style, title, head, meta, link, template, noscript, svg, object, select, [hidden]";
const PARAGRAPHS = "p, h1, h2, h3, h4, h5, h6, blockquote, pre, table, figure, section, article, hr";
const LINES =
  "address, aside, caption, center, dd, details, div, dl, dt, fieldset, figcaption, footer, form, header, li, main, nav, summary, tr";

/** The number of line breaks around an element. */
function gapOf(element: HTMLElement) {
  const { parentElement: parent } = element;
  if (!parent?.matches("li")) return ownGapOf(element);
  return element === parent.firstElementChild ? 0 : Math.min(1, ownGapOf(element));
}

function ownGapOf(element: HTMLElement) {
  if (isListed(element)) return 1;
  if (element.matches(PARAGRAPHS)) return 2;
  if (element.matches("ul, ol")) return element.parentElement?.closest("ul, ol") ? 1 : 2;
  return element.matches(LINES) ? 1 : 0;
}

/** The attribute of a style in parsed markup, where the content policy would report one that is named `style`. */
export const STYLE = "data-style";
const styleOf = (element: HTMLElement) => element.getAttribute(STYLE) ?? element.getAttribute("style") ?? "";

/** Word writes the entries of a list as paragraphs. */
const isListed = (element: HTMLElement) => element.matches("p") && /mso-list:\s*l\d/i.test(styleOf(element));

function bulletOf(element: HTMLElement, numbers: Map<Element, number>) {
  if (isListed(element)) {
    const sign =
      element.querySelector(`[${STYLE}*="mso-list"], [style*="mso-list"]`)?.textContent?.trim() ?? "";
    return /^\(?[\da-z]{1,3}[.)]/i.test(sign) ? `${sign} ` : "• ";
  }
  if (!element.matches("li")) return "";
  const list = element.closest("ul, ol");
  if (!(list instanceof HTMLOListElement)) return "• ";
  const number = numbers.get(list) ?? list.start;
  numbers.set(list, number + 1);
  return `${number}. `;
}

/** The marks inside an element. Styles count, too: Word and Google Docs write bold as a style, or take it away by one. */
function marksOf(element: HTMLElement, around: readonly string[]) {
  const style = styleOf(element);
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
  const posture = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style)?.[1];
  const isStrong = weight
    ? /bold/i.test(weight) || Number(weight) >= 600
    : element.matches("b, strong") || undefined;
  const isLeaning = posture ? /italic|oblique/i.test(posture) : element.matches("i, em") || undefined;
  let marks = withMark(withMark(around, "strong", isStrong), "em", isLeaning);
  const to = element.matches("a") ? linkOf(element.getAttribute("href") ?? "") : undefined;
  if (to) marks = [...marks.filter((mark) => !mark.startsWith(LINK)), LINK + to];
  return marks;
}

const LINK = "link ";

function withMark(marks: readonly string[], mark: string, isOn: boolean | undefined) {
  if (isOn === undefined || marks.includes(mark) === isOn) return marks;
  return isOn ? [...marks, mark] : marks.filter((other) => other !== mark);
}

function linkOf(address: string) {
  // Brackets would end the address of a marked text.
  const to = address
    .trim()
    .replace(/^http:/i, "https:")
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
  return isLinkInText(to) ? to : undefined;
}

/** Without the space that a foreign text has before a line break or at its end. */
function withoutEnd(runs: readonly Run[], index: number) {
  const { text = "" } = runs[index] ?? {};
  const next = runs[index + 1];
  return !text.startsWith("\n") && (!next || next.text.startsWith("\n")) ? text.trimEnd() : text;
}

export const plainOf = (text: RichText) => text.map((run) => run.text).join("");

/** Returns the text with its marks in the notation of marked texts. */
export const markedOf = (text: RichText) => writeMarks(segmentsOf(text));

/** Groups runs into segments: of several marks at a place, the longest is the outermost. */
export function segmentsOf(text: RichText): Marked[] {
  const parts: Marked[] = [];
  for (let at = 0; at < text.length; ) {
    const [mark, end] = longestMark(text, at);
    const runs = text.slice(at, end);
    if (mark === undefined) parts.push(plainOf(runs));
    else {
      const inner = segmentsOf(
        runs.map((run) => ({ ...run, marks: run.marks.filter((other) => other !== mark) })),
      );
      parts.push(...segmentOf(mark, inner));
    }
    at = end;
  }
  return parts;
}

function longestMark(text: RichText, at: number): [mark: string | undefined, end: number] {
  let mark: string | undefined;
  let end = at + 1;
  for (const candidate of text[at]?.marks ?? []) {
    let to = at + 1;
    while (text[to]?.marks.includes(candidate)) to += 1;
    if (mark === undefined || to > end) [mark, end] = [candidate, to];
  }
  return [mark, end];
}

function segmentOf(mark: string, parts: Marked[]): Marked[] {
  if (!mark.startsWith(LINK)) return [{ mark: mark as "strong" | "em", parts }];
  // Words with brackets cannot be linked in a marked text.
  const isWritable = !/[[\]]/.test(writeMarks(parts));
  return isWritable ? [{ mark: "link", to: mark.slice(LINK.length), parts }] : parts;
}

/** Returns the runs of a marked text. */
export function richTextOf(text: string): RichText {
  const runsOf = (parts: readonly Marked[], marks: readonly string[]): Run[] =>
    parts.flatMap((part) => {
      if (typeof part === "string") return [{ text: part, marks }];
      const mark = part.mark === "link" ? LINK + part.to : part.mark;
      return runsOf(part.parts, marks.includes(mark) ? marks : [...marks, mark]);
    });
  return runsOf(readMarks(text), []);
}

/** Returns the first part of a text, at most `length` UTF-16 units without marks. */
export function firstOf(text: RichText, length: number): RichText {
  let left = length;
  return text.flatMap((run) => {
    const words = run.text.slice(0, left).replace(/[\ud800-\udbff]$/, "");
    left -= run.text.length;
    if (left < 0) left = 0;
    return words ? [{ ...run, text: words }] : [];
  });
}
