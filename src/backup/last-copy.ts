import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { local } from "#src/lib/storage.ts";

const KEY = "last_copy";
const REMIND_AFTER_DAYS = 7;

const copySchema = z.object({
  at: z.iso.datetime(),
  /** The name of the file, and of its folder if the browser knows it. */
  place: z.string().check(z.maxLength(600)),
});
/** The last copy of all work that has left this browser. */
export type LastCopy = z.infer<typeof copySchema>;

export const readLastCopy = () => parse(local.read(KEY));

export function rememberCopy(place: string, now = new Date()) {
  local.write(KEY, JSON.stringify({ at: now.toISOString(), place }));
  // The browser tells the other tabs only.
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** The last copy, also when another tab makes it. */
export function useLastCopy() {
  const stored = useSyncExternalStore(
    follow,
    () => local.read(KEY),
    () => null,
  );
  return useMemo(() => parse(stored), [stored]);
}

function follow(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** The day by which the next copy should be made. */
export function nextCopyDue({ at }: LastCopy) {
  const due = new Date(at);
  due.setDate(due.getDate() + REMIND_AFTER_DAYS);
  return due;
}

function parse(stored: string | null): LastCopy | undefined {
  try {
    return copySchema.safeParse(JSON.parse(stored ?? "null")).data;
  } catch {
    return undefined; // not JSON
  }
}
