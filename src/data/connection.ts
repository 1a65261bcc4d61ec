import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { StoreError } from "./store-error.ts";

const OPEN_TIMEOUT_MS = 5_000;

type Upgrade = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], "versionchange">,
) => void | Promise<void>;

/** Entry n upgrades from version n to n + 1. Never edit a released entry: append one. */
export type Upgrades = readonly Upgrade[];

/** Adds tables whose records have their key in `id`. */
export const addTables =
  (...names: string[]): Upgrade =>
  (database) => {
    for (const name of names) database.createObjectStore(name, { keyPath: "id" });
  };

export type Connection = ReturnType<typeof connectDatabase>;

/**
 * A database that is opened on first use, and again after it was closed. While a tab with an older version blocks it,
 * it rejects with a `StoreError`, and works again afterwards.
 */
export function connectDatabase(name: string, steps: Upgrades) {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };

  function open() {
    if (opened) return opened;
    const opening = openOrRead(name, steps, forget);
    opened = inTime(opening);
    opening.then(() => {
      opened = opening;
    }, forget);
    return opened;
  }

  return {
    open,
    async use<Result>(work: (database: IDBPDatabase) => Promise<Result> | Result): Promise<Result> {
      try {
        return await work(await open());
      } catch (error) {
        // The connection was closed by this code or by the browser; a new one is equivalent.
        if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
        forget();
        return work(await open());
      }
    },
    /** Whether a newer version of the product wrote it, so that this one must not change it. */
    isNewer: ({ version }: { version: number }) => version > steps.length,
  };
}

/** Aborts a transaction, unless it has already ended. */
export function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

async function openOrRead(name: string, steps: Upgrades, onClose: () => void) {
  /** Closes the connection for another tab that upgrades or deletes the database. */
  const letGo = (_current: number, _wanted: number | null, event: IDBVersionChangeEvent) => {
    (event.target as IDBDatabase).close();
    onClose();
  };
  const callbacks = { blocking: letGo, terminated: onClose };
  try {
    return await openDB(name, steps.length, {
      ...callbacks,
      upgrade: (database, from, _to, transaction) => runSteps(name, steps.slice(from), database, transaction),
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "VersionError")) throw error;
    return openDB(name, undefined, callbacks);
  }
}

/** idb does not await an upgrade, so a failing step has to abort the transaction itself. */
async function runSteps(
  name: string,
  steps: Upgrades,
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], "versionchange">,
) {
  try {
    for (const step of steps) await step(database, transaction);
  } catch (error) {
    console.info(`The database ${name} could not be brought up to date.`, error);
    transaction.done.catch(() => {}); // opening the database reports the error
    transaction.abort();
  }
}

function inTime<Result>(opening: Promise<Result>) {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError("blocked")), OPEN_TIMEOUT_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}
