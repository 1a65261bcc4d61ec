import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { rememberFocus } from "./remember-focus.ts";

interface Modal {
  box: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** All that are open, the topmost last. */
const stack: Modal[] = [];

/**
 * Makes a box modal while it is mounted. It must stand beside the application, which becomes inert, as do the boxes
 * below it; so notifications, which are beside it too, stay within reach. The focus goes to the element marked
 * `data-autofocus`, or to the box, and back to where it was, or near. Escape closes the topmost.
 */
export function useModal(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const modal = useRef<Modal>({ box, onClose });

  useLayoutEffect(() => {
    modal.current.onClose = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    const giveFocusBack = rememberFocus();
    const takeOff = putOnTop(modal.current);
    return () => {
      if (takeOff()) giveFocusBack();
    };
  }, []);

  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>("[data-autofocus]");
    (wanted ?? box.current)?.focus({ preventScroll: true });
  }, [box]);
}

/** Returns how to take it off again, which says whether it was the topmost still. */
function putOnTop(modal: Modal) {
  if (stack.length === 0) document.addEventListener("keydown", closeOnEscape);
  stack.push(modal);
  setBehindApart();
  return () => {
    const wasOnTop = stack.at(-1) === modal;
    stack.splice(stack.indexOf(modal), 1);
    if (stack.length === 0) document.removeEventListener("keydown", closeOnEscape);
    setBehindApart();
    return wasOnTop;
  };
}

function setBehindApart() {
  // What everything but dialogs and notifications is rendered into.
  document.getElementById("root")?.toggleAttribute("inert", stack.length > 0);
  for (const { box } of stack) box.current?.toggleAttribute("inert", box !== stack.at(-1)?.box);
}

/** One listener for all: with one for each, the next box would be the topmost before the same key has passed. */
function closeOnEscape(event: KeyboardEvent) {
  // The splash lies above everything, and so does its Escape.
  if (document.querySelector("dialog:modal")) return;
  // A notification that has the focus is dismissed by its own Escape.
  // By now it may be gone from the document, but not from the event's path.
  const isElsewhere = event
    .composedPath()
    .some((node) => node instanceof Element && node.hasAttribute("data-notifications"));
  if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere) stack.at(-1)?.onClose();
}
