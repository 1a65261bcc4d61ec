import { assetReference } from "#src/lib/asset-reference.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createWorkDatabase, type WorkCollection } from "#src/api/work-database.ts";
import { type WorkStore, workStores, workUpgrades } from "#src/api/work-stores.ts";
import { fillStorage } from "#src/data/testing.ts";
import { createAssetStore, holdPictures } from "./asset-store.ts";
import type { MadePicture } from "./picture.ts";

const DAY_MS = 86_400_000;
const tomorrow = () => Date.now() + DAY_MS + 1;
const persist = vi.fn(async () => true);

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  persist.mockClear();
  vi.stubGlobal("navigator", {
    locks: standInLocks(),
    storage: {
      persist,
      persisted: async () => false,
      estimate: async () => ({ usage: 5_000, quota: 1_000_000 }),
    },
  });
});

test("a picture is still stored after a reload, with the bytes of every size", async () => {
  const { id } = await open().add({ picture: picture("roses"), name: "roses.jpg" });

  const asset = await open().get(id);

  expect(asset).toMatchObject({
    id,
    name: "roses.jpg",
    alt: "",
    width: 1600,
    height: 900,
    type: "image/webp",
  });
  expect(await Promise.all(asset?.sizes.map(({ blob }) => blob.text()) ?? [])).toEqual([
    "small roses",
    "roses",
  ]);
});

test("if the browser stores no blobs, as in private windows of Safari, their bytes are stored", async () => {
  const original = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
    const { sizes = [] } = value as { sizes?: { blob: unknown }[] };
    if (sizes.some(({ blob }) => blob instanceof Blob)) throw new DOMException("No blobs", "DataCloneError");
    return original.call(this, value, key);
  });
  const { id } = await open().add({ picture: picture("roses"), name: "roses.jpg" });
  await open().setAlt(id, "Red roses");

  const asset = await open().get(id);

  expect(asset).toMatchObject({ id, alt: "Red roses", type: "image/webp" });
  expect(asset?.sizes.map(({ blob }) => blob.type)).toEqual(["image/webp", "image/webp"]);
  expect(await Promise.all(asset?.sizes.map(({ blob }) => blob.text()) ?? [])).toEqual([
    "small roses",
    "roses",
  ]);
  expect(await open().list()).toHaveLength(1);
});

test("the id is the SHA-256 of the largest size, with and without Web Crypto", async () => {
  const own = await open().add({ picture: picture("abc"), name: "" });
  vi.stubGlobal("crypto", {});
  const other = await open().add({ picture: picture("abc"), name: "" });
  vi.unstubAllGlobals();

  expect(own.id).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(other.id).toBe(own.id);
});

test("the same picture is stored once, and keeps its first name and text", async () => {
  const store = open();
  const first = await store.add({ picture: picture("roses"), name: "roses.jpg", alt: "Red roses" });

  expect(await store.add({ picture: picture("roses"), name: "copy.jpg" })).toEqual(first);
  expect(await store.list()).toHaveLength(1);
});

test("two tabs that add the same pictures at once store each once", async () => {
  const [here, there] = [open(), open()];

  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      (at % 2 ? here : there).add({ picture: picture(`picture ${at % 3}`), name: "" }),
    ),
  );

  expect(await here.list()).toHaveLength(3);
  expect((await there.usage()).pictures).toBe(3);
});

test("persistent storage is requested once, at the first picture", async () => {
  await open().add({ picture: picture("one"), name: "" });
  await open().add({ picture: picture("two"), name: "" });

  await vi.waitFor(() => expect(persist).toHaveBeenCalled());
  expect(persist).toHaveBeenCalledOnce();
});

test("a full storage leaves everything as it was, and the error says what to do", async () => {
  const store = open();
  await store.add({ picture: picture("before"), name: "" });
  const makeRoom = fillStorage("put");

  await expect(store.add({ picture: picture("after"), name: "" })).rejects.toMatchObject({
    problem: "full",
    message: expect.stringContaining("Delete pictures or projects"),
  });

  makeRoom();
  expect(await store.list()).toHaveLength(1);
  await store.add({ picture: picture("after"), name: "" });
  expect(await store.list()).toHaveLength(2);
});

test("a file's name may have any length and cannot change the text direction of the page", async () => {
  const { name } = await open().add({ picture: picture("x"), name: `\u202Egpj.exe${"😀".repeat(3_000)}` });

  expect(name).toMatch(/^gpj\.exe😀+$/u);
  expect([...name]).toHaveLength(200);
});

test("an alternative text is stored, and a removed picture can be restored with it", async () => {
  const store = open();
  const { id } = await store.add({ picture: picture("roses"), name: "" });

  const described = await store.setAlt(id, "Red roses");
  await store.remove(id);
  expect(await store.get(id)).toBeUndefined();
  expect(await store.setAlt(id, "Too late")).toBeUndefined();
  if (described) await store.putBack(described);

  expect(await store.get(id)).toMatchObject({ alt: "Red roses" });
});

test("usage adds up the sizes and reports the storage of the whole product", async () => {
  const store = open();
  await store.add({ picture: picture("12345"), name: "" });

  expect(await store.usage()).toEqual({
    pictures: 1,
    bytes: "small 12345".length + "12345".length,
    total: { used: 5_000, quota: 1_000_000, isStored: false },
  });
});

