import { sectors } from "#src/contract/industries.ts";

const tradeNames = new Map(
  sectors.flatMap(({ industries }) => industries.map(({ id, name }) => [id, name] as const)),
);
/** What the trade is called where its name is not what one of its businesses is. */
const NOUNS: Record<string, string> = {
  catering: "caterer",
  "family-medicine": "medical practice",
  dentist: "dental practice",
  "pet-services": "pet business",
  "auto-repair": "garage",
  construction: "building company",
  "home-services": "home services business",
  electrician: "electrician",
  cleaning: "cleaning company",
  landscaping: "landscaping business",
  "interior-design": "interior design studio",
  architecture: "architecture studio",
  photography: "photographer",
  florist: "florist",
  jewelry: "jeweler",
  events: "events company",
  saas: "software company",
  solar: "solar company",
  accounting: "accounting firm",
  consulting: "consultancy",
  tutoring: "tutoring school",
  "real-estate": "real estate agency",
  veterinary: "veterinary practice",
};
/** What a business is called of which no more is known. */
export const ANY_NOUN = "business";
/** What one is called that does otherwise than most of its trade: a watchmaker is read as a jeweler. */
const WIDE: Record<string, string> = {
  agency: "studio",
  "art-gallery": "studio",
  "auto-repair": "workshop",
  bakery: "kitchen",
  bar: "bar",
  boutique: "shop",
  brewery: "drinks maker",
  cafe: "shop",
  catering: "kitchen",
  cleaning: "cleaning company",
  construction: "workshop",
  events: "events company",
  "family-medicine": "health practice",
  gym: "gym",
  "hair-salon": "salon",
  "home-services": "home services business",
  hotel: "place to stay",
  jewelry: "workshop",
  nonprofit: "nonprofit",
  "pet-services": "pet business",
  photography: "studio",
  restaurant: "kitchen",
  saas: "software company",
  spa: "salon",
  tutoring: "school",
  "yoga-studio": "studio",
};
export const wideNounOf = (trade: string) => WIDE[trade] ?? ANY_NOUN;
/** What one business of the trade is called. */
export const nounOf = (trade: string) => NOUNS[trade] ?? (tradeNames.get(trade) ?? "business").toLowerCase();
