import type { SubjectIndex } from "#src/art/subjects/subject.ts";
import { loadSubjectIndex } from "#src/art/subjects/subjects.ts";
import { sectors } from "#src/contract/industries.ts";
import { loadScenes } from "#src/sites/drawn/art-catalogue.ts";
import {
  type IndustryId,
  industryIds,
  isIndustryId,
  loadIndustry,
} from "#src/sites/industries/industries.ts";
import type { Industry } from "#src/sites/industries/industry.ts";
import { industryFacts } from "./industry-facts.ts";
import { loadTrade } from "./trades/load-trade.ts";
import type { Trade } from "./trades/trade.ts";

export interface Material {
  industry: Industry;
  /** True for the industry itself, false for a similar one. */
  isOwn: boolean;
  /** Gives nouns, the words of buttons, the order of the parts, and the kind of business for search engines. */
  trade?: Trade | undefined;
  /** The words of all subjects of pictures. */
  subjects: SubjectIndex;
}

/** Loads the texts and pictures of an industry, or those of the nearest industry that has some, and the brief's trade. */
export async function loadMaterial(
  wanted: string,
  { trade: id }: { trade?: string | undefined } = {},
): Promise<Material> {
  const nearest = nearestWithMaterial(wanted);
  const [industry, subjects, trade] = await Promise.all([
    loadIndustry(nearest),
    loadSubjectIndex(),
    id ? loadTrade(id) : undefined,
    loadScenes([nearest]),
  ]);
  return { industry, isOwn: nearest === wanted, subjects, trade };
}

export function nearestWithMaterial(wanted: string, known: readonly string[] = industryIds): IndustryId {
  const sector = sectors.find(({ industries }) => industries.some(({ id }) => id === wanted));
  const order = [
    wanted,
    ...(industryFacts[wanted]?.kin ?? []),
    ...(sector?.industries.map(({ id }) => id) ?? []),
    "consulting",
    "accounting",
  ];
  return (
    order.filter(isIndustryId).find((id) => known.includes(id)) ?? known.find(isIndustryId) ?? "accounting"
  );
}
