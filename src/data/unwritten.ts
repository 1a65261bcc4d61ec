import { local } from "#src/lib/storage.ts";

const PREFIX = "unwritten:";

/**
 * Changes that are not in the database yet. They are written synchronously, because the database is asynchronous and
 * the page may close in between. If storage is full or blocked, nothing is recorded.
 */
export const unwritten = {
  read(key: string): unknown {
    try {
      return JSON.parse(local.read(`${PREFIX}${key}`) ?? "null") ?? undefined;
    } catch {
      return undefined; // written by other code
    }
  },
  keep: (key: string, value: unknown) => void local.write(`${PREFIX}${key}`, JSON.stringify(value)),
  /** With the value that was written, forgets it only if no later one has taken its place. */
  forget(key: string, written?: unknown) {
    const isLater = written !== undefined && local.read(`${PREFIX}${key}`) !== JSON.stringify(written);
    if (!isLater) local.remove(`${PREFIX}${key}`);
  },
  forgetAll: () => local.removeAll(PREFIX),
};
