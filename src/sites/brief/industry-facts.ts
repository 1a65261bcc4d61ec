import { byIndustry } from "#src/contract/industries.ts";

/** The content of an industry's `brief.json`: how its businesses are spoken of, and told from others that are near. */
export interface IndustryFacts {
  /** What one of its businesses is called, where that is not the name of the industry: "caterer". */
  noun?: string;
  /** What a business is called that was read as this industry and does otherwise: a watchmaker among jewelers. */
  wideNoun?: string;
  /** What may stand first on a site: quiet, warm, loud. None of them claims anything that has to be true. */
  headlines: readonly [quiet: string, warm: string, loud: string];
  /** The industry is so wide that its headlines may be wrong of a business: "When something drips" of a roofer. */
  areHeadlinesNarrow?: boolean;
  /** Industries that are like it, though they stand in another sector. */
  kin?: readonly string[];
  /** Parts of regular expressions: businesses of which the samples of the industry do not hold. */
  otherKinds?: readonly string[];
  /** Where most do otherwise, those of which they do. */
  ownKinds?: readonly string[];
}

export const industryFacts = byIndustry(
  import.meta.glob<IndustryFacts>("../industries/*/*/brief.json", { eager: true, import: "default" }),
);
