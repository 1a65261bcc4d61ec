import { events as eventsScene } from "../../art/scenes/events.ts";
import { florist as floristScene } from "../../art/scenes/florist.ts";
import { musician as musicianScene } from "../../art/scenes/musician.ts";
import { weddingPlanner as weddingPlannerScene } from "../../art/scenes/wedding-planner.ts";
import { events } from "../events.ts";
import { florist } from "../florist.ts";
import type { IndustryGroup } from "../industry.ts";
import { musician } from "../musician.ts";
import { weddingPlanner } from "../wedding-planner.ts";

export const group: IndustryGroup = {
  industries: { events, florist, musician, "wedding-planner": weddingPlanner },
  scenes: {
    events: eventsScene,
    florist: floristScene,
    musician: musicianScene,
    "wedding-planner": weddingPlannerScene,
  },
};
