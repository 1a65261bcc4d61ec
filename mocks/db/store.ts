import type { CollectionName, StoredRecord } from "./collections.ts";

/** A number per collection that rises with every save. Absent means never saved. */
export type Revisions = Partial<Record<CollectionName, number>>;

export interface Changes {
  collection: CollectionName;
  put: StoredRecord[];
  remove: IDBValidKey[];
  /** Unreadable records, moved out of the collection but not deleted. `remove` names them too. */
  setAside?: StoredRecord[];
}

export interface LoadedCollection {
  collection: CollectionName;
  records: StoredRecord[];
}

/**
 * The storage of a backend's records. Several hosts (a worker, pages in several tabs) may share one, so
 * saving is optimistic: each save names the revisions it is based on and is refused if another host has saved
 * since.
 */
export interface Store {
  /** `memory`: lost with this page or worker. `read-only`: written by a newer version of the product. */
  readonly mode: "saved" | "memory" | "read-only";
  revisions(): Promise<Revisions>;
  load(collections: readonly CollectionName[]): Promise<LoadedCollection[]>;
  /** Saves everything or nothing. `conflict`: the revisions are no longer `from`, and nothing was written. */
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

/** Returns the revisions after saving `changes`. */
export function advance(revisions: Revisions, changes: readonly Changes[]): Revisions {
  const next = { ...revisions };
  // Counting starts at the current time. Otherwise a database that was deleted and created again could reach
  // the revisions that another host still has in memory.
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
