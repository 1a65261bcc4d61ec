import type { CollectionName, StoredRecord } from "./collections.ts";

/** A number per collection that rises whenever it is saved; absent means never. */
export type Revisions = Partial<Record<CollectionName, number>>;

export interface Changes {
  collection: CollectionName;
  put: StoredRecord[];
  remove: IDBValidKey[];
  /** Records that nobody can read, kept where they are in nobody's way. `remove` names them too. */
  setAside?: StoredRecord[];
}

export interface LoadedCollection {
  collection: CollectionName;
  records: StoredRecord[];
}

/**
 * The storage of a backend's records. Several hosts (a worker, pages in several tabs) may share one, so
 * every save names the revisions it was made from and is refused when somebody else has saved since.
 */
export interface Store {
  /** `memory`: gone with this page or worker. `read-only`: written by a newer version of the product. */
  readonly mode: "saved" | "memory" | "read-only";
  revisions(): Promise<Revisions>;
  load(collections: readonly CollectionName[]): Promise<LoadedCollection[]>;
  /** All or nothing. `conflict`: the revisions are no longer `from`, and nothing was written. */
  save(from: Revisions, changes: readonly Changes[]): Promise<Revisions | "conflict">;
}

export class StoreError extends Error {
  readonly reason: "full" | "newer" | "blocked" | "failed";
  constructor(reason: StoreError["reason"], cause?: unknown) {
    super(`The database could not be used: ${reason}`, { cause });
    this.reason = reason;
  }
}

export function sameRevisions(a: Revisions, b: Revisions) {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<CollectionName>;
  return [...names].every((name) => a[name] === b[name]);
}

/** The revisions after saving `changes`. */
export function advance(revisions: Revisions, changes: readonly Changes[]): Revisions {
  const next = { ...revisions };
  // Counting starts at the time of day, so that a database that was deleted and made anew while somebody
  // still has the records of the old one in memory never comes by the same numbers again.
  for (const { collection } of changes) next[collection] = (next[collection] ?? Date.now()) + 1;
  return next;
}

export function createMemoryStore(): Store {
  let revisions: Revisions = {};
  const tables = new Map<CollectionName, Map<IDBValidKey, StoredRecord>>();
  const table = (name: CollectionName) => {
    const found = tables.get(name) ?? new Map<IDBValidKey, StoredRecord>();
    tables.set(name, found);
    return found;
  };

  return {
    mode: "memory",
    revisions: async () => revisions,
    load: async (names) => names.map((name) => ({ collection: name, records: [...table(name).values()] })),
    async save(from, changes) {
      if (!sameRevisions(from, revisions)) return "conflict";
      for (const { collection, put, remove } of changes) {
        for (const id of remove) table(collection).delete(id);
        for (const record of put) table(collection).set(record.id, structuredClone(record));
      }
      revisions = advance(revisions, changes);
      return revisions;
    },
  };
}
