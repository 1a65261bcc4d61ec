import type { Tone } from "../../themes/compose.ts";
import { block, type KitContext, type VariantOf } from "./context.ts";
import { nameOf } from "./links.ts";
import { tile } from "./pictures.ts";

export const hours = (
  { industry, reach }: KitContext,
  variant: VariantOf<"hours">,
  tone: Tone,
  title = "When the door is open",
) =>
  block("hours", variant, tone, {
    kicker: "Opening hours",
    title,
    text: industry.hoursNote,
    days: industry.hours.map(({ day, open = "", close = "", note = "" }) => ({ day, open, close, note })),
    action: reach,
  });

export const map = (
  { place, hoursLine, seed }: KitContext,
  variant: VariantOf<"map">,
  tone: Tone,
  title = `Find us in ${place.town}`,
) =>
  block("map", variant, tone, {
    kicker: "Where we are",
    title,
    text: hoursLine,
    picture: { kind: "map", seed, label: `A map with a pin at ${place.street}` },
    directions: [],
  });

export const events = (
  kit: KitContext,
  variant: VariantOf<"events">,
  tone: Tone,
  title = nameOf(kit, "events") || "Coming up",
  count = 4,
) =>
  block("events", variant, tone, {
    kicker: title && "Dates",
    title,
    text: "",
    events: kit.industry.events.slice(0, count),
  });

export function booking(
  kit: KitContext,
  variant: VariantOf<"booking">,
  tone: Tone,
  title = kit.industry.booking.title,
) {
  const { booking: form } = kit.industry;
  return block("booking", variant, tone, {
    kicker: nameOf(kit, "booking") || "Booking",
    title,
    text: form.text,
    slots: form.slots,
    points: kit.copy.reasons.slice(0, 3).map((reason) => reason.title),
    action: form.action,
    picture: variant === "card" ? tile(kit, kit.turn + 6, `${form.title} ${form.text}`) : null,
  });
}

export function contact(
  kit: KitContext,
  variant: VariantOf<"contact">,
  tone: Tone,
  title = kit.industry.contact.title,
) {
  const { text, fields, action } = kit.industry.contact;
  return block("contact", variant, tone, {
    kicker: nameOf(kit, "contact") || "Contact",
    title,
    text,
    fields: fields.map(({ label, kind, options = [] }) => ({ label, kind, options })),
    action,
  });
}

export const newsletter = ({ industry }: KitContext, variant: VariantOf<"newsletter">, tone: Tone) =>
  block("newsletter", variant, tone, {
    title: industry.newsletterTitle,
    text: industry.newsletterText,
    action: "Sign me up",
  });
