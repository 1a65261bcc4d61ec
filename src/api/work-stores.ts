import { addTables, type Upgrades } from "#src/data/connection.ts";

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
  "appDocuments",
  "appRecords",
  "appChanges",
] as const;
export type WorkStore = (typeof workStores)[number];

export const workUpgrades: Upgrades = [
  (database, transaction) => {
    addTables("projects", "documents", "drafts", "cart", "favourites", "versions")(database, transaction);
    transaction.objectStore("versions").createIndex("projectId", "projectId");
    database.createObjectStore("setAside", { autoIncrement: true });
  },
  addTables("connections"),
  addTables("apps"),
  (_database, transaction) => void transaction.objectStore("projects").createIndex("createdAt", "createdAt"),
  addTables("linkKeys"),
  addTables("assets"),
  addTables("replies", "prospects", "outbox"),
  addTables("publications", "publishKeys"),
  addTables("ownTemplates"),
  addTables("appDocuments", "appRecords", "appChanges"),
];
