import { connectDatabase, type Upgrades } from "#src/data/connection.ts";
import { WorkError } from "./work-error.ts";

/** Entry n upgrades from version n to n + 1. Never edit a released entry: append one. */
export const workUpgrades: Upgrades = [
  (database) => {
    for (const name of ["projects", "documents", "drafts", "cart", "favourites"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
    database.createObjectStore("versions", { keyPath: "id" }).createIndex("projectId", "projectId");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  (database) => {
    database.createObjectStore("connections", { keyPath: "id" });
  },
  (database) => void database.createObjectStore("apps", { keyPath: "id" }),
  (_database, transaction) => void transaction.objectStore("projects").createIndex("createdAt", "createdAt"),
  (database) => void database.createObjectStore("linkKeys", { keyPath: "id" }),
  (database) => void database.createObjectStore("assets", { keyPath: "id" }),
  (database) => {
    for (const name of ["replies", "prospects", "outbox"])
      database.createObjectStore(name, { keyPath: "id" });
  },
  (database) => {
    database.createObjectStore("publications", { keyPath: "id" });
    database.createObjectStore("publishKeys", { keyPath: "id" });
  },
  (database) => void database.createObjectStore("ownTemplates", { keyPath: "id" }),
];

export const connectWork = (name: string, steps: Upgrades) =>
  connectDatabase(name, steps, () => new WorkError("blocked"));
