import { local } from "./storage.ts";

/** Remembers a fact about this browser's data, so that a page knows it before the database is open. */
export interface RootHint {
  read: () => boolean;
  /** Keeps it for the next page, and tells the style sheet of this one. */
  remember: (isSo: boolean) => void;
}

/** One that is kept under `key`, and shown to the style sheet as a class of the root (app/first-visit/before-paint.ts). */
export const rootHint = (key: string, className: string): RootHint => ({
  read: () => local.read(key) !== null,
  remember(isSo) {
    if (isSo) local.write(key, "1");
    else local.remove(key);
    document.documentElement.classList.toggle(className, isSo);
  },
});
