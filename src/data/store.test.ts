import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { vi } from "vitest";
import { addTables, type Upgrades } from "./connection.ts";
import { openTables } from "./open-tables.ts";
import { createStore } from "./store.ts";
import { type StoreKind, type StorePlace, storeContract } from "./store-contract.ts";
import type { Tables } from "./tables.ts";
import { fillStorage, inDatabase } from "./testing.ts";

const NAME = "contract";
const steps: Upgrades = [
  (database, transaction) => {
    addTables("notes", "pens")(database, transaction);
    database.createObjectStore("meta");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
];

const openHost = (upgrades = steps) => createStore(openTables({ name: NAME, steps: upgrades }));
const asideIn = (tables: Tables) => tables.read(["setAside"], ({ all }) => all("setAside"));

const during =
  (...fault: Parameters<typeof fillStorage>) =>
  async (place: StorePlace) => ({ store: await place.open(), end: fillStorage(...fault) });

const indexedDb: StoreKind = {
  async create() {
    vi.stubGlobal("indexedDB", new IDBFactory());
    return { open: async () => openHost(), aside: () => asideIn(openTables({ name: NAME, steps })) };
  },
  invalid: () => {},
  faults: {
    full: during("abort", "pens"),
    fullLater: during("commit", "meta"),
    aborted: during("abort", "pens", "UnknownError"),
    async closed({ open }) {
      const store = await open();
      const connections = vi.spyOn(IDBFactory.prototype, "open");
      await store.revisions();
      for (const { value } of connections.mock.results) value.result.close();
      return { store, end: () => {} };
    },
    async deleted({ open }) {
      const store = await open();
      await store.revisions();
      await deleteDB(NAME);
      return { store, end: () => {} };
    },
    async newer({ open }) {
      const store = await open();
      await store.revisions();
      (await openDB(NAME, steps.length + 1)).close();
      return { store, end: () => {} };
    },
    async blocked() {
      await inDatabase(NAME, () => {}); // all earlier connections have been opened
      const stubborn = await openDB(NAME);
      const store = openHost([...steps, () => {}]);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const late = store.revisions().catch(() => {});
      await vi.advanceTimersByTimeAsync(5_000);
      await late;
      vi.useRealTimers();
      return { store, end: () => stubborn.close() };
    },
  },
};

const memory: StoreKind = {
  async create() {
    const tables = openTables({ name: null, steps: [] });
    return { open: async () => createStore(tables), aside: () => asideIn(tables) };
  },
  invalid: () => {},
  faults: {},
};

storeContract("a store in IndexedDB", indexedDb);
storeContract("a store in memory", memory);
