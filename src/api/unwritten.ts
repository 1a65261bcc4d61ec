import { local } from "#src/lib/storage.ts";

const PREFIX = "unwritten:";

/**
 * Changes that the database has not written yet. The database answers later; this is stored at once, so a page that
 * ends in between loses nothing. Where the storage is full or blocked, nothing is kept here.
 */
export const unwritten = {
  read(key: string): unknown {
    try {
      return JSON.parse(local.read(PREFIX + key) ?? "null") ?? undefined;
    } catch {
      return undefined; // not written by us
    }
  },
  keep: (key: string, value: unknown) => void local.write(PREFIX + key, JSON.stringify(value)),
  forget: (key: string) => local.remove(PREFIX + key),
  forgetAll: () => local.removeAll(PREFIX),
};
