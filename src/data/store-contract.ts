import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { fc } from "#tests/support/fuzz.ts";
import type { Changes, Store, StoredRecord } from "./store.ts";
import { createStoreCopy } from "./store-copy.ts";

/** One database that several hosts share. It has the collections `notes` and `pens`. */
export interface StorePlace {
  /** Opens the store as one more host. */
  open: () => Promise<Store>;
  /** Returns what was set aside. */
  aside: () => Promise<unknown[]>;
}

/** Causes a fault; returns the store that meets it, and a function that ends it. */
type CauseFault = (place: StorePlace) => Promise<{ store: Store; end: () => void | Promise<void> }>;

export interface StoreKind {
  /** Creates an empty database. */
  create: () => Promise<StorePlace>;
  /** A value that the store cannot hold. */
  invalid: unknown;
  /**
   * The faults that can happen to such a store. `full`: no room for a pen. `fullLater`: noticed only at the end.
   * `aborted`: the transaction ends for another reason. `closed`: the connection is gone. `deleted`: so is the database. `newer`: a newer version has
   * written it. `blocked`: another host holds it in an older version.
   */
  faults: Partial<
    Record<"full" | "fullLater" | "aborted" | "closed" | "deleted" | "newer" | "blocked", CauseFault>
  >;
}

const note = (id: StoredRecord["id"], text = "") => ({ id, text });
const put = (collection: string, ...records: StoredRecord[]): Changes => ({
  collection,
  put: records,
  remove: [],
});

