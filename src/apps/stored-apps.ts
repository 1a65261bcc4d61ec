import { apps, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { type AppSettings, type StoredApp, storedAppSchema } from "#src/api/work-records.ts";
import { unwritten } from "#src/data/unwritten.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";

const keyOf = (id: string) => `apps ${id}`;

export async function readStoredApp(id: string) {
  const stored = await work.get(apps, id);
  const waiting = readUnwritten(id);
  return waiting ? { ...stored, ...waiting } : (stored ?? null);
}

export const keepSettings = (id: string, settings: AppSettings) => keep(id, { settings });

export const keepData = (id: string, data: Record<string, unknown>) => keep(id, { data });

/** Deletes the stored data, but not the look. */
export const forgetData = (id: string) => keep(id, { data: {} });

/** Keeps the whole of the stored data out of the way, and goes on with the part that can be read. */
export async function setAsideData(
  id: string,
  saved: Record<string, unknown>,
  readable: Record<string, unknown>,
) {
  const waiting = readUnwritten(id);
  const updatedAt = new Date().toISOString();
  await work.change([projects, apps], async (change) => {
    await requireProject(change, id);
    const stored = { ...(await change.get(apps, id)), ...waiting, id, updatedAt };
    await change.putAside(apps.store, { ...stored, data: saved });
    await change.put(apps, { ...stored, data: readable });
  });
  unwritten.forget(keyOf(id));
}

async function keep(id: string, changed: Partial<StoredApp>) {
  const known = readUnwritten(id);
  const updatedAt = new Date().toISOString();
  const waiting = { ...known, ...changed, id, updatedAt };
  unwritten.keep(keyOf(id), waiting);
  try {
    await work.change([projects, apps], async (change) => {
      await requireProject(change, id);
      await change.put(apps, { ...(await change.get(apps, id)), ...waiting });
    });
  } catch (error) {
    if (error instanceof WorkError && error.reason === "gone") unwritten.forget(keyOf(id));
    throw error;
  }
  unwritten.forget(keyOf(id), waiting);
}

export const readUnwritten = (id: string) => storedAppSchema.safeParse(unwritten.read(keyOf(id))).data;

export const forgetUnwritten = (id: string) => unwritten.forget(keyOf(id));
