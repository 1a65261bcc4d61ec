import { cut } from "#src/sites/cut.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { loadScenes, scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { isIndustryId, loadIndustry } from "#src/sites/industries/industries.ts";
import { type Industry, type Style, styles } from "#src/sites/industries/industry.ts";
import { block as place } from "#src/sites/styles/kit/context.ts";
import { createKit, type Kit } from "#src/sites/styles/kit.ts";
import type { Tone } from "#src/sites/themes/compose.ts";
import { mapData } from "../compose/map-data.ts";
import { industryFacts } from "../industry-facts.ts";
import { commonSentences, namesIn } from "../site-copy.ts";
import { dataOf, isLink, type NewKind } from "./draft.ts";
import { withoutClaims } from "./without-claims.ts";

const FALLBACK = "consulting";

/** The variant of each kind by style: ledger, studio, counter, signal, almanac, marquee. */
const VARIANTS: Record<NewKind, string> = {
  banner: "line line line line line line",
  features: "columns columns split cells columns columns",
  services: "ledger rows cards ledger ledger panels",
  menu: "columns columns ticket tabs columns tabs",
  pricing: "rows rows cards cards table cards",
  shop: "rows cards cards cards rows cards",
  downloads: "rows rows cards cards rows cards",
  gallery: "grid staggered strip mosaic mosaic strip",
  video: "wide split split wide wide split",
  comparison: "pair switch switch pair pair switch",
  testimonials: "wall quote notes carousel wall carousel",
  questions: "split open list split open split",
  team: "list cards row cards list cards",
  about: "columns statement overlap columns columns statement",
  statistics: "row row cells cells row row",
  process: "numbered ladder track track ladder numbered",
  "call-to-action": "band poster panel band poster poster",
  contact: "split split card card split card",
  booking: "split split card split split card",
  hours: "table table board table table board",
  map: "wide split split split wide wide",
  logos: "grid row row row grid row",
  newsletter: "band band card band card band",
  journal: "list magazine magazine list magazine magazine",
  events: "timetable timetable cards timetable timetable timetable",
};

export interface Origin {
  industry: Industry;
  style: Style;
  /** Whether the business is the template's invented one. Claims may be made only about that. */
  isSample: boolean;
}

/** Returns the industry and the style that a site was made from. */
export async function originOf(site: SiteDocument): Promise<Origin> {
  const { template } = site.meta;
  const style = styles.find((one) => template.endsWith(`-${one}`)) ?? "counter";
  const industryId =
    [template.replace(/-[a-z]+$/, ""), ...scenesIn(site)].find((id) => isIndustryId(id)) ?? FALLBACK;
  const id = isIndustryId(industryId) ? industryId : FALLBACK;
  const [industry] = await Promise.all([loadIndustry(id), loadScenes([id])]);
  return { industry, style, isSample: site.meta.business.name === industry.openings[style].name };
}

/** Builds a block with texts of the industry. For a real business, unknown facts are marked as samples. */
export function newBlock(
  site: SiteDocument,
  origin: Origin,
  kind: NewKind,
  wantedTone?: Tone,
  wantedVariant?: string,
): Block {
  const { style } = origin;
  const variant = wantedVariant ?? VARIANTS[kind].split(" ")[styles.indexOf(style)] ?? "";
  const kit = kitFor(site, origin);
  // A drawn map shows streets that a real business never named.
  if (kind === "map" && !origin.isSample && !wantedVariant)
    return place("map", "place", wantedTone ?? "plain", mapData());
  const make = makers(kit)[kind] as (variant: never, tone: Tone) => Block;
  // The variant comes from the table above; its type is a plain string.
  const block = make(variant as never, wantedTone ?? "plain");
  return withOwnLinks(block, site);
}

function kitFor(site: SiteDocument, { industry, style, isSample }: Origin): Kit {
  const { business } = site.meta;
  const own = isSample ? industry : withoutClaims(industry, business.name);
  const { palette, fonts, treatment, form } = site.theme;
  return createKit(
    {
      ...own,
      places: { ...own.places, [style]: business },
      openings: { ...own.openings, [style]: { ...own.openings[style], name: business.name } },
    },
    style,
    { palette, fonts, treatment, form, device: "hours" },
    site.pages.filter(({ label }) => label).map(({ id, label }) => ({ id, name: label })),
  );
}

