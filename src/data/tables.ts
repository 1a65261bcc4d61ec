import { connectDatabase, type Upgrades } from "./connection.ts";
import { tablesInDatabase } from "./indexed-tables.ts";
import { tablesInMemory } from "./memory-tables.ts";
import { StoreError } from "./store-error.ts";

export type Key = string | number;

/** Persistent, in memory until the page or worker ends, or written by a newer version of the product. */
export type StoreMode = "saved" | "memory" | "read-only";

/** Raw records, before validation. A table that a newer version has given up is empty. */
export interface Reading {
  get: (table: string, key: Key) => Promise<unknown>;
  /** Returns all records in the order of their keys. */
  all: (table: string) => Promise<unknown[]>;
  /** Returns the last records by an index, last first; all, by their keys, if there is no such index. */
  last: (table: string, index: string, count: number) => Promise<unknown[]>;
}

/** A change may leave its writes unawaited: a failed one fails the change. */
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

export interface TablesOptions {
  /** The name of the database. Without one, the tables are in memory. */
  name: string | null;
  steps: Upgrades;
  /** Turns an error of the storage into one that says more to its reader. */
  explain?: (error: StoreError) => Error;
}

/** Opens tables on first use, in memory if the browser offers no database. */
export function openTables({ name, steps, explain = (error) => error }: TablesOptions): Tables {
  const choose = name === null ? async () => tablesInMemory() : () => inDatabaseOrMemory(name, steps);
  let chosen: Promise<Tables> | undefined;

  /** Once memory was chosen, it stays: a database that opens late must not hide what was stored there. */
  function tables() {
    chosen ??= choose();
    chosen.catch(() => {
      chosen = undefined; // blocked for now
    });
    return chosen;
  }

  /**
   * Settles every promise of the storage. The error that wins is the one nearest to the cause: the reason of an aborted
   * transaction (indexed-tables.ts), then what the work inside it has thrown, then the first operation that failed.
   * Errors of the storage become a `StoreError`; those of a caller are passed on unchanged.
   */
  async function settle<Result>(
    otherwise: "unread" | "failed",
    work: (tables: Tables) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work(await tables());
    } catch (error) {
      if (error instanceof StoreError) throw explain(error);
      if (!(error instanceof DOMException)) throw error;
      throw explain(new StoreError(error.name === "QuotaExceededError" ? "full" : otherwise, error));
    }
  }

  return {
    mode: () => settle("unread", (tables) => tables.mode()),
    read: (names, work) => settle("unread", (tables) => tables.read(names, work)),
    write: (names, work) => settle("failed", (tables) => tables.write(names, work)),
  };
}

async function inDatabaseOrMemory(name: string, steps: Upgrades) {
  const connection = connectDatabase(name, steps);
  try {
    await connection.open();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    console.info(`This browser offers no database, so "${name}" is kept in memory.`, error);
    return tablesInMemory();
  }
  return tablesInDatabase(connection);
}
