import { agency as agencyScene } from "../../art/scenes/agency.ts";
import { realEstate as realEstateScene } from "../../art/scenes/real-estate.ts";
import { saas as saasScene } from "../../art/scenes/saas.ts";
import { agency } from "../agency.ts";
import type { IndustryGroup } from "../industry.ts";
import { realEstate } from "../real-estate.ts";
import { saas } from "../saas.ts";

export const group: IndustryGroup = {
  industries: { agency, "real-estate": realEstate, saas },
  scenes: { agency: agencyScene, "real-estate": realEstateScene, saas: saasScene },
};
