import { type FacetId, facetIds, facets } from "./facets.ts";

export const sorts = { featured: "Featured", name: "Name", industry: "Industry", newest: "Newest" } as const;
export type Sort = keyof typeof sorts;

export const MOST_COMPARED = 3;
/** The number of templates shown at first, and added with each step. */
export const TEMPLATES_PER_STEP = 24;
const MAX_WORDS_LENGTH = 200;
const MAX_BRIEF_LENGTH = 2_000;

/** The query of the marketplace. All of it is stored in the address. */
export interface MarketplaceQuery {
  words: string;
  /** The chosen values by facet. A facet without values matches everything. */
  chosen: Record<FacetId, readonly string[]>;
  sort: Sort;
  onlyFavourites: boolean;
  /** The number of results to show, in whole steps. There may be fewer results. */
  shown: number;
  compared: readonly string[];
  isComparing: boolean;
  preview: string | null;
  /** The visitor's brief. */
  brief: string;
}

export const noQuery: MarketplaceQuery = {
  words: "",
  chosen: { type: [], industry: [], use: [], style: [], colour: [], feature: [] },
  sort: "featured",
  onlyFavourites: false,
  shown: TEMPLATES_PER_STEP,
  compared: [],
  isComparing: false,
  preview: null,
  brief: "",
};

type Known = (templateId: string) => boolean;

/** Reads a query from the address and ignores unknown values. */
export function readQuery(search: URLSearchParams, isTemplate: Known): MarketplaceQuery {
  const chosenOf = (id: FacetId) => listOf(search, id).filter((value) => facets[id].values.has(value));
  const sort = search.get("sort") ?? "";
  const preview = search.get("preview");
  const compared = listOf(search, "compare").filter(isTemplate).slice(0, MOST_COMPARED);
  return {
    words: (search.get("q") ?? "").slice(0, MAX_WORDS_LENGTH),
    chosen: {
      type: chosenOf("type"),
      industry: chosenOf("industry"),
      use: chosenOf("use"),
      style: chosenOf("style"),
      colour: chosenOf("colour"),
      feature: chosenOf("feature"),
    },
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : "featured",
    onlyFavourites: search.get("favourites") === "1",
    shown: wholeSteps(search.get("show") ?? ""),
    compared,
    isComparing: search.get("view") === "compare" && compared.length > 0,
    preview: preview !== null && isTemplate(preview) ? preview : null,
    brief: (search.get("brief") ?? "").slice(0, MAX_BRIEF_LENGTH).trim(),
  };
}

/**
 * Returns the search parameters with these changes; unrelated parameters stay. A different result list starts at the
 * first step.
 */
export function writeQuery(search: URLSearchParams, changes: Partial<MarketplaceQuery>) {
  const next = new URLSearchParams(search);
  const { words, chosen, sort, onlyFavourites } = changes;
  const isOtherList = [words, chosen, sort, onlyFavourites].some((change) => change !== undefined);
  const shown = changes.shown ?? (isOtherList ? TEMPLATES_PER_STEP : undefined);
  const set = (name: string, value: string) => {
    next.delete(name);
    if (value) next.set(name, value);
  };
  if (words !== undefined) set("q", words);
  if (chosen) for (const id of facetIds) set(id, chosen[id].join("."));
  if (sort) set("sort", sort === "featured" ? "" : sort);
  if (onlyFavourites !== undefined) set("favourites", onlyFavourites ? "1" : "");
  if (shown !== undefined) set("show", shown > TEMPLATES_PER_STEP ? String(shown) : "");
  if (changes.compared) set("compare", changes.compared.join("."));
  if (changes.isComparing !== undefined) set("view", changes.isComparing ? "compare" : "");
  if (changes.preview !== undefined) set("preview", changes.preview ?? "");
  if (changes.brief !== undefined) set("brief", changes.brief);
  return next;
}

/** At least one step; other numbers are rounded up to whole steps. */
function wholeSteps(text: string) {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(count / TEMPLATES_PER_STEP)) * TEMPLATES_PER_STEP;
}

/**
 * Returns the distinct values of a parameter. Values are separated by points, which addresses keep unescaped, or by
 * commas, which people type.
 */
function listOf(search: URLSearchParams, name: string) {
  return [...new Set(search.getAll(name).flatMap((value) => value.split(/[.,]/)))].filter(Boolean);
}

export const hasFilters = ({ words, chosen, onlyFavourites }: MarketplaceQuery) =>
  words.trim() !== "" || onlyFavourites || facetIds.some((id) => chosen[id].length > 0);
