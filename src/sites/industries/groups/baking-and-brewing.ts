import { bakery as bakeryScene } from "../../art/scenes/bakery.ts";
import { bar as barScene } from "../../art/scenes/bar.ts";
import { brewery as breweryScene } from "../../art/scenes/brewery.ts";
import { bakery } from "../bakery.ts";
import { bar } from "../bar.ts";
import { brewery } from "../brewery.ts";
import type { IndustryGroup } from "../industry.ts";

export const group: IndustryGroup = {
  industries: { bakery, bar, brewery },
  scenes: { bakery: bakeryScene, bar: barScene, brewery: breweryScene },
};
