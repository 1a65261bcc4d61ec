import { appDocuments, appRecords, apps, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { StoredApp, StoredAppRecord } from "#src/api/work-records.ts";
import type { FirstAppId } from "#src/contract/app-templates.ts";
import { putAppData } from "#src/entities/projects/app-data.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { readsAll } from "../reads-all.ts";
import { dataOf } from "../records/app-data.ts";
import { forgetUnwritten, readUnwritten } from "../stored-apps.ts";
import { loadFirstApp } from "../templates/load-template.ts";
import { recordOf } from "./app-keys.ts";

/** Data that an earlier release has stored, of which a part would be lost. */
export interface UnreadableEarlier {
  saved: Record<string, unknown>;
  /** The part of it that can be read. */
  readable: Record<string, unknown>;
}

/** Whether this is the data of a program of an earlier release, as opposed to what views of a document remember. */
export const isOfProgram = ({ data = {} }: Pick<StoredApp, "data">) =>
  Object.keys(data).some((key) => key !== "views");

/** Adds the samples of the days since an app was last open, without a change of the log, and returns them. */
export async function goOn(
  key: string,
  templateId: FirstAppId,
  stored: readonly StoredAppRecord[],
): Promise<StoredAppRecord[]> {
  const program = await loadFirstApp(templateId);
  const tables = [...new Set(stored.map(({ table }) => table))];
  const idsOf = (table: string) =>
    stored.flatMap((one) => (one.table === table ? [String(one.record.id)] : []));
  const more = program.goOn?.(Object.fromEntries(tables.map((table) => [table, idsOf(table)])), new Date());
  const records = Object.entries(more ?? {}).flatMap(([table, list]) =>
    list.map((record) => recordOf(key, table, record)),
  );
  if (records.length > 0)
    await work.change([projects, appRecords], async (change) => {
      await requireProject(change, key);
      for (const record of records) await change.put(appRecords, record);
    });
  return records;
}

/**
 * Stores an app of the specification as a document: with what an earlier release has stored under the key, or with
 * samples. Data that cannot be read completely stays as it is, and is returned instead.
 */
export async function beginFirstApp(
  key: string,
  templateId: FirstAppId,
  name: string | undefined,
): Promise<UnreadableEarlier | undefined> {
  const program = await loadFirstApp(templateId);
  const problem = await work.change([projects, appDocuments, appRecords, apps], async (change) => {
    await requireProject(change, key);
    if (await change.get(appDocuments, key)) return; // another tab has just done it
    const { settings, data }: Partial<StoredApp> = {
      ...(await change.get(apps, key)),
      ...readUnwritten(key),
    };
    const saved = data && isOfProgram({ data }) ? data : undefined;
    if (!readsAll(saved, program.read)) return { saved: saved ?? {}, readable: { ...program.read(saved) } };
    const file = program.file(saved, new Date());
    const document = { ...file.document, ...(name && { name }) };
    await putAppData(change, key, dataOf(program.withSettings({ ...file, document }, settings)));
    const updatedAt = new Date().toISOString();
    await change.put(apps, { id: key, data: { views: saved ? program.drafts(saved) : {} }, updatedAt });
  });
  if (!problem) forgetUnwritten(key);
  return problem;
}
