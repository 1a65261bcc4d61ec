import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { currentUser, login, register } from "#src/contract/auth.ts";
import { BACKEND_DATABASE } from "#src/contract/backend-database.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { fillStorage } from "#src/data/testing.ts";
import { aModule, aRegistration, signIn } from "../testing.ts";
import { contents, DELIVERED, inDatabase, moduleNames, start, withModuleAdded } from "./testing.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

test("what is in the database is named as saved", async () => {
  const response = await start()(listModules);

  expect(response.headers.get(BACKEND_HEADER)).toBe("saved");
});

test("a record that cannot be read is set aside, and the others are there", async () => {
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

test("two backends that meet the same unreadable record set it aside once, and lose nothing new", async () => {
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

test("where a record cannot be set aside because storage is full, the others are there all the same", async () => {
  await withModuleAdded();
  await inDatabase((database) => database.put("modules", { id: 3 }));
  fillStorage("add", "setAside");

  const names = await moduleNames(start());

  expect(names).toHaveLength(DELIVERED);
  expect(await inDatabase((database) => database.get("modules", 3))).toEqual({ id: 3 });
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
])("where IndexedDB %s, data is kept in memory, and every answer says so", async (_, indexedDb) => {
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
  // An account and its session are written together, the session last.
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

test("after a full storage the list is as it was, in this backend and in a new one", async () => {
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

test("a transaction that fails for another reason is an error, and the next one works", async () => {
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

test("a connection that the browser has closed is opened anew", async () => {
  const connections = vi.spyOn(IDBFactory.prototype, "open");
  const send = start();
  const admin = await signIn(send, "admin");
  const [connection] = await Promise.all(connections.mock.results.map(({ value }) => value.result));
  connection.close();

  expect((await send(addModule, aModule(), admin)).status).toBe(200);
  expect(await moduleNames(send)).toHaveLength(DELIVERED + 1);
});

test("when the database is deleted under a running backend, it starts afresh", async () => {
  const send = start();
  const admin = await signIn(send, "admin");
  await send(addModule, aModule(), admin);

  await deleteDB(BACKEND_DATABASE);

  expect(await moduleNames(send)).toHaveLength(DELIVERED);
  expect((await send(currentUser, undefined, admin)).status).toBe(401);
});

test("a database deleted and made anew by somebody else is not mistaken for the old one", async () => {
  const [here, there] = [start(), start()];
  await here(addModule, aModule({ name: "Old" }), await signIn(here, "admin"));
  await deleteDB(BACKEND_DATABASE);
  await there(addModule, aModule({ name: "New" }), await signIn(there, "admin"));

  await here(addModule, aModule({ name: "Newest" }), await signIn(here, "admin"));

  expect((await moduleNames(here)).slice(DELIVERED)).toEqual(["New", "Newest"]);
});
