import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

/**
 * Shows a box that React removes for a moment longer, while it leaves as it came. Nothing waits for that, and nothing
 * in it can be operated. `screen` is what React takes out of the document, and the box its first child.
 */
export function useLeave(screen: RefObject<HTMLElement | null>) {
  const stay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const shown = screen.current;
    // StrictMode takes every effect away once and brings it back.
    stay.current?.();
    return () => {
      stay.current = shown ? leave(shown) : undefined;
    };
  }, [screen]);
}

/** @returns what puts the box back at once */
function leave(screen: HTMLElement) {
  const box = screen.firstElementChild;
  const came = screen.classList.contains("animate-rise") && "getAnimations" in screen;
  if (!box || !came || prefersReducedMotion()) return undefined;
  const { scrollTop } = screen;
  const leaving = screen.cloneNode() as HTMLElement;
  leaving.removeAttribute("id");
  leaving.inert = true;
  leaving.ariaHidden = "true";
  leaving.classList.replace("animate-rise", "animate-fall");
  document.body.append(leaving);
  // Keeps scroll positions and frames as they are. Safari cannot move.
  const canMove = "moveBefore" in Element.prototype;
  if (canMove) leaving.moveBefore(box, null);
  queueMicrotask(() => {
    if (!leaving.isConnected) return;
    // By now React has given the focus back to what had it, had it still been in the document.
    if (!canMove) leaving.append(box);
    leaving.scrollTop = scrollTop;
    const ends = leaving.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(ends).then(() => leaving.remove());
  });
  return () => {
    if (canMove) screen.moveBefore(box, null);
    leaving.remove();
  };
}
