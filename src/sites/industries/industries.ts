import type { Industry, IndustryGroup } from "./industry.ts";

/** Related industries load together, as they share what is drawn in their pictures: two to four, at most about 60 kB compressed. */
const groups = {
  eatingOut: () => import("./groups/eating-out.ts"),
  bakingAndBrewing: () => import("./groups/baking-and-brewing.ts"),
  medicine: () => import("./groups/medicine.ts"),
  beauty: () => import("./groups/beauty.ts"),
  fitness: () => import("./groups/fitness.ts"),
  houseCalls: () => import("./groups/house-calls.ts"),
  buildingAndRepair: () => import("./groups/building-and-repair.ts"),
  counsel: () => import("./groups/counsel.ts"),
  agencies: () => import("./groups/agencies.ts"),
  design: () => import("./groups/design.ts"),
  shops: () => import("./groups/shops.ts"),
  travel: () => import("./groups/travel.ts"),
  occasions: () => import("./groups/occasions.ts"),
  learningAndCare: () => import("./groups/learning-and-care.ts"),
};

/** The group of each industry. One more industry is one file, one line here and two in its group. */
const groupOf = {
  accounting: groups.counsel,
  agency: groups.agencies,
  architecture: groups.design,
  "art-gallery": groups.shops,
  "auto-repair": groups.buildingAndRepair,
  bakery: groups.bakingAndBrewing,
  bar: groups.bakingAndBrewing,
  barber: groups.beauty,
  bookshop: groups.shops,
  boutique: groups.shops,
  brewery: groups.bakingAndBrewing,
  cafe: groups.eatingOut,
  catering: groups.eatingOut,
  cleaning: groups.houseCalls,
  construction: groups.buildingAndRepair,
  consulting: groups.counsel,
  daycare: groups.learningAndCare,
  dentist: groups.medicine,
  electrician: groups.houseCalls,
  events: groups.occasions,
  "family-medicine": groups.medicine,
  florist: groups.occasions,
  gym: groups.fitness,
  "hair-salon": groups.beauty,
  handyman: groups.houseCalls,
  "home-services": groups.houseCalls,
  hotel: groups.travel,
  "interior-design": groups.design,
  jewelry: groups.shops,
  landscaping: groups.buildingAndRepair,
  "law-firm": groups.counsel,
  musician: groups.occasions,
  nonprofit: groups.learningAndCare,
  "pet-services": groups.medicine,
  photography: groups.design,
  "real-estate": groups.agencies,
  restaurant: groups.eatingOut,
  saas: groups.agencies,
  solar: groups.buildingAndRepair,
  spa: groups.beauty,
  "travel-agency": groups.travel,
  tutoring: groups.learningAndCare,
  veterinary: groups.medicine,
  "wedding-planner": groups.occasions,
  "yoga-studio": groups.fitness,
} satisfies Record<string, () => Promise<{ group: IndustryGroup }>>;

export type IndustryId = keyof typeof groupOf;

export const industryIds = Object.keys(groupOf) as IndustryId[];

export const isIndustryId = (id: string): id is IndustryId => Object.hasOwn(groupOf, id);

/** The words of an industry. */
export async function loadIndustry(id: IndustryId): Promise<Industry> {
  const industry = (await loadGroup(id)).industries[id];
  if (!industry) throw new Error(`Add ${id} to the group that industries.ts names for it.`);
  return industry;
}

const loaded = new Map<string, Promise<IndustryGroup>>();

/** Once it has been had it is kept: a program on the command line can load nothing more after its start. */
export function loadGroup(id: IndustryId): Promise<IndustryGroup> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = groupOf[id]().then(({ group }) => group);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
