import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

/**
 * Keeps a box that React removes in the document for an exit animation. The box is inert, and nothing waits for it.
 * `screen` is the removed element, and the box its first child.
 */
export function useLeave(screen: RefObject<HTMLElement | null>) {
  const stay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const shown = screen.current;
    // StrictMode runs every effect twice.
    stay.current?.();
    return () => {
      stay.current = shown ? leave(shown) : undefined;
    };
  }, [screen]);
}

/** @returns a function that puts the box back at once */
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
  // Preserves scroll positions and frames. Safari does not support it.
  const canMove = "moveBefore" in Element.prototype;
  if (canMove) leaving.moveBefore(box, null);
  queueMicrotask(() => {
    if (!leaving.isConnected) return;
    // Appended in a microtask: earlier, React would restore the focus into the box.
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
