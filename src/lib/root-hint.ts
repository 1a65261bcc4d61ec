import { local } from "./storage.ts";
import type { StorageKey } from "./storage-keys.ts";

/** A remembered fact about this browser's data, available before the database is open. */
export interface RootHint {
  read: () => boolean;
  /** Stores the fact for the next page, and updates the root class of this one. */
  remember: (isSo: boolean) => void;
}

/**
 * Creates a hint that is stored under `key`, and available to CSS as a root class (app/first-visit/before-paint.ts).
 */
export const rootHint = (key: StorageKey, className: string): RootHint => ({
  read: () => local.read(key) !== null,
  remember(isSo) {
    if (isSo) local.write(key, "1");
    else local.remove(key);
    document.documentElement.classList.toggle(className, isSo);
    // The browser tells the other tabs only.
    dispatchEvent(new StorageEvent("storage", { key }));
  },
});
