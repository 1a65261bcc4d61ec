import type { RegisteredKey, StorageKey } from "./storage-keys.ts";

/**
 * Browser storage that never throws: if it is blocked or full, nothing is found and `write` returns false. Every key has
 * to be registered in `storage-keys.ts`.
 */
function safeStorage(open: () => Storage) {
  return {
    read(key: StorageKey): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null; // blocked by the browser's settings
      }
    },
    write(key: StorageKey, value: string): boolean {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false; // blocked or full
      }
    },
    /** Removes every key with this prefix. */
    removeAll(prefix: RegisteredKey): void {
      try {
        const storage = open();
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      } catch {
        // blocked, so there is nothing to remove
      }
    },
    remove(key: StorageKey): void {
      try {
        open().removeItem(key);
      } catch {
        // blocked, so there is nothing to remove
      }
    },
  };
}

/** A copy of some entries in memory. */
function copyOf(storage: typeof storedLocal, keys: readonly StorageKey[]): typeof storedLocal {
  const entries = new Map(keys.map((key): [StorageKey, string | null] => [key, storage.read(key)]));
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    removeAll: (prefix) => {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
    },
    remove: (key) => void entries.delete(key),
  };
}

const storedLocal = safeStorage(() => localStorage);
/** The session storage of this tab, also while a demo plays. */
export const tabStorage = safeStorage(() => sessionStorage);

/** Written when the work is deleted, so that other tabs notice. */
export const WORK_DELETED = "work_deleted";

export const FAIR_KEY = "fair";
/** In `tabStorage` while a demo plays in this tab (sales/demo). */
export const DEMO_COPY_KEY = "demo_copy";
/** The stored settings that a demo sees: how the visitor wants the pages to look, and the prospect of the link. */
const SHOWN_TO_DEMOS: readonly StorageKey[] = ["accessibility-settings", "has_seen_splash", "visit"];

/**
 * Whether this page plays a demo. Demos come in links from strangers, so such a page has storage, a work database and
 * a backend of its own, all in memory: it sees and changes nothing that the visitor has stored. A demo starts and ends
 * with a reload, so this never changes while a page is open.
 */
export const isDemo =
  !import.meta.env.SSR && tabStorage.read(DEMO_COPY_KEY) !== null && storedLocal.read(FAIR_KEY) === null;

export const local = isDemo ? copyOf(storedLocal, SHOWN_TO_DEMOS) : storedLocal;
export const session = isDemo ? copyOf(tabStorage, SHOWN_TO_DEMOS) : tabStorage;

/**
 * Whether this browser is in fair mode, where one visitor after the other uses it. False while prerendering, where
 * there is no storage.
 */
export const isFair = () => !import.meta.env.SSR && local.read(FAIR_KEY) !== null;
