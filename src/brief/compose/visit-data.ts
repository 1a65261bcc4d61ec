import { seedOf } from "#src/art/random.ts";
import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import { eventIn } from "../facts/clauses.ts";
import { isAllHours, openLine } from "../hour-rows.ts";
import {
  commonFields,
  HOURS_TEXT,
  offerField,
  SAMPLE_DAY,
  SAMPLE_HOURS,
  sampleBooking,
  sampleEvent,
} from "../samples.ts";
import { capital } from "../short-text.ts";
import { inPlace } from "../site-copy.ts";
import type { Says } from "../site-says.ts";
import type { SiteContext } from "./context.ts";

export function hoursData({ says, reach, call }: SiteContext): Data<"hours"> {
  const { hourRows: rows, hoursLine } = says;
  const isKnown = rows.length > 0;
  const line = isAllHours(hoursLine) ? `Open ${hoursLine}` : hoursLine;
  return {
    kicker: "Opening hours",
    title: "When we are here",
    text: cut(isKnown ? line : HOURS_TEXT, 300),
    days: isKnown ? rows : [{ day: SAMPLE_DAY, open: SAMPLE_HOURS, close: "", note: "" }],
    action: reach === call ? none : reach,
  };
}

export function eventsData({ says }: SiteContext, count: number): Data<"events"> {
  const own = ownEvents(says).slice(0, count);
  const samples = Array.from({ length: count }, (_, index) => sampleEvent(index, says.address.town));
  return { kicker: "Dates", title: "Coming up", text: "", events: own.length > 0 ? own : samples };
}

/** Returns the events that the brief names with their days: "bread class on the first Sunday of the month". */
function ownEvents({ understood, address, lines, isOut }: Says) {
  const { dates, hours, figures } = understood.evidence.facts;
  return figures.flatMap((figure) => {
    const day = [...dates, ...hours].find(({ start, end }) => start > figure.start && end === figure.end);
    const title = day && eventIn(figure.text.slice(0, day.start - figure.start));
    if (!title) return [];
    const line = isOut("pricing")
      ? undefined
      : lines.find(({ name }) => name.toLowerCase() === title.toLowerCase());
    return {
      title: cut(capital(title), 120),
      text: "",
      date: "",
      time: cut(capital(day.text.replace(/^the /i, "")), 40),
      place: address.town,
      price: line?.price ?? "",
    };
  });
}

export const mapData = ({ says: { address, hoursLine, name } }: SiteContext): Data<"map"> => ({
  kicker: "Where we are",
  title: cut(address.town ? `Find us${inPlace(address.town)}` : "How to find us", 140),
  text: cut(hoursLine && openLine(hoursLine), 400),
  picture: { kind: "map", seed: seedOf(name) % 100_000, label: "A sample map with a pin" },
  directions: [],
});

export const contactData = (
  { says }: SiteContext,
  title: string,
  words: string,
  action: string,
  question = "What is it about?",
): Data<"contact"> => ({
  kicker: "",
  title,
  text: cut(words, 600),
  fields: [
    ...offerField(question, says.offers),
    ...(says.isTypical ? commonFields(says.industry, says.isCommon) : []),
  ]
    .slice(0, 2)
    .map(({ label, kind, options = [] }) => ({ label, kind, options })),
  action,
});

export function bookingData({ says, manner, kit, seed }: SiteContext): Data<"booking"> {
  const { isTypical, isCommon, hoursLine } = says;
  const { title } = says.industry.booking;
  return {
    kicker: "",
    title: isTypical && isCommon(title) ? title : sampleBooking.title,
    text: cut(hoursLine ? `${openLine(hoursLine)}.` : sampleBooking.text, 600),
    slots: [],
    points: [],
    action: sampleBooking.action,
    picture: manner.booking[0] === "card" ? tile(kit, 6 + seed, title) : null,
  };
}
