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

export const local = safeStorage(() => localStorage);
export const session = safeStorage(() => sessionStorage);

/** Written when the work is deleted, so that other tabs notice. */
export const WORK_DELETED = "work_deleted";

export const FAIR_KEY = "fair";

/**
 * Whether this browser is in fair mode, where one visitor after the other uses it. False while prerendering, where
 * there is no storage.
 */
export const isFair = () => !import.meta.env.SSR && local.read(FAIR_KEY) !== null;
