import type { Program } from "#src/lib/program.ts";

const apps: Record<string, () => Promise<Program>> = {
  "app-dashboard": () => import("./dashboard/dashboard.tsx").then(({ Dashboard }) => Dashboard),
  "app-crm": () => import("./crm/crm.tsx").then(({ Crm }) => Crm),
  "app-ecommerce": () => import("./shop/shop.tsx").then(({ Shop }) => Shop),
};

/** Loads the code of an app. */
export async function loadApp(id: string): Promise<Program> {
  const load = apps[id];
  if (!load) throw new Error(`There is no application "${id}".`);
  return load();
}
