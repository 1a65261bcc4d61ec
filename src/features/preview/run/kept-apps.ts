import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type AppSettings, type KeptApp, keptAppSchema } from "#src/contract/work.ts";
import { local } from "#src/lib/storage.ts";

const apps: WorkCollection<KeptApp> = { store: "apps", schema: keptAppSchema };
const JOURNAL = "kept-app:";

export async function readKeptApp(id: string) {
  const kept = await work.get(apps, id);
  const onItsWay = readJournal(id);
  return onItsWay ? { ...kept, ...onItsWay } : (kept ?? null);
}

export const keepSettings = (id: string, settings: AppSettings) => keep(id, { settings });

export const keepData = (id: string, data: Record<string, unknown>) => keep(id, { data });

/** Forgets what was kept, not how it looks. */
export const forgetData = (id: string) => keep(id, { data: {} });

/**
 * The database answers in its own time, and a page may be gone by then: until it has, the change stands in a
 * journal that is written at once.
 */
async function keep(id: string, changed: Partial<KeptApp>) {
  const known = readJournal(id);
  const next = JSON.stringify({ ...known, ...changed, id, updatedAt: new Date().toISOString() });
  local.write(JOURNAL + id, next);
  await work.change([apps], async (change) => {
    const kept = await change.get(apps, id);
    await change.put(apps, { ...kept, ...known, ...changed, id, updatedAt: new Date().toISOString() });
  });
  // Unless there is a later change on its way already.
  if (local.read(JOURNAL + id) === next) local.remove(JOURNAL + id);
}

function readJournal(id: string) {
  try {
    return keptAppSchema.safeParse(JSON.parse(local.read(JOURNAL + id) ?? "null")).data;
  } catch {
    return undefined; // written by something else
  }
}
