import type { RunningApp } from "#src/entities/running-app.ts";

const apps: Record<string, () => Promise<RunningApp>> = {
  "app-crm": () => import("./crm/crm.tsx").then(({ crm }) => crm),
};

/** Loads the code of an app. */
export async function loadApp(id: string): Promise<RunningApp> {
  const load = apps[id];
  if (!load) throw new Error(`There is no application "${id}".`);
  return load();
}
