import { appChanges, appDocuments, appRecords } from "#src/api/work-collections.ts";
import { type WorkChange, type WorkCollection, work } from "#src/api/work-database.ts";
import { randomId } from "#src/lib/random-id.ts";

/** An app that visitors build, as files carry it. `src/apps` validates it when it opens it. */
export interface AppData {
  document: Record<string, unknown>;
  /** By table. */
  records: Record<string, Record<string, unknown>[]>;
  counters: Record<string, number>;
}

/** The stores of an app. A change that copies or removes one has to include them. */
export const appStores = [appDocuments, appRecords, appChanges] as const;

const under = (key: string) => `${key}/`;

/** Stores an app under a key, without a history. */
export async function putAppData(change: WorkChange, key: string, { document, records, counters }: AppData) {
  await change.put(appDocuments, {
    id: key,
    app: document,
    counters,
    lastChange: 0,
    born: randomId(),
    updatedAt: new Date().toISOString(),
  });
  await Promise.all(
    Object.entries(records).flatMap(([table, list]) =>
      list.map((record) =>
        change.put(appRecords, { id: `${key}/${table}/${record.id}`, project: key, table, record }),
      ),
    ),
  );
}

/** Returns undefined for an app that was never opened: it still is its template. */
export async function readAppData({ get, under: list }: Pick<WorkChange, "get" | "under">, key: string) {
  const head = await get(appDocuments, key);
  if (!head) return;
  const tables = new Map<string, Record<string, unknown>[]>();
  for (const { table, record } of await list(appRecords, under(key)))
    if (tables.get(table)?.push(record) === undefined) tables.set(table, [record]);
  return { document: head.app, records: Object.fromEntries(tables), counters: head.counters };
}

export const savedAppData = (key: string): Promise<AppData | undefined> =>
  work.read([appDocuments, appRecords], (reading) => readAppData(reading, key));

/** Copies an app without its history. */
export async function copyAppData(change: WorkChange, from: string, to: string) {
  const data = await readAppData(change, from);
  if (data) await putAppData(change, to, data);
}

export async function removeAppData(change: WorkChange, key: string) {
  await change.remove(appDocuments, key);
  for (const store of [appRecords, appChanges] as WorkCollection<{ id: string }>[])
    for (const { id } of await change.under(store, under(key))) await change.remove(store, id);
}
