import { byIndustry } from "#src/contract/industries.ts";

/**
 * The content of an industry's `brief.json`: how to describe its businesses, and how to distinguish them from
 * similar ones.
 */
export interface IndustryFacts {
  /** The noun for one of its businesses, if it differs from the name of the industry: "caterer". */
  noun?: string;
  /**
   * The noun for a business that was assigned to this industry but differs from it: a watchmaker among
   * jewellers.
   */
  wideNoun?: string;
  /** Headlines for a site: quiet, warm, loud. None of them makes a claim that could be untrue. */
  headlines: readonly [quiet: string, warm: string, loud: string];
  /**
   * The industry is so wide that its headlines may not fit a business: "When something drips" for a roofer.
   */
  areHeadlinesNarrow?: boolean;
  /** Similar industries in other sectors. */
  kin?: readonly string[];
  /** Regular expression sources: businesses that the industry's sample texts do not fit. */
  otherKinds?: readonly string[];
  /** The opposite: regular expression sources for the only businesses that the sample texts fit. */
  ownKinds?: readonly string[];
}

export const industryFacts = byIndustry(
  import.meta.glob<IndustryFacts>("../industries/*/*/brief.json", { eager: true, import: "default" }),
);
