import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { addTables, type Upgrades } from "#src/data/connection.ts";
import { openTables } from "#src/data/open-tables.ts";
import { createStore, type Store } from "#src/data/store.ts";

export const upgrades: Upgrades = [
  (database, transaction) => {
    addTables("users", "sessions", "modules", "demoUsers", "projects")(database, transaction);
    database.createObjectStore("meta");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  addTables("pricing", "promotionUses"),
  addTables("changes", "templateSettings", "formSubmissions"),
  addTables("answers"),
  (database, transaction) => {
    // Answers of earlier versions contain tokens and are useful for a few seconds only.
    database.deleteObjectStore("answers");
    addTables("answers", "failedSignIns")(database, transaction);
  },
];

/** The backend's store in IndexedDB, or in memory if the browser offers no database. */
export const openIndexedDbStore = async ({ steps = upgrades } = {}): Promise<Store> =>
  createStore(openTables({ name: BACKEND_DATABASE, steps }));
