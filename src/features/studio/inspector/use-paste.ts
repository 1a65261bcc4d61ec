import type { ClipboardEvent } from "react";
import { markedOf } from "#src/sites/rich-text.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { type Allowed, allowedIn, cutNotice, cutToFit, pastedLink, pastedText } from "../pasted-text.ts";

interface Pasting {
  allowed?: Allowed;
  /** The longest text. Without one, the field itself tells of a text that is too long. */
  maximum?: number | undefined;
  /** Called before and after, so that the paste is an undo step of its own. */
  onStep: () => void;
}

/**
 * Returns a handler that pastes what a text field allows, in the notation of marked texts, and tells of what it has no
 * room for. Browsers would cut it silently. An address makes a link of selected words.
 */
export function usePaste({ allowed = allowedIn({}), maximum, onStep }: Pasting) {
  const toast = useToast();
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const chosen = value.slice(start, end);
    const link = allowed.hasMarks && /^[^[\]\n]+$/.test(chosen) && pastedLink(event.clipboardData);
    const room = (maximum ?? Number.POSITIVE_INFINITY) - value.length + chosen.length;
    const text = link
      ? [{ text: chosen, marks: [`link ${link}`] }]
      : pastedText(event.clipboardData, allowed);
    const { part, leftOut } = cutToFit(text, (part) => markedOf(part).length <= room);
    event.preventDefault();
    onStep();
    // The only way to write that the browser's own undo knows.
    if (part.length > 0) document.execCommand("insertText", false, markedOf(part));
    onStep();
    if (leftOut > 0) toast(cutNotice(leftOut, `There is room for ${maximum} characters.`));
  };
}
