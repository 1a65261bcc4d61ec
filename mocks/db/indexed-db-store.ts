import type { IDBPDatabase } from "idb";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { abort, type Connection, connectDatabase, type Upgrades } from "#src/lib/indexed-database.ts";
import { collectionNames, type StoredRecord } from "./collections.ts";
import {
  advance,
  createMemoryStore,
  type Revisions,
  type Store,
  StoreError,
  sameRevisions,
} from "./store.ts";

/** Entry n leads from version n to n + 1. Never edit an entry that has been delivered: append one. */
export const upgrades: Upgrades = [
  (database) => {
    for (const name of ["users", "sessions", "modules", "demoUsers", "projects"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
    database.createObjectStore("meta");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  (database) => {
    for (const name of ["pricing", "promotionUses"]) database.createObjectStore(name, { keyPath: "id" });
  },
  (database) => {
    for (const name of ["changes", "templateSettings", "formSubmissions"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
  },
  (database) => {
    database.createObjectStore("answers", { keyPath: "id" });
  },
  (database) => {
    // The answers of before have tokens in them, and are of use for a few seconds only.
    database.deleteObjectStore("answers");
    for (const name of ["answers", "failedSignIns"]) database.createObjectStore(name, { keyPath: "id" });
  },
];

interface StoreOptions {
  name?: string;
  steps?: Upgrades;
}

/**
 * The store in IndexedDB. Where the browser has none to offer it falls back to memory; a database written
 * by a newer version is opened for reading only.
 */
export async function openIndexedDbStore({
  name = BACKEND_DATABASE,
  steps = upgrades,
}: StoreOptions = {}): Promise<Store> {
  const connection = connectDatabase(name, steps, () => new StoreError("blocked"));
  try {
    await connection.open();
  } catch (error) {
    // Another tab is in the way for now, which every use of the store will say until it lets go.
    if (error instanceof StoreError) return indexedDbStore(connection);
    console.info("Sitewright keeps its data in memory, since this browser offers no database.", error);
    return createMemoryStore();
  }
  return indexedDbStore(connection);
}

function indexedDbStore(connection: Connection): Store {
  let mode: Store["mode"] = "saved";
  const use = <Result>(work: (database: IDBPDatabase) => Promise<Result>) =>
    connection.use((database) => {
      // Another tab may have upgraded it since it was last used.
      mode = connection.isNewer(database) ? "read-only" : "saved";
      return work(database);
    });

  return {
    get mode() {
      return mode;
    },

    revisions: () => use(async (database) => ((await database.get("meta", "revisions")) as Revisions) ?? {}),

    load: (names) =>
      use(async (database) => {
        const present = names.filter((name) => database.objectStoreNames.contains(name));
        if (present.length === 0) return [];
        // One transaction, so that nobody saves between two collections.
        const transaction = database.transaction(present);
        return Promise.all(
          present.map(async (collection) => ({
            collection,
            records: (await transaction.objectStore(collection).getAll()) as StoredRecord[],
          })),
        );
      }),

    async save(from, changes) {
      try {
        return await use(async (database) => {
          if (connection.isNewer(database)) throw new StoreError("newer");
          const transaction = database.transaction([...collectionNames, "meta", "setAside"], "readwrite");
          const meta = transaction.objectStore("meta");
          const current = ((await meta.get("revisions")) as Revisions) ?? {};
          if (!sameRevisions(from, current)) return "conflict";

          const next = advance(current, changes);
          const aside = transaction.objectStore("setAside");
          const writes = changes.flatMap(({ collection, put, remove, setAside = [] }) => {
            const store = transaction.objectStore(collection);
            return [
              ...setAside.map((record) => () => aside.add({ collection, record })),
              ...remove.map((id) => () => store.delete(id)),
              ...put.map((record) => () => store.put(record)),
            ];
          });
          writes.push(() => meta.put(next, "revisions"));
          try {
            // A write may throw as well as reject, and neither may leave the others unheard.
            await Promise.all([...writes.map(async (write) => write()), transaction.done]);
            return next;
          } catch (error) {
            // When the transaction was aborted it alone knows why; its requests only say that it was.
            const reason = transaction.error ?? error;
            abort(transaction);
            throw reason;
          }
        });
      } catch (error) {
        if (error instanceof StoreError) throw error;
        const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
        throw new StoreError(isFull ? "full" : "failed", error);
      }
    },
  };
}
