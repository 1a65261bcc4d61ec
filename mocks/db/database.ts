import {
  type CollectionName,
  type Collections,
  collectionNames,
  createCollections,
  recordSchemas,
  type StoredRecord,
} from "./collections.ts";
import { type Changes, type Revisions, type Store, StoreError, sameRevisions } from "./store.ts";

/** The records a new visitor finds: everything but sessions. */
export type Seed = Partial<Record<CollectionName, readonly StoredRecord[]>>;

/** How often a change is tried anew when other tabs keep saving at the same moment. */
const SAVE_ATTEMPTS = 50;

/**
 * The collections in memory and the store below them. The browser may stop a worker at any moment and
 * several hosts may share one store, so memory is only a copy: it is compared with the store before each
 * request and saved before each answer.
 */
export class Database {
  readonly collections: Collections = createCollections();
  #store: Store;
  #readSeed: () => Promise<Seed>;
  #loaded: Revisions = {};
  #hasSownLate = false;
  /** The records as they are stored. The collections replace what they change, so a look at the references tells. */
  #saved = new Map<CollectionName, Map<IDBValidKey, unknown>>();

  constructor(store: Store, readSeed: () => Promise<Seed>) {
    this.#store = store;
    this.#readSeed = readSeed;
  }

  get mode() {
    return this.#store.mode;
  }

  /** Runs `work` on fresh records. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    await this.#refresh();
    return work();
  }

  /**
   * Runs `work` on fresh records and saves what it changed: all of it or nothing. When another host was
   * faster, `work` runs again on what that one has saved.
   */
  async change<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < SAVE_ATTEMPTS; attempt += 1) {
      await this.#refresh();
      try {
        const result = await work();
        if (await this.#save()) return result;
      } catch (error) {
        this.#forget();
        throw error;
      }
      this.#forget();
    }
    throw new StoreError("blocked");
  }

  /** Puts back the seed. To be called inside `change`. */
  async restore(): Promise<void> {
    const seed = await this.#readSeed();
    for (const name of collectionNames) await this.#fill(name, seed[name] ?? []);
  }

  async #refresh() {
    let revisions = await this.#store.revisions();
    const unsown = collectionNames.filter((name) => revisions[name] === undefined);
    if (unsown.length === collectionNames.length) {
      await this.#sow({}, unsown);
      revisions = await this.#store.revisions();
    } else if (unsown.length > 0 && this.mode !== "read-only" && !this.#hasSownLate) {
      this.#hasSownLate = true;
      revisions = await this.#sowLate(revisions, unsown);
    }
    if (sameRevisions(revisions, this.#loaded)) return;

    const stale = collectionNames.filter((name) => revisions[name] !== this.#loaded[name]);
    const unreadable: Changes[] = [];
    for (const { collection, records } of await this.#store.load(stale)) {
      const setAside = await this.#load(collection, records);
      if (setAside.length > 0) {
        unreadable.push({ collection, put: [], remove: setAside.map(({ id }) => id), setAside });
      }
    }
    this.#loaded = revisions;
    if (unreadable.length > 0) await this.#setAside(unreadable);
  }

  async #sow(from: Revisions, names: readonly CollectionName[]) {
    const seed = await this.#readSeed();
    // A conflict means that another host has done the same in the meantime.
    await this.#store.save(
      from,
      names.map((collection) => ({ collection, put: [...(seed[collection] ?? [])], remove: [] })),
    );
  }

  /** Collections that a new version has brought to a visitor of long standing. What else is there can be had without. */
  async #sowLate(revisions: Revisions, names: readonly CollectionName[]) {
    try {
      await this.#sow(revisions, names);
      return await this.#store.revisions();
    } catch (error) {
      console.info("Sitewright could not add what is new in this version to the stored data.", error);
      return revisions;
    }
  }

  /** Takes over what is readable, and returns the rest. */
  async #load(name: CollectionName, records: readonly StoredRecord[]) {
    const readable: StoredRecord[] = [];
    const unreadable: StoredRecord[] = [];
    for (const record of records) {
      (recordSchemas[name].safeParse(record).success ? readable : unreadable).push(record);
    }
    await this.#fill(name, readable);
    this.#noteSaved(name);
    return unreadable;
  }

  async #setAside(changes: Changes[]) {
    for (const { collection, remove } of changes) {
      console.info(`Sitewright sets aside ${remove.length} unreadable record(s) of "${collection}".`);
    }
    try {
      const next = await this.#store.save(this.#loaded, changes);
      if (next !== "conflict") this.#loaded = next;
    } catch (error) {
      // Full, or written by a newer version: they stay where they are, and the others can be read all the same.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  async #fill(name: CollectionName, records: readonly StoredRecord[]) {
    const collection = this.collections[name];
    collection.clear();
    // The schema of `name` has checked the records, which the compiler cannot see through the union.
    for (const record of records) await collection.create(record as never);
  }

  async #save() {
    const changes = collectionNames.map((name) => this.#changesOf(name)).filter(isSomething);
    if (changes.length === 0) return true;

    const next = await this.#store.save(this.#loaded, changes);
    if (next === "conflict") return false;
    this.#loaded = next;
    for (const { collection } of changes) this.#noteSaved(collection);
    return true;
  }

  #noteSaved(name: CollectionName) {
    this.#saved.set(name, new Map(this.#records(name).map((record) => [record.id, record])));
  }

  #changesOf(collection: CollectionName): Changes {
    const saved = this.#saved.get(collection) ?? new Map<IDBValidKey, unknown>();
    const records = this.#records(collection);
    const present = new Set(records.map(({ id }) => id));
    return {
      collection,
      put: records.filter((record) => saved.get(record.id) !== record),
      remove: [...saved.keys()].filter((id) => !present.has(id)),
    };
  }

  #records(name: CollectionName): StoredRecord[] {
    return this.collections[name].all() as StoredRecord[];
  }

  /** Forgets unsaved changes: the next request reads the collections anew that have any. */
  #forget() {
    for (const name of collectionNames) {
      if (isSomething(this.#changesOf(name))) this.#loaded = { ...this.#loaded, [name]: undefined };
    }
  }
}

const isSomething = ({ put, remove }: Changes) => put.length + remove.length > 0;
