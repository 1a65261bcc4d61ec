import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { type IDBPDatabase, openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { fillStorage, inDatabase as inDatabaseOf } from "#src/data/testing.ts";
import { createWorkDatabase, type WorkCollection } from "./work-database.ts";
import { workUpgrades } from "./work-stores.ts";

const noteSchema = z.object({ id: z.int(), text: z.string() });
const datedSchema = z.object({ id: z.int(), createdAt: z.string() });
type DatedNote = z.infer<typeof datedSchema>;
type Note = z.infer<typeof noteSchema>;
const notes: WorkCollection<Note> = { store: "projects", schema: noteSchema };
const others: WorkCollection<Note> = { store: "cart", schema: noteSchema };

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.spyOn(console, "info").mockReturnValue();
});

test("stored records are still there after a reload", async () => {
  await put(createWorkDatabase(), { id: 1, text: "Kept" });

  const work = createWorkDatabase();

  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);
  expect(await work.get(notes, 1)).toEqual({ id: 1, text: "Kept" });
  expect(await work.mode()).toBe("saved");
});

test("a database without a name neither sees nor changes the visitor's work", async () => {
  const own = createWorkDatabase();
  await put(own, { id: 1, text: "Mine" });
  const demo = createWorkDatabase(null);

  expect(await demo.all(notes)).toEqual([]);
  await put(demo, { id: 1, text: "Theirs" });
  await demo.clear();

  expect(await own.all(notes)).toEqual([{ id: 1, text: "Mine" }]);
});

test("a record that cannot be read is set aside, and the others are there", async () => {
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Kept" });
  await inDatabase((database) => database.put("projects", { id: 2, text: 7 }));

  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);

  expect(await inDatabase((database) => database.getAll("setAside"))).toEqual([
    { store: "projects", record: { id: 2, text: 7 } },
  ]);
  expect(await inDatabase((database) => database.get("projects", 2))).toBeUndefined();
});

test("a record that cannot be read is never overwritten, but set aside when another takes its place", async () => {
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Kept" });
  await inDatabase((database) => database.put("projects", { id: 2, text: 7 }));

  await put(work, { id: 2, text: "New" });
  await put(work, { id: 2, text: "Newer" });

  expect(await work.get(notes, 2)).toEqual({ id: 2, text: "Newer" });
  expect(await work.setAside()).toEqual([{ store: "projects", record: { id: 2, text: 7 } }]);
});

test("the other records are returned even if a damaged one cannot be set aside", async () => {
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Kept" });
  await inDatabase((database) => database.put("projects", { id: 2 }));
  fillStorage("add");

  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);

  expect(await inDatabase((database) => database.get("projects", 2))).toEqual({ id: 2 });
});

test("two tabs that add to one record at the same time lose nothing", async () => {
  const [here, there] = [createWorkDatabase(), createWorkDatabase()];
  await put(here, { id: 1, text: "" });
  const append = (work: typeof here, letter: string) =>
    work.change([notes], async (change) => {
      const note = await change.get(notes, 1);
      await change.put(notes, { id: 1, text: `${note?.text}${letter}` });
    });

  await Promise.all(Array.from({ length: 50 }, (_, at) => append(at % 2 ? here : there, "x")));

  expect(await here.get(notes, 1)).toEqual({ id: 1, text: "x".repeat(50) });
});

test.each([
  ["in the database", () => {}],
  ["in memory", () => vi.stubGlobal("indexedDB", undefined)],
])("a failed change is rolled back completely, %s", async (_, prepare) => {
  prepare();
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Before" });

  const failing = work.change([notes, others], async (change) => {
    await change.put(notes, { id: 1, text: "After" });
    await change.put(others, { id: 1, text: "After" });
    throw new Error("Changed my mind");
  });

  await expect(failing).rejects.toThrow("Changed my mind");
  expect(await work.all(notes)).toEqual([{ id: 1, text: "Before" }]);
  expect(await work.all(others)).toEqual([]);
});

test("a full storage is an error that says so, and nothing is half-written", async () => {
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Before" });
  const restore = fillStorage("put");

  await expect(put(work, { id: 1, text: "After" })).rejects.toMatchObject({
    reason: "full",
    message: expect.stringContaining("storage of this browser is full"),
  });

  restore();
  expect(await work.all(notes)).toEqual([{ id: 1, text: "Before" }]);
  await put(work, { id: 2, text: "Again" });
  expect(await work.all(notes)).toHaveLength(2);
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
])("if IndexedDB %s, work is stored in memory, and the mode says so", async (_, indexedDb) => {
  vi.stubGlobal("indexedDB", indexedDb);
  const work = createWorkDatabase();

  await put(work, { id: 1, text: "For now" });

  expect(await work.mode()).toBe("memory");
  expect(await work.all(notes)).toEqual([{ id: 1, text: "For now" }]);
});

test("changes are also serialized in memory", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "" });

  await Promise.all(
    Array.from({ length: 20 }, () =>
      work.change([notes], async (change) => {
        const note = await change.get(notes, 1);
        await change.put(notes, { id: 1, text: `${note?.text}x` });
      }),
    ),
  );

  expect((await work.get(notes, 1))?.text).toHaveLength(20);
});

