import { barber as barberScene } from "../../art/scenes/barber.ts";
import { hairSalon as hairSalonScene } from "../../art/scenes/hair-salon.ts";
import { spa as spaScene } from "../../art/scenes/spa.ts";
import { barber } from "../barber.ts";
import { hairSalon } from "../hair-salon.ts";
import type { IndustryGroup } from "../industry.ts";
import { spa } from "../spa.ts";

export const group: IndustryGroup = {
  industries: { barber, "hair-salon": hairSalon, spa },
  scenes: { barber: barberScene, "hair-salon": hairSalonScene, spa: spaScene },
};
