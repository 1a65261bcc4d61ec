import { abort, type Connection } from "#src/data/connection.ts";
import { WorkError } from "./work-error.ts";

export const workStores = [
  "projects",
  "documents",
  "versions",
  "drafts",
  "cart",
  "favourites",
  "connections",
  "apps",
  "linkKeys",
  "assets",
  "replies",
  "prospects",
  "outbox",
  "publications",
  "publishKeys",
  "ownTemplates",
] as const;
export type WorkStore = (typeof workStores)[number];
const SET_ASIDE = "setAside";

/** Persistent, in memory until the page is closed, or not writable by this version. */
export type WorkMode = "saved" | "memory" | "read-only";

type Id = string | number;

interface Transaction {
  get: (store: WorkStore, id: Id) => Promise<unknown>;
  all: (store: WorkStore) => Promise<unknown[]>;
  put: (store: WorkStore, record: unknown) => Promise<void>;
  /** Stores a record of a store where it is out of the way. */
  putAside: (store: WorkStore, record: unknown) => Promise<void>;
  remove: (store: WorkStore, id: Id) => Promise<void>;
}

/** Raw records, before validation. */
export interface Stores {
  mode: () => Promise<WorkMode>;
  get: (store: WorkStore, id: Id) => Promise<unknown>;
  all: (store: WorkStore) => Promise<unknown[]>;
  /** Returns the last records by an index, last first; all, unordered, if there is no such index. */
  last: (store: WorkStore, index: string, count: number) => Promise<unknown[]>;
  write: <Result>(
    stores: readonly WorkStore[],
    work: (transaction: Transaction) => Promise<Result> | Result,
  ) => Promise<Result>;
  /** Moves the records that `isReadable` refuses out of a store. */
  setAside: (store: WorkStore, isReadable: (record: unknown) => boolean) => Promise<void>;
  /** Returns everything that was set aside: raw records with the name of their store. */
  allAside: () => Promise<unknown[]>;
  clearAside: () => Promise<void>;
  clear: () => Promise<void>;
}