test.each<WorkStore>(["documents", "versions", "drafts", "projects", "apps"])(
  "a picture that one of the %s needs stays, and goes when nothing needs it",
  async (name) => {
    const store = open();
    const [used, unused] = [
      await store.add({ picture: picture("used"), name: "" }),
      await store.add({ picture: picture("unused"), name: "" }),
    ];
    await put(name, { id: 1, deep: [{ image: assetReference(used.id) }] });

    expect(await store.removeUnneeded([], tomorrow())).toEqual([unused.id]);
    expect(await store.list()).toEqual([used]);
    expect((await store.uses()).get(used.id)).toBe(1);

    await put(name, { id: 1 });
    expect(await store.removeUnneeded([], tomorrow())).toEqual([used.id]);
    expect(await store.list()).toEqual([]);
  },
);

test("pictures younger than a day, or about to be saved, are not removed", async () => {
  const store = open();
  const { id } = await store.add({ picture: picture("new"), name: "" });

  expect(await store.removeUnneeded()).toEqual([]);
  expect(await store.removeUnneeded([{ image: assetReference(id) }], tomorrow())).toEqual([]);
  expect(await store.list()).toHaveLength(1);
});

test("nothing is removed while an editor is open in any tab", async () => {
  const store = open();
  const { id } = await store.add({ picture: picture("in an undo step"), name: "" });
  const [endHere, endThere] = [holdPictures(), holdPictures()];

  expect(await store.removeUnneeded([], tomorrow())).toEqual([]);
  endHere();
  expect(await store.removeUnneeded([], tomorrow())).toEqual([]);
  endThere();
  await vi.waitFor(async () => expect(await store.removeUnneeded([], tomorrow())).toEqual([id]));
});

test("without Web Locks nothing is removed automatically", async () => {
  vi.stubGlobal("navigator", {});
  const store = open();
  await store.add({ picture: picture("kept"), name: "" });
  holdPictures()();

  expect(await store.removeUnneeded([], tomorrow())).toEqual([]);
});

test("a picture that cannot be read is set aside, and the others are still available", async () => {
  const store = open();
  await store.add({ picture: picture("whole"), name: "" });
  await put("assets", { id: "damaged", sizes: [] });

  expect(await store.list()).toHaveLength(1);
});

test("in memory as well, pictures are stored for as long as the page is open", async () => {
  vi.stubGlobal("indexedDB", undefined);
  vi.spyOn(console, "info").mockReturnValue();
  const store = open();

  const { id } = await store.add({ picture: picture("for now"), name: "" });

  expect(await (await store.get(id))?.sizes.at(-1)?.blob.text()).toBe("for now");
});

test.each(workUpgrades.slice(0, -1).map((_, index) => index + 1))(
  "a database of version %i keeps every record of every store, and takes pictures",
  async (version) => {
    const old = createWorkDatabase("work", workUpgrades.slice(0, version));
    await old.mode();
    const before = (await storesOf(version)).filter((name) => name !== "assets");
    for (const name of before) await put(name, { id: 7, text: `In ${name}` }, old);

    const { id } = await open().add({ picture: picture("new"), name: "" });

    expect(before.length).toBeGreaterThan(5);
    for (const name of before)
      expect(await createWorkDatabase().all(anything(name))).toEqual([{ id: 7, text: `In ${name}` }]);
    expect(await open().get(id)).toBeDefined();
  },
);

const open = () => createAssetStore(createWorkDatabase());

const picture = (bytes: string): MadePicture => ({
  type: "image/webp",
  width: 1600,
  height: 900,
  color: "#336699",
  sizes: [
    { width: 480, height: 270, blob: new Blob([`small ${bytes}`], { type: "image/webp" }) },
    { width: 1600, height: 900, blob: new Blob([bytes], { type: "image/webp" }) },
  ],
  notes: ["Not stored"],
});

interface AnyRecord {
  id: number | string;
  [field: string]: unknown;
}

const anything = (store: WorkStore): WorkCollection<AnyRecord> => ({
  store,
  schema: z.custom<AnyRecord>(() => true),
});

const put = (store: WorkStore, record: AnyRecord, database = createWorkDatabase()) =>
  database.change([anything(store)], (change) => change.put(anything(store), record));

/** Returns the names of the object stores in that version of the database. */
async function storesOf(version: number) {
  const request = indexedDB.open("work");
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const names = [...database.objectStoreNames];
  expect(database.version).toBe(version);
  database.close();
  return workStores.filter((store) => names.includes(store));
}

/**
 * Node 20 has no Web Locks. In this fake, shared locks coexist and an exclusive lock that would wait is
 * refused.
 */
function standInLocks() {
  let held = 0;
  return {
    async request(_: string, { mode, ifAvailable }: LockOptions, work: (lock: object | null) => unknown) {
      if (ifAvailable && held > 0) return work(null);
      if (mode === "shared") held += 1;
      try {
        return await work({});
      } finally {
        if (mode === "shared") held -= 1;
      }
    },
  };
}
