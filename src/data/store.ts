import { openTables } from "./open-tables.ts";
import type { Reading, StoreMode, Tables } from "./tables.ts";

/** A record as it is stored, not yet validated. */
export type StoredRecord = { id: string | number } & Record<string, unknown>;

/** A number per collection that rises with every save. Absent means never saved. */
export type Revisions = Partial<Record<string, number>>;

export interface Changes {
  collection: string;
  put: StoredRecord[];
  remove: StoredRecord["id"][];
  /** Unreadable records, to be moved out of the collection but not deleted. */
  setAside?: StoredRecord[];
}

/**
 * Where a backend stores its records. Several hosts (a worker, pages in several tabs, processes of a server) may share
 * one store, so saving is optimistic: each save names the revisions it is based on and is refused if another host has
 * saved since. `storeContract` (store-contract.ts) tests what every store promises. All methods reject with a
 * `StoreError`.
 */
export interface Store {
  /** As of the last call of `revisions`. */
  readonly mode: StoreMode;
  revisions(): Promise<Revisions>;
  /** Returns the records of each collection in the order of their ids, numbers before texts. */
  load(collections: readonly string[]): Promise<StoredRecord[][]>;
  /** Saves everything or nothing. `conflict`: the revisions are no longer `from`, and nothing was written. */
  save(from: Revisions, changes: readonly Changes[]): Promise<Revisions | "conflict">;
}

const META = "meta";
const ASIDE = "setAside";

/** Makes a store of tables: one for each collection, `meta` without ids, and `setAside`, which numbers its records. */
export function createStore(tables: Tables): Store {
  let mode: StoreMode = "saved";
  const revisionsIn = async ({ get }: Reading) =>
    ((await get(META, "revisions")) as Revisions | undefined) ?? {};

  return {
    get mode() {
      return mode;
    },

    async revisions() {
      mode = await tables.mode();
      return tables.read([META], revisionsIn);
    },

    // One transaction, so that no other host saves between two reads.
    load: (names) =>
      tables.read(names, ({ all }) => Promise.all(names.map((name) => all(name) as Promise<StoredRecord[]>))),

    save: (from, changes) =>
      tables.write([...changes.map(({ collection }) => collection), META, ASIDE], async (writing) => {
        const current = await revisionsIn(writing);
        if (!sameRevisions(from, current)) return "conflict";
        for (const { collection, put, remove, setAside = [] } of changes) {
          for (const record of setAside) writing.add(ASIDE, { collection, record });
          for (const id of [...remove, ...setAside.map(({ id }) => id)]) writing.remove(collection, id);
          for (const record of put) writing.put(collection, record);
        }
        const next = advance(current, changes);
        writing.put(META, next, "revisions");
        return next;
      }),
  };
}

export const createMemoryStore = () => createStore(openTables({ name: null, steps: [] }));

export function sameRevisions(one: Revisions, other: Revisions) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** Returns the revisions after saving `changes`. */
export function advance(revisions: Revisions, changes: readonly Changes[]): Revisions {
  const next = { ...revisions };
  // Counting starts at the current time. Otherwise a database that was deleted and created again could reach
  // the revisions that another host still has in memory.
  for (const { collection } of changes) next[collection] = (next[collection] ?? Date.now()) + 1;
  return next;
}
