import { type Connection, connectDatabase, type Upgrades } from "./connection.ts";
import { tablesInDatabase } from "./indexed-tables.ts";
import { tablesInMemory } from "./memory-tables.ts";
import { StoreError } from "./store-error.ts";
import type { Tables } from "./tables.ts";

export interface TablesOptions {
  /** The name of the database. Without one, the tables are in memory. */
  name: string | null;
  steps: Upgrades;
  /** Turns an error of the storage into one that says more to its reader. */
  explain?: (error: StoreError) => Error;
}

/** Opens tables on first use, in memory if the browser offers no database. */
export function openTables({ name, steps, explain = (error) => error }: TablesOptions): Tables {
  const connection = name === null ? null : connectDatabase(name, steps);
  let chosen: Promise<Tables> | undefined;

  /** Once memory was chosen, it stays: a database that opens late must not hide what was stored there. */
  function tables() {
    chosen ??= inDatabaseOrMemory(connection);
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

async function inDatabaseOrMemory(connection: Connection | null) {
  try {
    await connection?.open();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    console.info("This browser offers no database, so data is kept in memory.", error);
    return tablesInMemory();
  }
  return connection ? tablesInDatabase(connection) : tablesInMemory();
}
