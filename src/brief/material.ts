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

export interface Material {
  industry: Industry;
  /** True for the industry itself, false for a similar one. */
  isOwn: boolean;
}

/** Loads the texts and pictures of an industry, or those of the nearest industry that has some. */
export async function loadMaterial(wanted: string): Promise<Material> {
  const id = nearestWithMaterial(wanted);
  const [industry] = await Promise.all([loadIndustry(id), loadScenes([id])]);
  return { industry, isOwn: id === wanted };
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
