import type { Industry } from "./industry.ts";

/** All industries by id, each loaded when it is needed. One more is one file and one line here. */
const files = {
  accounting: () => import("./accounting.ts").then((file) => file.accounting),
  agency: () => import("./agency.ts").then((file) => file.agency),
  architecture: () => import("./architecture.ts").then((file) => file.architecture),
  "art-gallery": () => import("./art-gallery.ts").then((file) => file.artGallery),
  "auto-repair": () => import("./auto-repair.ts").then((file) => file.autoRepair),
  bakery: () => import("./bakery.ts").then((file) => file.bakery),
  bar: () => import("./bar.ts").then((file) => file.bar),
  barber: () => import("./barber.ts").then((file) => file.barber),
  bookshop: () => import("./bookshop.ts").then((file) => file.bookshop),
  boutique: () => import("./boutique.ts").then((file) => file.boutique),
  brewery: () => import("./brewery.ts").then((file) => file.brewery),
  cafe: () => import("./cafe.ts").then((file) => file.cafe),
  catering: () => import("./catering.ts").then((file) => file.catering),
  cleaning: () => import("./cleaning.ts").then((file) => file.cleaning),
  construction: () => import("./construction.ts").then((file) => file.construction),
  consulting: () => import("./consulting.ts").then((file) => file.consulting),
  daycare: () => import("./daycare.ts").then((file) => file.daycare),
  dentist: () => import("./dentist.ts").then((file) => file.dentist),
  electrician: () => import("./electrician.ts").then((file) => file.electrician),
  events: () => import("./events.ts").then((file) => file.events),
  "family-medicine": () => import("./family-medicine.ts").then((file) => file.familyMedicine),
  florist: () => import("./florist.ts").then((file) => file.florist),
  gym: () => import("./gym.ts").then((file) => file.gym),
  "hair-salon": () => import("./hair-salon.ts").then((file) => file.hairSalon),
  handyman: () => import("./handyman.ts").then((file) => file.handyman),
  "home-services": () => import("./home-services.ts").then((file) => file.homeServices),
  hotel: () => import("./hotel.ts").then((file) => file.hotel),
  "interior-design": () => import("./interior-design.ts").then((file) => file.interiorDesign),
  jewelry: () => import("./jewelry.ts").then((file) => file.jewelry),
  landscaping: () => import("./landscaping.ts").then((file) => file.landscaping),
  "law-firm": () => import("./law-firm.ts").then((file) => file.lawFirm),
  musician: () => import("./musician.ts").then((file) => file.musician),
  nonprofit: () => import("./nonprofit.ts").then((file) => file.nonprofit),
  "pet-services": () => import("./pet-services.ts").then((file) => file.petServices),
  photography: () => import("./photography.ts").then((file) => file.photography),
  "real-estate": () => import("./real-estate.ts").then((file) => file.realEstate),
  restaurant: () => import("./restaurant.ts").then((file) => file.restaurant),
  saas: () => import("./saas.ts").then((file) => file.saas),
  solar: () => import("./solar.ts").then((file) => file.solar),
  spa: () => import("./spa.ts").then((file) => file.spa),
  "travel-agency": () => import("./travel-agency.ts").then((file) => file.travelAgency),
  tutoring: () => import("./tutoring.ts").then((file) => file.tutoring),
  veterinary: () => import("./veterinary.ts").then((file) => file.veterinary),
  "wedding-planner": () => import("./wedding-planner.ts").then((file) => file.weddingPlanner),
  "yoga-studio": () => import("./yoga-studio.ts").then((file) => file.yogaStudio),
} satisfies Record<string, () => Promise<Industry>>;

export type IndustryId = keyof typeof files;

export const industryIds = Object.keys(files) as IndustryId[];

export const isIndustryId = (id: string): id is IndustryId => Object.hasOwn(files, id);

const loaded = new Map<IndustryId, Promise<Industry>>();

/** Once it has been had it is kept: a program on the command line can load nothing more after its start. */
export function loadIndustry(id: IndustryId): Promise<Industry> {
  const known = loaded.get(id);
  if (known) return known;
  const loading: Promise<Industry> = files[id]();
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
