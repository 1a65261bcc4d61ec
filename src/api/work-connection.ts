import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { WorkError } from "./work-error.ts";

const OPEN_TIMEOUT_MS = 5_000;

type Upgrade = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], "versionchange">,
) => void | Promise<void>;

/** Entry n leads from version n to n + 1. Never edit an entry that has been delivered: append one. */
export const workUpgrades: readonly Upgrade[] = [
  (database) => {
    for (const name of ["projects", "documents", "drafts", "cart", "favourites"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
    database.createObjectStore("versions", { keyPath: "id" }).createIndex("projectId", "projectId");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  (database) => {
    database.createObjectStore("connections", { keyPath: "id" });
  },
  (database) => void database.createObjectStore("apps", { keyPath: "id" }),
  (_database, transaction) => void transaction.objectStore("projects").createIndex("createdAt", "createdAt"),
];

export type WorkConnection = ReturnType<typeof connectWork>;

/** Opens the database when first needed, and again when it was closed in between. */
export function connectWork(name: string, steps: readonly Upgrade[]) {
  let opened: Promise<IDBPDatabase> | undefined;

  /** Rejects as `blocked` while a tab with an older version does not let go, and works again when it has. */
  function open() {
    if (opened) return opened;
    const forget = () => {
      opened = undefined;
    };
    const opening = openOrRead(name, steps, forget);
    opened = inTime(opening);
    opening.then(() => {
      opened = opening;
    }, forget);
    return opened;
  }

  return {
    open,
    /** A transaction on the stores there are; a connection that was closed meanwhile is opened again. */
    async begin<Mode extends IDBTransactionMode>(stores: readonly string[], mode: Mode) {
      const start = async () => (await open()).transaction([...stores], mode);
      try {
        return await start();
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
        opened = undefined;
        return start();
      }
    },
    /** Whether it was written by a newer version of the product, and must not be changed by this one. */
    isNewer: ({ version }: { version: number }) => version > steps.length,
  };
}

async function openOrRead(name: string, steps: readonly Upgrade[], onClose: () => void) {
  /** Makes way for another tab that upgrades or deletes the database. */
  const letGo = (_current: number, _wanted: number | null, event: IDBVersionChangeEvent) => {
    (event.target as IDBDatabase).close();
    onClose();
  };
  const callbacks = { blocking: letGo, terminated: onClose };
  try {
    return await openDB(name, steps.length, {
      ...callbacks,
      upgrade: (database, from, _to, transaction) => runSteps(steps.slice(from), database, transaction),
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "VersionError")) throw error;
    return openDB(name, undefined, callbacks);
  }
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
    console.info("The database of what you have made could not be brought up to date.", error);
    transaction.done.catch(() => {}); // the opening of the database tells
    transaction.abort();
  }
}

function inTime<T>(opening: Promise<T>) {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorkError("blocked")), OPEN_TIMEOUT_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}
