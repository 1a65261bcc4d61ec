import type { AppDocument } from "../document.ts";
import type { Change, Counters } from "./change.ts";
import type { AppRecord } from "./record.ts";

/** Everything that is stored of one app. */
export interface StoredApp {
  document: unknown;
  records: unknown;
  counters: Counters;
  /** The change log, oldest first. */
  log: Change[];
}

export interface AppWrite {
  changes: readonly Change[];
  put: readonly { table: string; record: AppRecord }[];
  remove: readonly { table: string; id: string }[];
  document?: AppDocument | undefined;
  counters?: Counters | undefined;
}

/** The store of an app: collections of src/data, or nothing in a file. */
export interface AppStorage {
  /**
   * Writes all of it, or nothing and throws. If another tab has written since this one has last read, nothing is written
   * and the changes of the other tab are returned.
   */
  write: (write: AppWrite) => Promise<readonly Change[] | undefined>;
  /** Returns what other tabs have written since. */
  readNew?: () => Promise<readonly Change[]>;
  /**
   * Notes the changes that are not written yet, synchronously, because the page may close before they are. Called with
   * an empty list when all are written.
   */
  note?: (pending: readonly Change[]) => void;
}
