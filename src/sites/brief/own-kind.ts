import { ownNoun } from "./business-noun.ts";
import type { Understood } from "./understood.ts";

/**
 * Businesses that are read as a trade since it comes nearest, and do otherwise: a roofer needs no boiler service among the
 * samples, and a record shop no private fitting.
 */
const OTHERS: Record<string, RegExp> = {
  agency: /\bu[xi]\b|product design|developer|copywrit|translat|\bseo\b|podcast|recruit/,
  "art-gallery": /tattoo|pott|ceramic|glass|mural|sculpt|illustrat|printmak/,
  bakery: /chocolat|confection|candy/,
  bar: /nightclub|night club|shisha|hookah/,
  bookshop: /author|writer|\bpoet\b|novel|publish|\bpress\b|library|stationer|agent/,
  brewery: /\bgin\b|distill|wine|vineyard|mead|whisk|cider|grape/,
  cafe: /ice ?cream|gelat|juice|boba|bubble|smoothie|\bdelis?\b|delicatessen|crepe|tea ?(?:house|room)/,
  catering:
    /truck|street food|\bstall|\bvan\b|farm|honey|\bbees?\b|\bjam\b|sauce|spice|\bbox\b|smallholding|apiary|beekeep/,
  cleaning: /laund|dry clean|ironing|\bfold|pool|\bcars?\b|\bduct|gutter|facade|solar/,
  construction: /weld|blacksmith|glaz|sawmill|metal|factory|manufactur|machine|pool|roof|scaffold|\bpav/,
  daycare: /nanny|babysit|\bcamp|after[- ]school|\bclub|soft play/,
  events:
    /magic|entertainer|cinema|bowling|escape|comedy|theat|balloon|bouncy|coworking|co-working|arcade|laser|paintball|trampoline|kart|funeral|esport|\brent|\bhire\b|\bvenue/,
  gym: /climb|boulder|martial|swim|running|gymnast|\bspin|\bbarre\b|calisthenic/,
  "hair-salon": /^(?!.*hair).*(?:\blash|\bbrows?\b|\bwigs?\b|make ?up|beauty)/,
  hotel:
    /\bcamp|glamp|caravan|rv park|yurt|treehouse|\bvillas?\b|cottage|cabin|chalet|holiday (?:let|home|rental|park)/,
  jewelry: /watch|clock|pierc|horolog/,
  musician: /producer|podcast|\bdjs?\b|\blabel|studio|mixing|mastering|\bbeat|tuner|sound engineer/,
  photography: /video|film|drone|booth/,
  restaurant: /truck|\bstall|\bstand\b|\bvan\b|takeaway|\bchip|kebab|ghost|hawker/,
  consulting:
    /\bit\b|translat|recruit|staffing|notary|support|sleep|baby|lactation|nutrition|\bwine|colou?r|\bimage|educat|admission|immigra|\bvisa|feng|relationship|dating|parent|fertility/,
  "law-firm": /notary/,
  "real-estate": /mortgage|\bloan/,
  "travel-agency":
    /limo|chauffeur|courier|deliver|ferry|airline|\bcoach\b|haul|truck|freight|logistic|transport|\brent|\bhire|surf/,
  veterinary: /horse|equine|cattle|livestock|farm/,
  "yoga-studio": /^(?!.*yoga).*(?:tai chi|qigong|pilates|barre|meditation|breathwork|mindful)/,
};
/** Where a trade is wider still, the businesses that do what its samples say. */
const ONLY: Record<string, RegExp> = {
  "auto-repair":
    /garage|mechanic|\bcar\b|\bcars\b|auto|\bmots?\b|\bty?ire|tyre|vehicle|brake|engine|exhaust|\bvans?\b|body ?shop|collision|\bdent|audi|bmw|ford|saab|toyota|volvo/,
  boutique:
    /boutique|cloth|fashion|wear|dress|knitted|vintage|thrift|tailor|alteration|outfit|shoe|accessor|garment|denim|suit|gown|wardrobe|loved|scar(?:f|ves)|jumper|\bhats?\b|\bbags?\b/,
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
