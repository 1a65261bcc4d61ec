import type { Upgrades } from "#src/data/connection.ts";

export const workStores = [
  "projects",
  "documents",
  "versions",
  "drafts",
  "cart",
  "favourites",
  "connections",
  "apps",
  "linkKeys",
  "assets",
  "replies",
  "prospects",
  "outbox",
  "publications",
  "publishKeys",
  "ownTemplates",
] as const;
export type WorkStore = (typeof workStores)[number];

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
