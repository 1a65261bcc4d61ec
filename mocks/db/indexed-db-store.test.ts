import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { type IDBPDatabase, openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { listChanges } from "#src/contract/changes.ts";
import { demoAccounts } from "#src/contract/demo-accounts.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { redeemPromotion } from "#src/contract/promotion.ts";
import { BACKEND_HEADER } from "../backend.ts";
import {
  aModule,
  aRegistration,
  firstReleaseAccount,
  quickBackend,
  type Send,
  seedOfDelivery,
  sender,
  signIn,
} from "../testing.ts";
import { openIndexedDbStore, upgrades } from "./indexed-db-store.ts";

const DELIVERED = 35;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

test('the storage mode of a database is "saved"', async () => {
  const response = await start()(listModules);

  expect(response.headers.get(BACKEND_HEADER)).toBe("saved");
});

test("an unreadable record is set aside, and the others are still available", async () => {
  await withModuleAdded();
  const nameless = { id: 3, category: "CRM", description: "No name", imagePath: null };
  await inDatabase((database) => database.put("modules", nameless));

  const names = await moduleNames(start());

  expect(names).toHaveLength(DELIVERED);
  expect(names).toContain("Key Cabinet");
  expect(names).not.toContain("Client Portal");
  expect(await inDatabase((database) => database.getAll("setAside"))).toEqual([
    { collection: "modules", record: nameless },
  ]);
  expect(await inDatabase((database) => database.get("modules", 3))).toBeUndefined();
});

test("a damaged account does not keep the others from signing in", async () => {
  await start()(listModules);
  await inDatabase((database) => database.put("users", { id: 1, email: "not an address" }));
  const send = start();

  expect((await send(login, demoAccounts.admin)).status).toBe(401);
  expect((await send(login, demoAccounts.user)).status).toBe(200);
});

test("two backends that find the same unreadable record set it aside once and lose no new record", async () => {
  const admin = await withModuleAdded();
  await inDatabase((database) => database.put("modules", { id: DELIVERED + 1, name: 7 }));
  const [here, there] = [start(), start()];

  const answers = await Promise.all([
    here(addModule, aModule({ name: "Here" }), admin),
    there(addModule, aModule({ name: "There" }), admin),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await moduleNames(start())).slice(DELIVERED).sort()).toEqual(["Here", "There"]);
  expect(await inDatabase((database) => database.getAll("setAside"))).toHaveLength(1);
});

test("if a full storage prevents setting a record aside, the others are still available", async () => {
  await withModuleAdded();
  await inDatabase((database) => database.put("modules", { id: 3 }));
  fillStorage("add", "setAside");

  const names = await moduleNames(start());

  expect(names).toHaveLength(DELIVERED);
  expect(await inDatabase((database) => database.get("modules", 3))).toEqual({ id: 3 });
});

test("a database of a newer version can be read", async () => {
  const admin = await withModuleAdded();
  await openNewer();

  const send = start();
  const response = await send(listModules);

  expect(response.headers.get(BACKEND_HEADER)).toBe("read-only");
  expect(await response.json()).toHaveLength(DELIVERED + 1);
  expect((await send(currentUser, undefined, admin)).status).toBe(200);
});

test("a database of a newer version is never changed, and the refusal says why", async () => {
  const admin = await withModuleAdded();
  await openNewer();
  await inDatabase((database) => database.put("modules", { id: 3, title: "Named otherwise since" }));
  const before = await contents();
  const send = start();

  const answers = [
    await send(addModule, aModule(), admin),
    await send(login, demoAccounts.user),
    await send(register, aRegistration()),
    await send(logout, undefined, admin),
  ];

  for (const response of answers) {
    expect(response.status).toBe(409);
    expect(refusalSchema.parse(await response.json()).error).toContain("newer version");
  }
  expect(await moduleNames(send)).toHaveLength(DELIVERED);
  expect((await send(currentUser, undefined, admin)).status).toBe(200);
  expect(await contents()).toEqual(before);
});

test("a database of a newer version without one of the collections can be read", async () => {
  await withModuleAdded();
  await openNewer((database) => database.deleteObjectStore("demoUsers"));

  expect(await moduleNames(start())).toHaveLength(DELIVERED + 1);
});

test.each([
  ["does not exist", undefined],
  [
    "throws",
    {
      open() {
        throw new DOMException("Denied", "SecurityError");
      },
    },
  ],
])("if IndexedDB %s, data is stored in memory, and every answer says so", async (_, indexedDb) => {
  vi.stubGlobal("indexedDB", indexedDb);
  const send = start();
  const admin = await signIn(send, "admin");

  const response = await send(addModule, aModule(), admin);

  expect(response.status).toBe(200);
  expect(response.headers.get(BACKEND_HEADER)).toBe("memory");
  expect(await moduleNames(send)).toHaveLength(DELIVERED + 1);
});

test.each([
  ["throws", "put" as const],
  ["ends the transaction", "abort" as const],
])("a full storage that %s is an error, and nothing is half-written", async (_, way) => {
  const send = start();
  await send(listModules);
  const before = await contents();
  // The account and its session are written in one transaction, the session last.
  const restore = fillStorage(way, "sessions");

  const response = await send(register, aRegistration());

  expect(response.status).toBe(507);
  expect(refusalSchema.parse(await response.json()).error).toContain("storage is full");
  expect(await contents()).toEqual(before);
  restore();
  const { email, password } = aRegistration();
  expect((await send(login, { email, password })).status).toBe(401);
  expect((await send(register, aRegistration())).status).toBe(200);
});

test("after a write to a full storage fails, this backend and a new one show the old list", async () => {
  const admin = await withModuleAdded();
  const send = start();
  const before = await moduleNames(send);
  const restore = fillStorage("abort", "modules");

  const response = await send(addModule, aModule({ name: "One Too Many" }), admin);

  expect(response.status).toBe(507);
  restore();
  expect(await moduleNames(send)).toEqual(before);
  expect(await moduleNames(start())).toEqual(before);
});

test("a transaction that fails for another reason is an error, and the next one succeeds", async () => {
  const admin = await withModuleAdded();
  const send = start();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Broken", "UnknownError");
  });

  const response = await send(addModule, aModule(), admin);

  expect(response.status).toBe(500);
  expect(refusalSchema.parse(await response.json()).error).toContain("could not save");
  put.mockRestore();
  expect((await send(addModule, aModule(), admin)).status).toBe(200);
});

