import { insertElements, parseInert } from "#src/lib/parse-inert.ts";
import { asLink } from "#src/sites/links.ts";
import { isLinkInText, type Marked } from "#src/sites/marked-text.ts";
import {
  firstOf,
  markedOf,
  plainOf,
  type RichText,
  readRichText,
  STYLE,
  segmentsOf,
} from "#src/sites/rich-text.ts";
import type { Allowed } from "./allowed-text.ts";
import { selectedRange } from "./canvas/caret.ts";

interface Room {
  allowed: Allowed;
  /** Whether the text can be stored with another one at the caret. */
  fitsWith: (text: string) => boolean;
}

/**
 * Puts pasted or dropped text at the caret: all that fits. An address makes a link of selected words. Returns the
 * number of characters that were left out.
 */
export function putText(editable: HTMLElement, data: DataTransfer, { allowed, fitsWith }: Room) {
  const link = allowed.hasMarks ? pastedLink(data) : undefined;
  const range = selectedRange(editable);
  if (link && range && !range.collapsed) {
    document.execCommand("createLink", false, link);
    return 0;
  }
  const written = (part: RichText) => (allowed.hasMarks ? markedOf(part) : plainOf(part));
  const { part, leftOut } = cutToFit(pastedText(data, allowed), (part) => fitsWith(written(part)));
  if (part.length > 0) insertAtCaret(part, allowed.hasMarks);
  return leftOut;
}

/** Writes at the caret, as one step of the browser's own undo. */
function insertAtCaret(text: RichText, hasMarks: boolean) {
  if (hasMarks) insertElements(elementsOf(segmentsOf(text)));
  else document.execCommand("insertText", false, plainOf(text));
}

function elementsOf(parts: readonly Marked[]) {
  const fragment = document.createDocumentFragment();
  for (const part of parts) {
    if (typeof part === "string") {
      part.split("\n").forEach((line, index) => {
        fragment.append(...(index > 0 ? [document.createElement("br")] : []), line);
      });
    } else {
      const element = document.createElement(part.mark === "link" ? "a" : part.mark);
      if (part.mark === "link") element.setAttribute("href", part.to);
      element.append(elementsOf(part.parts));
      fragment.append(element);
    }
  }
  return fragment;
}

interface TextField {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** Returns what a text field takes of a copied text, in the notation of marked texts, and how much it has no room for. */
export function textForField(
  { value, selectionStart, selectionEnd }: TextField,
  data: DataTransfer,
  { allowed, maximum }: { allowed: Allowed; maximum: number },
) {
  const chosen = value.slice(selectionStart ?? value.length, selectionEnd ?? value.length);
  const link = allowed.hasMarks && /^[^[\]\n]+$/.test(chosen) && pastedLink(data);
  if (link) return { text: `[${chosen}](${link})`, leftOut: 0 };
  const room = maximum - value.length + chosen.length;
  const { part, leftOut } = cutToFit(pastedText(data, allowed), (part) => markedOf(part).length <= room);
  return { text: markedOf(part), leftOut };
}

/** Returns the pasted or dropped text with everything that the field allows. */
function pastedText(data: DataTransfer, allowed: Allowed): RichText {
  const html = data.getData("text/html");
  const marked = html ? readRichText(parsePasted(html), { ...allowed, isForeign: true }) : [];
  const plain = data.getData("text/plain").replace(/\r\n?/g, "\n");
  const found = plainOf(marked).trim() ? marked : [{ text: plain.replace(/^\n+|\n+$/g, ""), marks: [] }];
  return found.map((run) => ({
    text: allowed.hasLines ? run.text : run.text.replace(/\s*\n\s*/g, " "),
    marks: allowed.hasMarks ? run.marks : [],
  }));
}

/** Returns the link if an address was copied, and nothing else. */
function pastedLink(data: DataTransfer) {
  const text = data.getData("text/plain").trim();
  if (!/^(?:https?:\/\/|mailto:|tel:|www\.)\S+$|^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/i.test(text)) return undefined;
  // Brackets would end the address of a marked text.
  const link = asLink(text).replaceAll("(", "%28").replaceAll(")", "%29");
  return isLinkInText(link) ? link : undefined;
}

/** Returns as much of a text as fits, and the number of characters that do not. */
function cutToFit(text: RichText, fits: (part: RichText) => boolean) {
  const whole = plainOf(text).length;
  if (fits(text)) return { part: text, leftOut: 0 };
  let [fitting, most] = [0, whole];
  while (most - fitting > 1) {
    const middle = Math.floor((fitting + most) / 2);
    if (fits(firstOf(text, middle))) fitting = middle;
    else most = middle;
  }
  return { part: firstOf(text, fitting), leftOut: whole - fitting };
}

/** Parses markup from the clipboard. Styles become data. */
export const parsePasted = (html: string) =>
  parseInert(
    html.replace(/<\/?[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/^(<\/?)style\b/i, "$1template").replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`),
    ),
    "text/html",
  ).body;
