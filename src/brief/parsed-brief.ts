import type { Manner } from "./trades/manners.ts";

/** The varieties of English that name things differently. */
export const varieties = ["gb", "us", "ie", "au", "in", "za", "nz", "ca"] as const;
export type Variety = (typeof varieties)[number];

/** The tones of voice a business can choose. */
export const voices = ["friendly", "formal", "playful", "luxurious", "bold", "calm"] as const;
export type Voice = (typeof voices)[number];

/** Features that a brief can ask for. Each becomes a block or a page. */
export const features = [
  "booking",
  "online-ordering",
  "menu",
  "gallery",
  "pricing",
  "testimonials",
  "team",
  "faq",
  "contact-form",
  "opening-hours",
  "map",
  "blog",
  "newsletter",
  "shop",
  "events",
  "donations",
  "emergency-call",
  "before-after",
  "case-studies",
  "careers",
] as const;
export type Feature = (typeof features)[number];

export const factKinds = [
  "phones",
  "emails",
  "websites",
  "addresses",
  "hours",
  "dates",
  "prices",
  "years",
  "awards",
  "codes",
  "figures",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Characters of a look, beside its tone and its colours. */
export const characters = ["sturdy", "delicate", "old", "modern", "rustic"] as const;
export type Character = (typeof characters)[number];

/** The words of the brief that a conclusion is based on, and their position. */
export interface Evidence {
  text: string;
  start: number;
  end: number;
}

/** The fields of `ParsedBrief` that are conclusions, each with its evidence. */
export type Field =
  | "industry"
  | "trade"
  | "secondTrade"
  | "name"
  | "place"
  | "audience"
  | "tone"
  | "palette"
  | "languageOfBrief";

/** How a text was typed whose capitals do not tell names from other words. */
export interface LetterCase {
  /** In capitals; otherwise in small letters. */
  isCried: boolean;
  /** Its places and streets as they are written: "Martin Luther King Drive". */
  names: string[];
}

/** A brief as understood. Facts that it lacks are absent; the others are in its own words. */
export interface ParsedBrief {
  /** An id of contract/industries.ts. For any other industry, the nearest one. */
  industry: string;
  /** The brief as a copy editor hands it on, to which all evidence belongs. Absent for a text without slips. */
  tidied?: string;
  /** The second best industry, if it is close. */
  otherIndustry?: string;
  /** The id of a trade (trades/README.md): what the business is, closer than the industry. */
  trade?: string;
  /** The trade of a second business in the same brief: a cheesemaker who also lets a cottage. */
  secondTrade?: string;
  /** The usual voice and look of sites of this trade. Absent in briefs that were read before it was added. */
  manner?: Manner;
  /** The characters that the owner wishes for the look, in the order of the text. */
  characters?: Character[];
  /** The variety of English of the text and its place. Absent in briefs that were read before this was. */
  variety?: Variety;
  name?: string;
  place?: string;
  audience?: string;
  tone?: Voice;
  /** The owner wishes the tone; otherwise the text only sounds like it. */
  isToneWished?: boolean;
  /** A mood such as "warm", or colours as the brief names them: "navy and gold", "#1d3557". */
  palette?: string;
  /** The colours of the palette as `#rrggbb`, if it names colours, or things that have one: "driftwood". */
  colours?: string[];
  /** The owner wishes a dark ground beside these colours. */
  isDarkWished?: boolean;
  /** The colours that the owner wants nowhere, as `#rrggbb`. */
  refusedColours?: string[];
  /** Offers in the brief's own words: "whitening", "guided sea kayak trips". */
  offers?: Evidence[];
  features: Feature[];
  excludedFeatures: Feature[];
  facts: Record<FactKind, string[]>;
  languageOfBrief: string;
  /** Absent for a text in the usual letters. */
  letterCase?: LetterCase;
  /** From 0, a guess, to 1. */
  confidence: Partial<Record<Field, number>>;
  evidence: Partial<Record<Field | Feature, Evidence[]>> & { facts: Record<FactKind, Evidence[]> };
  /** Notes for the author of the brief: the industry is only the nearest, the text is not in English. */
  notes: string[];
}
