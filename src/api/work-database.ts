import type * as z from "zod/mini";
import { isFair } from "#src/lib/storage.ts";
import { unwritten } from "./unwritten.ts";
import { connectWork, workUpgrades } from "./work-connection.ts";
import { WorkError } from "./work-error.ts";
import { type Stores, storesInDatabase, storesInMemory, type WorkStore, workStores } from "./work-stores.ts";

interface Identified {
  id: string | number;
}

/** One kind of record and where it is kept. A record that does not fit the schema is set aside when it is met. */
export interface WorkCollection<Kept extends Identified> {
  store: WorkStore;
  schema: z.ZodMiniType<Kept>;
}

/**
 * The operations of one change. All of them happen, or none; nobody else writes in between. Await nothing else in a
 * change: the browser ends a transaction that waits for something of another kind.
 */
export interface WorkChange {
  get: <Kept extends Identified>(from: WorkCollection<Kept>, id: Kept["id"]) => Promise<Kept | undefined>;
  all: <Kept extends Identified>(from: WorkCollection<Kept>) => Promise<Kept[]>;
  /** Adds a record, or replaces the one of its id. */
  put: <Kept extends Identified>(into: WorkCollection<Kept>, record: Kept) => Promise<void>;
  remove: <Kept extends Identified>(from: WorkCollection<Kept>, id: Kept["id"]) => Promise<void>;
}

/** Under this name a browser keeps the database. */
const NAME = "work";
/** During a fair: the seller's own work is neither seen nor touched. */
const FAIR_NAME = "work-fair";
const CHANNEL = "work";

/** The database of what a visitor makes in this browser, apart from that of the backend. */
export function createWorkDatabase(name = NAME, steps = workUpgrades) {
  const connection = connectWork(name, steps);
  const listeners = new Set<(stores: readonly WorkStore[]) => void>();
  let channel: BroadcastChannel | undefined;
  let chosen: Promise<Stores> | undefined;

  /** Memory, once it had to be chosen, stays: what was put there must not be hidden by a database that comes late. */
  function stores() {
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

  /** Other tabs that show the same. A browser without channels has them show it after a reload. */
  function openChannel() {
    if (channel || typeof BroadcastChannel === "undefined") return channel;
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
        put: ({ store, schema }, record) => transaction.put(store, schema.parse(record)),
        remove: ({ store }, id) => transaction.remove(store, id),
      }),
    );
    tell(names);
    openChannel()?.postMessage(names);
    return result;
  }

  return {
    mode: async () => (await stores()).mode(),

    /** All that can be read; what cannot is set aside, where a later version may look at it. */
    async all<Kept extends Identified>({ store, schema }: WorkCollection<Kept>) {
      const place = await stores();
      const records = await place.all(store);
      const read = records.map((record) => schema.safeParse(record));
      if (read.some(({ success }) => !success)) {
        await place.setAside(store, (record) => schema.safeParse(record).success);
      }
      return read.flatMap(({ data }) => data ?? []);
    },

    /** The readable ones among the `count` that come last by an index, and maybe more, for who cannot wait for all. */
    async last<Kept extends Identified>(
      { store, schema }: WorkCollection<Kept>,
      index: keyof Kept & string,
      count: number,
    ) {
      const records = await (await stores()).last(store, index, count);
      return records.flatMap((record) => schema.safeParse(record).data ?? []);
    },

    async get<Kept extends Identified>({ store, schema }: WorkCollection<Kept>, id: Kept["id"]) {
      return schema.safeParse(await (await stores()).get(store, id)).data;
    },

    /** Changes records of these collections in one go, and tells everybody who shows them. */
    change,

    /** Forgets everything that was made in this browser. */
    async clear() {
      await (await stores()).clear();
      unwritten.forgetAll();
      tell(workStores);
      openChannel()?.postMessage(workStores);
    },

    /** Calls back after each change, here or in another tab, with the stores that have changed. */
    onChange(listener: (stores: readonly WorkStore[]) => void) {
      listeners.add(listener);
      openChannel();
      return () => void listeners.delete(listener);
    },
  };
}

export const work = createWorkDatabase(isFair() ? FAIR_NAME : NAME);
