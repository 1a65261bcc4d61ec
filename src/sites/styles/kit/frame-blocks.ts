import type { Tone } from "../../themes/compose.ts";
import { block, type Data, type KitContext, some, type VariantOf } from "./context.ts";
import { firstOf, nameOf, none, offerOf, type PageId } from "./links.ts";
import { scene } from "./pictures.ts";
import { short } from "./words.ts";

export const navigation = (
  { reach, opening }: KitContext,
  variant: VariantOf<"navigation">,
  tone: Tone = "plain",
  note = "",
) => block("navigation", variant, tone, { note, action: { ...reach, label: short(opening.action) } });

/** The notice at the top of the page. */
export function banner(kit: KitContext, variant: VariantOf<"banner">, tone: Tone) {
  const [post] = some(kit, kit.industry.posts, 1);
  return block("banner", variant, tone, {
    text: post?.title ?? "",
    action: { label: "Read it", to: firstOf(kit, "journal") ? "page:journal" : "#journal" },
  });
}

export function hero(
  kit: KitContext,
  variant: VariantOf<"hero">,
  tone: Tone = "plain",
  extra: Partial<Data<"hero">> = {},
) {
  const { industry, look, opening, reach } = kit;
  return block("hero", look.hero ?? variant, tone, {
    kicker: opening.kicker,
    title: opening.headline,
    text: opening.opening,
    action: reach,
    second: offerOf(kit),
    picture: scene(kit),
    facts: some(kit, industry.statistics, 4),
    note: "",
    slots: industry.booking.slots.slice(0, 6),
    ...extra,
  });
}

/** The opening block of every page except the first. */
export function heading(
  kit: KitContext,
  variant: "heading" | "strip",
  tone: Tone,
  page: { id: PageId; name: string },
) {
  const [title, text] = headingOf(kit, page.id);
  return block("hero", variant, tone, {
    kicker: page.name === title ? kit.opening.name : page.name,
    title,
    text,
    action: none,
    second: none,
    picture: variant === "strip" ? scene(kit, 3) : null,
    facts: [],
    note: "",
    slots: [],
  });
}

function headingOf(kit: KitContext, id: PageId) {
  const { industry, copy, opening, place } = kit;
  const headings: Record<PageId, [title: string, text: string]> = {
    services: [copy.servicesTitle, copy.servicesText],
    prices: [nameOf(kit, "prices") || "Prices", industry.hoursNote && copy.servicesText],
    about: [copy.aboutTitle, ""],
    gallery: [nameOf(kit, "gallery") || "Pictures", `Seen at ${opening.name}, ${place.street}.`],
    journal: [nameOf(kit, "journal") || "Journal", industry.newsletterText],
    events: [nameOf(kit, "events") || "Events", industry.hoursNote],
    questions: [
      "Questions, with answers",
      `What ${industry.customers} ask us most. If yours is missing, call ${place.phone}.`,
    ],
    contact: [industry.contact.title, industry.contact.text],
    booking: [industry.booking.title, industry.booking.text],
  };
  return headings[id];
}

export function closing(kit: KitContext, variant: VariantOf<"call-to-action">, tone: Tone) {
  const { copy, reach, place } = kit;
  return block("call-to-action", variant, tone, {
    kicker: "",
    title: copy.closingTitle,
    text: copy.closingText,
    action: reach,
    second: place.phone ? { label: place.phone, to: `tel:${place.phone.replace(/[^\d+]/g, "")}` } : none,
    picture: variant === "panel" ? scene(kit, 5) : null,
  });
}

export const footer = ({ opening, hoursLine }: KitContext, variant: VariantOf<"footer">, tone: Tone) =>
  block("footer", variant, tone, {
    text: variant === "wordmark" ? opening.kicker : opening.opening,
    hours: hoursLine,
  });