test("upgrades run in order from the version of the data", async () => {
  await withModuleAdded();
  const order: string[] = [];
  const steps: typeof upgrades = [
    ...upgrades,
    async (database) => {
      const notes = database.createObjectStore("notes");
      await notes.put("a draft", 1);
      await notes.put("written by the second", 1);
      order.push("second");
    },
    async (_, transaction) => {
      order.push("third", await transaction.objectStore("notes").get(1));
    },
  ];

  const send = start(steps);

  expect(await moduleNames(send)).toContain("Key Cabinet");
  expect(order).toEqual(["second", "third", "written by the second"]);
  expect(
    await inDatabase(({ version, objectStoreNames }) => [version, objectStoreNames.contains("notes")]),
  ).toEqual([upgrades.length + 2, true]);
});

test("a database without prices keeps its data and offers the default prices", async () => {
  await openFirstVersion();

  const send = start();

  expect(await moduleNames(send)).toEqual(["Key Cabinet"]);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
  const user = await signIn(send, "user");
  expect((await send(redeemPromotion, { order: "SW-1" }, user)).status).toBe(200);
  expect((await start()(redeemPromotion, { order: "SW-2" }, user)).status).toBe(409);
});

test("a database without a change log gets one, with the seed of new collections", async () => {
  await openFirstVersion();
  const send = start();
  const admin = await signIn(send, "admin");

  await send(addModule, aModule({ name: "Second" }), admin);

  const changes = await (await start()(listChanges, undefined, admin)).json();
  expect(changes).toMatchObject([{ summary: "Added the module “Second”" }]);
  expect(await inDatabase((database) => database.count("pricing"))).toBe(1);
  expect(await moduleNames(start())).toEqual(["Key Cabinet", "Second"]);
});

