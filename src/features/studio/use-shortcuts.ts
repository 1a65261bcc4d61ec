import { useEffect } from "react";
import { isWriting, shortcutKey } from "#src/lib/shortcut-key.ts";
import { commandOf, runCommand } from "./commands.ts";
import { hasSingleKeys } from "./single-keys.ts";
import { useStudioStore } from "./studio-slice.ts";

/** Where keys type or find an entry: letters in a menu or a list of options, too. */
const TYPING = "input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox]";

/** Whether the press belongs to the focused element: all but undo in a field whose text is saved as it is typed. */
function isOfField(event: KeyboardEvent, target: EventTarget | undefined) {
  if (!(target instanceof HTMLElement)) return false;
  if (!event.ctrlKey && !event.metaKey) return target.isContentEditable || target.matches(TYPING);
  if (!target.matches("input, textarea, select")) return false;
  const isUndo = ["z", "y"].includes(shortcutKey(event));
  return !isUndo || !target.closest("[data-writes-site]");
}

/** Speech input can trigger letters, digits and signs by accident. */
const isSwitchedOff = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1 && !hasSingleKeys();

/** The keyboard shortcuts of the studio. */
export function useShortcuts() {
  const store = useStudioStore();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(event)) return;
      if (store.getState().dialog || document.querySelector("[aria-modal]")) return;
      if (isOfField(event, event.composedPath()[0]) || isSwitchedOff(event)) return;
      const command = commandOf(event);
      if (command && runCommand(command, store.getState)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [store]);
}
