import { accounting } from "./accounting.ts";
import { hairSalon } from "./hair-salon.ts";
import type { Industry } from "./industry.ts";
import { lawFirm } from "./law-firm.ts";
import { petServices } from "./pet-services.ts";
import { restaurant } from "./restaurant.ts";

/** All industries by id. One more is one file and one line here. */
export const industries = {
  accounting,
  "hair-salon": hairSalon,
  "law-firm": lawFirm,
  "pet-services": petServices,
  restaurant,
} satisfies Record<string, Industry>;

export type IndustryId = keyof typeof industries;