test("if the seed fails to load, new collections wait for the next visit", async () => {
  await openFirstVersion();
  const readSeed = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const send = sender(quickBackend({ openStore: () => openIndexedDbStore(), readSeed }));

  expect(await moduleNames(send)).toEqual(["Key Cabinet"]);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
  expect(readSeed).toHaveBeenCalledOnce();
});

test("from the first release, accounts and sessions stay, and stored answers with tokens are deleted", async () => {
  const token = "0123456789abcdef0123456789abcdef";
  await openFirstRelease(token);
  const send = start();

  expect((await send(currentUser, undefined, token)).status).toBe(200);
  const { email } = firstReleaseAccount;
  expect((await send(login, { email, password: "paper-kite-31" })).status).toBe(200);
  expect(await moduleNames(send)).toEqual(["Key Cabinet"]);
  expect(await inDatabase((database) => database.getAll("answers"))).toEqual([]);
  expect(await inDatabase((database) => database.getAll("setAside"))).toEqual([]);
});

test("an upgrade that fails half-way leaves the data unchanged, and the product works without it", async () => {
  await withModuleAdded();
  const before = await contents();
  const failing = [
    ...upgrades,
    async (database: IDBPDatabase) => {
      database.deleteObjectStore("modules");
      throw new Error("A step that cannot be taken");
    },
  ];

  const response = await start(failing)(listModules);

  expect(response.status).toBe(200);
  expect(response.headers.get(BACKEND_HEADER)).toBe("memory");
  expect(await contents()).toEqual(before);
  expect(await moduleNames(start())).toContain("Key Cabinet");
});

test("an older tab lets a newer one upgrade, and can still read", async () => {
  const older = start();
  const admin = await signIn(older, "admin");

  const newer = start([...upgrades, () => {}]);
  await newer(addModule, aModule(), admin);

  const response = await older(listModules);
  expect(response.headers.get(BACKEND_HEADER)).toBe("read-only");
  expect(await response.json()).toHaveLength(DELIVERED + 1);
  expect((await older(addModule, aModule(), admin)).status).toBe(409);
  expect((await newer(addModule, aModule(), admin)).status).toBe(200);
});

test("an older tab that only reads does not block the next upgrade either", async () => {
  const oldest = start();
  await oldest(listModules);
  const newer = start([...upgrades, () => {}]);
  await newer(listModules);
  await oldest(listModules);

  const response = await start([...upgrades, () => {}, () => {}])(listModules);

  expect(response.headers.get(BACKEND_HEADER)).toBe("saved");
  expect((await oldest(listModules)).headers.get(BACKEND_HEADER)).toBe("read-only");
  expect((await newer(listModules)).headers.get(BACKEND_HEADER)).toBe("read-only");
});

test("while a tab does not let go of the database, calls report it, and succeed as soon as it does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await withModuleAdded();
  const stubborn = await openDB(BACKEND_DATABASE, upgrades.length);
  const send = start([...upgrades, () => {}]);

  const waiting = send(listModules);
  await vi.advanceTimersByTimeAsync(5_000);
  const answers = [await waiting, await send(listModules), await send(listModules)];
  stubborn.close();
  await untilUpgraded();
  const afterwards = await send(listModules);
  vi.useRealTimers();

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(refusalSchema.parse(await answers[0]?.json()).error).toContain("Close the other tabs");
  expect(afterwards.headers.get(BACKEND_HEADER)).toBe("saved");
  expect(await afterwards.json()).toHaveLength(DELIVERED + 1);
});

test("a connection that the browser has closed is opened anew", async () => {
  const connections = vi.spyOn(IDBFactory.prototype, "open");
  const send = start();
  const admin = await signIn(send, "admin");
  const [connection] = await Promise.all(connections.mock.results.map(({ value }) => value.result));
  connection.close();

  expect((await send(addModule, aModule(), admin)).status).toBe(200);
  expect(await moduleNames(send)).toHaveLength(DELIVERED + 1);
});

test("if the database is deleted while a backend runs, the backend starts from the seed", async () => {
  const send = start();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);

  await deleteDatabase();

  expect(await moduleNames(send)).toHaveLength(DELIVERED);
  expect((await send(currentUser, undefined, admin)).status).toBe(401);
});

