import { ownNoun } from "./business-noun.ts";
import type { Understood } from "./understood.ts";

/**
 * Businesses that are read as a trade since it comes nearest, and do otherwise: a roofer needs no boiler service among the
 * samples, and a record shop no private fitting. Where a trade is as wide as that, `only` names those that do what its
 * samples say.
 */
const OTHERS: Record<string, RegExp> = {
  "art-gallery": /tattoo|pott|ceramic|glass|mural|sculpt|illustrat|printmak/,
  bakery: /chocolat|confection|candy|sweet/,
  bar: /nightclub|night club|shisha|hookah/,
  bookshop: /author|writer|poet|novel|publish|press|library|stationer|agent/,
  brewery: /gin|distill|wine|vineyard|mead|whisk|cider|grape/,
  cafe: /ice ?cream|gelat|juice|boba|bubble|smoothie|deli|crepe|tea ?(?:house|room)/,
  catering: /truck|street food|stall|van|farm|honey|bee|jam|sauce|spice|box|smallholding|apiary|egg/,
  cleaning: /laund|dry clean|ironing|fold|pool|car|duct|gutter|facade|solar/,
  construction: /weld|blacksmith|glaz|sawmill|metal|factory|manufactur|machine|pool|roof|scaffold|pav/,
  daycare: /nanny|babysit|camp|after[- ]school|club|soft play/,
  events:
    /magic|entertainer|cinema|bowling|escape|comedy|theat|balloon|bouncy|coworking|co-working|arcade|laser|paintball|trampoline|kart|funeral|esport|rent|hire|venue/,
  gym: /climb|boulder|martial|swim|running|gymnast|spin|barre|calisthenic/,
  "hair-salon": /lash|brow|wig|make ?up|beauty/,
  hotel: /camp|glamp|caravan|rv park|yurt|treehouse|villa|cottage|cabin|chalet|holiday|home/,
  jewelry: /watch|clock|pierc|horolog/,
  musician: /producer|podcast|\bdjs?\b|label|studio|mixing|mastering|\bbeat|tuner|sound engineer/,
  photography: /video|film|drone|booth/,
  restaurant: /truck|stall|stand|van|takeaway|chip|kebab|ghost|hawker/,
  "travel-agency": /limo|chauffeur|courier|deliver|ferry|airline|coach|haul|truck|freight|logistic|transport/,
  veterinary: /horse|equine|cattle|livestock|farm/,
  "yoga-studio": /^(?!.*yoga).*(?:tai chi|qigong|pilates|barre|meditation|breathwork|mindful)/,
};
const ONLY: Record<string, RegExp> = {
  "auto-repair":
    /garage|mechanic|\bcar\b|\bcars\b|auto|\bmots?\b|\bty?ire|tyre|vehicle|brake|engine|exhaust|\bvans?\b|body ?shop|collision|\bdent|audi|bmw|ford|saab|toyota|volvo/,
  boutique:
    /boutique|cloth|fashion|wear|dress|knit|vintage|thrift|tailor|alteration|outfit|shoe|accessor|garment|denim|suit|gown|wardrobe|loved|hat|bag/,
  "family-medicine":
    /doctor|\bgp\b|medical|medicine|family|health|physician|practice|clinic|p(?:a)?ediatric|nurse|\bmd\b|internist|urgent care/,
  "home-services":
    /plumb|heat|boiler|drain|leak|pipe|\btaps?\b|faucet|toilet|shower|\bgas\b|radiator|hvac|air ?con|bathroom|sink|hot water|home services/,
  nonprofit: /food|pantry|hunger|kitchen|meal|surplus|fridge|garden/,
  "pet-services": /groom|wash|bath|clip|salon|\bspa\b|pet (?:care|services)/,
  saas: /shift|rota\b|staff|schedul|timesheet|workforce|employee/,
  spa: /\bspa\b|massage|sauna|wellness|facial|hammam|bath|steam|hydro|onsen|banya|thermal|retreat|skin|estheti/,
  tutoring:
    /tutor|tuition|^lessons?$|^school$|maths?|gcse|a level|exam|homework|test prep|scien|phonics|eleven|revision|reading|physics/,
};

/** Whose pictures suit such a business better: a record shop is no place for coats. */
const SHOWN_AS: readonly (readonly [RegExp, trade: string])[] = [
  [/roof|scaffold|damp|plaster|chimney|window fitter/, "construction"],
  [/carpet|floor|decorat|painter|til(?:er|ing)|furniture|homeware|\brugs?\b|lighting/, "interior-design"],
  [/lock|appliance|garage door/, "handyman"],
  [/pest|rodent|clearance|laund|gutter/, "cleaning"],
  [/record|vinyl|music|piano|guitar|violin|sing|drum|cello|choir/, "musician"],
  [/butcher|chees|fishmonger|grocer|deli|health food|cook/, "restaurant"],
  [/wine|bottle|\bgin\b|distill|whisk/, "bar"],
  [/plant|garden centre|garden center/, "florist"],
  [/toy|game/, "daycare"],
  [/book|stationer/, "bookshop"],
  [/candle|soap|perfum|cosmetic/, "spa"],
  [/watch|clock/, "jewelry"],
  [/phone|computer|laptop|electronic|console|screen/, "saas"],
  [/physio|chiropract|osteopath|acupunct/, "yoga-studio"],
  [/driv|limo|chauffeur|taxi/, "auto-repair"],
  [/dance|ballet|martial|karate|judo|swim|football|rugby|cricket|sport/, "gym"],
  [/potter|ceramic|tattoo/, "art-gallery"],
  [/animal|\bcats?\b|\bdogs?\b|hedgehog|wildlife/, "pet-services"],
  [/tree|river|beach|forest|conservation/, "landscaping"],
];

/** What the business is called, or else the first word that its trade was read from; empty where somebody chose the trade. */
const saidOf = ({ evidence }: Understood, noun: string | undefined) =>
  (noun ?? evidence.industry?.[0]?.text ?? "").toLowerCase();

/** Whether what the samples of the trade say could be said of this business: of a plumber, but not of a roofer. */
export function doesAsTrade(understood: Understood, noun: string | undefined) {
  const { industry, confidence } = understood;
  // Of a trade that nobody named nothing is known.
  if (!confidence.industry) return false;
  const said = saidOf(understood, noun);
  const only = ONLY[industry];
  return said === "" || (only ? only.test(said) : !OTHERS[industry]?.test(said));
}

/** The trade whose pictures suit the business. */
export function tradeShown(brief: string, understood: Understood): string {
  const noun = ownNoun(brief, understood);
  if (doesAsTrade(understood, noun)) return understood.industry;
  const said = saidOf(understood, noun);
  return SHOWN_AS.find(([kind]) => kind.test(said))?.[1] ?? understood.industry;
}

/** With the trade that somebody has chosen. */
export function withTrade(understood: Understood, industry: string): Understood {
  const { industry: signs, ...evidence } = understood.evidence;
  return {
    ...understood,
    industry,
    confidence: { ...understood.confidence, industry: 1 },
    evidence: { ...evidence, ...(signs && industry === understood.industry && { industry: signs }) },
  };
}
