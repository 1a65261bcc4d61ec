import { insertElements } from "#src/lib/parse-inert.ts";
import type { Marked } from "#src/sites/marked-text.ts";
import { markedOf, plainOf, type RichText, segmentsOf } from "#src/sites/rich-text.ts";
import { type Allowed, cutToFit, pastedLink, pastedText } from "../pasted-text.ts";

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
export function insertAtCaret(text: RichText, hasMarks: boolean) {
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

/** Returns the selection inside an element of a shadow root, for which the document's selection names its host only. */
export function selectedRange(editable: HTMLElement): AbstractRange | undefined {
  const root = editable.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = root.getSelection?.() ?? getSelection();
  const range =
    selection?.getComposedRanges?.({ shadowRoots: [root] })[0] ??
    (selection?.rangeCount ? selection.getRangeAt(0) : undefined);
  const isInside = range && editable.contains(range.startContainer) && editable.contains(range.endContainer);
  return isInside ? range : undefined;
}

/** Returns the text before and after the selection. */
export function textAround(
  editable: HTMLElement,
  read: (node: Node) => string,
): [before: string, after: string] {
  const range = selectedRange(editable);
  if (!range) return [read(editable), ""];
  const before = document.createRange();
  before.setStart(editable, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const after = document.createRange();
  after.setStart(range.endContainer, range.endOffset);
  after.setEnd(editable, editable.childNodes.length);
  return [read(before.cloneContents()), read(after.cloneContents())];
}
