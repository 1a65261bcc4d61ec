import type { Template } from "#src/contract/templates.ts";
import { compareNames } from "#src/lib/english.ts";
import { type FacetId, facetIds, facets } from "./facets.ts";
import type { MarketplaceQuery, Sort } from "./marketplace-query.ts";

export interface Filtered {
  shown: Template[];
  /** For each facet, the number of templates with each value, as if it were the only choice in that facet. */
  counts: Record<FacetId, Map<string, number>>;
}

type Wanted = Pick<MarketplaceQuery, "chosen" | "onlyFavourites">;

/**
 * Returns the templates that match all facets, and the counts for each further choice. It takes one pass: a template
 * that fails exactly one facet still counts for that facet.
 */
export function filterTemplates(
  templates: readonly Template[],
  { chosen, onlyFavourites }: Wanted,
  favourites: ReadonlySet<string>,
): Filtered {
  const counts = Object.fromEntries(facetIds.map((id) => [id, new Map()])) as Filtered["counts"];
  const wanted = facetIds.map((id) => ({ id, of: facets[id].of, values: new Set(chosen[id]) }));
  const shown: Template[] = [];

  for (const template of templates) {
    if (onlyFavourites && !favourites.has(template.id)) continue;
    let missed: FacetId | null = null;
    let misses = 0;
    for (const { id, of, values } of wanted) {
      if (values.size === 0 || of(template).some((value) => values.has(value))) continue;
      missed = id;
      misses++;
      if (misses > 1) break;
    }
    if (misses > 1) continue;
    if (misses === 0) shown.push(template);
    for (const { id, of } of wanted) {
      if (misses === 1 && id !== missed) continue;
      for (const value of of(template)) counts[id].set(value, (counts[id].get(value) ?? 0) + 1);
    }
  }
  return { shown, counts };
}

const byName = (one: Template, other: Template) => compareNames(one.name, other.name);
const industryName = ({ industry }: Template) => facets.industry.values.get(industry ?? "") ?? "\uFFFF";

const comparisons: Record<Exclude<Sort, "featured">, (one: Template, other: Template) => number> = {
  name: byName,
  industry: (one, other) => compareNames(industryName(one), industryName(other)) || byName(one, other),
  newest: (one, other) => other.age - one.age,
};

/** Sorts the templates. The input is sorted by rank, or by search score. */
export function sortTemplates(templates: readonly Template[], sort: Sort) {
  return sort === "featured" ? templates : templates.toSorted(comparisons[sort]);
}
