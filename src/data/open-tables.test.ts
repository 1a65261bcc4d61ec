import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addTables, type Upgrades } from "./connection.ts";
import { openTables } from "./open-tables.ts";
import type { Tables } from "./tables.ts";

const steps: Upgrades = [
  addTables("notes", "pens"),
  (database) => void database.createObjectStore("numbered", { autoIncrement: true }),
];

describe.each([
  ["in IndexedDB", "test"],
  ["in memory", null],
])("tables %s:", (_, name) => {
  let tables: Tables;
  beforeEach(async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    tables = openTables({ name, steps });
    await tables.write(["notes"], ({ put }) => put("notes", { id: 1, text: "Before" }));
  });
  const notes = () => tables.read(["notes"], ({ all }) => all("notes"));

  test("an error of the caller is passed on unchanged, also where a write has failed before it", async () => {
    const change = tables.write(["notes"], ({ put }) => {
      put("notes", { id: 1, text: "After" });
      put("notes", { id: 2, invalid: () => {} });
      throw new TypeError("Changed my mind");
    });

    await expect(change).rejects.toThrow(new TypeError("Changed my mind"));
    expect(await notes()).toEqual([{ id: 1, text: "Before" }]);
  });

  test("a failed write fails the change, although the caller has caught it", async () => {
    const change = tables.write(["notes"], async ({ put }) => {
      await put("notes", { id: 1, text: "After" });
      await put("notes", { id: 2, invalid: () => {} }).catch(() => {});
    });

    await expect(change).rejects.toMatchObject({ name: "StoreError", reason: "failed" });
    expect(await notes()).toEqual([{ id: 1, text: "Before" }]);
  });

  test("a change can write only to the tables that it names", async () => {
    const change = tables.write(["notes"], ({ put }) => put("pens", { id: 1 }));

    await expect(change).rejects.toMatchObject({ reason: "failed" });
  });

  test("a change reads what it has written, and nobody else does before its end", async () => {
    let outside: unknown;
    await tables.write(["notes"], async ({ all, clear, get, put }) => {
      await clear("notes");
      await put("notes", { id: "x" });
      expect(await get("notes", "x")).toEqual({ id: "x" });
      expect(await all("notes")).toEqual([{ id: "x" }]);
      outside = notes();
      await put("notes", { id: "y" });
    });

    const after = [{ id: "x" }, { id: "y" }];
    expect([[{ id: 1, text: "Before" }], after]).toContainEqual(await outside);
    expect(await notes()).toEqual(after);
  });

  test("a table that numbers its records keeps their order", async () => {
    await tables.write(["numbered"], ({ add }) => {
      for (const text of ["One", "Two", "Three"]) add("numbered", text);
    });

    expect(await tables.read(["numbered"], ({ all }) => all("numbered"))).toEqual(["One", "Two", "Three"]);
  });

  test("a table that does not exist reads as empty", async () => {
    const read = tables.read(["gone", "notes"], ({ all, get, last }) =>
      Promise.all([all("gone"), get("gone", 1), last("gone", "at", 1), all("notes")]),
    );

    expect(await read).toEqual([[], undefined, [], [{ id: 1, text: "Before" }]]);
  });

  test("the owner of the tables explains their errors", async () => {
    const own = openTables({ name, steps, explain: ({ reason }) => new RangeError(reason) });

    await expect(own.write(["notes"], ({ put }) => put("pens", { id: 1 }))).rejects.toThrow(
      new RangeError("failed"),
    );
  });
});

test("a read that fails says so, and is no failed save", async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  const tables = openTables({ name: "test", steps });
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw new DOMException("Internal error", "UnknownError");
  });

  await expect(tables.read(["notes"], ({ all }) => all("notes"))).rejects.toMatchObject({ reason: "unread" });
});
