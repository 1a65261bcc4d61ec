import { cleaning as cleaningScene } from "../../art/scenes/cleaning.ts";
import { electrician as electricianScene } from "../../art/scenes/electrician.ts";
import { handyman as handymanScene } from "../../art/scenes/handyman.ts";
import { homeServices as homeServicesScene } from "../../art/scenes/home-services.ts";
import { cleaning } from "../cleaning.ts";
import { electrician } from "../electrician.ts";
import { handyman } from "../handyman.ts";
import { homeServices } from "../home-services.ts";
import type { IndustryGroup } from "../industry.ts";

export const group: IndustryGroup = {
  industries: { cleaning, electrician, handyman, "home-services": homeServices },
  scenes: {
    cleaning: cleaningScene,
    electrician: electricianScene,
    handyman: handymanScene,
    "home-services": homeServicesScene,
  },
};
