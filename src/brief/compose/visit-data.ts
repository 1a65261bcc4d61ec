import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import { moreContacts } from "../own-facts.ts";
import { offerField } from "../samples.ts";
import { capital } from "../short-text.ts";
import type { Says } from "../site-says.ts";
import type { SiteContext } from "./context.ts";
import { byPhone } from "./site-links.ts";

export const hoursData = ({ says }: SiteContext): Data<"hours"> => ({
  kicker: "",
  title: cut(says.hoursOf || "Opening hours", 140),
  text: cut(says.hoursNote, 300),
  days: says.hourRows,
  action: none,
});

export const eventsData = ({ says: { events, address } }: SiteContext, count: number): Data<"events"> => ({
  kicker: "",
  title: "Dates",
  text: "",
  events: events.slice(0, count).map(({ title, time, price }) => ({
    title: cut(title, 120),
    text: "",
    date: "",
    time: cut(time, 40),
    place: address.town,
    price: cut(price, 40),
  })),
});

/** All ways to reach the business: "Call or text 915-555-0142, or write to maria@example.com." */
export function contactText(says: Says) {
  const { phone, email, understood } = says;
  const ways = [phone && byPhone(says), email && `${phone ? "or write" : "Write"} to ${email}`];
  const first = ways.filter(Boolean).join(", ");
  return [first && `${first}.`, ...moreContacts(understood)].filter(Boolean).join(" ");
}

export const contactData = (
  { says }: SiteContext,
  { title, text, action, question }: { title: string; text: string; action: string; question: string },
): Data<"contact"> => ({
  kicker: "",
  title,
  text: cut(text, 600),
  fields: [
    ...offerField(question, [...says.lines.map(({ name }) => name), ...says.services].slice(0, MOST_CHOICES)),
  ]
    .slice(0, 2)
    .map(({ label, kind, options = [] }) => ({ label, kind, options })),
  action,
});

const MOST_CHOICES = 8;

export const bookingData = ({ says, manner, kit, seed }: SiteContext): Data<"booking"> => ({
  kicker: "",
  title: capital(says.trade?.actions.find(({ want }) => want === "book")?.label ?? "Book a time"),
  text: says.isReachable ? contactText(says) : "",
  slots: [],
  points: [],
  action: "Ask for this time",
  picture: manner.booking[0] === "card" && says.isTypical ? tile(kit, 6 + seed, says.what) : null,
});
