import type * as z from "zod/mini";
import { unwritten } from "#src/data/unwritten.ts";
import { isDemo, isFair } from "#src/lib/storage.ts";
import { connectWork, workUpgrades } from "./work-connection.ts";
import { WorkError } from "./work-error.ts";
import { type Stores, storesInDatabase, storesInMemory, type WorkStore, workStores } from "./work-stores.ts";

interface Identified {
  id: string | number;
}

/** A kind of record and its store. A record that does not match the schema is set aside when it is read. */
export interface WorkCollection<Stored extends Identified> {
  store: WorkStore;
  schema: z.ZodMiniType<Stored>;
}

/**
 * The operations of one transaction, all or nothing. Await nothing else in a change: the browser commits a transaction
 * that waits for other work.
 */
export interface WorkChange {
  get: <Stored extends Identified>(
    from: WorkCollection<Stored>,
    id: Stored["id"],
  ) => Promise<Stored | undefined>;
  all: <Stored extends Identified>(from: WorkCollection<Stored>) => Promise<Stored[]>;
  /** Adds a record, or replaces the one with its id. An unreadable one is set aside instead of being overwritten. */
  put: <Stored extends Identified>(into: WorkCollection<Stored>, record: Stored) => Promise<void>;
  remove: <Stored extends Identified>(from: WorkCollection<Stored>, id: Stored["id"]) => Promise<void>;
  /** Keeps a copy of a record that its reader does not understand, among those that were set aside. */
  putAside: (store: WorkStore, record: unknown) => Promise<void>;
}

/** The name of the database. */
const NAME = "work";
/** The database during a fair, so that the seller's own work is neither shown nor changed. */
const FAIR_NAME = "work-fair";
const CHANNEL = "work";

/**
 * Creates the database of the visitor's work, which is separate from the backend's. Without a name it is in memory, and
 * no other tab hears of it.
 */
export function createWorkDatabase(name: string | null = NAME, steps = workUpgrades) {
  const connection = name === null ? null : connectWork(name, steps);
  const listeners = new Set<(stores: readonly WorkStore[]) => void>();
  let channel: BroadcastChannel | undefined;
  let chosen: Promise<Stores> | undefined;

  /** Once memory was chosen, it stays: a database that opens late must not hide what was stored there. */
  function stores() {
    if (!connection) {
      chosen ??= Promise.resolve(storesInMemory());
      return chosen;
    }
    chosen ??= connection.open().then(
      () => storesInDatabase(connection),
      (error: unknown) => {
        if (error instanceof WorkError) throw error;
        console.info("What you make is kept in memory, since this browser offers no database.", error);
        return storesInMemory();
      },
    );
    chosen.catch(() => {
      chosen = undefined; // blocked for now
    });
    return chosen;
  }

  function tell(changed: readonly WorkStore[]) {
    for (const listener of listeners) listener(changed);
  }

  /** Notifies other tabs with the same data. Without BroadcastChannel they update after a reload. */
  function openChannel() {
    if (channel || !connection || typeof BroadcastChannel === "undefined") return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      const changed = Array.isArray(data) ? workStores.filter((store) => data.includes(store)) : [];
      if (changed.length > 0) tell(changed);
    });
    return channel;
  }

  async function change<Result>(
    collections: readonly { store: WorkStore }[],
    work: (change: WorkChange) => Promise<Result> | Result,
  ): Promise<Result> {
    const names = [...new Set(collections.map(({ store }) => store))];
    const result = await (await stores()).write(names, (transaction) =>
      work({
        get: async ({ store, schema }, id) => schema.safeParse(await transaction.get(store, id)).data,
        all: async ({ store, schema }) =>
          (await transaction.all(store)).flatMap((record) => schema.safeParse(record).data ?? []),
        async put({ store, schema }, record) {
          const checked = schema.parse(record);
          const old = await transaction.get(store, checked.id);
          if (old !== undefined && !schema.safeParse(old).success) await transaction.putAside(store, old);
          await transaction.put(store, checked);
        },
        remove: ({ store }, id) => transaction.remove(store, id),
        putAside: (store, record) => transaction.putAside(store, record),
      }),
    );
    tell(names);
    openChannel()?.postMessage(names);
    return result;
  }

  return {
    mode: async () => (await stores()).mode(),

    /** Returns all readable records. Unreadable ones are set aside for a later version. */
    async all<Stored extends Identified>({ store, schema }: WorkCollection<Stored>) {
      const place = await stores();
      const records = await place.all(store);
      const read = records.map((record) => schema.safeParse(record));
      if (read.some(({ success }) => !success)) {
        await place.setAside(store, (record) => schema.safeParse(record).success);
      }
      return read.flatMap(({ data }) => data ?? []);
    },

    /**
     * Returns the readable records among the last `count` by an index, or possibly more. It is faster than reading all.
     */
    async last<Stored extends Identified>(
      { store, schema }: WorkCollection<Stored>,
      index: keyof Stored & string,
      count: number,
    ) {
      const records = await (await stores()).last(store, index, count);
      return records.flatMap((record) => schema.safeParse(record).data ?? []);
    },

    async get<Stored extends Identified>({ store, schema }: WorkCollection<Stored>, id: Stored["id"]) {
      return schema.safeParse(await (await stores()).get(store, id)).data;
    },

    /** Changes records of these collections in one transaction, and notifies all listeners. */
    change,

    /** Returns the records that could not be read, with the names of their stores. */
    setAside: async () => (await stores()).allAside(),

    clearSetAside: async () => (await stores()).clearAside(),

    /** Deletes everything made in this browser. */
    async clear() {
      await (await stores()).clear();
      unwritten.forgetAll();
      tell(workStores);
      openChannel()?.postMessage(workStores);
    },

    /** Calls back after each change, in this tab or another, with the changed stores. */
    onChange(listener: (stores: readonly WorkStore[]) => void) {
      listeners.add(listener);
      openChannel();
      return () => void listeners.delete(listener);
    },
  };
}

export const work = createWorkDatabase(isDemo ? null : isFair() ? FAIR_NAME : NAME);
