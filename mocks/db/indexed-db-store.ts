import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { collectionNames, type StoredRecord } from "./collections.ts";
import {
  advance,
  createMemoryStore,
  type Revisions,
  type Store,
  StoreError,
  sameRevisions,
} from "./store.ts";

const OPEN_TIMEOUT_MS = 5_000;

type Upgrade = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], "versionchange">,
) => void | Promise<void>;

/** Entry n leads from version n to n + 1. Never edit an entry that has been delivered: append one. */
export const upgrades: readonly Upgrade[] = [
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
];

interface StoreOptions {
  name?: string;
  steps?: readonly Upgrade[];
}

/**
 * The store in IndexedDB. Where the browser has none to offer it falls back to memory; a database written
 * by a newer version is opened for reading only.
 */
export async function openIndexedDbStore({
  name = BACKEND_DATABASE,
  steps = upgrades,
}: StoreOptions = {}): Promise<Store> {
  const connection = createConnection(name, steps);
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

type Connection = ReturnType<typeof createConnection>;

/** Opens the database when first needed, and again when it was closed in between. */
function createConnection(name: string, steps: readonly Upgrade[]) {
  let opened: Promise<IDBPDatabase> | undefined;
  let isNewer = false;

  async function connect() {
    const database = await openDB(name, steps.length, {
      blocking: letGo,
      upgrade: (database, from, _to, transaction) => runSteps(steps.slice(from), database, transaction),
    }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "VersionError")) throw error;
      return openDB(name, undefined, { blocking: letGo });
    });
    isNewer = database.version > steps.length;
    return database;
  }

  /** Rejects as `blocked` while a tab with an older version does not let go, and works again when it has. */
  function open() {
    if (!opened) {
      const database = connect();
      opened = inTime(database);
      database.then(
        () => {
          opened = database;
        },
        () => {
          opened = undefined;
        },
      );
    }
    return opened;
  }

  return {
    open,
    isNewer: () => isNewer,
    async use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
      try {
        return await work(await open());
      } catch (error) {
        // The connection was closed, by us or by the browser; a new one is as good.
        if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
        opened = undefined;
        return work(await open());
      }
    },
  };
}

/** Makes way for another tab that upgrades or deletes the database. */
function letGo(_current: number, _wanted: number | null, event: IDBVersionChangeEvent) {
  (event.target as IDBDatabase).close();
}

/** idb does not wait for an upgrade, so a step that fails must itself see to it that nothing of it remains. */
async function runSteps(
  steps: readonly Upgrade[],
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], "versionchange">,
) {
  try {
    for (const step of steps) await step(database, transaction);
  } catch (error) {
    console.info("Sitewright could not bring its database up to date.", error);
    transaction.done.catch(() => {}); // the opening of the database tells
    transaction.abort();
  }
}

function inTime<T>(work: Promise<T>) {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError("blocked")), OPEN_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function indexedDbStore(connection: Connection): Store {
  return {
    get mode() {
      return connection.isNewer() ? "read-only" : "saved";
    },

    revisions: () =>
      connection.use(async (database) => ((await database.get("meta", "revisions")) as Revisions) ?? {}),

    load: (names) =>
      connection.use(async (database) => {
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
        return await connection.use(async (database) => {
          if (connection.isNewer()) throw new StoreError("newer");
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

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