const makers = (kit: Kit): Record<NewKind, unknown> => ({
  banner: kit.banner,
  features: (variant: "columns", tone: Tone) => kit.features(variant, tone),
  services: kit.services,
  menu: (variant: "columns", tone: Tone) =>
    kit.menu(variant, tone, { count: 3, lines: 6, title: kit.nameOf("prices") || "Prices" }),
  pricing: kit.pricing,
  gallery: (variant: "grid", tone: Tone) => kit.gallery(variant, tone, { title: "A look around" }),
  shop: kit.shop,
  downloads: kit.downloads,
  video: kit.video,
  comparison: kit.comparison,
  testimonials: kit.testimonials,
  questions: kit.questions,
  team: kit.team,
  about: (variant: "columns", tone: Tone) => kit.about(variant, tone, { withLink: kit.has("about") }),
  statistics: kit.statistics,
  process: (variant: "track", tone: Tone) => kit.process(variant, tone),
  "call-to-action": kit.closing,
  contact: kit.contact,
  booking: kit.booking,
  hours: kit.hours,
  map: (variant: "wide", tone: Tone) =>
    kit.map(variant, tone, kit.place.town ? `Find us in ${kit.place.town}` : "How to find us"),
  logos: kit.logos,
  newsletter: kit.newsletter,
  journal: (variant: "list", tone: Tone) =>
    kit.journal(variant, tone, { kicker: "", title: kit.nameOf("journal") || "Journal" }),
  events: kit.events,
});

/** Points buttons to the destinations that the site's buttons have, and removes links to missing pages. */
function withOwnLinks(block: Block, site: SiteDocument): Block {
  const main = mainLink(site);
  const data = dataOf(block);
  const exists = (to: string) =>
    !to.startsWith("page:") || site.pages.some(({ id }) => `page:${id}` === to.split("#")[0]);
  for (const name of ["action", "second"] as const) {
    const link = data[name];
    if (!isLink(link) || (link.to && !link.to.startsWith("#") && exists(link.to) && link.to !== "page:home"))
      continue;
    data[name] =
      name === "action" && main && ["hours", "call-to-action"].includes(block.kind)
        ? { ...main }
        : { label: "", to: "" };
  }
  return block;
}

function mainLink(site: SiteDocument) {
  for (const kind of ["navigation", "hero"]) {
    const block = site.pages[0]?.blocks.find((one) => one.kind === kind);
    const link = block && dataOf(block).action;
    if (isLink(link) && link.to) return link;
  }
  return undefined;
}

/** Returns the industry's headlines in three tones. */
export const headlinesFor = ({ industry }: Origin): readonly string[] =>
  industryFacts[industry.id]?.headlines ?? [];

/** Returns the industry's sentences that fit the business. */
export function sentencesOf({ industry, isSample }: Origin) {
  const names = namesIn(industry);
  return industry.copies
    .flatMap(({ about }) => about)
    .flatMap((paragraph) =>
      (isSample ? paragraph : commonSentences(paragraph, { names })).split(/(?<=[.!?…])\s+/),
    );
}

/** Builds a page heading in the style of the other pages. */
export function newHeading(site: SiteDocument, title: string): Block {
  const like = site.pages
    .slice(1)
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === "hero" && (block.variant === "heading" || block.variant === "strip"));
  const none = { label: "", to: "" };
  return {
    id: "hero",
    kind: "hero",
    variant: like?.kind === "hero" ? like.variant : "heading",
    tone: like?.tone ?? "plain",
    data: {
      kicker: cut(site.meta.business.name, 80),
      title: cut(title, 140),
      text: "",
      action: none,
      second: none,
      picture: like?.kind === "hero" ? structuredClone(like.data.picture) : null,
      facts: [],
      note: "",
      slots: [],
    },
  };
}
