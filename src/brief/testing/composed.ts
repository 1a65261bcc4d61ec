import type { Block, SiteDocument } from "#src/sites/document.ts";
import { composeBrief } from "../compose-brief.ts";
import { loadMaterial } from "../material.ts";
import { firstProposals } from "../proposals.ts";
import { understand } from "../understand.ts";

export async function sitesOf(brief: string) {
  const understood = understand(brief);
  const material = await loadMaterial(understood.industry);
  const compose = (proposal: ReturnType<typeof firstProposals>[number]) =>
    composeBrief({ text: brief, understood, material }, proposal);
  const proposals = firstProposals(understood);
  return { understood, proposals, sites: proposals.map(compose), compose };
}

/** All texts that a visitor reads, with those of one entry of a list together. */
export function textsOf(site: SiteDocument): string[] {
  const texts: string[] = [];
  const look = (value: unknown, key = "") => {
    if (
      typeof value === "string" &&
      !/^(?:to|id|kind|path|scene|variant|tone|look|palette|fonts|template|language|side)$/.test(key)
    )
      texts.push(value);
    else if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value))
        if (name !== "picture" && !/Picture$/.test(name)) look(one, name);
  };
  look({ meta: { ...site.meta, notice: "" }, pages: site.pages });
  return texts;
}

export const textOf = (site: SiteDocument) => textsOf(site).join("\n");

/** Figures that neither the brief has nor a mark beside them explains. */
export function inventedFigures(site: SiteDocument, brief: string) {
  const found: string[] = [];
  const look = (value: unknown, isSample: boolean) => {
    if (typeof value === "string") {
      for (const [figure] of value.matchAll(/\d[\d.,:]*\d|\d/g))
        if (!isSample && !brief.includes(figure) && !/^[Ss]ample/.test(value)) found.push(value);
    } else if (Array.isArray(value)) for (const one of value) look(one, isSample);
    else if (typeof value === "object" && value !== null) {
      const own = Object.values(value)
        .flat()
        .filter((one) => typeof one === "string");
      const isMarked = isSample || own.some((text) => /^[Ss]ample\b/.test(text));
      for (const [key, one] of Object.entries(value))
        if (
          !/^(?:id|to|kind|scene|variant|seed|index|template|picture|label|beforePicture|afterPicture)$/.test(
            key,
          ) ||
          (key === "label" && !("scene" in value))
        )
          look(one, isMarked);
    }
  };
  for (const { blocks } of site.pages) for (const { data } of blocks) look(data, false);
  return found;
}

/** The kinds of blocks that are suggested for features that a brief asks for and does not fill. */
const SUGGESTED: Partial<Record<string, Block["kind"]>> = {
  booking: "booking",
  "online-ordering": "contact",
  menu: "menu",
  gallery: "gallery",
  pricing: "menu",
  "contact-form": "contact",
  blog: "journal",
  "case-studies": "journal",
  shop: "contact",
  donations: "contact",
  careers: "contact",
};

/** Whether a site suggests to its owner what a feature stands for. */
export const suggests = ({ pages }: SiteDocument, feature: string) =>
  pages.some(({ blocks }) =>
    blocks.some(({ kind, isSuggestion }) => isSuggestion && kind === SUGGESTED[feature]),
  );

/** Whether a site has what a feature stands for. */
export function standsFor({ pages }: SiteDocument, feature: string) {
  const blocks = pages.flatMap((page) => page.blocks);
  const has = (...kinds: Block["kind"][]) => blocks.some(({ kind }) => kinds.includes(kind));
  const page = (id: string) => pages.some((one) => one.id === id);
  const forms = blocks.some(({ kind, variant }) => kind === "contact" && variant !== "lines");
  switch (feature) {
    case "booking":
      return page("booking");
    case "online-ordering":
      return page("order");
    case "menu":
      return page("menu") && pages.some(({ label }) => label === "Menu");
    case "pricing":
      return blocks.some(
        (block) =>
          block.kind === "menu" &&
          block.data.sections.some(({ entries }) => entries.some(({ price }) => price)),
      );
    case "gallery":
      return has("gallery");
    case "testimonials":
      return has("testimonials");
    case "team":
      return has("team");
    case "faq":
      return has("questions");
    case "contact-form":
      return page("contact") && forms;
    case "opening-hours":
      return has("hours");
    case "map":
      return has("map");
    case "blog":
      return page("journal");
    case "newsletter":
      return has("newsletter");
    case "shop":
      return page("shop");
    case "events":
      return has("events");
    case "donations":
      return page("donate");
    case "emergency-call":
      return has("banner");
    case "before-after":
      return has("comparison");
    case "case-studies":
      return page("projects");
    case "careers":
      return page("careers");
    default:
      throw new Error(`Say what ${feature} stands for.`);
  }
}
