import { cut } from "#src/sites/cut.ts";
import type { Says } from "../site-says.ts";
import { ended } from "../write/edited.ts";

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
    about: aboutOf(says).length > 0 && !isInOpening(says),
    practical: practicalOf(says).length > 0,
    second: second !== undefined,
    map: !isOut("map") && (address.street !== "" || (has("map") && address.town !== "")),
  };
  const isShort = Object.values(own).filter(Boolean).length < FEW;
  return {
    ...own,
    isShort,
    gallery: hasPictures && has("gallery") && says.isAsked("gallery"),
  };
}

/** The paragraphs about the business. What it refuses stands below the prices, where there are any. */
export const aboutOf = (says: Says) =>
  says.practical.length > 0 ? says.about : [...says.about, ...refusalsOf(says)];

/** The course of a visit or an order, and the refusals; a few words as one text. */
export function practicalOf(says: Says) {
  if (says.practical.length === 0) return [];
  const all = [...says.practical, ...refusalsOf(says)];
  const whole = all.join(" ");
  return whole.length <= LONGEST_OPENING ? [whole] : paired(all);
}

/** Two sentences make a paragraph that is read at a glance. */
const paired = (sentences: readonly string[]) =>
  sentences.flatMap((one, at) =>
    at % 2 === 0 ? [cut([one, ...sentences.slice(at + 1, at + 2)].join(" "), 1_200)] : [],
  );

/** What it refuses, as one text, where no list of prices says it. */
export const refusalsOf = ({ refusals, lines }: Says) =>
  refusals.length === 0 || lines.length > 0 ? [] : [cut(refusals.map(ended).join(" "), 1_200)];

const LONGEST_NOTE = 150;
const LONGEST_OPENING = 360;

/** A sentence or two about the business fill no block of their own, and end the opening. */
export function isInOpening(says: Says) {
  const { length } = aboutOf(says).join(" ");
  const besides = [says.lead, ...says.proof].join(" ");
  return length > 0 && length <= LONGEST_NOTE && length + besides.length <= LONGEST_OPENING;
}
