import { type RefObject, useEffect, useLayoutEffect } from "react";

/** The time that a page may take to show the result of a dialog. */
const SETTLING_MS = 3_000;

export const LANDMARK = '[role="dialog"], main, nav, header, footer, aside';
export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, h1[tabindex], h2[tabindex], [tabindex="0"]';

/**
 * Returns the focus from a dialog to its opener. If that is gone, the control in its place gets the focus, or the
 * previous one, or the main element. Use it in a component inside Headless UI's Dialog: when its effects are cleaned
 * up, the page is no longer inert.
 */
export function useReturnFocus(screen: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const dialog = screen.current;
    const opener = openerOf(focusedElement());
    const { pathname } = location;
    const place = opener && placeOf(opener);
    // A new page moves the focus to its heading.
    const give = () =>
      location.pathname === pathname &&
      [opener, ...(place?.() ?? []), document.getElementById("main")].some(takesFocus);

    return () => {
      const isElsewhere = focusedElement() && !dialog?.contains(document.activeElement);
      if (!opener || isElsewhere) return;
      takesFocus(opener);
      // Waits for the key to be released: the key that closes a dialog would press the newly focused button.
      if (isKeyPressed())
        document.addEventListener("keyup", () => passFocusOn(give), { once: true, capture: true });
      else passFocusOn(give);
    };
  }, [screen]);
}

/**
 * Stops Headless UI's Dialog from moving the focus when it unmounts. Use it in a component around the Dialog, whose
 * effects are cleaned up first.
 */
export function useKeepFocus() {
  useEffect(
    () => () => {
      const isWaiting = isKeyPressed();
      queueMicrotask(() => {
        const focused = focusedElement();
        queueMicrotask(() => {
          if (focused) takesFocus(focused);
          else if (isWaiting) focusedElement()?.blur();
        });
      });
    },
    [],
  );
}

/** Returns the focused element, even inside a shadow root, for which the document only names the host. */
export function focusedElement() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** A menu may still be closing when its choice opens a dialog. Then its button is the opener. */
export function openerOf(focused: HTMLElement | null) {
  const button = focused?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (button && document.getElementById(button)) || focused;
}

const isKeyPressed = () => window.event instanceof KeyboardEvent && window.event.type === "keydown";

/** The focused element may be removed after its dialog. Until the visitor acts, a lost focus is restored. */
export function passFocusOn(give: () => void) {
  const isOver = new AbortController();
  const check = () => {
    if (!focusedElement()) give();
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    isOver.abort();
  };
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, stop, { capture: true, signal: isOver.signal });
  }
  setTimeout(stop, SETTLING_MS);
  queueMicrotask(check);
}

/** Lists the controls of an element's landmark that follow its place, then those before it. */
function placeOf(element: Element) {
  let anchor = element;
  for (let root = anchor.getRootNode(); root instanceof ShadowRoot; root = anchor.getRootNode())
    anchor = root.host;
  const landmark = anchor.closest(LANDMARK);
  // The browser updates a range when nodes around it are added or removed.
  const place = document.createRange();
  place.setStartBefore(anchor);
  place.collapse(true);
  return () => controlsAround(place, landmark);
}

/** Lists the controls of a landmark that follow a place, then those before it, then the landmark. */
export function controlsAround(place: Range, landmark: Element | null) {
  if (!landmark?.isConnected) return [];
  const isBefore = (control: Element) => place.comparePoint(control, 0) < 0;
  const controls = [...landmark.querySelectorAll(FOCUSABLE)];
  const index = controls.filter(isBefore).length;
  return [...controls.slice(index), ...controls.slice(0, index).reverse(), landmark];
}

/** Tries to focus the element, because only the browser knows what is hidden, disabled or inert. */
export function takesFocus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== null && focusedElement() === element;
}
