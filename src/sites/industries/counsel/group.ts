import type { Scene } from "#src/art/scene.ts";
import type { IndustryCopy } from "../industry.ts";

export const copies = import.meta.glob<IndustryCopy>("./*/copy.json", { eager: true, import: "default" });
export const scenes = import.meta.glob<Scene>("./*/scene.ts", { eager: true, import: "scene" });
