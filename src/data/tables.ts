export type Key = string | number;

/** Persistent, in memory until the page or worker ends, or written by a newer version of the product. */
export type StoreMode = "saved" | "memory" | "read-only";

/** Raw records, before validation. A table that a newer version has given up is empty. */
export interface Reading {
  get: (table: string, key: Key) => Promise<unknown>;
  /** Returns all records in the order of their keys. */
  all: (table: string) => Promise<unknown[]>;
  /** Returns the records whose keys are texts that begin with `prefix`, in the order of their keys. */
  under: (table: string, prefix: string) => Promise<unknown[]>;
  /** Returns the last records by an index, last first; all, by their keys, if there is no such index. */
  last: (table: string, index: string, count: number) => Promise<unknown[]>;
}

/** A change need not await its writes: a failed one fails the change. */
export interface Writing extends Reading {
  /** Adds a record or replaces the one with its `id`; in a table without ids, the one with `key`. */
  put: (table: string, record: unknown, key?: Key) => Promise<void>;
  /** Adds a record to a table that numbers its records. */
  add: (table: string, record: unknown) => Promise<void>;
  remove: (table: string, key: Key) => Promise<void>;
  clear: (table: string) => Promise<void>;
}

/** Tables with transactions. Inside one, await nothing but its own operations, or the browser commits it early. */
export interface Tables {
  mode: () => Promise<StoreMode>;
  read: <Result>(tables: readonly string[], work: (reading: Reading) => Promise<Result>) => Promise<Result>;
  /** Changes these tables completely or not at all. */
  write: <Result>(
    tables: readonly string[],
    work: (writing: Writing) => Promise<Result> | Result,
  ) => Promise<Result>;
}
