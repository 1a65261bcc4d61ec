import { withIndustry } from "#src/brief/own-kind.ts";
import { type Feature, features, type ParsedBrief, type Voice, voices } from "#src/brief/parsed-brief.ts";
import { isStyle, type Proposal } from "#src/brief/proposals.ts";
import { UNPLACED_ID } from "#src/brief/unplaced.ts";
import { industries } from "#src/contract/industries.ts";

/** The visitor's corrections. An absent field keeps the parsed value; an empty text means that it was removed. */
export interface BriefChanges {
  industry?: string;
  name?: string;
  place?: string;
  audience?: string;
  tone?: Voice | "";
  palette?: string;
  with: readonly Feature[];
  without: readonly Feature[];
  /** The ids of questions that are not asked again. */
  asked: readonly string[];
  /** The ids of sentences of the brief that the owner has added to the site. */
  added: readonly string[];
  /** A proposal to show more variations of. */
  like?: Pick<Proposal, "style" | "seed">;
  /** For each proposal the number of first pictures that were passed over. */
  pictures: readonly number[];
}

const PARAMETERS = {
  industry: "b-trade",
  name: "b-name",
  place: "b-place",
  audience: "b-audience",
  tone: "b-tone",
  palette: "b-colours",
  with: "b-with",
  without: "b-without",
  asked: "b-asked",
  added: "b-added",
  like: "b-like",
  pictures: "b-pictures",
} as const;
export const changeParameters = Object.values(PARAMETERS);

const LONGEST = 80;
const knownIds = new Set(industries.map(({ id }) => id));

/** Reads corrections from the address and ignores invalid ones. */
export function readChanges(search: URLSearchParams): BriefChanges {
  const texts = Object.fromEntries(
    (["name", "place", "audience", "palette"] as const).flatMap((field) => {
      const value = search.get(PARAMETERS[field]);
      return value === null ? [] : [[field, value.slice(0, LONGEST).trim()]];
    }),
  );
  const industry = search.get(PARAMETERS.industry) ?? "";
  const tone = search.get(PARAMETERS.tone);
  const [style = "", seed = ""] = (search.get(PARAMETERS.like) ?? "").split(".");
  const listOf = (name: string) => {
    const values = new Set((search.get(name) ?? "").split("."));
    return features.filter((feature) => values.has(feature));
  };
  return {
    ...texts,
    ...(knownIds.has(industry) && { industry }),
    ...(tone !== null && (tone === "" || voices.includes(tone as Voice)) && { tone: tone as Voice | "" }),
    with: listOf(PARAMETERS.with),
    without: listOf(PARAMETERS.without),
    asked: (search.get(PARAMETERS.asked) ?? "").split(".").filter((one) => /^[a-z0-9]{1,12}$/.test(one)),
    added: (search.get(PARAMETERS.added) ?? "").split(".").filter((one) => UNPLACED_ID.test(one)),
    pictures: (search.get(PARAMETERS.pictures) ?? "")
      .split(".")
      .slice(0, 3)
      .map((one) => (/^\d{1,3}$/.test(one) ? Number(one) : 0)),
    ...(isStyle(style) && /^\d{1,4}$/.test(seed) && { like: { style, seed: Number(seed) } }),
  };
}

/** Returns the search parameters with these changes; null removes a change. */
export function writeChanges(
  search: URLSearchParams,
  changes: { [Field in keyof typeof PARAMETERS]?: string | null },
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [field, value] of Object.entries(changes) as [keyof typeof PARAMETERS, string | null][]) {
    if (value === null || (value === "" && /^(?:with|without|asked|added|like|pictures)$/.test(field)))
      next.delete(PARAMETERS[field]);
    else next.set(PARAMETERS[field], value);
  }
  return next;
}

/** Merges the parsed brief with the visitor's corrections. */
export function applyChanges(understood: ParsedBrief, changes: BriefChanges): ParsedBrief {
  const next: ParsedBrief = changes.industry ? withIndustry(understood, changes.industry) : { ...understood };
  for (const field of ["name", "place", "audience", "tone", "palette"] as const) {
    const value = changes[field];
    if (value === "") delete next[field];
    else if (value !== undefined) Object.assign(next, { [field]: value });
  }
  next.features = features.filter(
    (feature) =>
      changes.with.includes(feature) ||
      (understood.features.includes(feature) && !changes.without.includes(feature)),
  );
  next.excludedFeatures = features.filter(
    (feature) =>
      changes.without.includes(feature) ||
      (understood.excludedFeatures.includes(feature) && !changes.with.includes(feature)),
  );
  return next;
}
