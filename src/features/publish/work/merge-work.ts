import { type WorkChange, work } from "#src/api/work-database.ts";
import type { WorkStore } from "#src/api/work-stores.ts";
import { type WorkRecord, type WorkRecords, wholeStore, wholeStores } from "./work-file.ts";

/** What happens to a project that is here as well, in another state. */
export type Conflict = "both" | "replace" | "skip";

export interface Comparison {
  added: number;
  same: number;
  /** The names of projects that are here in another state. */
  different: string[];
}

const LARGEST_ID = 2 ** 31;
const NAME_LENGTH = 200;
/** What belongs to a project bears its number in its own way; the rest is by itself. */
const BY_NUMBER = ["projects", "documents"] as const;

/** How the projects of a file compare with those that are here. */
export function compareWork(here: WorkRecords, file: WorkRecords): Comparison {
  const comparison: Comparison = { added: 0, same: 0, different: [] };
  for (const project of file.projects ?? []) {
    if (!find(here.projects, project.id)) comparison.added += 1;
    else if (isSameProject(here, file, project.id)) comparison.same += 1;
    else comparison.different.push(String(project.name));
  }
  return comparison;
}

/** Brings the work of a file in, all of it or nothing; returns the keys of the projects that are new here. */
export function mergeWork(file: WorkRecords, conflict: Conflict) {
  return work.change(wholeStores, async (change) => {
    const here = await readAll(change);
    const numbers = new Map<WorkRecord["id"], WorkRecord["id"]>();
    const skipped = new Set<WorkRecord["id"]>();
    const taken = new Set((here.projects ?? []).map(({ id }) => id));
    for (const { id } of file.projects ?? []) {
      if (!taken.has(id)) numbers.set(id, id);
      else if (isSameProject(here, file, id) || conflict === "skip") skipped.add(id);
      else if (conflict === "replace") numbers.set(id, id);
      else numbers.set(id, freeNumber(taken));
    }
    for (const [store, records] of Object.entries(file) as [WorkStore, WorkRecord[]][]) {
      for (const record of records) {
        const placed = place(store, record, numbers, skipped);
        if (!placed) continue;
        const isOwn = ownerOf(store, record) !== undefined;
        const known = find(here[store], placed.id);
        // What belongs to no project stays as it is here, unless it is to be replaced.
        if (!isOwn && known && conflict !== "replace") continue;
        await change.put(wholeStore(store), placed);
      }
    }
    return [...numbers.values()].map((id) => `local-${id}`);
  });
}

async function readAll(change: WorkChange): Promise<WorkRecords> {
  const records: WorkRecords = {};
  for (const collection of wholeStores) records[collection.store] = await change.all(collection);
  return records;
}

/** The number of the project that a record belongs to. */
function ownerOf(store: WorkStore, { id, projectId, project }: WorkRecord) {
  if (BY_NUMBER.some((name) => name === store)) return id;
  if (typeof projectId === "number") return projectId;
  const key = typeof project === "string" ? project : String(id);
  const [, digits] = /^local-(\d{1,10})$/.exec(key) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The record as it will be here; undefined for what belongs to a project that stays out. */
function place(
  store: WorkStore,
  record: WorkRecord,
  numbers: ReadonlyMap<WorkRecord["id"], WorkRecord["id"]>,
  skipped: ReadonlySet<WorkRecord["id"]>,
): WorkRecord | undefined {
  const owner = ownerOf(store, record);
  if (owner === undefined) return record;
  if (skipped.has(owner)) return undefined;
  const number = numbers.get(owner) ?? owner;
  if (number === owner) return record;
  if (store === "projects") return { ...record, id: number, name: importedName(String(record.name)) };
  if (store === "documents") return { ...record, id: number };
  const [from, to] = [`local-${owner}`, `local-${number}`];
  return {
    ...record,
    id: typeof record.id === "string" ? renamed(record.id, from, to) : record.id,
    ...(typeof record.projectId === "number" && {
      projectId: number,
      id: crypto.randomUUID?.() ?? `${to}-${record.id}`,
    }),
    ...(typeof record.project === "string" && { project: to }),
  };
}

/** "local-1" and "local-1/mail", but not "local-12". */
const renamed = (id: string, from: string, to: string) =>
  id === from || id.startsWith(`${from}/`) ? to + id.slice(from.length) : id;

function importedName(name: string) {
  const ending = " (imported)";
  return `${Array.from(name)
    .slice(0, NAME_LENGTH - ending.length)
    .join("")}${ending}`;
}

function freeNumber(taken: Set<WorkRecord["id"]>): number {
  const number = 1 + Math.floor(Math.random() * (LARGEST_ID - 1));
  if (taken.has(number)) return freeNumber(taken);
  taken.add(number);
  return number;
}

const find = (records: readonly WorkRecord[] | undefined, id: WorkRecord["id"]) =>
  records?.find((record) => record.id === id);

/** Both its record and its site are the same, whenever they were saved. */
function isSameProject(here: WorkRecords, file: WorkRecords, id: WorkRecord["id"]) {
  return BY_NUMBER.every((store) => textOf(find(here[store], id)) === textOf(find(file[store], id)));
}

const textOf = (record: WorkRecord | undefined) =>
  record &&
  JSON.stringify({ ...record, updatedAt: "" }, (_, value) => (isFields(value) ? sorted(value) : value));

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
