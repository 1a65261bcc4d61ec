import type { Industry } from "./industry.ts";

/** All industries by id, each loaded when it is needed. One more is one file and one line here. */
const files = {
  accounting: () => import("./accounting.ts").then((file) => file.accounting),
  "hair-salon": () => import("./hair-salon.ts").then((file) => file.hairSalon),
  "law-firm": () => import("./law-firm.ts").then((file) => file.lawFirm),
  "pet-services": () => import("./pet-services.ts").then((file) => file.petServices),
  restaurant: () => import("./restaurant.ts").then((file) => file.restaurant),
} satisfies Record<string, () => Promise<Industry>>;

export type IndustryId = keyof typeof files;

export const industryIds = Object.keys(files) as IndustryId[];

export const isIndustryId = (id: string): id is IndustryId => Object.hasOwn(files, id);

export const loadIndustry = (id: IndustryId): Promise<Industry> => files[id]();