/** Tests what every store promises. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of tests
export function storeContract(name: string, { create, invalid, faults }: StoreKind) {
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of tests
  describe(`the promises of ${name}:`, () => {
    let place: StorePlace;
    beforeEach(async () => {
      place = await create();
    });

    /** Returns everything that a new host finds. */
    async function contents() {
      const store = await place.open();
      const revisions = await store.revisions();
      return { revisions, records: await store.load(["notes", "pens"]), aside: await place.aside() };
    }

    async function withNotes(...notes: StoredRecord[]) {
      const store = await place.open();
      return { store, saved: await save(store, put("notes", ...notes)) };
    }

    test("a new one has neither revisions nor records", async () => {
      expect(await contents()).toEqual({ revisions: {}, records: [[], []], aside: [] });
    });

    test("every host finds what one has saved, in the order of the ids", async () => {
      const { store } = await withNotes(note(10), note("b"), note(9), note("a"));

      const ids = [[note(9), note(10), note("a"), note("b")]];
      expect(await store.load(["notes"])).toEqual(ids);
      expect(await (await place.open()).load(["notes"])).toEqual(ids);
    });

    test("values return as they were given", async () => {
      const value = { deep: [{ none: null, list: [1.5, "ü 𝄞 \u202e'\";--", ""] }], yes: true, __proto: "x" };

      const { store } = await withNotes({ id: 1, ...value });

      expect(await store.load(["notes"])).toEqual([[{ id: 1, ...value }]]);
    });

    test("many records are saved at once", async () => {
      const notes = Array.from({ length: 300 }, (_, at) => note(at, "ü".repeat(10_000)));

      const { store } = await withNotes(...notes);

      expect((await store.load(["notes"]))[0]).toEqual(notes);
    });

    test("records are replaced and removed", async () => {
      const { store } = await withNotes(note(1, "Old"), note(2));

      await save(store, { collection: "notes", put: [note(1, "New")], remove: [2, 3] });

      expect(await store.load(["notes"])).toEqual([[note(1, "New")]]);
    });

    test("a save advances the revisions of what it changes, and no others", async () => {
      const { store, saved: first } = await withNotes(note(1));

      const second = await save(store, put("pens", { id: 1 }));
      const third = await save(store, put("notes", note(2)));

      expect(second.notes).toBe(first.notes);
      expect(third.pens).toBe(second.pens);
      expect(third.notes).toBeGreaterThan(first.notes ?? Number.POSITIVE_INFINITY);
      expect(await (await place.open()).revisions()).toEqual(third);
    });

    test("a save from revisions that are no longer current writes nothing, whatever it changes", async () => {
      const { store, saved: old } = await withNotes(note(1));
      await save(await place.open(), put("notes", note(1, "Newer")));
      const before = await contents();

      expect(await store.save(old, [put("notes", note(1, "Mine"))])).toBe("conflict");
      expect(await store.save(old, [put("pens", { id: 1 })])).toBe("conflict");
      expect(await store.save({}, [put("pens", { id: 1 })])).toBe("conflict");

      expect(await contents()).toEqual(before);
    });

    test("of many saves from the same revisions, one succeeds", async () => {
      const { saved } = await withNotes();
      const hosts = await Promise.all(Array.from({ length: 4 }, () => place.open()));

      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, at) => hosts[at % 4]?.save(saved, [put("notes", note(at))])),
      );

      expect(outcomes.filter((outcome) => outcome !== "conflict")).toHaveLength(1);
      expect((await contents()).records[0]).toHaveLength(1);
    });

    test("hosts that try again after a conflict lose no change", async () => {
      const hosts = await Promise.all(Array.from({ length: 3 }, async () => copyOf(await place.open())));

      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          hosts[at % 3]?.inTurn(({ records }) => records.set(1, note(1, `${records.get(1)?.text ?? ""}x`))),
        ),
      );

      expect((await contents()).records[0]).toEqual([note(1, "x".repeat(30))]);
    });

    test("a change that is made again after a conflict starts from what is stored", async () => {
      const { store: other } = await withNotes(note(1));
      let isFirst = true;

      await copyOf(await place.open()).inTurn(async ({ records }) => {
        records.set(1, note(1, `${records.get(1)?.text}x`));
        if (isFirst) await save(other, put("pens", { id: 1 }));
        isFirst = false;
      });

      expect((await contents()).records).toEqual([[note(1, "x")], [{ id: 1 }]]);
    });

    test("a save of which one record cannot be stored is an error and leaves everything as it was", async () => {
      const { store, saved } = await withNotes(note(1));
      const before = await contents();
      const changes = [put("notes", note(1, "Half"), note(2)), put("pens", { id: 1, invalid })];

      await expect(store.save(saved, changes)).rejects.toMatchObject({
        name: "StoreError",
        reason: "failed",
      });

      expect(await contents()).toEqual(before);
      expect(await store.save(saved, [put("pens", { id: 1 })])).not.toBe("conflict");
    });

    test("what is set aside leaves its collection and is not lost", async () => {
      const { store } = await withNotes(note(1), note(2, "Torn"));

      await save(store, { collection: "notes", put: [], remove: [], setAside: [note(2, "Torn")] });

      expect(await contents()).toMatchObject({
        records: [[note(1)], []],
        aside: [{ collection: "notes", record: note(2, "Torn") }],
      });
    });

    test("of two hosts that meet an unreadable record, one sets it aside, and both read the others", async () => {
      vi.spyOn(console, "info").mockReturnValue();
      await withNotes(note(1, "Whole"), { id: 2, text: 7 });
      const hosts = await Promise.all([place.open(), place.open()]);

      const read = await Promise.all(hosts.map((store) => copyOf(store).inTurn(({ all }) => all())));

      expect(read).toEqual([[note(1, "Whole")], [note(1, "Whole")]]);
      expect((await contents()).aside).toEqual([{ collection: "notes", record: { id: 2, text: 7 } }]);
    });

    test("what a host holds is its own copy", async () => {
      const given = note(1, "Given");
      const { store } = await withNotes(given);
      const [loaded] = await store.load(["notes"]);

      given.text = "Changed";
      for (const record of loaded ?? []) record.text = "Changed";

      expect(await store.load(["notes"])).toEqual([[note(1, "Given")]]);
    });

    test("any saves of two hosts leave what the same steps leave in a map", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(aSave(), { maxLength: 15 }), async (saves) => {
          place = await create();
          const hosts = await Promise.all([place.open(), place.open()]);
          const expected = new Map<number, StoredRecord>();
          for (const { at, ids, removed } of saves) {
            const records = ids.map((id) => note(id, `${at}`));
            await save(hosts[at % 2] as Store, { collection: "notes", put: records, remove: removed });
            for (const id of removed) expected.delete(id);
            for (const record of records) expected.set(record.id as number, record);
          }

          const sorted = [...expected.values()].sort((one, other) => Number(one.id) - Number(other.id));
          expect((await contents()).records[0]).toEqual(sorted);
        }),
        { numRuns: 30 },
      );
    });

    for (const [fault, reason] of [
      ["full", "full"],
      ["fullLater", "full"],
      ["aborted", "failed"],
    ] as const) {
      const cause = faults[fault];
      if (!cause) continue;
      test(`${fault} in the middle of a save: an error, nothing half-written, and the next one works`, async () => {
        const { saved } = await withNotes(note(1));
        const before = await contents();
        const { store, end } = await cause(place);
        const changes = [put("notes", note(1, "Half")), put("pens", { id: 1 })];

        await expect(store.save(saved, changes)).rejects.toMatchObject({ name: "StoreError", reason });

        expect(await contents()).toEqual(before);
        await end();
        expect(await store.save(saved, changes)).not.toBe("conflict");
      });
    }

    if (faults.closed) {
      const { closed } = faults;
      test("a host whose connection was closed goes on with a new one", async () => {
        const { saved } = await withNotes(note(1));
        const { store } = await closed(place);

        expect(await store.load(["notes"])).toEqual([[note(1)]]);
        expect(await store.save(saved, [put("notes", note(2))])).not.toBe("conflict");
      });
    }

    if (faults.deleted) {
      const { deleted } = faults;
      test("a database that was deleted is empty, and is not mistaken for the old one when it is filled again", async () => {
        const { saved } = await withNotes(note(1, "Old"));
        const { store } = await deleted(place);

        expect(await store.revisions()).toEqual({});
        expect(await store.save(saved, [put("notes", note(2))])).toBe("conflict");
        await new Promise((resolve) => setTimeout(resolve, 2)); // nobody deletes and fills in one millisecond
        expect(await save(store, put("notes", note(1, "New")))).not.toEqual(saved);
        expect(await store.load(["notes"])).toEqual([[note(1, "New")]]);
      });
    }

    if (faults.newer) {
      const { newer } = faults;
      test("a database of a newer version is read and never changed", async () => {
        const { saved } = await withNotes(note(1));
        const before = await contents();
        const { store } = await newer(place);

        expect(await store.revisions()).toEqual(saved);
        expect(store.mode).toBe("read-only");
        expect(await store.load(["notes", "pens"])).toEqual(before.records);
        await expect(store.save(saved, [put("notes", note(2))])).rejects.toMatchObject({ reason: "newer" });
        expect(await contents()).toEqual(before);
      });
    }

    if (faults.blocked) {
      const { blocked } = faults;
      test("while another host blocks it, every call says so, and afterwards it works", async () => {
        const { saved } = await withNotes(note(1));
        const { store, end } = await blocked(place);

        for (const call of [
          () => store.revisions(),
          () => store.load(["notes"]),
          () => store.save(saved, [put("notes", note(2))]),
        ])
          await expect(call()).rejects.toMatchObject({ name: "StoreError", reason: "blocked" });
        await end();

        await vi.waitFor(async () => expect(await store.revisions()).toEqual(saved));
        expect(await store.save(saved, [put("notes", note(2))])).not.toBe("conflict");
      });
    }
  });
}

async function save(store: Store, ...changes: Changes[]) {
  const saved = await store.save(await store.revisions(), changes);
  if (saved === "conflict") throw new Error("Another host has saved in between.");
  return saved;
}

/** A host that keeps the notes in memory. Its changes run one after the other. */
function copyOf(store: Store) {
  const records = new Map<unknown, StoredRecord>();
  const notes = {
    records,
    all: () => [...records.values()],
    clear: () => records.clear(),
    create: async (record: StoredRecord) => records.set(record.id, record),
  };
  const schemas = { notes: z.object({ id: z.int(), text: z.string() }) };
  const copy = createStoreCopy({ store, collections: { notes }, schemas, readSeed: async () => ({}) });
  let previous: Promise<unknown> = Promise.resolve();
  return {
    inTurn<Result>(work: (collection: typeof notes) => Result) {
      const result = previous.then(() => copy.change(async () => work(notes)));
      previous = result;
      return result;
    },
  };
}

const aSave = () =>
  fc.record({
    at: fc.nat(9),
    ids: fc.uniqueArray(fc.nat(6), { maxLength: 4 }),
    removed: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
  });
