import type { IDBPDatabase } from "idb";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { abort, type Connection, connectDatabase, type Upgrades } from "#src/data/connection.ts";
import { collectionNames, type StoredRecord } from "./collections.ts";
import {
  advance,
  createMemoryStore,
  type Revisions,
  type Store,
  StoreError,
  sameRevisions,
} from "./store.ts";

/** Entry n upgrades from version n to n + 1. Never edit a released entry: append a new one. */
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
    // Answers of earlier versions contain tokens and are useful for a few seconds only.
    database.deleteObjectStore("answers");
    for (const name of ["answers", "failedSignIns"]) database.createObjectStore(name, { keyPath: "id" });
  },
];

interface StoreOptions {
  name?: string;
  steps?: Upgrades;
}

/**
 * Opens the store in IndexedDB. Falls back to memory if the browser offers no database. A database of a newer
 * version is opened read-only.
 */
export async function openIndexedDbStore({
  name = BACKEND_DATABASE,
  steps = upgrades,
}: StoreOptions = {}): Promise<Store> {
  const connection = connectDatabase(name, steps, () => new StoreError("blocked"));
  try {
    await connection.open();
  } catch (error) {
    // Another tab blocks the database for now. Every use of the store reports that until the tab lets go.
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
      // Another tab may have upgraded the database since its last use.
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
        // One transaction, so that no other tab saves between two reads.
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
            // A write may throw synchronously or reject. Either way the rejections of the others must be
            // handled.
            await Promise.all([...writes.map(async (write) => write()), transaction.done]);
            return next;
          } catch (error) {
            // Only the aborted transaction knows the reason; its requests report a plain abort.
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
