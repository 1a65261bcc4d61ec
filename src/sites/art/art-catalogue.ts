import type { Scene } from "./scene.ts";

/** Every industry that has pictures, by the id of the industry, each loaded when it is needed. */
const files: Record<string, () => Promise<Scene>> = {
  accounting: () => import("./scenes/accounting.ts").then((file) => file.accounting),
  agency: () => import("./scenes/agency.ts").then((file) => file.agency),
  architecture: () => import("./scenes/architecture.ts").then((file) => file.architecture),
  "art-gallery": () => import("./scenes/art-gallery.ts").then((file) => file.artGallery),
  "auto-repair": () => import("./scenes/auto-repair.ts").then((file) => file.autoRepair),
  bakery: () => import("./scenes/bakery.ts").then((file) => file.bakery),
  bar: () => import("./scenes/bar.ts").then((file) => file.bar),
  barber: () => import("./scenes/barber.ts").then((file) => file.barber),
  bookshop: () => import("./scenes/bookshop.ts").then((file) => file.bookshop),
  boutique: () => import("./scenes/boutique.ts").then((file) => file.boutique),
  brewery: () => import("./scenes/brewery.ts").then((file) => file.brewery),
  cafe: () => import("./scenes/cafe.ts").then((file) => file.cafe),
  catering: () => import("./scenes/catering.ts").then((file) => file.catering),
  cleaning: () => import("./scenes/cleaning.ts").then((file) => file.cleaning),
  construction: () => import("./scenes/construction.ts").then((file) => file.construction),
  consulting: () => import("./scenes/consulting.ts").then((file) => file.consulting),
  daycare: () => import("./scenes/daycare.ts").then((file) => file.daycare),
  dentist: () => import("./scenes/dentist.ts").then((file) => file.dentist),
  electrician: () => import("./scenes/electrician.ts").then((file) => file.electrician),
  events: () => import("./scenes/events.ts").then((file) => file.events),
  "family-medicine": () => import("./scenes/family-medicine.ts").then((file) => file.familyMedicine),
  florist: () => import("./scenes/florist.ts").then((file) => file.florist),
  gym: () => import("./scenes/gym.ts").then((file) => file.gym),
  "hair-salon": () => import("./scenes/hair-salon.ts").then((file) => file.hairSalon),
  handyman: () => import("./scenes/handyman.ts").then((file) => file.handyman),
  "home-services": () => import("./scenes/home-services.ts").then((file) => file.homeServices),
  hotel: () => import("./scenes/hotel.ts").then((file) => file.hotel),
  "interior-design": () => import("./scenes/interior-design.ts").then((file) => file.interiorDesign),
  jewelry: () => import("./scenes/jewelry.ts").then((file) => file.jewelry),
  landscaping: () => import("./scenes/landscaping.ts").then((file) => file.landscaping),
  "law-firm": () => import("./scenes/law-firm.ts").then((file) => file.lawFirm),
  musician: () => import("./scenes/musician.ts").then((file) => file.musician),
  nonprofit: () => import("./scenes/nonprofit.ts").then((file) => file.nonprofit),
  "pet-services": () => import("./scenes/pet-services.ts").then((file) => file.petServices),
  photography: () => import("./scenes/photography.ts").then((file) => file.photography),
  "real-estate": () => import("./scenes/real-estate.ts").then((file) => file.realEstate),
  restaurant: () => import("./scenes/restaurant.ts").then((file) => file.restaurant),
  saas: () => import("./scenes/saas.ts").then((file) => file.saas),
  solar: () => import("./scenes/solar.ts").then((file) => file.solar),
  spa: () => import("./scenes/spa.ts").then((file) => file.spa),
  "travel-agency": () => import("./scenes/travel-agency.ts").then((file) => file.travelAgency),
  tutoring: () => import("./scenes/tutoring.ts").then((file) => file.tutoring),
  veterinary: () => import("./scenes/veterinary.ts").then((file) => file.veterinary),
  "wedding-planner": () => import("./scenes/wedding-planner.ts").then((file) => file.weddingPlanner),
  "yoga-studio": () => import("./scenes/yoga-studio.ts").then((file) => file.yogaStudio),
};

export const sceneIds = Object.keys(files);

const loaded = new Map<string, Scene>();
let faces: typeof import("./faces.ts") | undefined;

/**
 * From then on these pictures can be drawn, and those of people. An id that there is not is passed over, as nothing
 * is drawn of it.
 */
export async function loadScenes(ids: Iterable<string>) {
  const missing = [...new Set(ids)].filter((id) => Object.hasOwn(files, id) && !loaded.has(id));
  await Promise.all([
    ...missing.map(async (id) => loaded.set(id, await (files[id] as () => Promise<Scene>)())),
    loadFaces(),
  ]);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Tells whenever more can be drawn than before; returns how to stop. */
export function onScenesLoaded(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function loadFaces() {
  faces ??= await import("./faces.ts");
}

/** Whether people can be drawn. */
export const hasFaces = () => faces !== undefined;

/** What people are drawn with; to ask before it is loaded is a mistake of the caller. */
export function facesLoaded() {
  if (!faces) throw new Error("No face can be drawn yet: call loadScenes first.");
  return faces;
}

/** Whether there are such pictures, and they are loaded. */
export const hasScene = (id: string) => loaded.has(id);

/** The pictures of an industry; to ask before they are loaded is a mistake of the caller. */
export function sceneOf(id: string): Scene {
  const scene = loaded.get(id);
  if (!scene) throw new Error(`There is no scene "${id}": add it in art-catalogue.ts, and load it first.`);
  return scene;
}

/** How many different pictures an industry has of each kind. */
export function countsOf(id: string) {
  const { arrangements, tiles } = sceneOf(id);
  return { arrangements: arrangements.length, tiles: tiles.length, comparisons: 1 };
}

/** The industries whose pictures a site, or a part of it, shows. */
export function scenesIn(site: object): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("scene" in value && typeof value.scene === "string") found.add(value.scene);
    for (const part of Object.values(value)) look(part);
  };
  look(site);
  return found;
}

/** Whether all pictures of a site can be drawn at once. */
export const hasScenesOf = (site: object) =>
  hasFaces() && [...scenesIn(site)].every((id) => hasScene(id) || !Object.hasOwn(files, id));
