import type * as z from "zod/mini";
import { type Changes, type Revisions, type Store, type StoredRecord, sameRevisions } from "./store.ts";
import { StoreError } from "./store-error.ts";

/** A collection in memory. It replaces the records that it changes. */
export interface MemoryCollection {
  all(): unknown[];
  clear(): void;
  create(record: never): Promise<unknown>;
}

type ChangesOf<Name> = Changes & { collection: Name };

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
 * Holds the collections in memory and synchronizes them with the store. The browser may stop a worker at any
 * moment and several hosts may share one store, so memory is only a copy: it is compared with the store
 * before each request and saved before each answer.
 */
export class StoreCopy<Name extends string, Collections extends Record<Name, MemoryCollection>> {
  readonly collections: Collections;
  #names: readonly Name[];
  #store: Store;
  #schemas: Record<Name, z.ZodMiniType>;
  #readSeed: () => Promise<SeedOf<Name>>;
  #loaded: Revisions = {};
  #hasSownLate = false;
  /**
   * The records as stored. Collections replace the records they change, so comparing references finds the
   * changes.
   */
  #saved = new Map<Name, Map<StoredRecord["id"], unknown>>();

  constructor({ store, collections, schemas, readSeed }: StoreCopyOptions<Name, Collections>) {
    this.collections = collections;
    this.#names = Object.keys(schemas) as Name[];
    this.#store = store;
    this.#schemas = schemas;
    this.#readSeed = readSeed;
  }

  get mode() {
    return this.#store.mode;
  }

  /** Runs `work` on up-to-date records. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    await this.#refresh();
    return work();
  }

  /**
   * Runs `work` on up-to-date records and saves its changes in one transaction. On a conflict with another
   * host, `work` runs again on the newer records.
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

  /** Replaces all records with the seed. Call it inside `change`. */
  async restore(): Promise<void> {
    const seed = await this.#readSeed();
    for (const name of this.#names) await this.#fill(name, seed[name] ?? []);
  }

  async #refresh() {
    let revisions = await this.#store.revisions();
    const unsown = this.#names.filter((name) => revisions[name] === undefined);
    if (unsown.length === this.#names.length) {
      await this.#sow({}, unsown);
      revisions = await this.#store.revisions();
    } else if (unsown.length > 0 && this.mode !== "read-only" && !this.#hasSownLate) {
      this.#hasSownLate = true;
      revisions = await this.#sowLate(revisions, unsown);
    }
    if (sameRevisions(revisions, this.#loaded)) return;

    const stale = this.#names.filter((name) => revisions[name] !== this.#loaded[name]);
    const unreadable: Changes[] = [];
    const loaded = await this.#store.load(stale);
    for (const [index, collection] of stale.entries()) {
      const setAside = await this.#load(collection, loaded[index] ?? []);
      if (setAside.length > 0) {
        unreadable.push({ collection, put: [], remove: setAside.map(({ id }) => id), setAside });
      }
    }
    this.#loaded = revisions;
    if (unreadable.length > 0) await this.#setAside(unreadable);
  }

  async #sow(from: Revisions, names: readonly Name[]) {
    const seed = await this.#readSeed();
    // A conflict means that another host has already stored the seed.
    await this.#store.save(
      from,
      names.map((collection) => ({ collection, put: [...(seed[collection] ?? [])], remove: [] })),
    );
  }

  /** Adds the seed of collections that are new in this version. A failure leaves the other data usable. */
  async #sowLate(revisions: Revisions, names: readonly Name[]) {
    try {
      await this.#sow(revisions, names);
      return await this.#store.revisions();
    } catch (error) {
      console.info("Sitewright could not add what is new in this version to the stored data.", error);
      return revisions;
    }
  }

  /** Loads the readable records and returns the unreadable ones. */
  async #load(name: Name, records: readonly StoredRecord[]) {
    const readable: StoredRecord[] = [];
    const unreadable: StoredRecord[] = [];
    for (const record of records) {
      (this.#schemas[name].safeParse(record).success ? readable : unreadable).push(record);
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
      // The storage is full or of a newer version: the unreadable records stay, and all others can still be
      // read.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  async #fill(name: Name, records: readonly StoredRecord[]) {
    const collection = this.collections[name];
    collection.clear();
    // The schema of `name` has validated the records; the compiler cannot infer that from the union.
    for (const record of records) await collection.create(record as never);
  }

  async #save() {
    const changes = this.#names.map((name) => this.#changesOf(name)).filter(isSomething);
    if (changes.length === 0) return true;

    const next = await this.#store.save(this.#loaded, changes);
    if (next === "conflict") return false;
    this.#loaded = next;
    for (const { collection } of changes) this.#noteSaved(collection);
    return true;
  }

  #noteSaved(name: Name) {
    this.#saved.set(name, new Map(this.#records(name).map((record) => [record.id, record])));
  }

  #changesOf(collection: Name): ChangesOf<Name> {
    const saved = this.#saved.get(collection) ?? new Map<StoredRecord["id"], unknown>();
    const records = this.#records(collection);
    const present = new Set(records.map(({ id }) => id));
    return {
      collection,
      put: records.filter((record) => saved.get(record.id) !== record),
      remove: [...saved.keys()].filter((id) => !present.has(id)),
    };
  }

  #records(name: Name): StoredRecord[] {
    return this.collections[name].all() as StoredRecord[];
  }

  /**
   * Discards unsaved changes: collections that have any are marked stale and loaded again by the next
   * request.
   */
  #forget() {
    for (const name of this.#names) {
      if (isSomething(this.#changesOf(name))) this.#loaded = { ...this.#loaded, [name]: undefined };
    }
  }
}

const isSomething = ({ put, remove }: Changes) => put.length + remove.length > 0;
