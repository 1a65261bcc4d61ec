import type { createRandom } from "#src/art/random.ts";
import { cut } from "#src/sites/cut.ts";
import type { Block } from "#src/sites/document.ts";
import { block, type Data } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { scene, tile } from "#src/sites/styles/kit/pictures.ts";
import type { Part } from "../block-styles.ts";
import type { Feature } from "../parsed-brief.ts";
import { sampleNewsletter, sampleProcess } from "../samples.ts";
import { inManner, type SiteContext, type StyledKind } from "./context.ts";
import { closing, emergencyBanner, footer, navigation } from "./frame-blocks.ts";
import { menuData, servicesData } from "./offer-data.ts";
import { opening } from "./opening.ts";
import { questionsData, teamData, testimonialsData } from "./people-data.ts";
import { comparisonData, galleryData } from "./picture-data.ts";
import { linkTo } from "./site-links.ts";
import { eventsData, hoursData, mapData } from "./visit-data.ts";

/** Returns the blocks of the home page in order. */
export function homeBlocks(site: SiteContext, headline: string, order: readonly Part[]): Block[] {
  const { says, manner } = site;
  const hero = opening(site, headline);
  const isUnderOverlay = hero.variant === "backdrop" || hero.variant === "poster";
  return [
    ...(says.has("emergency-call") ? [emergencyBanner(site)] : []),
    navigation(site, manner.navigation === "overlay" && !isUnderOverlay ? "bar" : manner.navigation),
    hero,
    ...order.flatMap((part) => parts[part](site)),
    closing(site),
    footer(site),
  ];
}

/** Shuffles all parts but the first two. */
export function shuffledTail(order: readonly Part[], chance: ReturnType<typeof createRandom>) {
  const tail = order.slice(2).map((part) => ({ part, rank: chance.next() }));
  return [...order.slice(0, 2), ...tail.sort((a, b) => a.rank - b.rank).map(({ part }) => part)];
}

/** Returns a part that appears only if the brief asks for the feature. */
const wanted =
  <K extends StyledKind>(feature: Feature, kind: K, data: (site: SiteContext) => Data<K>) =>
  (site: SiteContext) =>
    site.says.has(feature) ? [inManner(site, kind, data(site))] : [];

/** Builds the blocks of each part, none if the part is not wanted. */
const parts: Record<Part, (site: SiteContext) => Block[]> = {
  about: (site) => [about(site)],
  services: (site) => [
    inManner(site, "services", servicesData(site, site.manner.services[0] === "panels" ? 4 : 6)),
  ],
  prices: (site) => {
    const { has, isOut, lines } = site.says;
    return has("menu") || has("pricing") || (lines.length > 0 && !isOut("pricing")) ? [prices(site)] : [];
  },
  gallery: wanted("gallery", "gallery", (site) => galleryData(site, 4, "A look around")),
  comparison: (site) =>
    site.says.has("before-after") && site.says.industry.comparisons.length > 0
      ? [inManner(site, "comparison", comparisonData(site))]
      : [],
  testimonials: wanted("testimonials", "testimonials", testimonialsData),
  team: wanted("team", "team", teamData),
  hours: (site) => {
    const { has, isOut, facts } = site.says;
    return has("opening-hours") || (facts.hours.length > 0 && !isOut("opening-hours"))
      ? [inManner(site, "hours", hoursData(site))]
      : [];
  },
  events: wanted("events", "events", (site) => eventsData(site, 3)),
  questions: wanted("faq", "questions", questionsData),
  map: wanted("map", "map", mapData),
  calls,
  newsletter: wanted("newsletter", "newsletter", ({ says }) => ({
    ...sampleNewsletter(says.name),
    action: "Sign me up",
  })),
  process: (site) => {
    const { own, understood } = site.says;
    return own.length < 2 && understood.features.length < 4 ? [process(site)] : [];
  },
};

function about({ says, manner, kit, seed }: SiteContext) {
  const [usual, tone] = manner.about;
  // Columns look empty with only a line or two of text.
  const isShort = says.about.join(" ").length < 420;
  const variant = isShort && usual === "columns" ? "statement" : usual;
  return block("about", variant, tone, {
    kicker: says.address.town || "About",
    title: says.understood.name ? cut(`About ${says.name}`, 140) : "About us",
    paragraphs: says.about,
    picture: variant === "statement" ? null : tile(kit, 2 + seed, says.description),
    signature: "",
    action: none,
  });
}

function prices(site: SiteContext) {
  const data = menuData(site, 8);
  const [variant, tone] = site.manner.menu;
  // Tabs need at least two sections.
  return block("menu", data.sections.length < 2 && variant === "tabs" ? "columns" : variant, tone, data);
}

function process(site: SiteContext) {
  const { contact, name } = site.says;
  const { title, steps } = sampleProcess(contact, name);
  return inManner(site, "process", {
    kicker: "How it goes",
    title,
    text: "",
    steps: steps.map((step) => ({ ...step, text: cut(step.text, 400) })),
  });
}

/** The pages that the home page links to, the most important first, with the words of each link. */
const CALLS: [page: string, title: string, words: string, label: string][] = [
  ["order", "Order online", "Choose now, and have it ready when you come.", "Start an order"],
  ["shop", "Take something home", "What there is, in our shop.", "Visit the shop"],
  ["donate", "Every bit helps", "Help NAME go on.", "Donate"],
  ["careers", "Work with us", "We would like to hear from you.", "See open positions"],
  ["projects", "Have a look at the work", "What was asked for, and how it turned out.", "See the work"],
  ["journal", "From the journal", "What we are asked, and what we answer.", "Read it"],
];

function calls(site: SiteContext): Block[] {
  const { says, kit, seed, pages } = site;
  const [variant, tone] = site.manner.call;
  return CALLS.filter(([page]) => pages.has(page))
    .slice(0, 2)
    .map(([page, title, words, label]) =>
      block("call-to-action", variant, tone, {
        kicker: "",
        title,
        text: cut(
          words.replace("NAME", () => says.name),
          400,
        ),
        action: linkTo(pages, page, label),
        second: none,
        picture: variant === "panel" ? scene(kit, 7 + seed) : null,
      }),
    );
}
