import { ownNoun } from "./business-noun.ts";
import { industryFacts } from "./industry-facts.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { textRead } from "./text-pieces.ts";

/** Industries whose pictures fit certain businesses better: a record shop should not show clothes. */
const SHOWN_AS: readonly (readonly [RegExp, industry: string])[] = [
  [/roof|scaffold|damp|plaster|chimney|window fitter/, "construction"],
  [/carpet|floor|decorat|painter|\btil(?:er|ing)|furniture|homeware|\brugs?\b|lighting/, "interior-design"],
  [/\block|appliance|garage door/, "handyman"],
  [/\bpest|rodent|clearance|laund|gutter/, "cleaning"],
  [/record|vinyl|music|piano|guitar|violin|\bsing|drum|cello|choir/, "musician"],
  [/butcher|chees|fishmonger|grocer|\bdelis?\b|delicatessen|health food|\bcook(?:ing|ery)\b/, "restaurant"],
  [/wine|bottle|\bgin\b|distill|whisk/, "bar"],
  [/plant|garden centre|garden center/, "florist"],
  [/\btoys?\b|\bgames?\b/, "daycare"],
  [/\bbooks?\b|bookshop|stationer/, "bookshop"],
  [/candle|soap|perfum|cosmetic/, "spa"],
  [/watch|clock/, "jewelry"],
  [/\bphone|computer|laptop|electronic|console|screen/, "saas"],
  [/physio|chiropract|osteopath|acupunct/, "yoga-studio"],
  [/driv|limo|chauffeur|taxi/, "auto-repair"],
  [/dance|ballet|martial|karate|judo|swim|football|rugby|cricket|\bsport/, "gym"],
  [/potter|ceramic|tattoo/, "art-gallery"],
  [/animal|\bcats?\b|\bdogs?\b|hedgehog|wildlife/, "pet-services"],
  [/\btrees?\b|\briver|beach|forest|conservation/, "landscaping"],
];

/**
 * Returns the noun of the business, or the word its industry was recognised by. Empty for a chosen industry.
 */
const saidOf = ({ evidence }: ParsedBrief, noun: string | undefined) =>
  (noun ?? evidence.industry?.[0]?.text ?? "").toLowerCase();

/** Whether the industry's sample texts fit this business: a plumber, but not a roofer. */
export function doesAsIndustry(understood: ParsedBrief, noun: string | undefined) {
  const { industry, confidence } = understood;
  // The industry is a guess without evidence.
  if (!confidence.industry) return false;
  const said = saidOf(understood, noun);
  const { ownKinds, otherKinds } = industryFacts[industry] ?? {};
  return said === "" || (ownKinds ? isOneOf(ownKinds, said) : !isOneOf(otherKinds, said));
}

const isOneOf = (kinds: readonly string[] = [], said: string) =>
  kinds.some((kind) => new RegExp(kind).test(said));

/** Returns the industry whose pictures fit the business. */
export function industryShown(brief: string, understood: ParsedBrief): string {
  const noun = ownNoun(textRead(brief, understood), understood);
  if (doesAsIndustry(understood, noun)) return understood.industry;
  const said = saidOf(understood, noun);
  return SHOWN_AS.find(([kind]) => kind.test(said))?.[1] ?? understood.industry;
}

/** Replaces the industry by the one that the user has chosen. */
export function withIndustry(understood: ParsedBrief, industry: string): ParsedBrief {
  const { industry: signs, ...evidence } = understood.evidence;
  return {
    ...understood,
    industry,
    confidence: { ...understood.confidence, industry: 1 },
    evidence: { ...evidence, ...(signs && industry === understood.industry && { industry: signs }) },
  };
}
