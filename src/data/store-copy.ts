import type * as z from "zod/mini";
import { type Changes, type Revisions, type Store, type StoredRecord, sameRevisions } from "./store.ts";
import { StoreError } from "./store-error.ts";

/** A collection in memory. It replaces the records that it changes. */
export interface MemoryCollection {
  all(): unknown[];
  clear(): void;
  create(record: never): Promise<unknown>;
}

/** The records of a new visitor. */
export type SeedOf<Name extends string> = Partial<Record<Name, readonly StoredRecord[]>>;

interface StoreCopyOptions<Name extends string, Collections extends Record<Name, MemoryCollection>> {
  store: Store;
  collections: Collections;
  schemas: Record<Name, z.ZodMiniType>;
  readSeed: () => Promise<SeedOf<Name>>;
}

/** How often a change is retried when other hosts save at the same moment. */
const SAVE_ATTEMPTS = 50;

/**
 * Synchronizes collections in memory with the store. The browser may stop a worker at any moment and several
 * hosts may share one store, so memory is only a copy: it is compared with the store before each request and
 * saved before each answer.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions share the copy and its revisions
export function createStoreCopy<Name extends string, Collections extends Record<Name, MemoryCollection>>({
  store,
  collections,
  schemas,
  readSeed,
}: StoreCopyOptions<Name, Collections>) {
  const names = Object.keys(schemas) as Name[];
  let loaded: Revisions = {};
  let hasSownLate = false;
  /**
   * The records as stored. Collections replace the records they change, so comparing references finds the
   * changes.
   */
  const saved = new Map<Name, Map<StoredRecord["id"], unknown>>();

  async function refresh() {
    let revisions = await store.revisions();
    const unsown = names.filter((name) => revisions[name] === undefined);
    if (unsown.length === names.length) {
      await sow({}, unsown);
      revisions = await store.revisions();
    } else if (unsown.length > 0 && store.mode !== "read-only" && !hasSownLate) {
      hasSownLate = true;
      revisions = await sowLate(revisions, unsown);
    }
    if (sameRevisions(revisions, loaded)) return;

    const stale = names.filter((name) => revisions[name] !== loaded[name]);
    const unreadable: Changes[] = [];
    for (const [index, records] of (await store.load(stale)).entries()) {
      const collection = stale[index] as Name;
      const setAside = await load(collection, records);
      if (setAside.length > 0) unreadable.push({ collection, put: [], remove: [], setAside });
    }
    loaded = revisions;
    if (unreadable.length > 0) await setAside(unreadable);
  }

  async function sow(from: Revisions, unsown: readonly Name[]) {
    const seed = await readSeed();
    // A conflict means that another host has already stored the seed.
    await store.save(
      from,
      unsown.map((collection) => ({ collection, put: [...(seed[collection] ?? [])], remove: [] })),
    );
  }

  /** Adds the seed of collections that are new in this version. A failure leaves the other data usable. */
  async function sowLate(revisions: Revisions, unsown: readonly Name[]) {
    try {
      await sow(revisions, unsown);
      return await store.revisions();
    } catch (error) {
      console.info("Sitewright could not add what is new in this version to the stored data.", error);
      return revisions;
    }
  }

  /** Loads the readable records and returns the unreadable ones. */
  async function load(name: Name, records: readonly StoredRecord[]) {
    const isReadable = (record: StoredRecord) => schemas[name].safeParse(record).success;
    const readable = new Set(records.filter(isReadable));
    await fill(name, [...readable]);
    noteSaved(name);
    return records.filter((record) => !readable.has(record));
  }

  async function setAside(changes: Changes[]) {
    for (const { collection, setAside = [] } of changes) {
      console.info(`Sitewright sets aside ${setAside.length} unreadable record(s) of "${collection}".`);
    }
    try {
      const next = await store.save(loaded, changes);
      if (next !== "conflict") loaded = next;
    } catch (error) {
      // The storage is full or of a newer version: the unreadable records stay, and all others can still be
      // read.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  async function fill(name: Name, records: readonly StoredRecord[]) {
    collections[name].clear();
    // The schema of `name` has validated the records; the compiler cannot infer that from the union.
    for (const record of records) await collections[name].create(record as never);
  }

  async function save() {
    const changes = unsaved();
    if (changes.length === 0) return true;
    const next = await store.save(loaded, changes);
    if (next === "conflict") return false;
    loaded = next;
    for (const { collection } of changes) noteSaved(collection);
    return true;
  }

  const recordsIn = (name: Name) => collections[name].all() as StoredRecord[];

  function noteSaved(name: Name) {
    saved.set(name, new Map(recordsIn(name).map((record) => [record.id, record])));
  }

  function unsaved() {
    const changes = names.map((collection) => {
      const before = saved.get(collection) ?? new Map<StoredRecord["id"], unknown>();
      const records = recordsIn(collection);
      const present = new Set(records.map(({ id }) => id));
      return {
        collection,
        put: records.filter((record) => before.get(record.id) !== record),
        remove: [...before.keys()].filter((id) => !present.has(id)),
      };
    });
    return changes.filter(({ put, remove }) => put.length + remove.length > 0);
  }

  /** Discards unsaved changes: collections with any are stale and loaded again by the next request. */
  function forget() {
    for (const { collection } of unsaved()) loaded = { ...loaded, [collection]: undefined };
  }

  return {
    collections,

    get mode() {
      return store.mode;
    },

    /** Runs `work` on up-to-date records. */
    async read<Result>(work: () => Promise<Result>): Promise<Result> {
      await refresh();
      return work();
    },

    /**
     * Runs `work` on up-to-date records and saves its changes in one transaction. On a conflict with another
     * host, `work` runs again on the newer records.
     */
    async change<Result>(work: () => Promise<Result>): Promise<Result> {
      for (let attempt = 0; attempt < SAVE_ATTEMPTS; attempt += 1) {
        await refresh();
        try {
          const result = await work();
          if (await save()) return result;
        } catch (error) {
          forget();
          throw error;
        }
        forget();
      }
      throw new StoreError("blocked");
    },

    /** Replaces all records with the seed. Call it inside `change`. */
    async restore(): Promise<void> {
      const seed = await readSeed();
      for (const name of names) await fill(name, seed[name] ?? []);
    },
  };
}
