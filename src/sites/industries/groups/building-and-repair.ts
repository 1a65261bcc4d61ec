import { autoRepair as autoRepairScene } from "../../art/scenes/auto-repair.ts";
import { construction as constructionScene } from "../../art/scenes/construction.ts";
import { landscaping as landscapingScene } from "../../art/scenes/landscaping.ts";
import { solar as solarScene } from "../../art/scenes/solar.ts";
import { autoRepair } from "../auto-repair.ts";
import { construction } from "../construction.ts";
import type { IndustryGroup } from "../industry.ts";
import { landscaping } from "../landscaping.ts";
import { solar } from "../solar.ts";

export const group: IndustryGroup = {
  industries: { "auto-repair": autoRepair, construction, landscaping, solar },
  scenes: {
    "auto-repair": autoRepairScene,
    construction: constructionScene,
    landscaping: landscapingScene,
    solar: solarScene,
  },
};
