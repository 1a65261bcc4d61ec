import { type WorkChange, work } from "#src/api/work-database.ts";
import type { WorkStore } from "#src/api/work-stores.ts";
import { removeAppData } from "#src/entities/projects/app-data.ts";
import {
  LOCAL_NUMBERS_END,
  localKey,
  readProjectKey,
  readSiteNumber,
  writeProjectKey,
} from "#src/entities/projects/project-key.ts";
import { randomId } from "#src/lib/random-id.ts";
import { receiveStored } from "#src/sales/replies/receive-stored.ts";
import { freeNumber, importedName, projectOfSite, siteName } from "./imported-project.ts";
import {
  type WorkRecord,
  type WorkRecords,
  wholeStore,
  wholeStores,
  withoutDestinations,
} from "./work-file.ts";

/** How to handle a project that exists here in another state. */
export type Conflict = "both" | "replace" | "skip";

export interface Comparison {
  added: number;
  same: number;
  /** The names of projects that exist here in another state. */
  different: string[];
}

/** The owner of records without a project. No project has this number. */
const NOBODY = 0;

/** Compares the projects of a file with the stored ones. */
export function compareWork(here: WorkRecords, file: WorkRecords): Comparison {
  const comparison: Comparison = { added: 0, same: 0, different: [] };
  for (const owner of ownersIn(file)) {
    const standing = standingOf(owner, here, file);
    if (standing === "different") comparison.different.push(nameOf(owner, file));
    else comparison[standing] += 1;
  }
  return comparison;
}

/**
 * Imports the work of a file; returns the keys of added and replaced projects. All is one transaction but the replies,
 * which are checked like any reply that arrives.
 */
export async function mergeWork({ replies = [], ...file }: WorkRecords, conflict: Conflict) {
  const keys = await mergeRecords(file, conflict);
  await receiveStored(replies);
  return keys;
}

function mergeRecords(file: WorkRecords, conflict: Conflict) {
  return work.change(wholeStores, async (change) => {
    const here = await readAll(change);
    const names = new Set(ownersIn(here).map((owner) => nameOf(owner, here)));
    const { numbers, left } = decide(here, file, conflict);
    const keptApps = await makeRoomForApps(change, here, file, { numbers, conflict });
    for (const [store, records] of Object.entries(file) as [WorkStore, WorkRecord[]][]) {
      for (const record of records) {
        const owner = ownerOf(store, record);
        if (left.has(owner) || keptApps.has(appOf(store, record))) continue;
        // Records without a project stay as they are here, unless everything is replaced. Notes on people always stay.
        const mayReplace = conflict === "replace" && store !== "prospects";
        if (!numbers.has(owner) && !mayReplace && find(here[store], record.id)) continue;
        const stored = moved(store, record, numbers.get(owner) ?? owner, names);
        if (store === "projects") names.add(String(stored.name));
        await change.put(wholeStore(store), stored);
      }
    }
    // A site that becomes a project of its own needs a project record.
    for (const [owner, number] of numbers) {
      const isKnown = find(file.projects, owner) || find(here.projects, number);
      if (isKnown || number >= LOCAL_NUMBERS_END) continue;
      const name = importedName(nameOf(owner, file), names);
      names.add(name);
      await change.put(wholeStore("projects"), projectOfSite(find(file.documents, owner), number, name));
    }
    return [...numbers.values()].map((number) => writeProjectKey(readSiteNumber(number)));
  });
}

async function readAll(change: WorkChange): Promise<WorkRecords> {
  const records: WorkRecords = {};
  for (const collection of wholeStores) records[collection.store] = await change.all(collection);
  return records;
}

/** The key of the app that a record is of; empty for records of other stores. */
function appOf(store: WorkStore, { id, project }: WorkRecord) {
  if (store === "appDocuments") return String(id);
  return store === "appRecords" || store === "appChanges" ? String(project) : "";
}

interface Decided {
  numbers: ReadonlyMap<number, number>;
  conflict: Conflict;
}

/**
 * An app is imported completely or not at all, because its records belong to its document. Removes those that are going
 * to be replaced, and returns the keys of those that stay as they are here.
 */
async function makeRoomForApps(
  change: WorkChange,
  here: WorkRecords,
  file: WorkRecords,
  { numbers, conflict }: Decided,
) {
  const kept = new Set<string>();
  for (const app of file.appDocuments ?? []) {
    const key = String(app.id);
    if (!find(here.appDocuments, app.id)) continue;
    const owner = ownerOf("appDocuments", app);
    if (numbers.has(owner) && numbers.get(owner) !== owner) continue; // becomes a project beside the present one
    if (numbers.get(owner) === owner || (owner === NOBODY && conflict === "replace"))
      await removeAppData(change, key);
    else kept.add(key);
  }
  // In a file of an earlier release, an app of the specification is the data of a program.
  for (const { id } of file.apps ?? []) {
    const key = String(id);
    const owner = ownerOf("apps", { id });
    const isReplaced = numbers.get(owner) === owner || (owner === NOBODY && conflict === "replace");
    if (isReplaced && find(here.appDocuments, key) && !find(file.appDocuments, key))
      await removeAppData(change, key);
  }
  return kept;
}

