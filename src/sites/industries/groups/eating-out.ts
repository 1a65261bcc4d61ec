import { cafe as cafeScene } from "../../art/scenes/cafe.ts";
import { catering as cateringScene } from "../../art/scenes/catering.ts";
import { restaurant as restaurantScene } from "../../art/scenes/restaurant.ts";
import { cafe } from "../cafe.ts";
import { catering } from "../catering.ts";
import type { IndustryGroup } from "../industry.ts";
import { restaurant } from "../restaurant.ts";

export const group: IndustryGroup = {
  industries: { cafe, catering, restaurant },
  scenes: { cafe: cafeScene, catering: cateringScene, restaurant: restaurantScene },
};