test("a database deleted and created again by another tab is not mistaken for the old one", async () => {
  const [here, there] = [start(), start()];
  await here(addModule, aModule({ name: "Old" }), await signIn(here, "admin"));
  await deleteDatabase();
  await there(addModule, aModule({ name: "New" }), await signIn(there, "admin"));

  await here(addModule, aModule({ name: "Newest" }), await signIn(here, "admin"));

  expect((await moduleNames(here)).slice(DELIVERED)).toEqual(["New", "Newest"]);
});

/** Starts a backend as the worker does, on the shared database. */
function start(steps = upgrades) {
  return sender(quickBackend({ openStore: () => openIndexedDbStore({ steps }), readSeed: seedOfDelivery }));
}

/** Leaves a database with one added module. Returns the admin's token. */
async function withModuleAdded() {
  const send = start();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);
  return admin;
}

async function moduleNames(send: Send) {
  return listModules.answer.parse(await (await send(listModules)).json()).map(({ name }) => name);
}

/** Accesses the database directly, without the backend. */
async function inDatabase<T>(work: (database: IDBPDatabase) => T | Promise<T>) {
  const database = await openDB(BACKEND_DATABASE);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function contents() {
  return inDatabase(async (database) => {
    const names = [...database.objectStoreNames];
    const records = await Promise.all(names.map((name) => database.getAll(name)));
    return [database.version, ...names.map((name, index) => [name, records[index]])];
  });
}

/** Leaves a database in the format of the first version of the product, with one module. */
async function openFirstVersion() {
  const { users = [] } = await seedOfDelivery();
  const database = await openEarlier(1);
  for (const user of users) await database.put("users", user);
  await database.put("modules", { id: 1, ...aModule() });
  await database.put("meta", { users: 1, sessions: 1, modules: 1, demoUsers: 1, projects: 1 }, "revisions");
  database.close();
}

/** Leaves a database in the format of the first release, with one module and a signed-in account. */
async function openFirstRelease(token: string) {
  const database = await openEarlier(4);
  await database.put("users", firstReleaseAccount);
  await database.put("sessions", { id: token, userId: firstReleaseAccount.id });
  await database.put("modules", { id: 1, ...aModule() });
  const body = JSON.stringify({ user: { email: firstReleaseAccount.email }, token });
  await database.put("answers", { id: "call-0123456789abcdef", number: 1, status: 200, body });
  const names = [...database.objectStoreNames].filter((name) => name !== "meta" && name !== "setAside");
  await database.put("meta", Object.fromEntries(names.map((name) => [name, 1])), "revisions");
  database.close();
}

/** Opens the database with only the first `version` upgrades applied. */
const openEarlier = (version: number) =>
  openDB(BACKEND_DATABASE, version, {
    async upgrade(database, _from, _to, transaction) {
      for (const step of upgrades.slice(0, version)) {
        await step(database, transaction as Parameters<typeof step>[1]);
      }
    },
  });

/** Leaves a database as a later version of the product would. */
async function openNewer(upgrade: (database: IDBPDatabase) => void = () => {}) {
  (await openDB(BACKEND_DATABASE, upgrades.length + 1, { upgrade })).close();
}

/** A second connection opens only after the running upgrade has ended. */
async function untilUpgraded() {
  await inDatabase(() => undefined);
}

function deleteDatabase() {
  return new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(BACKEND_DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/**
 * Simulates a full disk for one store: `put` and `add` throw, or the whole transaction is aborted, as in
 * Chromium.
 */
function fillStorage(way: "put" | "add" | "abort", storeName: string) {
  const method = way === "abort" ? "put" : way;
  const original = IDBObjectStore.prototype[method];
  const spy = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    if (this.name !== storeName) return original.call(this, value);
    if (way !== "abort") throw new DOMException("Full", "QuotaExceededError");
    const request = original.call(this, value);
    // The test double's own way to abort with a reason, which the public `abort` does not take.
    (this.transaction as IDBTransaction & { _abort: (reason: string) => void })._abort("QuotaExceededError");
    return request;
  });
  return () => spy.mockRestore();
}
