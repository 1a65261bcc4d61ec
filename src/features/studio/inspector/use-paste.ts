import type { ClipboardEvent } from "react";
import { useToast } from "#src/ui/toast-slice.ts";
import { type Allowed, allowedIn, cutNotice } from "../allowed-text.ts";
import { textForField } from "../pasting.ts";

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
export function usePaste({ allowed = allowedIn({}), maximum = Number.POSITIVE_INFINITY, onStep }: Pasting) {
  const toast = useToast();
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.preventDefault();
    const { text, leftOut } = textForField(event.currentTarget, event.clipboardData, { allowed, maximum });
    onStep();
    // The only way to write that the browser's own undo knows.
    if (text) document.execCommand("insertText", false, text);
    onStep();
    if (leftOut > 0) toast(cutNotice(leftOut, `There is room for ${maximum} characters.`));
  };
}
