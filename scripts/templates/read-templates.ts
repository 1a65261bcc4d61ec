import { allTemplates } from "../../src/apps/templates/all-templates.ts";
import type { AppTemplate } from "../../src/apps/templates/template-schema.ts";
import { isDark, toOklch } from "../../src/art/colour.ts";
import { industries } from "../../src/contract/industries.ts";
import { projectTemplates } from "../../src/contract/project-templates.ts";
import type { TemplateColour, TemplateFeature } from "../../src/contract/template-facets.ts";
import {
  appTemplateSchema,
  type Template,
  templateIndexSchema,
  templateWordsSchema,
} from "../../src/contract/templates.ts";
import type { BlockKind } from "../../src/sites/blocks/blocks.ts";
import type { SiteDocument } from "../../src/sites/document.ts";
import { styles } from "../../src/sites/industries/industry.ts";
import { composeTemplate, loadTemplates } from "../../src/sites/templates.ts";
import { paletteById } from "../../src/sites/themes/palettes.ts";
import { coloursOf } from "../../src/sites/themes/theme.ts";

const featureOf: Partial<Record<BlockKind, TemplateFeature>> = {
  booking: "booking",
  menu: "menu",
  pricing: "pricing",
  gallery: "gallery",
  comparison: "before-after",
  testimonials: "testimonials",
  team: "team",
  questions: "faq",
  contact: "contact-form",
  hours: "opening-hours",
  map: "map",
  events: "events",
  journal: "blog",
  newsletter: "newsletter",
};

/** The upper limit, in degrees of OKLCH hue, for each colour name. */
const hues: [number, TemplateColour][] = [
  [12, "pink"],
  [34, "red"],
  [72, "orange"],
  [115, "yellow"],
  [168, "green"],
  [218, "teal"],
  [278, "blue"],
  [340, "violet"],
  [360, "pink"],
];
const GREY = 0.035;
/** A ground with more chroma determines the template's colour. */
const LOUD = 0.1;
/** Below this lightness, orange and yellow count as brown. */
const BROWN = 0.5;
const SITES_PER_APP = 4;

/** The colours of apps and games, as on their covers. */
const coverLooks: Record<string, { colour: TemplateColour; swatches: string[] }> = {
  "app-dashboard": { colour: "blue", swatches: ["#eef2f8", "#24409a", "#f0a63c"] },
  "app-crm": { colour: "green", swatches: ["#f1f4ec", "#2f6b4a", "#e8734a"] },
  "app-ecommerce": { colour: "pink", swatches: ["#fbeee8", "#b23a5e", "#f2b84b"] },
  "game-puzzle": { colour: "violet", swatches: ["#241b47", "#7b5be0", "#ffcf5c"] },
  "game-arcade": { colour: "ink", swatches: ["#0b0f1e", "#19e0c8", "#ff4f79"] },
  "game-adventure": { colour: "teal", swatches: ["#123a44", "#3fa796", "#f6c177"] },
};

/** Loaded with this module, because a short-lived module runner cannot load more later. */
const templates = await loadTemplates();

/** The position of each industry by the date it was added, from 1. */
const ages = new Map(
  [...industries].sort((one, other) => one.age - other.age).map(({ id }, index) => [id, index + 1]),
);

/** Returns the marketplace's data about the templates, derived from the templates themselves. */
export function readTemplates(pictures: string) {
  const sites = templates.map((template) => ({ template, document: composeTemplate(template) }));
  const rows = sites.map(({ template: { id, industry, style }, document }): Template => {
    const colours = coloursOf(document.theme);
    return {
      id,
      name: industry.openings[style].name,
      type: "web",
      industry: industry.id,
      style,
      colour: colourOf(toOklch(colours.ground).c > LOUD ? colours.ground : colours.dominant),
      hasDarkGround: isDark(colours.ground),
      swatches: [colours.ground, colours.dominant, colours.accent],
      features: featuresOf(document),
      age: ages.get(industry.id) ?? 0,
    };
  });
  const inOrder = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  const others = projectTemplates
    .filter(({ type }) => type !== "web")
    .map(({ id, name, type }): Template => {
      const look = coverLooks[id];
      if (!look) throw new Error(`Say in read-templates.ts which colours the cover of ${id} has.`);
      return {
        id,
        name,
        type,
        industry: null,
        style: null,
        hasDarkGround: isDark(look.swatches[0] ?? ""),
        features: [],
        age: 0,
        ...look,
      };
    });

  const apps = [...allTemplates].map(([id, template]) => appRow(id, template));

  const loaded = new Map(templates.map(({ industry }) => [industry.id, industry]));
  return {
    index: templateIndexSchema.parse({
      templates: [...mixed(inOrder, apps), ...others],
      pictures,
    }),
    words: templateWordsSchema.parse({
      headlines: Object.fromEntries([
        ...templates.map(({ id, industry, style }) => [id, industry.openings[style].headline]),
        ...projectTemplates.map(({ id, description }) => [id, description]),
        ...[...allTemplates].map(([id, { about }]) => [id, about]),
      ]),
      industries: Object.fromEntries(
        [...loaded.values()].map(({ id, name, plural, synonyms, vocabulary }) => [
          id,
          { names: [name, plural, ...synonyms], hints: vocabulary },
        ]),
      ),
    }),
    apps: [...allTemplates].map(([id, { name, about, industries, use }]) =>
      appTemplateSchema.parse({ id, name, about, industries, use }),
    ),
  };
}

/** Apps have the palettes of sites, and are newer than all of these. */
function appRow(id: string, { name, palette, industries: suits, use }: AppTemplate): Template {
  const colours = paletteById.get(palette);
  if (!colours) throw new Error(`${id} has an unknown palette: ${palette}.`);
  const { ground, dominant, accent } = colours;
  return {
    ...{ id, name, type: "app", industry: null, style: null, suits, ...(use && { use }) },
    colour: colourOf(toOklch(ground).c > LOUD ? ground : dominant),
    hasDarkGround: isDark(ground),
    swatches: [ground, dominant, accent],
    features: [],
    age: ages.size + 1,
  };
}

/** Puts one app behind each few sites, so that visitors who only browse meet both. */
function mixed(sites: readonly Template[], apps: readonly Template[]) {
  const groups = Array.from({ length: Math.ceil(sites.length / SITES_PER_APP) }, (_, at) => [
    ...sites.slice(at * SITES_PER_APP, (at + 1) * SITES_PER_APP),
    ...apps.slice(at, at + 1),
  ]);
  return [...groups.flat(), ...apps.slice(groups.length)];
}

/**
 * Each round has one template of every industry, in a style that changes with the round, so neighbours differ in
 * both.
 */
function placeOf({ industry, style }: Template) {
  const place = (ages.get(industry ?? "") ?? 0) - 1;
  const round = (styles.indexOf(style ?? "ledger") - place + styles.length * ages.size) % styles.length;
  return round * ages.size + place;
}

function featuresOf({ pages }: SiteDocument) {
  const found = pages.flatMap(({ blocks }) => blocks.map(({ kind }) => featureOf[kind]));
  return Object.values(featureOf).filter((feature) => found.includes(feature));
}

function colourOf(code: string): TemplateColour {
  const { l, c, h } = toOklch(code);
  if (c < GREY) return "ink";
  const hue = (h + 360) % 360;
  const [, name = "pink"] = hues.find(([end]) => hue < end) ?? [];
  return l < BROWN && hue >= 34 && hue < 115 ? "brown" : name;
}
