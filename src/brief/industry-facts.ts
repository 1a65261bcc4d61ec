import { byIndustry } from "#src/contract/industries.ts";
import type { IndustryFacts } from "#src/sites/industries/industry.ts";

export const industryFacts = byIndustry(
  import.meta.glob<IndustryFacts>("../sites/industries/*/*/brief.json", { eager: true, import: "default" }),
);
