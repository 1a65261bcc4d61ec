import { daycare as daycareScene } from "../../art/scenes/daycare.ts";
import { nonprofit as nonprofitScene } from "../../art/scenes/nonprofit.ts";
import { tutoring as tutoringScene } from "../../art/scenes/tutoring.ts";
import { daycare } from "../daycare.ts";
import type { IndustryGroup } from "../industry.ts";
import { nonprofit } from "../nonprofit.ts";
import { tutoring } from "../tutoring.ts";

export const group: IndustryGroup = {
  industries: { daycare, nonprofit, tutoring },
  scenes: { daycare: daycareScene, nonprofit: nonprofitScene, tutoring: tutoringScene },
};
