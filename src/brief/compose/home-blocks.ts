import type { createRandom } from "#src/art/random.ts";
import { cut } from "#src/sites/cut.ts";
import type { Block } from "#src/sites/document.ts";
import { block, type Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { tile } from "#src/sites/styles/kit/pictures.ts";
import type { Part } from "../block-styles.ts";
import type { Feature } from "../parsed-brief.ts";
import { ended } from "../write/edited.ts";
import { inManner, type SiteContext, type StyledKind, suggested } from "./context.ts";
import { closing, emergencyBanner, footer, navigation } from "./frame-blocks.ts";
import { mapData } from "./map-data.ts";
import { menuData, servicesData } from "./offer-data.ts";
import { opening, stripOf } from "./opening.ts";
import { questionsData, teamData } from "./people-data.ts";
import { comparisonData, galleryData, journalData } from "./picture-data.ts";
import { aboutOf, practicalOf } from "./shown-parts.ts";
import { bookingData, contactData, eventsData, hoursData } from "./visit-data.ts";

/** Returns the blocks of the home page in order, with suggestions for what the brief asked for and did not fill. */
export function homeBlocks(site: SiteContext, order: readonly Part[]): Block[] {
  const { says, manner } = site;
  const hero = opening(site);
  const isUnderOverlay = hero.variant === "backdrop" || hero.variant === "poster";
  const middle = [
    ...strip(site),
    ...withOthers(order).flatMap((part) => (isOther(part) ? others[part](site) : parts[part](site))),
  ];
  // A bar that leads nowhere would only say the headline once more.
  const isAlone = !says.isNamed && !site.reach.to && middle.length === 0 && site.pages.size === 0;
  const bar = manner.navigation === "overlay" && !isUnderOverlay ? "bar" : manner.navigation;
  return [
    ...(says.has("emergency-call")
      ? [isUrgent(says) ? emergencyBanner(site) : suggested(emergencyBanner(site))]
      : []),
    ...(isAlone ? [] : [navigation(site, bar)]),
    hero,
    ...middle,
    ...suggestions(site),
    ...closing(site),
    footer(site),
  ];
}

/** "Storm damage looked at within 24 hours" is no number for emergencies. */
const isUrgent = ({ text, isAsked }: SiteContext["says"]) =>
  isAsked("emergency-call") || /\b(?:emergenc|urgent|call-?out)/i.test(text);

/** Shuffles all parts but the first two. */
export function shuffledTail(order: readonly Part[], chance: ReturnType<typeof createRandom>) {
  const tail = order.slice(2).map((part) => ({ part, rank: chance.next() }));
  return [...order.slice(0, 2), ...tail.sort((a, b) => a.rank - b.rank).map(({ part }) => part)];
}

/** The second business and what customers need to know follow the first, before the facts for a visit. */
function withOthers(order: readonly Part[]): (Part | keyof typeof others)[] {
  const at = order.findIndex((part) => part === "hours" || part === "map" || part === "events");
  const start = at < 0 ? order.length : at;
  const after = Math.max(start, order.indexOf("about") + 1, order.indexOf("prices") + 1);
  return [
    ...order.slice(0, start),
    "second",
    ...order.slice(start, after),
    "practical",
    ...order.slice(after),
  ];
}

/** Returns a block that the brief fills, or a suggestion if it only asked for one. */
const filled =
  <K extends StyledKind>(
    isFilled: (site: SiteContext) => boolean,
    feature: Feature | undefined,
    kind: K,
    data: (site: SiteContext) => Data<K>,
  ) =>
  (site: SiteContext): Block[] => {
    if (isFilled(site)) return [inManner(site, kind, data(site))];
    return feature && site.says.has(feature) ? [suggested(inManner(site, kind, data(site)))] : [];
  };

const never = () => false;

const parts: Record<Part, (site: SiteContext) => Block[]> = {
  about: (site) => (site.shown.about ? [about(site)] : []),
  services: (site) => (site.shown.services ? [services(site)] : []),
  prices: (site) => {
    if (site.shown.prices) return [prices(site)];
    return site.says.has("menu") || site.says.has("pricing") ? [suggested(prices(site))] : [];
  },
  gallery: filled(
    ({ shown }) => shown.gallery,
    "gallery",
    "gallery",
    (site) => galleryData(site, 4, ""),
  ),
  comparison: filled(never, "before-after", "comparison", comparisonData),
  testimonials: filled(never, "testimonials", "testimonials", () => ({
    kicker: "",
    title: "What customers say",
    testimonials: [],
  })),
  team: filled(({ shown }) => shown.people, "team", "team", teamData),
  hours: filled(({ shown }) => shown.hours, "opening-hours", "hours", hoursData),
  events: filled(
    ({ shown }) => shown.events,
    "events",
    "events",
    (site) => eventsData(site, 6),
  ),
  questions: filled(never, "faq", "questions", questionsData),
  map: filled(({ shown }) => shown.map, "map", "map", mapData),
  newsletter: filled(
    ({ says }) => says.has("newsletter") && says.isAsked("newsletter") && says.email !== "",
    "newsletter",
    "newsletter",
    ({ says }) => ({
      title: `News from ${says.heading}`,
      text: "",
      action: "Sign me up",
    }),
  ),
};

/** Hidden blocks for parts that the brief asked for and did not fill. */
function suggestions(site: SiteContext): Block[] {
  const { says, pages, shown } = site;
  const isOpen = (feature: Feature) => shown.isShort && !says.has(feature) && !says.isOut(feature);
  const asks = (feature: Feature, page: string) => says.has(feature) && !pages.has(page);
  const form = (title: string, action: string) =>
    inManner(
      site,
      "contact",
      contactData(site, { title, text: "", action, question: "What would you like?" }),
    );
  return [
    // A short brief leaves open what nearly every site has.
    ...(isOpen("pricing") && !shown.prices ? [prices(site)] : []),
    ...(isOpen("opening-hours") && !shown.hours ? [inManner(site, "hours", hoursData(site))] : []),
    ...(isOpen("contact-form") && !pages.has("contact") ? [form("Contact", "Send")] : []),
    ...(asks("booking", "booking") ? [inManner(site, "booking", bookingData(site))] : []),
    ...(asks("online-ordering", "order") ? [form("Your order", "Send the order")] : []),
    ...(asks("shop", "shop") ? [form("Order from the shop", "Send the order")] : []),
    ...(asks("donations", "donate") ? [form("I would like to give", "Send")] : []),
    ...(asks("contact-form", "contact") ? [form("Contact", "Send")] : []),
    ...(asks("careers", "careers") ? [form("Work with us", "Send it")] : []),
    ...(says.has("blog") ? [inManner(site, "journal", { ...journalData(), title: "Journal" })] : []),
    ...(says.has("case-studies") ? [inManner(site, "journal", { ...journalData(), title: "Work" })] : []),
  ].map(suggested);
}

function services(site: SiteContext) {
  const [variant, tone] = site.manner.services;
  const data = servicesData(site, variant === "panels" ? 4 : 6);
  // A row that scrolls sideways needs pictures to be recognised.
  const isBare = variant === "panels" && data.services.every(({ picture }) => !picture);
  return block("services", isBare ? "cards" : variant, tone, data);
}

function strip({ says }: SiteContext): Block[] {
  const features = stripOf(says).map((title) => ({ title: cut(title, 120), text: "" }));
  if (features.length === 0) return [];
  return [
    block("features", "columns", "plain", { kicker: "", title: "", text: "", features, picture: null }),
  ];
}

function about({ says, manner, kit, seed }: SiteContext) {
  const [usual, tone] = manner.about;
  // Columns look empty with only a line or two of text.
  const paragraphs = aboutOf(says);
  const isShort = paragraphs.join(" ").length < 420;
  const drawn = usual === "statement" ? null : tile(kit, 2 + seed, says.what);
  // A drawing of the industry that the owner does not name, or of nothing, says nothing beside a text.
  const isEmpty = drawn !== null && (drawn.kind === "plain" || (drawn.kind !== "subject" && !says.isTypical));
  const variant = (isShort && usual === "columns") || isEmpty ? "statement" : usual;
  return block("about", variant, tone, {
    kicker: "",
    title: says.isNamed ? cut(`About ${says.name}`, 140) : "About",
    paragraphs,
    picture: variant === "statement" ? null : drawn,
    signature: "",
    action: none,
  });
}

/** A text with a heading, without a picture. */
const section = (
  { manner }: SiteContext,
  title: string,
  paragraphs: string[],
  variant: "statement" | "columns" = "statement",
) =>
  block("about", variant, manner.about[1], {
    kicker: "",
    title: cut(title, 140),
    paragraphs,
    picture: null,
    signature: "",
    action: none,
  });

const others = {
  /** Another business of the same owner has a section of its own. */
  second: (site: SiteContext) => {
    const { second } = site.says;
    return second ? [section(site, second.title, [cut(second.text, 1_200)])] : [];
  },
  practical: (site: SiteContext) =>
    site.shown.practical
      ? [section(site, "Good to know", practicalOf(site.says), isBrief(site) ? "statement" : "columns")]
      : [],
};
const LONGEST_STATEMENT = 180;
const isBrief = ({ says }: SiteContext) => practicalOf(says).join(" ").length <= LONGEST_STATEMENT;
const isOther = (part: string): part is keyof typeof others => part in others;

function prices(site: SiteContext) {
  const data = menuData(site, site.says.refusals.map(ended).join(" "));
  const [variant, tone] = site.manner.menu;
  // Tabs need at least two sections.
  return block("menu", data.sections.length < 2 && variant === "tabs" ? "columns" : variant, tone, data);
}
