import { type RefObject, useEffect, useLayoutEffect } from "react";

/** The element that everything but dialogs and notifications is rendered into. */
const application = () => document.getElementById("root");

/**
 * Makes a box modal while it is mounted. It must stand beside the application, which becomes inert; so
 * notifications, which are beside it too, stay within reach. The focus goes to the element marked
 * `data-autofocus`, or to the box, and back to where it was. Escape closes.
 */
export function useModal(box: RefObject<HTMLElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const behind = application();
    behind?.setAttribute("inert", "");
    return () => {
      behind?.removeAttribute("inert");
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>("[data-autofocus]");
    (wanted ?? box.current)?.focus({ preventScroll: true });
  }, [box]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The splash lies above everything, and so does its Escape.
      if (document.querySelector("dialog:modal")) return;
      // A notification that has the focus is dismissed by its own Escape.
      // By now it may be gone from the document, but not from the event's path.
      const isElsewhere = event
        .composedPath()
        .some((node) => node instanceof Element && node.hasAttribute("data-notifications"));
      if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere) onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
}
