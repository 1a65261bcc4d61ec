import { industries } from "#src/contract/industries.ts";
import { industryFacts } from "./industry-facts.ts";

const names = new Map(industries.map(({ id, name }) => [id, name]));

/** The noun for a business of an unknown kind. */
const ANY_NOUN = "business";

/** The noun for one business of the industry. */
export const nounOf = (industry: string) =>
  industryFacts[industry]?.noun ?? (names.get(industry) ?? ANY_NOUN).toLowerCase();
