import type { IDBPDatabase } from "idb";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { inDatabase as inDatabaseOf } from "#src/data/testing.ts";
import { aModule, quickBackend, type Send, seedOfDelivery, sender, signIn } from "../testing.ts";
import { openIndexedDbStore, upgrades } from "./indexed-db-store.ts";

export const DELIVERED = 35;

/** A backend as the worker starts it, on the database that all of them share. */
export function start(steps = upgrades) {
  return sender(quickBackend({ openStore: () => openIndexedDbStore({ steps }), readSeed: seedOfDelivery }));
}

/** Leaves a database with a module that somebody has added; returns the admin's token. */
export async function withModuleAdded() {
  const send = start();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);
  return admin;
}

export async function moduleNames(send: Send) {
  return listModules.answer.parse(await (await send(listModules)).json()).map(({ name }) => name);
}

/** Does something to the database behind the product's back. */
export const inDatabase = <Result>(act: (database: IDBPDatabase) => Result | Promise<Result>) =>
  inDatabaseOf(BACKEND_DATABASE, act);

export function contents() {
  return inDatabase(async (database) => {
    const names = [...database.objectStoreNames];
    const records = await Promise.all(names.map((name) => database.getAll(name)));
    return [database.version, ...names.map((name, index) => [name, records[index]])];
  });
}
