import { isLinkInText, type Marked, writeMarks } from "#src/sites/marked-text.ts";
import { LONGEST_PART, type Missed, miss } from "./moved.ts";

/** Elements whose content is not text of the page. */
export const SKIPPED = new Set(
  "script style noscript template svg math canvas object embed audio map dialog select option datalist button head title link meta".split(
    " ",
  ),
);

/** Trims a text and collapses its spaces; line breaks of the page are preserved. */
export const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim()
    .slice(0, LONGEST_PART)
    .toWellFormed();

const DEEPEST = 60;

/** Reads the text below a node, with bold, italic and checked links; other markup is dropped. */
export function marksIn(nodes: Iterable<Node>, missed: Missed, depth = 0): Marked[] {
  const parts: Marked[] = [];
  for (const node of nodes) {
    if (node.nodeType === 3) parts.push((node.nodeValue ?? "").replace(/\s+/g, " "));
    else if (isElement(node)) for (const part of marksOf(node, missed, depth)) parts.push(part);
  }
  return parts;
}

function marksOf(element: Element, missed: Missed, depth: number): Marked[] {
  const name = element.localName;
  if (name === "br") return ["\n"];
  if (SKIPPED.has(name) || isHidden(element)) return [];
  if (depth > DEEPEST) return [tidy(element.textContent ?? "")];
  const parts = marksIn(element.childNodes, missed, depth + 1);
  if (name === "strong" || name === "b") return [{ mark: "strong", parts }];
  if (name === "em" || name === "i") return [{ mark: "em", parts }];
  if (name !== "a") return parts;
  const to = (element.getAttribute("href") ?? "").trim();
  if (isLinkInText(to) && plainOf(parts).trim()) return [{ mark: "link", to, parts: [plainOf(parts)] }];
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to)) miss(missed, "links", to.slice(0, 80));
  return parts;
}

export function textIn(nodes: Iterable<Node>, missed: Missed) {
  const parts = marksIn(nodes, missed);
  return { text: tidy(plainOf(parts)), marked: tidy(writeMarks(parts)) };
}

const plainOf = (parts: readonly Marked[]): string =>
  parts.map((part) => (typeof part === "string" ? part : plainOf(part.parts))).join("");

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Only by the markup: style sheets are not read. */
export const isHidden = (element: Element) =>
  element.hasAttribute("hidden") ||
  element.getAttribute("aria-hidden") === "true" ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(element.getAttribute("style") ?? "");
