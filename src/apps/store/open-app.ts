import { appChanges, appDocuments, appRecords, apps, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { AppDocumentRecord, StoredApp, StoredAppRecord } from "#src/api/work-records.ts";
import { isFirstApp } from "#src/contract/app-templates.ts";
import { putAppData } from "#src/entities/projects/app-data.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import type { AppColumns } from "../computed/column.ts";
import { createColumns } from "../computed/columns.ts";
import { AppDocumentError, parseAppDocument } from "../document.ts";
import { dataOf } from "../records/app-data.ts";
import { type AppRecord, readRecord } from "../records/record.ts";
import { type AppRecords, createRecords } from "../records/records.ts";
import { forgetUnwritten, readUnwritten } from "../stored-apps.ts";
import { loadAppTemplate } from "../templates/load-template.ts";
import { keysOf, recordOf } from "./app-keys.ts";
import { createAppStorage, readLog } from "./app-storage.ts";
import { beginFirstApp, goOn, isOfProgram, type UnreadableEarlier } from "./first-apps.ts";
import { forgetElsewhere, pendingElsewhere } from "./pending-changes.ts";
import { createViewDrafts, type ViewDrafts } from "./view-drafts.ts";

export interface OpenApp {
  app: AppRecords;
  columns: AppColumns;
  /** The number of stored records that could not be read. They were set aside. */
  unreadable: number;
  drafts: ViewDrafts;
}

/** A stored app whose document cannot be read. It stays as it is. */
export interface UnreadableApp {
  problem: string;
  stored: Stored;
}

interface Stored {
  head: AppDocumentRecord;
  records: StoredAppRecord[];
  /** What is stored beside the document. */
  beside: StoredApp | undefined;
}

/** Where an app comes from if it was never opened: its template, and the name it gets. */
export interface AppOrigin {
  templateId: string;
  name?: string | undefined;
}

/**
 * Opens the app that is stored under the key of a project or template. One that was never opened begins as its template.
 * Returns undefined if there is neither.
 */
export async function openApp(
  key: string,
  origin: AppOrigin,
): Promise<OpenApp | UnreadableApp | UnreadableEarlier | undefined> {
  const stored = (await readStored(key)) ?? (await begin(key, origin));
  if (!stored || "saved" in stored) return stored;
  // An app opens without new samples rather than not at all.
  if (isFirstApp(origin.templateId))
    stored.records.push(...(await goOn(key, origin.templateId, stored.records).catch(() => [])));
  try {
    return await opened(key, stored);
  } catch (error) {
    if (error instanceof AppDocumentError) return { problem: error.message, stored };
    throw error;
  }
}

const readStored = (key: string) =>
  work.read([appDocuments, appRecords, apps], async ({ get, under }): Promise<Stored | undefined> => {
    const head = await get(appDocuments, key);
    if (!head) return;
    const beside = { ...(await get(apps, key)), ...readUnwritten(key) } as StoredApp;
    return { head, records: await under(appRecords, keysOf(key)), beside: beside.id ? beside : undefined };
  });

async function opened(key: string, { head, records, beside }: Stored): Promise<OpenApp> {
  const document = parseAppDocument(head.app);
  const tables = new Map(document.tables.map((table) => [table.id, table]));
  const read: Record<string, AppRecord[]> = {};
  const unreadable: StoredAppRecord[] = [];
  for (const stored of records) {
    const table = tables.get(stored.table);
    if (!table) continue; // a deleted table, which may come back
    const record = readRecord(stored.record, table);
    const list = read[table.id] ?? [];
    read[table.id] = list;
    if (record && recordOf(key, table.id, record).id === stored.id) list.push(record);
    else unreadable.push(stored);
  }
  if (unreadable.length > 0) await setAside(unreadable);
  const isLate = beside !== undefined && isOfProgram(beside);
  if (isLate) await setAsideLate(key, beside);
  const waiting = pendingElsewhere(key);
  const known = new Set(waiting.length > 0 ? (await readLog(key)).map(({ id }) => id) : []);
  const app = createRecords({
    document,
    records: read,
    counters: head.counters,
    storage: createAppStorage(key, head),
    unwritten: waiting.filter(({ id }) => !known.has(id)),
  });
  if (waiting.length > 0)
    void app.save().then(() => {
      if (app.unsaved === 0) forgetElsewhere(key, new Set(waiting.map(({ id }) => id)));
    });
  return {
    app,
    columns: createColumns(app),
    unreadable: unreadable.length + (isLate ? 1 : 0),
    drafts: createViewDrafts(key, isLate ? undefined : beside),
  };
}

/** Sets aside what a tab with an earlier release has stored since the app became a document. */
async function setAsideLate(key: string, late: StoredApp) {
  try {
    await work.change([apps], async (change) => {
      await change.putAside(apps.store, late);
      await change.remove(apps, key);
    });
    forgetUnwritten(key);
  } catch (error) {
    console.info("What an earlier release has stored could not be set aside.", error);
  }
}

/** Keeps unreadable records out of the way, where My Projects lists them. Full storage must not block opening the app. */
async function setAside(records: readonly StoredAppRecord[]) {
  try {
    await work.change([appRecords], async (change) => {
      for (const stored of records) {
        await change.putAside(appRecords.store, stored);
        await change.remove(appRecords, stored.id);
      }
    });
  } catch (error) {
    console.info("A damaged record could not be set aside.", error);
  }
}

/** Stores the template under the key, unless another tab has just done so. */
async function begin(
  key: string,
  { templateId, name }: AppOrigin,
): Promise<Stored | UnreadableEarlier | undefined> {
  if (isFirstApp(templateId)) {
    const problem = await beginFirstApp(key, templateId, name?.slice(0, MAX_NAME));
    return problem ?? readStored(key);
  }
  const file = await firstState(templateId, name);
  if (!file) return;
  await work.change([projects, appDocuments, appRecords], async (change) => {
    await requireProject(change, key);
    if (await change.get(appDocuments, key)) return;
    await putAppData(change, key, dataOf(file));
  });
  return readStored(key);
}

/** Returns an app as it was when it was made from its template. */
export async function firstState(templateId: string, name?: string) {
  const file = await loadAppTemplate(templateId, dayOf(new Date()));
  return file && name ? { ...file, document: { ...file.document, name: name.slice(0, MAX_NAME) } } : file;
}

/** The limit of app names; project names may be longer. */
export const MAX_NAME = 80;

/** Keeps an app up to date with other tabs until the returned function is called. */
export const followOtherTabs = (app: AppRecords) =>
  work.onChange((stores) => {
    if (stores.includes(appChanges.store)) void app.readNew().catch(() => {}); // saving reports what is wrong
  });
