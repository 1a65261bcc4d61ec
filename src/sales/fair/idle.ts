/** The attract screen appears after this time without a touch. */
export const IDLE_MS = 90_000;
/** The warning appears this long before. */
export const WARNING_MS = 20_000;

export type Idleness = "busy" | "warned" | "idle";

/** Handles clock changes and sleeping laptops, which must not delay the reset. */
export function idleness(lastTouch: number, now: number): Idleness {
  const passed = Math.abs(now - lastTouch);
  if (passed >= IDLE_MS) return "idle";
  return passed >= IDLE_MS - WARNING_MS ? "warned" : "busy";
}
