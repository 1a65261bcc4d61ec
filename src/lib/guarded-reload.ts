import { isDemo, session } from "./storage.ts";
import { hasUnfinished } from "./unfinished.ts";

const KEY = "reloaded_for_missing_part";
/** After a second failure within this time, another reload would not help. */
const PAUSE_MS = 30_000;
/** Enough time for the next page to load. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
// Prerendering has no `addEventListener`.
globalThis.addEventListener?.("beforeunload", () => {
  leftAt = Date.now();
});

/** Whether an error is a failed dynamic import. Each browser has its own message for it, and no other sign. */
export function isMissingPart(error: unknown) {
  return error instanceof TypeError && /\bimport(ed|ing)\b/i.test(error.message);
}

/** Loads code on demand. A worker that the browser stops takes its answers with it, so a second attempt follows. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(load).catch(guardedReload);

/**
 * Reloads the page once if a lazy chunk is gone; then passes the error on. A page without a network, or with unfinished
 * work, stays. Firefox and Safari also abort the imports of a page that is being left, where a reload would cancel the
 * navigation.
 */
export async function guardedReload(error: unknown): Promise<never> {
  const leaving = leftAt + LEAVING_MS - Date.now();
  if (leaving > 0) await new Promise((resolve) => setTimeout(resolve, leaving));
  if (!navigator.onLine || hasUnfinished()) throw error;
  const last = Number(session.read(KEY) ?? 0);
  const canRemember = session.write(KEY, String(Date.now()));
  // A demo's storage ends with the page, so it could reload without end.
  if (isDemo || !canRemember || Date.now() - last < PAUSE_MS) throw error;
  location.reload();
  return new Promise(() => {}); // the page is being left
}