export function storesInDatabase(connection: Connection): Stores {
  /** A newer version may have removed a store. */
  async function read(store: WorkStore) {
    const { objectStoreNames } = await connection.open();
    if (!objectStoreNames.contains(store)) return undefined;
    return (await begin([store], "readonly")).objectStore(store);
  }

  async function last(store: WorkStore, index: string, count: number) {
    const records = await read(store);
    if (!records?.indexNames.contains(index)) return (await records?.getAll()) ?? [];
    const found: unknown[] = [];
    for (
      let at = await records.index(index).openCursor(null, "prev");
      at && found.length < count;
      at = await at.continue()
    )
      found.push(at.value);
    return found;
  }

  async function write<Result>(
    stores: readonly string[],
    work: (transaction: Awaited<ReturnType<typeof beginWrite>>) => Promise<Result> | Result,
  ) {
    if (connection.isNewer(await connection.open())) throw new WorkError("newer");
    const transaction = await beginWrite(stores);
    try {
      // The database may have been upgraded in between.
      if (connection.isNewer(transaction.db)) throw new WorkError("newer");
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      // After an abort only the transaction has the reason; its requests just report the abort.
      const reason = transaction.error ?? error;
      transaction.done.catch(() => {}); // reported by the reason
      abort(transaction);
      throw reason;
    }
  }
  const beginWrite = (stores: readonly string[]) => begin(stores, "readwrite");

  const begin = <Mode extends IDBTransactionMode>(stores: readonly string[], mode: Mode) =>
    connection.use((database) => database.transaction([...stores], mode));

  return {
    mode: async () => (connection.isNewer(await connection.open()) ? "read-only" : "saved"),
    get: (store, id) => explained(async () => (await read(store))?.get(id)),
    all: (store) => explained(async () => (await (await read(store))?.getAll()) ?? []),
    last: (store, index, count) => explained(() => last(store, index, count)),

    write: (stores, work) =>
      explained(() =>
        write([...stores, SET_ASIDE], async (transaction) => {
          const writes: Promise<unknown>[] = [];
          const later = (request: () => Promise<unknown>) => {
            // A request may throw or reject, and no rejection may be unhandled.
            const done = (async () => void (await request()))();
            done.catch(() => {});
            writes.push(done);
            return done;
          };
          const result = await work({
            get: (store, id) => transaction.objectStore(store).get(id),
            all: (store) => transaction.objectStore(store).getAll(),
            put: (store, record) => later(() => transaction.objectStore(store).put(record)),
            putAside: (store, record) =>
              later(() => transaction.objectStore(SET_ASIDE).add({ store, record })),
            remove: (store, id) => later(() => transaction.objectStore(store).delete(id)),
          });
          await Promise.all(writes);
          return result;
        }),
      ),

    async setAside(store, isReadable) {
      try {
        await write([store, SET_ASIDE], async (transaction) => {
          const aside = transaction.objectStore(SET_ASIDE);
          // Checked again, because another tab may have repaired or set aside the record.
          for (let at = await transaction.objectStore(store).openCursor(); at; at = await at.continue()) {
            if (isReadable(at.value)) continue;
            await aside.add({ store, record: at.value });
            await at.delete();
          }
        });
      } catch (error) {
        // The record stays and is skipped: full storage must not block reading the others.
        console.info("A damaged record could not be set aside.", error);
      }
    },

    allAside: () =>
      explained(async () => {
        const { objectStoreNames } = await connection.open();
        if (!objectStoreNames.contains(SET_ASIDE)) return [];
        return (await begin([SET_ASIDE], "readonly")).objectStore(SET_ASIDE).getAll();
      }),
    clearAside: () =>
      explained(() =>
        write([SET_ASIDE], async (transaction) => {
          await transaction.objectStore(SET_ASIDE).clear();
        }),
      ),

    clear: () =>
      explained(() =>
        write([...workStores, SET_ASIDE], async (transaction) => {
          await Promise.all(
            [...workStores, SET_ASIDE].map((store) => transaction.objectStore(store).clear()),
          );
        }),
      ),
  };
}

async function explained<Result>(work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    // An error that a caller throws inside a change is passed on unchanged.
    if (!(error instanceof DOMException)) throw error;
    throw new WorkError(error.name === "QuotaExceededError" ? "full" : "failed", error);
  }
}

/** The same stores in memory, for the lifetime of the page. */
export function storesInMemory(): Stores {
  let stored = new Map<WorkStore, Map<Id, unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  const records = (store: WorkStore, from = stored) => from.get(store) ?? new Map<Id, unknown>();

  return {
    mode: async () => "memory",
    get: async (store, id) => structuredClone(records(store).get(id)),
    all: async (store) => structuredClone([...records(store).values()]),
    last: async (store) => structuredClone([...records(store).values()]),

    write(_stores, work) {
      const result = last.then(async () => {
        const changed = new Map([...stored].map(([store, records]) => [store, new Map(records)]));
        const value = await work({
          get: async (store, id) => structuredClone(records(store, changed).get(id)),
          all: async (store) => structuredClone([...records(store, changed).values()]),
          put: async (store, record) => {
            const { id } = record as { id: Id }; // required by every schema of a collection
            changed.set(store, new Map(records(store, changed)).set(id, structuredClone(record)));
          },
          putAside: async () => {}, // nothing unreadable is ever written here
          remove: async (store, id) => void changed.get(store)?.delete(id),
        });
        stored = changed;
        return value;
      });
      last = result.catch(() => {}); // the caller handles the error
      return result;
    },

    allAside: async () => [],
    clearAside: async () => {},
    setAside: async () => {}, // nothing unreadable is ever written here
    clear: async () => {
      stored = new Map();
    },
  };
}
