import { sectors } from "#src/contract/industries.ts";
import type { Template } from "#src/contract/templates.ts";
import { type FacetId, facetIds, facets } from "./facets.ts";
import { filterTemplates } from "./filter-templates.ts";
import { type MarketplaceQuery, noQuery } from "./marketplace-query.ts";
import type { TemplateSearch } from "./search-templates.ts";

/** A query that drops some choices and has results. */
export interface Nearest {
  /** The text of the link, which names the dropped choices. */
  label: string;
  changes: Partial<MarketplaceQuery>;
  templates: Template[];
}

interface Place {
  templates: readonly Template[];
  search: TemplateSearch;
  favourites: ReadonlySet<string>;
}

const MOST = 3;

/** Returns the nearest queries with results for a query without any, dropping as few choices as possible. */
export function nearestWishes(query: MarketplaceQuery, { templates, search, favourites }: Place): Nearest[] {
  const found = (changes: Partial<MarketplaceQuery>, from?: readonly Template[]) => {
    const wish = { ...query, ...changes };
    const start = from ?? (wish.words.trim() ? search.find(wish.words) : templates);
    return filterTemplates(start, wish, favourites).shown;
  };
  const steps: (() => Nearest[])[] = [
    () =>
      [...neighbourIndustries(query), ...oneLess(query)].map((step) => ({
        ...step,
        templates: found(step.changes),
      })),
    () => [
      {
        label: `Templates that match some of “${query.words.trim()}”`,
        changes: { words: "", brief: query.words.trim() },
        templates: query.words.trim() ? found({}, search.suggest(query.words)) : [],
      },
    ],
    () => [
      {
        label: "All templates that match the words",
        changes: { chosen: noQuery.chosen, onlyFavourites: false },
        templates: found({ chosen: noQuery.chosen, onlyFavourites: false }),
      },
    ],
    () => [
      {
        label: "All templates",
        changes: { ...noQuery, brief: query.brief },
        templates: [...templates],
      },
    ],
  ];
  for (const step of steps) {
    const nearest = step().filter(({ templates }) => templates.length > 0);
    if (nearest.length > 0) return nearest.slice(0, MOST);
  }
  return [];
}

/** Returns the query without its words, without the favourites filter, or without one facet. */
function oneLess({ words, chosen, onlyFavourites }: MarketplaceQuery): Omit<Nearest, "templates">[] {
  const without = (id: FacetId) => ({ chosen: { ...chosen, [id]: [] } });
  return [
    ...facetIds
      .filter((id) => chosen[id].length > 0)
      .map((id) => ({
        label: `Without ${facets[id].name.toLowerCase()}: ${namesOf(id, chosen[id])}`,
        changes: without(id),
      })),
    ...(onlyFavourites ? [{ label: "Not only favourites", changes: { onlyFavourites: false } }] : []),
    ...(words.trim() ? [{ label: `Without the words “${words.trim()}”`, changes: { words: "" } }] : []),
  ];
}

/** Returns industries of the same sector as the chosen or typed ones. */
function neighbourIndustries({ words, chosen }: MarketplaceQuery): Omit<Nearest, "templates">[] {
  const typed = words.trim().toLowerCase();
  const known = sectors.flatMap(({ industries }) => industries);
  const named = typed.length > 2 ? known.filter(({ name }) => name.toLowerCase().startsWith(typed)) : [];
  const wanted = chosen.industry.length > 0 ? chosen.industry : named.map(({ id }) => id);
  return sectors
    .filter(({ industries }) => industries.some(({ id }) => wanted.includes(id)))
    .map(({ name, industries }) => ({
      label: `Other industries: ${name.toLowerCase()}`,
      changes: {
        chosen: { ...chosen, industry: industries.map(({ id }) => id).filter((id) => !wanted.includes(id)) },
        ...(named.length > 0 && { words: "" }),
      },
    }));
}

const namesOf = (id: FacetId, values: readonly string[]) =>
  values.map((value) => facets[id].values.get(value) ?? value).join(", ");
