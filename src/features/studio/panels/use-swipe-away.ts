import { type PointerEvent, useRef } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

const FAR_ENOUGH_PX = 96;
const FAST_ENOUGH_PX_PER_MS = 0.6;

/** Returns props for the header of a bottom sheet, so that it can be swiped down to close. */
export function useSwipeAway(sheet: () => HTMLElement | null, onAway: () => void) {
  const start = useRef<{ id: number; y: number; at: number } | null>(null);

  const end = (event: PointerEvent, isAway: boolean) => {
    if (start.current?.id !== event.pointerId) return;
    start.current = null;
    const box = sheet();
    const from = box?.style.translate;
    box?.style.removeProperty("translate");
    if (isAway) onAway();
    else if (from && !prefersReducedMotion()) box?.animate?.({ translate: [from, "0 0"] }, 150);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A press on the close button is not a swipe.
      if (event.pointerType === "mouse" || (event.target as Element).closest("button")) return;
      start.current = { id: event.pointerId, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return;
      sheet()?.style.setProperty("translate", `0 ${Math.max(0, event.clientY - start.current.y)}px`);
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const way = event.clientY - start.current.y;
      const speed = way / Math.max(1, event.timeStamp - start.current.at);
      end(event, way > FAR_ENOUGH_PX || (way > 24 && speed > FAST_ENOUGH_PX_PER_MS));
    },
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
