import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { type IDBPDatabase, openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { listChanges } from "#src/contract/changes.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { redeemPromotion } from "#src/contract/promotion.ts";
import {
  aModule,
  aRegistration,
  firstReleaseAccount,
  quickBackend,
  seedOfDelivery,
  sender,
  signIn,
} from "../testing.ts";
import { openIndexedDbStore, upgrades } from "./indexed-db-store.ts";
import { contents, DELIVERED, inDatabase, moduleNames, start, withModuleAdded } from "./testing.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
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

test("a newer version that has given up a collection can be read for the rest", async () => {
  await withModuleAdded();
  await openNewer((database) => database.deleteObjectStore("demoUsers"));

  expect(await moduleNames(start())).toHaveLength(DELIVERED + 1);
});

test("upgrades run in their order, from the version that the data has", async () => {
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

test("a database from before there were prices keeps what is in it, and offers those of delivery", async () => {
  await openFirstVersion();

  const send = start();

  expect(await moduleNames(send)).toEqual(["Key Cabinet"]);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
  const user = await signIn(send, "user");
  expect((await send(redeemPromotion, { order: "SW-1" }, user)).status).toBe(200);
  expect((await start()(redeemPromotion, { order: "SW-2" }, user)).status).toBe(409);
});

test("a database from before there was a change log gets one, and what is new in this version", async () => {
  await openFirstVersion();
  const send = start();
  const admin = await signIn(send, "admin");

  await send(addModule, aModule({ name: "Second" }), admin);

  const changes = await (await start()(listChanges, undefined, admin)).json();
  expect(changes).toMatchObject([{ summary: "Added the module “Second”" }]);
  expect(await inDatabase((database) => database.count("pricing"))).toBe(1);
  expect(await moduleNames(start())).toEqual(["Key Cabinet", "Second"]);
});

test("what is new in this version waits for the next visit where its seed cannot be had", async () => {
  await openFirstVersion();
  const readSeed = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const send = sender(quickBackend({ openStore: () => openIndexedDbStore(), readSeed }));

  expect(await moduleNames(send)).toEqual(["Key Cabinet"]);
  expect(await (await send(readPricing)).json()).toEqual(builtInPricing);
  expect(readSeed).toHaveBeenCalledOnce();
});

test("of the first release, accounts and sessions stay, and the tokens in its stored answers go", async () => {
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

test("an upgrade that fails half-way leaves the data as it was, and the product works without it", async () => {
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

test("an older tab that only reads does not hold up the next upgrade either", async () => {
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

test("while a tab does not let go, calls say so, and work as soon as it does", async () => {
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

/** Leaves the database as the first version of the product did, with one module in it. */
async function openFirstVersion() {
  const { users = [] } = await seedOfDelivery();
  const database = await openEarlier(1);
  for (const user of users) await database.put("users", user);
  await database.put("modules", { id: 1, ...aModule() });
  await database.put("meta", { users: 1, sessions: 1, modules: 1, demoUsers: 1, projects: 1 }, "revisions");
  database.close();
}

/** Leaves the database as the first release did, with one module and an account that is signed in. */
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

/** The database with the first steps only. */
const openEarlier = (version: number) =>
  openDB(BACKEND_DATABASE, version, {
    async upgrade(database, _from, _to, transaction) {
      for (const step of upgrades.slice(0, version)) {
        await step(database, transaction as Parameters<typeof step>[1]);
      }
    },
  });

/** Leaves the database as a later version of the product would. */
async function openNewer(upgrade: (database: IDBPDatabase) => void = () => {}) {
  (await openDB(BACKEND_DATABASE, upgrades.length + 1, { upgrade })).close();
}

/** A second connection can be opened only when the upgrade before it has ended. */
async function untilUpgraded() {
  await inDatabase(() => undefined);
}
