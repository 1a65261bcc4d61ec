import type { Scene } from "#src/art/scene.ts";
import type { IndustryCopy, IndustrySubjects } from "../industry.ts";

export const copies = import.meta.glob<IndustryCopy>("./*/copy.json", { eager: true, import: "default" });
export const scenes = import.meta.glob<Scene>("./*/scene.ts", { eager: true, import: "scene" });
export const subjects = import.meta.glob<IndustrySubjects>("./*/subjects.json", {
  eager: true,
  import: "default",
});
