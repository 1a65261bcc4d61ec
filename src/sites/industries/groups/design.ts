import { architecture as architectureScene } from "../../art/scenes/architecture.ts";
import { interiorDesign as interiorDesignScene } from "../../art/scenes/interior-design.ts";
import { photography as photographyScene } from "../../art/scenes/photography.ts";
import { architecture } from "../architecture.ts";
import type { IndustryGroup } from "../industry.ts";
import { interiorDesign } from "../interior-design.ts";
import { photography } from "../photography.ts";

export const group: IndustryGroup = {
  industries: { architecture, "interior-design": interiorDesign, photography },
  scenes: {
    architecture: architectureScene,
    "interior-design": interiorDesignScene,
    photography: photographyScene,
  },
};
