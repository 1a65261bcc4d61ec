import { session } from "./storage.ts";

const KEY = "reloaded_for_missing_part";
/** A second failure so soon is not cured by a third try. */
const PAUSE_MS = 30_000;
/** Enough for the next page to come. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
// Pages are rendered outside a browser as well, where nobody leaves.
globalThis.addEventListener?.("beforeunload", () => {
  leftAt = Date.now();
});

/** Whether it is code that could not be had, which browsers say in words alone, each in its own. */
export function isMissingPart(error: unknown) {
  return error instanceof TypeError && /\bimport(ed|ing)\b/i.test(error.message);
}

/**
 * Loads the page anew when a part of it is gone, once; then the error is passed on. Firefox and Safari give up
 * the parts of a page that is being left before the next one comes, which a reload would call off.
 */
export async function guardedReload(error: unknown): Promise<never> {
  const leaving = leftAt + LEAVING_MS - Date.now();
  if (leaving > 0) await new Promise((resolve) => setTimeout(resolve, leaving));
  const last = Number(session.read(KEY) ?? 0);
  const canRemember = session.write(KEY, String(Date.now()));
  if (!canRemember || Date.now() - last < PAUSE_MS) throw error;
  location.reload();
  return new Promise(() => {}); // the page is on its way out
}
