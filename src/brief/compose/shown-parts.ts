import type { Says } from "../site-says.ts";

/** The parts of the home page that the brief fills. */
export type Shown = ReturnType<typeof shownParts>;

const FEW = 2;

export function shownParts(says: Says) {
  const { has, isOut, lines, hourRows, events, people, services, isTypical, address, second } = says;
  const hasPictures = isTypical && !isOut("gallery") && says.industry.gallery.length > 0;
  const own = {
    prices: lines.length > 0,
    hours: hourRows.length > 0,
    events: events.length > 0,
    people: people.length > 1,
    services: services.length > 0,
    about: says.about.length > 0,
    second: second !== undefined,
    map: !isOut("map") && (address.street !== "" || (has("map") && address.town !== "")),
  };
  const isShort = Object.values(own).filter(Boolean).length < FEW;
  return {
    ...own,
    isShort,
    /** A short page shows pictures of the industry, so that it is more than an opening. */
    gallery: hasPictures && (has("gallery") || isShort),
  };
}
