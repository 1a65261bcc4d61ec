import type { ChangeArea } from "#src/contract/changes.ts";
import type { StoredRecord } from "#src/data/store.ts";
import {
  type Account,
  type CollectionName,
  type Collections,
  nextId,
  recordSchemas,
  type StoredChange,
} from "../db/collections.ts";
import { Refusal } from "./handle.ts";

/** Older changes of an area are deleted. */
const KEPT_PER_AREA = 100;

interface Loggable {
  by: Account;
  area: ChangeArea;
  /** The collections that `work` may change. Changes to other collections cannot be undone. */
  touches: readonly CollectionName[];
  /** One sentence in the past tense on what the change did. */
  summary: string;
}

type Touched = Pick<StoredChange, "before" | "after">;

/**
 * Runs `work` and logs the records it changed, so that the change can be undone. Nothing is logged if nothing
 * changed.
 */
export async function logged<Result>(
  collections: Collections,
  { by, area, touches, summary }: Loggable,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const before = touches.map((name) => recordsById(collections, name));
  const result = await work();

  const change: Touched = { before: {}, after: {} };
  for (const [index, name] of touches.entries()) {
    const [old, now] = [before[index] ?? new Map(), recordsById(collections, name)];
    // Collections replace the records they change, so comparing references finds the changes.
    const replaced = [...old].flatMap(([id, record]) => (now.get(id) === record ? [] : [record]));
    const replacing = [...now].flatMap(([id, record]) => (old.get(id) === record ? [] : [record]));
    if (replaced.length + replacing.length === 0) continue;
    change.before[name] = copies(replaced);
    change.after[name] = copies(replacing);
  }
  if (Object.keys(change.before).length > 0) await note(collections, { by, area, summary, change });
  return result;
}

async function note(
  { changes }: Collections,
  { by, area, summary, change }: Omit<Loggable, "touches"> & { change: Touched },
) {
  await changes.create({
    id: nextId(changes.all()),
    at: new Date().toISOString(),
    by: by.email,
    area,
    summary: summary.slice(0, 300),
    undoneAt: null,
    ...change,
  });
  const ofArea = changes.all().filter((change) => change.area === area);
  for (const { id } of ofArea.slice(0, -KEPT_PER_AREA)) changes.delete((query) => query.where({ id }));
}

/** Restores every record of a change. Refused if one of them has been changed again since. */
export async function restore(collections: Collections, { before, after }: StoredChange) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as CollectionName[];
  for (const name of names) {
    const now = recordsById(collections, name);
    const left = new Map((after[name] ?? []).map((record) => [record.id, record]));
    const touched = new Set([...left.keys(), ...(before[name] ?? []).map(({ id }) => id)]);
    for (const id of touched) {
      if (!isSame(name, now.get(id), left.get(id))) {
        throw new Refusal(409, "This was changed again since. Undo the later change first.");
      }
    }
  }
  for (const name of names) {
    const kept = new Set((before[name] ?? []).map(({ id }) => id));
    for (const { id } of after[name] ?? []) if (!kept.has(id)) removeRecord(collections, name, id);
    for (const record of before[name] ?? []) await putRecord(collections, name, record as StoredRecord);
  }
}

/** Adds a record, or replaces the one with the same id in place. */
export async function putRecord(collections: Collections, name: CollectionName, record: StoredRecord) {
  const collection = anyCollection(collections, name);
  const present = collection.findFirst((query) => query.where({ id: record.id }));
  if (!present) {
    await collection.create(structuredClone(record));
    return;
  }
  await collection.update(present, {
    data(draft) {
      for (const key of Object.keys(draft)) if (!(key in record)) delete draft[key];
      Object.assign(draft, structuredClone(record));
    },
  });
}

function removeRecord(collections: Collections, name: CollectionName, id: StoredRecord["id"]) {
  anyCollection(collections, name).delete((query) => query.where({ id }));
}

function recordsById(collections: Collections, name: CollectionName) {
  return new Map(
    anyCollection(collections, name)
      .all()
      .map((record) => [record.id, record]),
  );
}

interface AnyCollection {
  all: () => StoredRecord[];
  findFirst: (predicate: (query: AnyQuery) => AnyQuery) => StoredRecord | undefined;
  create: (record: StoredRecord) => Promise<unknown>;
  update: (record: StoredRecord, options: { data: (draft: StoredRecord) => void }) => Promise<unknown>;
  delete: (predicate: (query: AnyQuery) => AnyQuery) => unknown;
}
interface AnyQuery {
  where: (fields: { id: StoredRecord["id"] }) => AnyQuery;
}

/** The cast is safe: all collections have strings or numbers as keys. */
const copies = (records: StoredRecord[]) => structuredClone(records) as Touched["before"][string];

const anyCollection = (collections: Collections, name: CollectionName) =>
  collections[name] as unknown as AnyCollection;

function isSame(name: CollectionName, record: unknown, other: unknown) {
  if (!record || !other) return !record && !other;
  // Parsing puts the fields of both into the order of the schema.
  return (
    JSON.stringify(recordSchemas[name].parse(record)) === JSON.stringify(recordSchemas[name].parse(other))
  );
}
