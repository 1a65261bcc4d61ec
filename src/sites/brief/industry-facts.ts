import { byIndustry } from "#src/contract/industries.ts";

/** The content of an industry's `brief.json`: how its businesses are spoken of, and told from others that are near. */
export interface IndustryFacts {
  /** The noun for one of its businesses, where that is not the name of the industry: "caterer". */
  noun?: string;
  /** The noun for a business that was read as this industry but differs from it: a watchmaker among jewelers. */
  wideNoun?: string;
  /** Headlines for a site: quiet, warm, loud. None of them claims anything that has to be true. */
  headlines: readonly [quiet: string, warm: string, loud: string];
  /** The industry is so wide that its headlines may be wrong of a business: "When something drips" of a roofer. */
  areHeadlinesNarrow?: boolean;
  /** Industries that are like it, though they stand in another sector. */
  kin?: readonly string[];
  /** Parts of regular expressions: businesses of which the samples of the industry do not hold. */
  otherKinds?: readonly string[];
  /** The same the other way round: the only businesses of which its samples hold. */
  ownKinds?: readonly string[];
}

export const industryFacts = byIndustry(
  import.meta.glob<IndustryFacts>("../industries/*/*/brief.json", { eager: true, import: "default" }),
);
