import { pattern } from "#src/lib/pattern.ts";
import type { Feature } from "../parsed-brief.ts";
import lexicon from "./small-words.json";

/** Phrases that look like wishes but mean something else, judged by their words or the words around them. */
export interface Elsewhere {
  feature: Feature;
  own: RegExp;
  before?: RegExp;
  after?: RegExp;
}
export const elsewhere: Elsewhere[] = [
  { feature: "pricing", own: /^(?:pricing|prices|cost|rates)$/, before: /^(?:on|about)$/ },
  {
    feature: "pricing",
    own: /^how much$/,
    after: /^(?!it |they |we |things |a |the |its |each |everything |does |i |you |lessons? |that |is |$)/,
  },
  {
    feature: "pricing",
    own: /^(?:costs|cost of|price of|fees|rates)$/,
    before: /^(?:it|that|which|that|room|this|one|night|cut|your|cutting|reducing|saving|low|lower|our)$/,
    after: /^(?:\S*\d|from|for (?:people|you|them)|us|per|nothing|less|more|of)/,
  },
  { feature: "pricing", own: /^how much$/, before: /^(?:know|so|very|knows)$/, after: /^(?:we|i|love)/ },
  { feature: "map", own: /^find us$/, after: /^(?:on|online) (?:instagram|facebook|insta|google|tiktok)/ },
  {
    feature: "map",
    own: /^where (?:we|they|it|i|the shop) (?:is|are|am|be)$/,
    after: /^(?:an?|based|located|going|from|today|now|looking|at|in|on|known|making|most|not) /,
  },
  {
    feature: "map",
    own: /^find us$/,
    after: /^(?:at|opposite|next to|near|behind|beside|between|just|there) /,
  },
  {
    feature: "testimonials",
    own: /^(?:happy|satisfied|delighted|five star|5 star|google|reviews?)/,
    before: /^(?:\d\S*|over|than)$/,
  },
  { feature: "contact-form", own: /^can reach$/, before: /^you$/ },
  { feature: "booking", own: /^bookings?$/, after: /^(?:to|via) / },
  {
    feature: "blog",
    own: /^(?:posts?|share|publish)$/,
    after: /^(?:prices?|what|our|my|the|fees?|rates?|any|on|it)/,
  },
  { feature: "map", own: /^find us$/, before: /^(?:youll|you|you'll|youd)$/ },
  {
    feature: "booking",
    own: /^(?:can )?book$/,
    before: /^(?:a|the|address|my|our|this|e|each|every|one|good|old|new|used|of|by|cheque)$/,
  },
  {
    feature: "booking",
    own: /^(?:can book|to book|bookings?|reservations?|appointments?)$/,
    before: /^(?:call|phone|ring|text|dm|message|whatsapp|for|about)$/,
    after: /^(?:$|on \d|over|by|\d)/,
  },
  {
    feature: "booking",
    own: /^(?:can book|to book|people book)$/,
    before: /^(?:call|phone|ring|text|email|dm|message|whatsapp)$/,
  },
  {
    feature: "booking",
    own: /^(?:scheduling|schedule)$/,
    before: /^(?:staff|shift|shifts|employee|job|crew|workforce|rota|production|team|delivery)$/,
  },
  { feature: "online-ordering", own: /^(?:take|taking|place|accept|send) orders?$/, after: /^(?:by|over)/ },
  {
    feature: "online-ordering",
    own: /^(?:orders?)$/,
    before: /^(?:in|court|made|law|mail|pecking|special|working|of)$/,
  },
  {
    feature: "testimonials",
    own: /^(?:words from|quotes? from|feedback from)$/,
    after: /^(?:the (?:owner|founder)|suppliers)/,
  },
  {
    feature: "contact-form",
    own: /^(?:get in touch|contact us|contact me|reach out|enquir(?:e|y|ies)|inquiry)$/,
    after: /^(?:at|on|by|via|with|to|welcome|about|because|regarding|again)/,
  },
  { feature: "contact-form", own: /^(?:a )?form$/, after: /^of / },
  {
    feature: "contact-form",
    own: /^form$/,
    before:
      /^(?:free|order|booking|art|any|in|top|donations?|long|best|every|that|good|great|life|other|another|we|they|trial)$/,
  },
  { feature: "contact-form", own: /^(?:a form|online form)$/, after: /^(?:order|booking|donation)/ },
  {
    feature: "opening-hours",
    own: /^(?:hours?|hrs)$/,
    before: pattern()`^${[/\d+/, lexicon.beforeHours]}$`,
    after: /^(?!and |on |are |should |clearly |$)/,
  },
  {
    feature: "opening-hours",
    own: /^(?:hours?|hrs)$/,
    before: /^(?:\d+|24|an|per|few|two|three|within|man|after|happy|rush|lunch|small|of|for)$/,
  },
  { feature: "opening-hours", own: /^opening$/, after: /^(?!and |page|$)/ },
  {
    feature: "opening-hours",
    own: /^opening$/,
    before: /^(?:are|is|were|we're|am|im|soon|grand|be|recently|just)$/,
  },
  { feature: "blog", own: /^news$/, before: /^(?:the|big|in|no)$/, after: /^(?!page|section|letter|$)/ },
  { feature: "blog", own: /^write about$/, after: /^(?:us|me|our)/ },
  {
    feature: "blog",
    own: /^(?:insights?|journals?)$/,
    before: /^(?:data|business|customer|street|academic|medical)$/,
  },
  {
    feature: "shop",
    own: /^(?:sell|sell my|sell our|shop for|buy directly|sell directly)$/,
    after: /^(?:house|home|propert|farm|flat|car|bread|cakes|coffee)/,
  },
  {
    feature: "shop",
    own: /^(?:little shop|a store)$/,
    after: /^(?:in|on|near|at|that|which|called|with|named|selling|of|full|we|for)/,
  },
  {
    feature: "shop",
    own: /carts?$/,
    before: /^(?:coffee|food|golf|taco|flower|candy|sweet|ice|balloon|dog|go)$/,
  },
  { feature: "shop", own: /^shop for$/, before: /^(?!a$|online$|small$|little$|the$|simple$|web$|no$)/ },
  {
    feature: "shop",
    own: /^sell (?:my|our)$/,
    after: /^(?!(?:\w+ ){0,4}(?:online|website|site|web|here|page|there))/,
  },
  {
    feature: "events",
    own: /^(?:events?|workshops?)$/,
    before: pattern()`^${lexicon.beforeEvents}$`,
  },
  { feature: "events", own: /^(?:host|hosting|special) events?$/, before: /^(?:for|and|your|weddings)$/ },
  {
    feature: "events",
    own: /^(?:next|live|regular|special|public|live music|upcoming|next shows?)$/,
    after: /^(?:to|door|week|generation)/,
  },
  { feature: "events", own: /^talks?$/, after: /^(?:to|about|with|of) / },
  {
    feature: "emergency-call",
    own: /^urgent$/,
    before: /^(?:this|is|very|not|its|are|quite|really|less|so)$/,
  },
  {
    feature: "emergency-call",
    own: /^(?:urgent|out of hours)$/,
    after: /^(?:care|need|deadline|bookings|enquiries)/,
  },
  { feature: "emergency-call", own: /^call out$/, before: /^[£$€]?\d+$/ },
  {
    feature: "case-studies",
    own: /^(?:our work|show our project|see our project|our projects?)$/,
    after: /^(?:is|has|was|with|in|focuses|includes|helps|for|ranges|with)/,
  },
  {
    feature: "case-studies",
    own: /^(?:our work)$/,
    before: /^(?:about|in|by|to|at|behind|love|of|into|proud|supports?|for|fund|funds|with|like)$/,
  },
  {
    feature: "careers",
    own: /^(?:hiring|recruiting)$/,
    before: /^(?:for|of|about|before|with|through|help|on|and|in|your)$/,
  },
  {
    feature: "careers",
    own: /^careers?$/,
    before: /^(?:my|his|her|their|long|whose|your|a|new|second|year|dream|of|early)$/,
  },
  {
    feature: "careers",
    own: /^(?:work|works|working) (?:with|for) us$/,
    before: /^(?:who|that|to|love|loved|people|clients|they|by)$/,
  },
  {
    feature: "careers",
    own: /^(?:jobs?|openings?)$/,
    before:
      /^(?:usual|big|small|odd|bigger|urgent|good|our|of|finished|past|larger|little|these|your|some|an?|two|three|on)$/,
    after: /^/,
  },
  {
    feature: "careers",
    own: /^openings?$/,
    after: /^(?:times?|hours|hrs|page|of|on|at|in|the|up|soon|mornings?|evenings?|nights?|days?)/,
  },
  {
    feature: "case-studies",
    own: /^work$/,
    before: /^(?:\w+nt|to|not|will|would|can|could|who|we|i|people|actually|that)$/,
    after: /^/,
  },
  {
    feature: "events",
    own: /^(?:schedule|calendar|class)$/,
    before: /^(?:to|self|cant|can|people|customers|let|and|online|booking|my|work|first|world|high)$/,
    after: /^(?!of )/,
  },
  {
    feature: "shop",
    own: /^(?:small )?(?:online (?:stores?|shops?)|e-?commerce|goods?|good)$/,
    before: /^(?:for|small|other|of|helps?|any|with|very|so|be|look|looks|and|is|really|a)$/,
  },
  { feature: "map", own: /^how people find us$/, before: /^(?:thats|is)$/ },
  { feature: "pricing", own: /^(?:chargers?|charging)$/ },
  {
    feature: "pricing",
    own: /^charges?$/,
    before: /^(?:drug|criminal|no|public|free|of|car|ev|service|extra|we|i|in)$/,
  },
  { feature: "testimonials", own: /^comments?$/, after: /^on/ },
  { feature: "gallery", own: /before|after/ },
  {
    feature: "gallery",
    own: /^cuts?$/,
    before: /^(?:mens|gents|ladies|kids|boys|dry|wet|hot|power|a|the|your|short|clean|skin|of)$/,
  },
  {
    feature: "donations",
    own: /^(?:give|giving|gifts?)$/,
    before: /^(?:a|the|we|i|to|not|can|will|please|and)$/,
    after: /^(?!to be|online)/,
  },
  { feature: "blog", own: /^writing about$/ },
  { feature: "blog", own: /^writ(?:e|ing) about$/, after: /^(?:my|our)sel/ },
  { feature: "faq", own: /^answer/, after: /^(?:the|my|our) (?:phone|door|bell|messages)/ },
  { feature: "faq", own: /^people ask$/, after: /^me (?:in|when|if)/ },
  {
    feature: "shop",
    own: /^for sale$/,
    before: /^(?:homes?|houses?|property|properties|cars?|stage|land|up)$/,
  },
  { feature: "gallery", own: /./, before: /^(?:stock|generic|cheesy)$/ },
  {
    feature: "team",
    own: /^(?:our people|our staff|our team)$/,
    after: /^(?:are|is|have|speak|love|will|were|has|do|know|can|of|brings?|works?|also)/,
  },
  { feature: "team", own: /./, before: /^portraits$/ },
  {
    feature: "map",
    own: /^where (?:we|i) (?:are|am)$/,
    before: /^(?:allowed|here|from|illegal|popular|live|available|off|legal)$/,
    after: /^/,
  },
  { feature: "team", own: /^meet us$/, after: /^(?:at|in|on|there)/ },
  { feature: "team", own: /^(?:who (?:we|they) are|who we is)$/, after: /^(?:an? |the |looking)/ },
  { feature: "team", own: /^profiles?$/, before: /^(?:high|low|social|google|business)$/ },
  {
    feature: "team",
    own: /^about (?:the )?(?:family|families|people|team|baker|brewer|us)?$/,
    after: /^(?:who|that|in|with)/,
  },
  {
    feature: "donations",
    own: /^(?:support us|donations?|donate)$/,
    before: /^(?:food|clothing|clothes|blood|egg|kidney|organ|coat|book|toy|stem|sperm)$/,
  },
  { feature: "faq", own: /^answers to$/, after: /^(?!(?:\w+ ){0,4}(?:question|usual|common))/ },
  {
    feature: "before-after",
    own: /^(?:before|after|transformations?)$/,
    after: /^(?!photo|picture|pics|shots|gallery|page|section|$)/,
  },
  {
    feature: "newsletter",
    own: /^(?:signup|sign up|subscribe)$/,
    after: /^(?:to (?:the )?(?:plan|service)|page|form|free)/,
  },
];
