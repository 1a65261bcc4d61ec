import { work } from "#src/api/work-database.ts";
import type { WorkStore } from "#src/api/work-stores.ts";
import { keepStorage } from "#src/data/keep-storage.ts";
import { copyQuietly } from "./folder-copy.ts";

export const COPY_AFTER_MS = 120_000;
const MADE: readonly WorkStore[] = [
  "projects",
  "documents",
  "versions",
  "apps",
  "appDocuments",
  "appRecords",
  "assets",
  "ownTemplates",
];

/**
 * Asks for lasting storage at the first edit, and copies the work into the chosen folder, at most once in two minutes.
 * `hasBegun` says that the first project was just made. Returns how to stop.
 */
export function watchWork({ hasBegun }: { hasBegun: boolean }) {
  let hasAsked = hasBegun;
  if (hasBegun) void keepStorage();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = work.onChange((stores) => {
    if (!stores.some((store) => MADE.includes(store))) return;
    if (!hasAsked) void keepStorage();
    hasAsked = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      // The date of the last copy in My work shows that one is missing.
      copyQuietly().catch((error: unknown) => console.info("The work could not be copied.", error));
    }, COPY_AFTER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
