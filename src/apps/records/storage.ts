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

/** The store of an app. In the product that is a collection of src/data. */
export interface AppStorage {
  /** Writes all of it, or nothing and throws. */
  write: (write: AppWrite) => Promise<void>;
}
