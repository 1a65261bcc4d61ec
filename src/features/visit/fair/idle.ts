/** Without a touch for so long, the next visitor is invited. */
export const IDLE_MS = 90_000;
/** So long before, whoever is reading is asked. */
export const WARNING_MS = 20_000;

export type Idleness = "busy" | "warned" | "idle";

/** A clock that jumps back, or a laptop that slept, must not keep a fair waiting. */
export function idleness(lastTouch: number, now: number): Idleness {
  const passed = Math.abs(now - lastTouch);
  if (passed >= IDLE_MS) return "idle";
  return passed >= IDLE_MS - WARNING_MS ? "warned" : "busy";
}
