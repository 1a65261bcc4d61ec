import { type Block, parseDocument, type SiteDocument, VERSION } from "./document.ts";
import { compositions } from "./families/compositions.ts";
import { createKit } from "./families/kit.ts";
import { type Look, looks, manners } from "./families/looks.ts";
import { industries } from "./industries/industries.ts";
import { type Family, families, type Industry } from "./industries/industry.ts";
import { coloursOf } from "./themes/theme.ts";

export interface TemplateId {
  id: string;
  industry: Industry;
  family: Family;
}

const MOST_PAGES = 5;

/** All templates there are, in the order of the industries. */
export const templates: TemplateId[] = Object.values<Industry>(industries).flatMap((industry) =>
  families.map((family) => ({ id: `${industry.id}-${family}`, industry, family })),
);

const templateById = new Map(templates.map((template) => [template.id, template]));

/** The document of a template; undefined for an id that there is not. */
export function templateDocument(id: string): SiteDocument | undefined {
  const template = templateById.get(id);
  return template && composeTemplate(template);
}

/** The same industry and family always give the same document. */
export function composeTemplate({ id, industry, family }: TemplateId): SiteDocument {
  const composition = compositions[family];
  const look = lookOf(industry, family);
  const inner = innerPages(industry, composition.pages);
  const opening = industry.openings[family];
  const kitOf = () => createKit(industry, family, look, inner);
  const kit = kitOf();

  const pages = inner.map((page) => {
    const pageKit = kitOf();
    const own = composition.inner(pageKit)[page.id] ?? [];
    return {
      id: page.id,
      path: page.id,
      title: page.name,
      label: page.name,
      description: `${page.name} of ${opening.name}, ${industry.places[family].town}.`,
      blocks: renumbered(composition.frame(pageKit, page, own)),
    };
  });

  return parseDocument({
    version: VERSION,
    meta: {
      title: `${opening.name} · ${opening.kicker}`,
      description: opening.opening,
      language: industry.locale ?? "en",
      template: id,
      business: { name: opening.name, ...industry.places[family] },
      notice: industry.notice ?? "",
      formAddress: "",
    },
    theme: {
      ...manners[family],
      palette: look.palette,
      fonts: look.fonts,
      treatment: look.treatment,
      form: look.form,
      ...(look.scale && { scale: look.scale }),
      ...(look.titles && { titles: look.titles }),
      ...(look.kicker && { kicker: look.kicker }),
      ...(look.ornament && { ornament: look.ornament }),
      ...(look.density && { density: look.density }),
    },
    pages: [
      {
        id: "home",
        path: "index",
        title: opening.name,
        label: "",
        description: opening.opening,
        blocks: renumbered(composition.home(kit)),
      },
      ...pages,
    ],
  });
}

/** The six axes on which the templates of one industry differ. */
export function axesOf({ industry, family }: TemplateId) {
  const look = lookOf(industry, family);
  return {
    composition: family,
    treatment: look.treatment,
    type: look.fonts,
    palette: look.palette,
    form: look.form,
    device: look.device,
  };
}

function lookOf(industry: Industry, family: Family): Look {
  const look = looks[industry.id]?.[family];
  if (!look) throw new Error(`Say in families/looks.ts how the template ${industry.id}-${family} looks.`);
  return look;
}

/** Those the family wants, as far as the industry has them, and always one to get in touch; in the industry's order. */
function innerPages(industry: Industry, wanted: string[]) {
  const reach =
    industry.pages.find(({ id }) => id === "booking") ?? industry.pages.find(({ id }) => id === "contact");
  const others = wanted
    .map((id) => industry.pages.find((page) => page.id === id))
    .filter((page) => page !== undefined && page !== reach)
    .slice(0, MOST_PAGES - 2);
  return industry.pages.filter((page) => page === reach || others.includes(page));
}

/** Ids are unique on a page, and as plain as can be. */
function renumbered(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, count);
    return { ...block, id: count === 1 ? block.kind : `${block.kind}-${count}` };
  });
}

/** Whether a template stands on another ground than white. */
export function hasTintedGround(document: SiteDocument) {
  return coloursOf(document.theme).ground !== "#ffffff";
}
