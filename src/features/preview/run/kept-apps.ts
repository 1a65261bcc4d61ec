import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type AppSettings, type KeptApp, keptAppSchema } from "#src/contract/work.ts";

const apps: WorkCollection<KeptApp> = { store: "apps", schema: keptAppSchema };

export const readKeptApp = async (id: string) => (await work.get(apps, id)) ?? null;

export const keepSettings = (id: string, settings: AppSettings) =>
  change(id, (kept) => ({ ...kept, settings }));

export const keepData = (id: string, data: Record<string, unknown>) =>
  change(id, (kept) => ({ ...kept, data }));

/** Forgets what was kept, not how it looks. */
export const forgetData = (id: string) => change(id, ({ data: _, ...kept }) => kept);

function change(id: string, next: (kept: KeptApp) => KeptApp) {
  return work.change([apps], async (change) => {
    const updatedAt = new Date().toISOString();
    const kept = (await change.get(apps, id)) ?? { id, updatedAt };
    await change.put(apps, { ...next(kept), updatedAt });
  });
}
