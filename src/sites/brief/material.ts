import { sectors } from "#src/contract/industries.ts";
import { loadScenes } from "../art/art-catalogue.ts";
import { type IndustryId, industryIds, isIndustryId, loadIndustry } from "../industries/industries.ts";
import type { Industry } from "../industries/industry.ts";

/** What trades have in common that stand in no sector together. */
const KIN: Record<string, readonly string[]> = {
  veterinary: ["pet-services", "family-medicine", "dentist"],
  "pet-services": ["veterinary", "hair-salon"],
  dentist: ["family-medicine", "hair-salon"],
  "family-medicine": ["dentist", "law-firm"],
  gym: ["yoga-studio", "hair-salon"],
  "yoga-studio": ["spa", "gym", "hair-salon"],
  hotel: ["restaurant", "spa"],
  events: ["catering", "restaurant"],
  "wedding-planner": ["events", "florist", "hair-salon"],
  florist: ["boutique", "hair-salon"],
  daycare: ["tutoring", "pet-services"],
  nonprofit: ["tutoring", "pet-services"],
};

export interface Material {
  industry: Industry;
  /** That of the trade itself, and not of one that is near. */
  isOwn: boolean;
}

/** The words and pictures for a site of this trade; where there are none, those of the trade that is nearest. */
export async function loadMaterial(trade: string): Promise<Material> {
  const id = nearestWithMaterial(trade);
  const [industry] = await Promise.all([loadIndustry(id), loadScenes([id])]);
  return { industry, isOwn: id === trade };
}

export function nearestWithMaterial(trade: string, known: readonly string[] = industryIds): IndustryId {
  const sector = sectors.find(({ industries }) => industries.some(({ id }) => id === trade));
  const order = [
    trade,
    ...(KIN[trade] ?? []),
    ...(sector?.industries.map(({ id }) => id) ?? []),
    "consulting",
    "accounting",
  ];
  return (
    order.filter(isIndustryId).find((id) => known.includes(id)) ?? known.find(isIndustryId) ?? "accounting"
  );
}
