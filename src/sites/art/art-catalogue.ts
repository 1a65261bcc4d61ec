import type { Scene } from "./scene.ts";
import { accounting } from "./scenes/accounting.ts";
import { hairSalon } from "./scenes/hair-salon.ts";
import { lawFirm } from "./scenes/law-firm.ts";
import { petServices } from "./scenes/pet-services.ts";
import { restaurant } from "./scenes/restaurant.ts";

/** Every industry that has pictures, by the id of the industry. */
export const scenes: Record<string, Scene> = {
  "law-firm": lawFirm,
  restaurant,
  "pet-services": petServices,
  "hair-salon": hairSalon,
  accounting,
};

/** How many different pictures an industry has of each kind. */
export function countsOf(id: string) {
  const { arrangements, tiles } = sceneOf(id);
  return { arrangements: arrangements.length, tiles: tiles.length, comparisons: 1 };
}

/** The pictures of an industry; one that has none is a mistake of the caller. */
export function sceneOf(id: string): Scene {
  const scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  if (!scene) throw new Error(`There is no scene "${id}": add it to the table in art-catalogue.ts.`);
  return scene;
}
