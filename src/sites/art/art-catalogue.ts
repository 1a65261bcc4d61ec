import type { Scene } from "./scene.ts";

/** Every industry that has pictures, by the id of the industry, each loaded when it is needed. */
const files: Record<string, () => Promise<Scene>> = {
  accounting: () => import("./scenes/accounting.ts").then((file) => file.accounting),
  "hair-salon": () => import("./scenes/hair-salon.ts").then((file) => file.hairSalon),
  "law-firm": () => import("./scenes/law-firm.ts").then((file) => file.lawFirm),
  "pet-services": () => import("./scenes/pet-services.ts").then((file) => file.petServices),
  restaurant: () => import("./scenes/restaurant.ts").then((file) => file.restaurant),
};

export const sceneIds = Object.keys(files);

const loaded = new Map<string, Scene>();

/** From then on these pictures can be drawn. An id that there is not is passed over, as nothing is drawn of it. */
export async function loadScenes(ids: Iterable<string>) {
  const missing = [...new Set(ids)].filter((id) => Object.hasOwn(files, id) && !loaded.has(id));
  await Promise.all(missing.map(async (id) => loaded.set(id, await (files[id] as () => Promise<Scene>)())));
}

/** Whether there are such pictures, and they are loaded. */
export const hasScene = (id: string) => loaded.has(id);

/** The pictures of an industry; to ask before they are loaded is a mistake of the caller. */
export function sceneOf(id: string): Scene {
  const scene = loaded.get(id);
  if (!scene) throw new Error(`There is no scene "${id}": add it in art-catalogue.ts, and load it first.`);
  return scene;
}

/** How many different pictures an industry has of each kind. */
export function countsOf(id: string) {
  const { arrangements, tiles } = sceneOf(id);
  return { arrangements: arrangements.length, tiles: tiles.length, comparisons: 1 };
}

/** The industries whose pictures a site, or a part of it, shows. */
export function scenesIn(site: object): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("scene" in value && typeof value.scene === "string") found.add(value.scene);
    for (const part of Object.values(value)) look(part);
  };
  look(site);
  return found;
}

/** Whether all pictures of a site can be drawn at once. */
export const hasScenesOf = (site: object) =>
  [...scenesIn(site)].every((id) => hasScene(id) || !Object.hasOwn(files, id));
