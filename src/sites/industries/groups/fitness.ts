import { gym as gymScene } from "../../art/scenes/gym.ts";
import { yogaStudio as yogaStudioScene } from "../../art/scenes/yoga-studio.ts";
import { gym } from "../gym.ts";
import type { IndustryGroup } from "../industry.ts";
import { yogaStudio } from "../yoga-studio.ts";

export const group: IndustryGroup = {
  industries: { gym, "yoga-studio": yogaStudio },
  scenes: { gym: gymScene, "yoga-studio": yogaStudioScene },
};
