import "fake-indexeddb/auto";
import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import { type IDBPDatabase, openDB, unwrap } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { abort, connectDatabase, type Upgrades } from "./connection.ts";

const steps: Upgrades = [(database) => void database.createObjectStore("notes")];

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
});

test("a database is opened once, however often it is requested", async () => {
  const { open } = connect();

  const [one, other] = await Promise.all([open(), open()]);

  expect(one).toBe(other);
  expect(await open()).toBe(one);
});

test("a database closed by the browser is opened again", async () => {
  const { open } = connect();
  const first = await open();

  closeByBrowser(first);
  await vi.waitFor(async () => expect(await open()).not.toBe(first));

  await (await open()).put("notes", "Kept", 1);
});

test("work on a closed connection is repeated on a new one", async () => {
  const { open, use } = connect();
  await use((database) => database.put("notes", "Kept", 1));
  (await open()).close();

  expect(await use((database) => database.get("notes", 1))).toBe("Kept");
});

test("other errors are not retried", async () => {
  const work = vi.fn(() => {
    throw new Error("Changed my mind");
  });

  await expect(connect().use(work)).rejects.toThrow("Changed my mind");

  expect(work).toHaveBeenCalledOnce();
});

test("it closes for a newer version, and can be read afterwards", async () => {
  const { isNewer, open, use } = connect();
  await use((database) => database.put("notes", "Kept", 1));
  expect(isNewer(await open())).toBe(false);

  (await openDB("test", 2)).close();

  expect(isNewer(await open())).toBe(true);
  expect(await use((database) => database.get("notes", 1))).toBe("Kept");
});

test("while another connection blocks it, it fails, and works as soon as that one closes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await connect().use((database) => database.put("notes", "Kept", 1));
  const stubborn = await openDB("test");
  const { open, use } = connect([...steps, () => {}]);

  const late = expect(open()).rejects.toMatchObject({ reason: "blocked" });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  vi.useRealTimers();
  stubborn.close();

  await vi.waitFor(async () => expect(await use((database) => database.get("notes", 1))).toBe("Kept"));
});

test("a failed upgrade keeps the previous version, and is tried again", async () => {
  await connect().use((database) => database.put("notes", "Kept", 1));
  const upgrade = vi.fn((database: IDBPDatabase) => {
    database.deleteObjectStore("notes");
    if (upgrade.mock.calls.length === 1) throw new Error("Half-way");
  });
  const { open } = connect([...steps, upgrade]);

  await expect(open()).rejects.toThrow(DOMException);

  expect(await connect().use((database) => database.get("notes", 1))).toBe("Kept");
  expect([...(await open()).objectStoreNames]).toEqual([]);
});

test("aborting a finished transaction does nothing", async () => {
  const transaction = (await connect().open()).transaction("notes", "readwrite");
  await transaction.done;

  expect(() => abort(transaction)).not.toThrow();
});

const connect = (upgrades = steps) => connectDatabase("test", upgrades);

/** Simulates clearing the site's storage, or a disk failure. */
function closeByBrowser(database: IDBPDatabase) {
  // The type requires the class although the function accepts its interface.
  forceCloseDatabase(unwrap(database) as never);
}
