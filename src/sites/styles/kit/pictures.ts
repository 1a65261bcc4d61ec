import { countsOf } from "../../drawn/art-catalogue.ts";
import type { Picture } from "../../fields.ts";
import type { Industry } from "../../industries/industry.ts";
import type { KitContext } from "./context.ts";
import { sharedWords } from "./words.ts";

/** In law and finance, people have a seal with initials instead of a portrait. */
const MONOGRAM_INDUSTRIES = new Set(["law-firm", "accounting", "consulting", "real-estate"]);

export function scene({ industry, look, seed, pictures }: KitContext, extra = 0, label = ""): Picture {
  if (pictures) return pictures.large();
  const { arrangements } = countsOf(industry.id);
  const sceneSeed = look.view === undefined ? seed : seed - (seed % arrangements) + look.view;
  return { kind: "scene", scene: industry.id, seed: sceneSeed + extra, label };
}

/**
 * Returns the picture that matches a text best among those not yet on the page; ties go to the first from `index` on.
 */
export function tile(kit: KitContext, index: number, text: string): Picture {
  if (kit.pictures) return kit.pictures.forText(text);
  const turns = turnsFrom(kit, index);
  const unseen = turns.filter((number) => !kit.shown.has(number));
  const free = unseen.length > 0 ? unseen : turns;
  const best = free.toSorted((a, b) => likeness(kit, text, b) - likeness(kit, text, a))[0] ?? 0;
  kit.shown.add(best);
  return pictureOf(kit, best);
}

export function person({ industry, style, faces }: KitContext, name: string): Picture {
  return {
    kind: "person",
    name,
    look: MONOGRAM_INDUSTRIES.has(industry.id) && style !== "counter" ? "monogram" : "portrait",
    seed: faces[industry.people.findIndex((one) => one.name === name)] ?? 0,
    label: "",
  };
}

/** Returns `count` different picture indexes from `index` on; pictures already on the page come last. */
export function unseenFirst(kit: KitContext, index: number, count: number) {
  const { shown } = kit;
  const turns = turnsFrom(kit, index);
  const chosen = [
    ...turns.filter((number) => !shown.has(number)),
    ...turns.filter((number) => shown.has(number)),
  ].slice(0, count);
  for (const number of chosen) shown.add(number);
  return chosen;
}

type Service = Industry["services"][number];

/** Pairs each service with its best matching picture: best pairs first, no picture twice while others are left. */
export function withPictures(kit: KitContext, services: Service[]) {
  const pairs = services
    .flatMap((service) =>
      kit.industry.gallery.map((_, index) => ({
        service,
        index,
        // A service's name counts more than its description.
        closeness: likeness(kit, service.name, index) * 3 + likeness(kit, service.text, index),
      })),
    )
    .sort((one, other) => other.closeness - one.closeness);
  const pictures = new Map<Service, number>();
  const taken = new Set<number>();
  for (const { service, index } of pairs) {
    if (pictures.has(service) || taken.has(index)) continue;
    pictures.set(service, index);
    taken.add(index);
    kit.shown.add(index);
  }
  return services.map((service) => {
    const index = pictures.get(service);
    return { ...service, picture: index === undefined ? null : pictureOf(kit, index) };
  });
}

export const pictureOf = ({ industry, seed }: KitContext, number: number): Picture => ({
  kind: "tile",
  scene: industry.id,
  index: number,
  seed: seed + number,
  label: industry.gallery[number]?.label ?? "",
});

/** Returns the indexes of all pictures, beginning with this one. */
const turnsFrom = ({ industry: { gallery } }: KitContext, index: number) =>
  gallery.map((_, step) => (index + step) % gallery.length);

function likeness({ industry }: KitContext, text: string, index: number) {
  const { label = "", caption = "", fits = "" } = industry.gallery[index] ?? {};
  return sharedWords(text, `${label} ${caption} ${fits}`);
}
