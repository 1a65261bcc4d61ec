import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import type { Upgrades } from "#src/data/connection.ts";
import { openTables } from "#src/data/open-tables.ts";
import { createStore, type Store } from "#src/data/store.ts";

export const upgrades: Upgrades = [
  (database) => {
    for (const name of ["users", "sessions", "modules", "demoUsers", "projects"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
    database.createObjectStore("meta");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  (database) => {
    for (const name of ["pricing", "promotionUses"]) database.createObjectStore(name, { keyPath: "id" });
  },
  (database) => {
    for (const name of ["changes", "templateSettings", "formSubmissions"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
  },
  (database) => {
    database.createObjectStore("answers", { keyPath: "id" });
  },
  (database) => {
    // Answers of earlier versions contain tokens and are useful for a few seconds only.
    database.deleteObjectStore("answers");
    for (const name of ["answers", "failedSignIns"]) database.createObjectStore(name, { keyPath: "id" });
  },
];

/** The backend's store in IndexedDB, or in memory if the browser offers no database. */
export const openIndexedDbStore = async ({ steps = upgrades } = {}): Promise<Store> =>
  createStore(openTables({ name: BACKEND_DATABASE, steps }));
