import type * as z from "zod/mini";
import type { Key, Reading, Tables } from "./tables.ts";

export interface Identified {
  id: Key;
}

/** A kind of record and its store. A record that does not match the schema is set aside when it is read. */
export interface Collection<Name extends string, Stored extends Identified> {
  store: Name;
  schema: z.ZodMiniType<Stored>;
}

/** Reads that all see the same moment. Unreadable records are left out. */
export interface CollectionReading<Name extends string> {
  get: <Stored extends Identified>(
    from: Collection<Name, Stored>,
    id: Stored["id"],
  ) => Promise<Stored | undefined>;
  all: <Stored extends Identified>(from: Collection<Name, Stored>) => Promise<Stored[]>;
  /** Returns the records whose ids begin with `prefix`, in the order of their ids. */
  under: <Stored extends Identified>(from: Collection<Name, Stored>, prefix: string) => Promise<Stored[]>;
}

/**
 * The operations of one transaction, all or nothing. Await nothing else in a change: the browser commits a transaction
 * that waits for other work.
 */
export interface Change<Name extends string> extends CollectionReading<Name> {
  /** Adds a record, or replaces the one with its id. An unreadable one is set aside instead of being overwritten. */
  put: <Stored extends Identified>(into: Collection<Name, Stored>, record: Stored) => Promise<void>;
  remove: <Stored extends Identified>(from: Collection<Name, Stored>, id: Stored["id"]) => Promise<void>;
  /** Keeps a copy of a record that its reader does not understand, among those that were set aside. */
  putAside: (store: Name, record: unknown) => Promise<void>;
}

export interface CollectionsOptions<Name extends string> {
  tables: Tables;
  /** All stores. Every database of collections also has one that is called `setAside` and numbers its records. */
  names: readonly Name[];
  /** A channel to other tabs with the same data. */
  channel?: string | undefined;
  /** What is not in the database yet. It goes when everything is deleted. */
  journal: { forgetAll: () => void };
}

const ASIDE = "setAside";

/** Typed collections on tables: records are checked, unreadable ones are set aside, and listeners hear of changes. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions share the collections and their listeners
export function createCollections<Name extends string>({
  tables,
  names,
  channel: channelName,
  journal,
}: CollectionsOptions<Name>) {
  const listeners = new Set<(stores: readonly Name[]) => void>();
  let channel: BroadcastChannel | undefined;

  function notifyHere(changed: readonly Name[]) {
    for (const listener of listeners) listener(changed);
  }

  /** Without BroadcastChannel, other tabs update after a reload. */
  function openChannel() {
    if (channel || !channelName || typeof BroadcastChannel === "undefined") return channel;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", ({ data }) => {
      const changed = Array.isArray(data) ? names.filter((store) => data.includes(store)) : [];
      if (changed.length > 0) notifyHere(changed);
    });
    return channel;
  }

  function notify(changed: readonly Name[]) {
    notifyHere(changed);
    openChannel()?.postMessage(changed);
  }

  async function change<Result>(
    collections: readonly { store: Name }[],
    work: (change: Change<Name>) => Promise<Result> | Result,
  ): Promise<Result> {
    const changed = [...new Set(collections.map(({ store }) => store))];
    const result = await tables.write([...changed, ASIDE], (writing) =>
      work({
        ...collectionReading(writing),
        async put({ store, schema }, record) {
          const checked = schema.parse(record);
          const old = await writing.get(store, checked.id);
          if (old !== undefined && !schema.safeParse(old).success)
            await writing.add(ASIDE, { store, record: old });
          await writing.put(store, checked);
        },
        remove: ({ store }, id) => writing.remove(store, id),
        putAside: (store, record) => writing.add(ASIDE, { store, record }),
      }),
    );
    notify(changed);
    return result;
  }

  async function setAsideUnreadable<Stored extends Identified>({ store, schema }: Collection<Name, Stored>) {
    try {
      await tables.write([store, ASIDE], async (writing) => {
        // Checked again, because another tab may have repaired or set aside the record.
        for (const record of await writing.all(store)) {
          if (schema.safeParse(record).success) continue;
          writing.add(ASIDE, { store, record });
          writing.remove(store, (record as Identified).id); // the key of every store
        }
      });
    } catch (error) {
      // The record stays and is skipped: full storage must not block reading the others.
      console.info("A damaged record could not be set aside.", error);
    }
  }

  return {
    mode: tables.mode,

    /** Returns all readable records. Unreadable ones are set aside for a later version. */
    async all<Stored extends Identified>(collection: Collection<Name, Stored>) {
      const records = await tables.read([collection.store], ({ all }) => all(collection.store));
      const read = readable(collection.schema, records);
      if (read.length < records.length) await setAsideUnreadable(collection);
      return read;
    },

    /**
     * Returns the readable records among the last `count` by an index, or possibly more. It is faster than reading all.
     */
    last: async <Stored extends Identified>(
      { store, schema }: Collection<Name, Stored>,
      index: keyof Stored & string,
      count: number,
    ) => readable(schema, await tables.read([store], ({ last }) => last(store, index, count))),

    get: async <Stored extends Identified>({ store, schema }: Collection<Name, Stored>, id: Stored["id"]) =>
      schema.safeParse(await tables.read([store], ({ get }) => get(store, id))).data,

    /** Reads from several collections at one moment. Await nothing else in it. */
    read: <Result>(
      collections: readonly { store: Name }[],
      work: (reading: CollectionReading<Name>) => Promise<Result>,
    ) =>
      tables.read(
        collections.map(({ store }) => store),
        (reading) => work(collectionReading(reading)),
      ),

    /** Changes records of these collections in one transaction, and notifies all listeners. */
    change,

    /** Returns the records that could not be read, with the names of their stores. */
    setAside: () => tables.read([ASIDE], ({ all }) => all(ASIDE)),

    clearSetAside: () => tables.write([ASIDE], ({ clear }) => clear(ASIDE)),

    /** Deletes everything. */
    async clear() {
      const all = [...names, ASIDE];
      await tables.write(all, ({ clear }) => {
        for (const name of all) clear(name);
      });
      journal.forgetAll();
      notify(names);
    },

    /** Calls back after each change, in this tab or another, with the changed stores. */
    onChange(listener: (stores: readonly Name[]) => void) {
      listeners.add(listener);
      openChannel();
      return () => void listeners.delete(listener);
    },
  };
}

const collectionReading = <Name extends string>({ get, all, under }: Reading): CollectionReading<Name> => ({
  get: async ({ store, schema }, id) => schema.safeParse(await get(store, id)).data,
  all: async ({ store, schema }) => readable(schema, await all(store)),
  under: async ({ store, schema }, prefix) => readable(schema, await under(store, prefix)),
});

const readable = <Stored>(schema: z.ZodMiniType<Stored>, records: readonly unknown[]) =>
  records.flatMap((record) => schema.safeParse(record).data ?? []);