/**
 * Assigns numbers to imported projects and decides which stay as they are. For the others, missing records are added.
 */
function decide(here: WorkRecords, file: WorkRecords, conflict: Conflict) {
  const numbers = new Map<number, number>();
  const left = new Set<number>();
  const taken = new Set([here, file].flatMap(ownersIn));
  for (const owner of ownersIn(file)) {
    const standing = standingOf(owner, here, file);
    if (standing === "same") continue;
    if (standing === "added" || conflict === "replace") numbers.set(owner, owner);
    else if (conflict === "skip") left.add(owner);
    // A gallery project keeps its number, so its site is imported as a separate project.
    else numbers.set(owner, freeNumber(taken));
  }
  return { numbers, left };
}

/** Returns the projects of this browser, and gallery projects with an edited site, by the number of the site. */
const ownersIn = ({ projects = [], documents = [] }: WorkRecords) => [
  ...new Set([...projects, ...documents].map(({ id }) => Number(id))),
];

/** Compares a project's record, and its site or app data, ignoring the times of saving. */
function standingOf(owner: number, here: WorkRecords, file: WorkRecords) {
  const hasProject = find(file.projects, owner) !== undefined;
  if (!find(hasProject ? here.projects : here.documents, owner)) return "added";
  const isSame = (store: WorkStore, id: WorkRecord["id"]) =>
    textOf(find(here[store], id)) === textOf(find(file[store], id));
  const isSameProject =
    !hasProject ||
    (isSame("projects", owner) &&
      isSame("apps", localKey(owner)) &&
      appText(here, localKey(owner)) === appText(file, localKey(owner)));
  return isSameProject && isSame("documents", owner) ? "same" : "different";
}

/** Serializes an app with its records, but not its history. */
function appText({ appDocuments, appRecords = [] }: WorkRecords, key: string) {
  const head = find(appDocuments, key);
  if (!head) return;
  const records = appRecords.filter(({ project }) => project === key).map(textOf);
  return JSON.stringify([textOf({ ...head, lastChange: 0, born: "" }), records.sort()]);
}

/** Returns the name of a project. A gallery project has no record, so its site's name is used. */
function nameOf(owner: number, records: WorkRecords) {
  const project = find(records.projects, owner);
  if (project) return String(project.name);
  return siteName(find(records.documents, owner)) || `Project ${readSiteNumber(owner).id}`;
}

/**
 * Returns the number of the project that a record belongs to; each store has its own field for it. App data and
 * connections of gallery projects count as independent.
 */
function ownerOf(store: WorkStore, { id, projectId, project }: WorkRecord) {
  if (store === "projects" || store === "documents") return Number(id);
  if (typeof projectId === "number") return projectId;
  const key = readProjectKey(typeof project === "string" ? project : String(id));
  return key?.kind === "local" ? key.id : NOBODY;
}

/** Returns the record with the number that its project gets here. */
function moved(store: WorkStore, record: WorkRecord, number: number, names: ReadonlySet<string>): WorkRecord {
  const owner = ownerOf(store, record);
  // A tab that has the replaced app open must not write into this one.
  if (number === owner) return store === "appDocuments" ? { ...record, born: randomId() } : record;
  if (store === "projects") return { ...record, id: number, name: importedName(String(record.name), names) };
  if (store === "documents") return { ...record, id: number };
  if (store === "appDocuments") return { ...record, id: localKey(number), born: randomId() };
  if (typeof record.projectId === "number") return { ...record, id: versionId(number), projectId: number };
  const [from, to] = [localKey(owner), localKey(number)];
  return {
    ...record,
    id: typeof record.id === "string" ? renamed(record.id, from, to) : record.id,
    ...(typeof record.project === "string" && { project: to }),
  };
}

const versionId = (number: number) => `${number}-${Math.random().toString(36).slice(2)}`;

/** Renames "local-1" and "local-1/mail", but not "local-12". */
const renamed = (id: string, from: string, to: string) =>
  id === from || id.startsWith(`${from}/`) ? to + id.slice(from.length) : id;

const find = (records: readonly WorkRecord[] | undefined, id: WorkRecord["id"]) =>
  records?.find((record) => record.id === id);

/** Serializes a record without the fields that imports ignore: the time of saving and its destinations. */
const textOf = (record: WorkRecord | undefined) => {
  if (!record) return;
  const { document } = record;
  const compared = isFields(document) ? { ...record, document: withoutDestinations(document) } : record;
  return JSON.stringify({ ...compared, updatedAt: "" }, (_, value) =>
    isFields(value) ? sorted(value) : value,
  );
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