test("upgrading a first-version database adds the later stores and keeps the data", async () => {
  await put(createWorkDatabase("work", workUpgrades.slice(0, 1)), { id: 1, text: "Kept" });
  const work = createWorkDatabase();
  const later: WorkCollection<Note> = { store: "connections", schema: noteSchema };

  await work.change([later], (change) => change.put(later, { id: 2, text: "New" }));

  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);
  expect(await work.all(later)).toEqual([{ id: 2, text: "New" }]);
});

test("the last records by an index can be read alone, also from an upgraded database", async () => {
  const dated: WorkCollection<DatedNote> = { store: "projects", schema: datedSchema };
  const putDated = (work: ReturnType<typeof createWorkDatabase>, id: number, createdAt: string) =>
    work.change([dated], (change) => change.put(dated, { id, createdAt }));
  const old = createWorkDatabase("work", workUpgrades.slice(0, 3));
  await putDated(old, 1, "2026-03-01");
  await putDated(old, 2, "2026-01-01");
  const work = createWorkDatabase();
  await putDated(work, 3, "2026-02-01");
  await inDatabase((database) => database.put("projects", { id: "damaged", createdAt: "2027-01-01" }));

  expect(await work.last(dated, "createdAt", 3)).toEqual([
    { id: 1, createdAt: "2026-03-01" },
    { id: 3, createdAt: "2026-02-01" },
  ]);
});

test("without an index, and in memory, all records are returned", async () => {
  const dated: WorkCollection<DatedNote> = { store: "cart", schema: datedSchema };
  const record = { id: 1, createdAt: "2026-03-01" };
  const work = createWorkDatabase();
  await work.change([dated], (change) => change.put(dated, record));
  expect(await work.last(dated, "createdAt", 1)).toEqual([record]);

  vi.stubGlobal("indexedDB", undefined);
  const memory = createWorkDatabase();
  await memory.change([dated], (change) => change.put(dated, record));
  expect(await memory.last(dated, "createdAt", 1)).toEqual([record]);
});

test("a database of a newer version can be read, and is never changed", async () => {
  await put(createWorkDatabase(), { id: 1, text: "Kept" });
  (await openDB("work", workUpgrades.length + 1)).close();
  const work = createWorkDatabase();

  await expect(put(work, { id: 2, text: "Too late" })).rejects.toMatchObject({ reason: "newer" });

  expect(await work.mode()).toBe("read-only");
  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);
});

test("the other stores are readable if a newer version has removed one", async () => {
  await put(createWorkDatabase(), { id: 1, text: "Kept" });
  (
    await openDB("work", workUpgrades.length + 1, {
      upgrade: (database) => database.deleteObjectStore("cart"),
    })
  ).close();
  const work = createWorkDatabase();

  expect(await work.all(others)).toEqual([]);
  expect(await work.all(notes)).toHaveLength(1);
});

test("upgrading keeps the data and adds a store for apps and games", async () => {
  await put(createWorkDatabase("work", workUpgrades.slice(0, 2)), { id: 1, text: "Kept" });
  const apps: WorkCollection<Note> = { store: "apps", schema: noteSchema };
  const work = createWorkDatabase("work", workUpgrades.slice(0, 3));

  await work.change([apps], (change) => change.put(apps, { id: 7, text: "A score" }));

  expect(await work.all(notes)).toEqual([{ id: 1, text: "Kept" }]);
  expect(await work.all(apps)).toEqual([{ id: 7, text: "A score" }]);
});

test("a tab closes its connection for an upgrade in another tab, and reads the upgraded database", async () => {
  const old = createWorkDatabase();
  await put(old, { id: 1, text: "Kept" });
  const next = createWorkDatabase("work", [
    ...workUpgrades,
    (database) => void database.createObjectStore("notes"),
  ]);

  expect(await next.all(notes)).toEqual([{ id: 1, text: "Kept" }]);

  expect(await old.mode()).toBe("read-only");
  expect(await old.all(notes)).toEqual([{ id: 1, text: "Kept" }]);
});

test("a tab that blocks an upgrade is reported with what to do, until it closes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await put(createWorkDatabase(), { id: 1, text: "Kept" });
  const stubborn = await openDB("work");
  const work = createWorkDatabase("work", [...workUpgrades, () => {}]);

  const late = expect(work.all(notes)).rejects.toMatchObject({ reason: "blocked" });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;

  vi.useRealTimers();
  stubborn.close();
  await vi.waitFor(async () => expect(await work.all(notes)).toHaveLength(1));
});

test("listeners are notified of changes in this tab and others", async () => {
  const [here, there] = [createWorkDatabase(), createWorkDatabase()];
  const told = vi.fn();
  const stop = here.onChange(told);

  await put(here, { id: 1, text: "Here" });
  expect(told.mock.lastCall).toEqual([["projects"]]);
  await put(there, { id: 2, text: "There" });
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));

  stop();
  await put(here, { id: 3, text: "Unheard" });
  expect(told).toHaveBeenCalledTimes(2);
});

test("all work can be deleted", async () => {
  const work = createWorkDatabase();
  await put(work, { id: 1, text: "Kept" });

  await work.clear();

  expect(await work.all(notes)).toEqual([]);
});

const put = (work: ReturnType<typeof createWorkDatabase>, note: Note) =>
  work.change([notes], (change) => change.put(notes, note));

const inDatabase = <Result>(act: (database: IDBPDatabase) => Promise<Result>) => inDatabaseOf("work", act);
