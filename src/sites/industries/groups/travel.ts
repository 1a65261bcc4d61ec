import { hotel as hotelScene } from "../../art/scenes/hotel.ts";
import { travelAgency as travelAgencyScene } from "../../art/scenes/travel-agency.ts";
import { hotel } from "../hotel.ts";
import type { IndustryGroup } from "../industry.ts";
import { travelAgency } from "../travel-agency.ts";

export const group: IndustryGroup = {
  industries: { hotel, "travel-agency": travelAgency },
  scenes: { hotel: hotelScene, "travel-agency": travelAgencyScene },
};
