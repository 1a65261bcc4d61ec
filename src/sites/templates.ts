import { parseDocument, type SiteDocument, VERSION } from "./document.ts";
import { loadScenes } from "./drawn/art-catalogue.ts";
import { industryIds, isIndustryId, loadIndustry } from "./industries/industries.ts";
import { type Industry, type Style, styles } from "./industries/industry.ts";
import { compositions } from "./styles/compositions.ts";
import { createKit } from "./styles/kit.ts";
import { type Look, looks, themeOf } from "./styles/looks.ts";
import { renumbered } from "./styles/renumbered.ts";
import { coloursOf } from "./themes/theme.ts";

export interface Template {
  id: string;
  industry: Industry;
  style: Style;
}

const MOST_PAGES = 5;

/** The ids of all templates, ordered by industry. */
export const templateIds = industryIds.flatMap((industry) => styles.map((style) => `${industry}-${style}`));

/** Loads the copy of a template; undefined for an unknown id. */
export async function loadTemplate(id: string): Promise<Template | undefined> {
  const style = styles.find((style) => id.endsWith(`-${style}`));
  const industryId = style && id.slice(0, -style.length - 1);
  if (!industryId || !isIndustryId(industryId)) return;
  const [industry] = await Promise.all([loadIndustry(industryId), loadScenes([industryId])]);
  return { id, industry, style };
}

/** Loads all templates: for scripts, not for pages, as it loads the copy of all industries. */
export async function loadTemplates(): Promise<Template[]> {
  const all = await Promise.all(templateIds.map(loadTemplate));
  return all.filter((template) => template !== undefined);
}

const documents = new Map<string, Promise<SiteDocument | undefined>>();

/** Returns the document of a template, memoized and frozen; undefined for an unknown id. */
export function templateDocument(id: string) {
  const known = documents.get(id);
  if (known) return known;
  const document = loadTemplate(id).then((template) => template && freeze(composeTemplate(template)));
  documents.set(id, document);
  // A failure is not cached.
  document.catch(() => documents.delete(id));
  return document;
}

/** Deterministic: the same industry and style always give the same document. */
export function composeTemplate({ id, industry, style }: Template) {
  const composition = compositions[style];
  const look = lookOf(industry, style);
  const inner = innerPages(industry, composition.pages);
  const opening = industry.openings[style];
  const kitOf = () => createKit(industry, style, look, inner);
  const home = renumbered(composition.home(kitOf()));
  const pages = inner.map((page) => {
    const kit = kitOf();
    const own = composition.inner(kit)[page.id] ?? [];
    return {
      id: page.id,
      path: page.id,
      title: page.name,
      label: page.name,
      description: `${page.name} of ${opening.name}, ${industry.places[style].town}.`,
      blocks: renumbered(composition.frame(kit, page, own)),
    };
  });

  return parseDocument({
    version: VERSION,
    meta: {
      tagline: opening.kicker,
      description: opening.opening,
      language: industry.locale ?? "en",
      template: id,
      business: { name: opening.name, ...industry.places[style] },
      notice: industry.notice ?? "",
      formAddress: "",
    },
    theme: themeOf(style, look),
    pages: [
      {
        id: "home",
        path: "index",
        title: "",
        label: "",
        description: opening.opening,
        blocks: home,
      },
      ...pages,
    ],
  });
}

/** The six axes on which the templates of one industry differ. */
export function axesOf({ industry, style }: Template) {
  const look = lookOf(industry, style);
  return {
    composition: style,
    treatment: look.treatment,
    type: look.fonts,
    palette: look.palette,
    form: look.form,
    device: look.device,
  };
}

function lookOf(industry: Industry, style: Style): Look {
  const look = looks[industry.id]?.[style];
  if (!look) throw new Error(`Say in styles/looks.ts how the template ${industry.id}-${style} looks.`);
  return look;
}

/** Returns the style's pages that the industry has, and always a contact page, in the industry's order. */
function innerPages(industry: Industry, wanted: string[]) {
  const reach =
    industry.pages.find(({ id }) => id === "booking") ?? industry.pages.find(({ id }) => id === "contact");
  const others = wanted
    .map((id) => industry.pages.find((page) => page.id === id))
    .filter((page) => page !== undefined && page !== reach)
    .slice(0, MOST_PAGES - 2);
  return industry.pages.filter((page) => page === reach || others.includes(page));
}

/** Whether a template's ground is not white. */
export function hasTintedGround(document: SiteDocument) {
  return coloursOf(document.theme).ground !== "#ffffff";
}

/** A shared document cannot be changed for everybody who has it: the attempt throws. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(value);
}
