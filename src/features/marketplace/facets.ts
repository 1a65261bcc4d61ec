import { appPurpose } from "#src/contract/app-templates.ts";
import { industries } from "#src/contract/industries.ts";
import {
  templateColours,
  templateFeatures,
  templateStyles,
  templateUses,
} from "#src/contract/template-facets.ts";
import type { Template } from "#src/contract/templates.ts";
import { compareNames } from "#src/lib/english.ts";

export const facetIds = ["type", "industry", "use", "style", "colour", "feature"] as const;
export type FacetId = (typeof facetIds)[number];

interface Facet {
  name: string;
  /** The label of each value. A map, because addresses can contain names such as `constructor`. */
  values: ReadonlyMap<string, string>;
  of: (template: Template) => readonly string[];
}

const some = (value: string | null) => (value === null ? [] : [value]);

export const facets: Record<FacetId, Facet> = {
  type: {
    name: "Type",
    values: new Map([
      ["web", "Website"],
      ["app", "Application"],
      ["game", "Game"],
    ]),
    of: ({ type }) => [type],
  },
  industry: {
    name: "Industry",
    values: new Map(
      industries
        .map(({ id, name }) => [id, name] as const)
        .sort(([, one], [, other]) => compareNames(one, other)),
    ),
    of: ({ industry, suits }) => suits ?? some(industry),
  },
  use: {
    name: "Private use",
    values: new Map(Object.entries(templateUses)),
    of: ({ use }) => some(use ?? null),
  },
  style: {
    name: "Style",
    values: new Map(Object.entries(templateStyles).map(([id, { name }]) => [id, name])),
    of: ({ style }) => some(style),
  },
  colour: {
    name: "Colour",
    values: new Map([["dark", "Dark pages"], ...Object.entries(templateColours)]),
    of: ({ colour, hasDarkGround }) => (hasDarkGround ? [colour, "dark"] : [colour]),
  },
  feature: {
    name: "On its pages",
    values: new Map(Object.entries(templateFeatures)),
    of: ({ features }) => features,
  },
};

/** Returns "Law firm · Ledger", "Application · Flower orders", or the type of the others. */
export function kindOf({ id, industry, style, type }: Template) {
  if (!industry || !style) {
    const purpose = appPurpose(id);
    const name = facets.type.values.get(type) ?? type;
    return purpose ? `${name} · ${purpose}` : name;
  }
  return `${facets.industry.values.get(industry) ?? industry} · ${templateStyles[style].name}`;
}
