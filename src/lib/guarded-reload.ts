import { session } from "./storage.ts";

const KEY = "reloaded_for_missing_part";
/** A second failure so soon is not cured by a third try. */
const PAUSE_MS = 30_000;

/** Whether it is code that could not be had, which browsers say in words alone, each in its own. */
export function isMissingPart(error: unknown) {
  return error instanceof TypeError && /\bimport(ed|ing)\b/i.test(error.message);
}

/** Loads the page anew when a part of it is gone, once; then the error is passed on. */
export function guardedReload(error: unknown): Promise<never> {
  const last = Number(session.read(KEY) ?? 0);
  const canRemember = session.write(KEY, String(Date.now()));
  if (!canRemember || Date.now() - last < PAUSE_MS) return Promise.reject(error);
  location.reload();
  return new Promise(() => {}); // the page is on its way out
}
