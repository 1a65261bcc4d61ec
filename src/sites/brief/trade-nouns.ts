import { industries } from "#src/contract/industries.ts";
import { industryFacts } from "./industry-facts.ts";

const names = new Map(industries.map(({ id, name }) => [id, name]));

/** What a business is called of which no more is known. */
export const ANY_NOUN = "business";

/** What one is called that does otherwise than most of its industry: a watchmaker is read as a jeweler. */
export const wideNounOf = (industry: string) => industryFacts[industry]?.wideNoun ?? ANY_NOUN;

/** What one business of the industry is called. */
export const nounOf = (industry: string) =>
  industryFacts[industry]?.noun ?? (names.get(industry) ?? ANY_NOUN).toLowerCase();
