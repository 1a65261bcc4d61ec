import type { Scene } from "#src/art/scene.ts";
import { industryIds, isIndustryId, loadGroup } from "../industries/industries.ts";

/** Every industry has pictures, so scene ids are industry ids. */
export const sceneIds: readonly string[] = industryIds;

const loaded = new Map<string, Scene>();
let faces: typeof import("#src/art/faces.ts") | undefined;

/** Loads the pictures of these industries, and the parts of portraits. Unknown ids are skipped. */
export async function loadScenes(ids: Iterable<string>) {
  const missing = [...new Set(ids)].filter(isIndustryId).filter((id) => !loaded.has(id));
  const [groups] = await Promise.all([Promise.all(missing.map(loadGroup)), loadFaces()]);
  for (const { scenes } of groups) for (const [id, scene] of Object.entries(scenes)) loaded.set(id, scene);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls the listener whenever further pictures become available. Returns a function that unsubscribes. */
export function onScenesLoaded(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function loadFaces() {
  faces ??= await import("#src/art/faces.ts");
}

export const hasFaces = () => faces !== undefined;

/** Returns the parts of people's portraits. Throws if they are not loaded yet. */
export function facesLoaded() {
  if (!faces) throw new Error("No face can be drawn yet: call loadScenes first.");
  return faces;
}

export const hasScene = (id: string) => loaded.has(id);

/** Returns the pictures of an industry. Throws if they are not loaded yet: the caller loads them first. */
export function sceneOf(id: string): Scene {
  const scene = loaded.get(id);
  if (!scene)
    throw new Error(`There is no scene "${id}": add it to a group in industries/groups, and load it first.`);
  return scene;
}

/** How many different pictures an industry has of each kind. */
export function countsOf(id: string) {
  const { arrangements, tiles } = sceneOf(id);
  return { arrangements: arrangements.length, tiles: tiles.length, comparisons: 1 };
}

/** The industries whose pictures a site, or a part of one, shows. */
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
  hasFaces() && [...scenesIn(site)].every((id) => hasScene(id) || !isIndustryId(id));
