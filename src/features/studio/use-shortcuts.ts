import { useEffect } from "react";
import { isWriting, shortcutKey } from "#src/lib/shortcut-key.ts";
import { blockCommands } from "./block-commands.ts";
import { nextZoom } from "./canvas/devices.ts";
import { hasSingleKeys } from "./single-keys.ts";
import { type DeviceId, useStudioStore } from "./studio-slice.ts";

const deviceKeys: Record<string, DeviceId> = { 1: "desktop", 2: "tablet", 3: "phone", 4: "all" };

/**
 * Whether a shortcut with Ctrl belongs to the focused field: undo, unless its text is saved as typed, and all others.
 */
function isOfField(event: KeyboardEvent, target: EventTarget | undefined) {
  if (!(target instanceof HTMLElement) || !target.matches("input, textarea, select")) return false;
  const isUndo = ["z", "y"].includes(shortcutKey(event));
  return !isUndo || !target.closest("[data-writes-site]");
}

/** The keyboard shortcuts of the studio. Text fields ignore them, except undo while editing in place. */
export function useShortcuts() {
  const store = useStudioStore();

  useEffect(() => {
    const commands = blockCommands(store.getState);

    const withControl = (event: KeyboardEvent) => {
      const { undo, redo, block } = store.getState();
      const key = shortcutKey(event);
      if (key === "z") return event.shiftKey ? redo : undo;
      if (key === "y") return redo;
      if (key === "d" && block) return () => commands.duplicate(block);
    };
    const alone = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      if (key.length === 1 && !hasSingleKeys()) return;
      const studio = store.getState();
      const { block, scale } = studio;
      const device = deviceKeys[key];
      if (device) return () => studio.showOn(device);
      switch (key) {
        case "?":
          return studio.openHelp;
        case "a":
          return studio.openPalette;
        case "+":
        case "=":
          return () => studio.setZoom(nextZoom(scale, 1));
        case "-":
          return () => studio.setZoom(nextZoom(scale, -1));
        case "0":
          return () => studio.setZoom(null);
      }
      if (block === null) return;
      switch (key) {
        case "escape":
          return () => studio.choose(null);
        case "delete":
        case "backspace":
          return () => commands.remove(block);
        case "h":
          return () => commands.hide(block);
        case "l":
          return () => commands.lock(block);
        case "[":
          return () => commands.swap(block, -1);
        case "]":
          return () => commands.swap(block, 1);
      }
    };
    const withAlt = (event: KeyboardEvent) => {
      const { block } = store.getState();
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (block !== null && step !== undefined) return () => commands.move(block, step);
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(event)) return;
      if (store.getState().dialog || document.querySelector("[aria-modal]")) return;
      const target = event.composedPath()[0];
      // In a menu or a list of options, letters find an entry.
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable ||
          target.matches("input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox]"));
      const act =
        event.ctrlKey || event.metaKey
          ? isOfField(event, target)
            ? undefined
            : withControl(event)
          : isTyping
            ? undefined
            : event.altKey
              ? withAlt(event)
              : alone(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [store]);
}
