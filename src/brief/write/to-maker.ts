import { pattern } from "#src/lib/pattern.ts";
import { isMakerNote } from "./maker-notes.ts";
import { isAboutBrief } from "./remarks.ts";

const PARTS =
  "gallery|testimonials?|reviews?|faqs?|form|forms|newsletter|sign-?up|blog|map|button|buttons|menu|booking|bookings|price list|prices|pricing|photos?|pictures?|pics|images?|case studies|careers|section|sections|banner|calendar|shop|store|hours|directions|team|feed|links?|video";
const SITE =
  "web ?sites?|web ?pages?|home ?page|landing page|one-pager|site|page|pages|online shop|logo|fonts?|palette|layout|colou?rs?|vibe|brand";
const WANTS =
  "want|wants|wanted|need|needs|like|love|looking for|after|hoping|think|prefer|imagine|picture|wish|see";
const WHO =
  "i|we|i'd|i’d|we'd|we’d|i'm|i’m|we're|we’re|i would|we would|id|wed|people|customers|visitors|they|it";
const WANTING = pattern(
  "iu",
)`(?<!\p{L})(?:${WHO})(?: also| really| just| only| definitely| should| must| to)* (?:${WANTS})(?!\p{L})|(?<!\p{L})(?:please|pls|plz)(?!\p{L})|(?<!\p{L})(?:should|must|has to|needs? to|ought to|can you|could you|would you|(?:would|might|['’]d) be (?:nice|good|great|lovely|handy|useful|helpful|fab|brilliant|ideal|cool))(?!\p{L})`;
const ORDERING =
  /^(?:and |also |then |so )?(?:include|add|show|put|make (?:it|the|sure)|keep (?:it|the)|use|don['’]?t (?:add|put|use|show|want|include|make)|do not (?:add|put|use|show)|skip|leave out|give (?:it|me|us|the)|let (?:people|visitors|customers|them)|design|create|build (?:me|us)|have (?:a|the))\b/iu;
/** Openings and ends of a wish for a part of the site, whatever the part is called. */
const ASKING =
  /^(?:ideally|kindly|looking for|must-haves?|top of the list|on the (?:web)?site|pages|what we want|(?:we |i )?would love|put|can (?:we|you) (?:have|do)|could you|steer clear|happy without|never mind|nothing like|give|leave out|definitely no|don['’]?t bother|do not put|please)(?!\p{L})|(?<!\p{L})(?:no thanks|not required|can wait|a miss|(?:can |could )?(?:do|live) without|no need (?:for|to bother)|not interested in|rather not have|no use for|not something we want|be glad of|visitors should find)(?!\p{L})/iu;
/** Texts that only a website has: its navigation, its copyright, its former state. */
const OF_OLD_SITE =
  /^(?:(?:home|about(?: us)?|services|contact(?: us)?|prices|find us|news|links|gallery|menu|welcome)[\s|·/–-]*)+[.!]?$|all rights reserved|visitor number|\bold (?:web ?)?site\b|^price list(?: \d{4})?[.!]?$|^what (?:we charge|everything costs)[.!]?$|^good (?:morning|afternoon|evening|day)\b|^(?:from|to|re|subject|date|sent):/i;

/** "List our events." */
const LISTING = /^(?:please )?list (?:our|my|the|all)\b/i;
const OF_SITE = pattern("iu")`(?<!\p{L})${SITE}(?!\p{L})`;
const OF_NOTHING_ELSE = pattern(
  "iu",
)`(?<!\p{L})${"web ?sites?|web ?page|home ?page|landing page|logo|fonts?|palette|layout|at the top|at the very top|at the bottom"}(?!\p{L})`;
const OF_PART = pattern("iu")`(?<!\p{L})${PARTS}(?!\p{L})`;
/** "A map showing where we are" */
const PART_ALONE = pattern(
  "iu",
)`^(?:(?:and|also|so|plus) )?(?:an?|the|some) (?:${PARTS}) (?:showing|saying|of where|where (?:people|visitors|customers)|so (?:people|visitors|customers)|to (?:book|order|contact))(?!\p{L})`;
const OF_LOOK =
  /\b(?:look|looks|feel|feels|style|styled|vibe|tone|mood|aesthetic|elegant|modern|minimal|clean and|bright|dark|warm|calm)\b/i;
const LABEL =
  /^(?:for the (?:look|style|design|colou?rs?|site|website)|(?:look|style|design|colou?r|website|site)[- ]?wise|as for (?:the )?(?:look|style|design|colou?rs?))\b|^(?:style|colou?rs?|tone|look|feel|pages|sections|vibe|mood|palette|fonts?|features|audience|brief|project|site|website|deadline|budget)\s*[:–-]/i;
const GREETING =
  /^(?:hi|hello|hey|hiya|bonjour|salut|hola|ciao|olá|diolch|merci|gracias|grazie|danke|obrigad[oa]|takk|tack|slán|namaste|aloha|kia ora|g['’]day|howdy|servus|dear|thanks|thank you|cheers|regards|best|kind regards|sincerely)(?!\p{L})[^.]{0,30}$/iu;

const NO_PART = pattern(
  "iu",
)`(?<!\p{L})(?:no|without|not (?:an?|any|the))(?: \p{L}+)? (?:${PARTS}|pages?)(?!\p{L}|,? just |,? (?:needed|required|necessary))`;
const NO_PICTURES =
  /\b(?:no|not|without|never) (?:any )?(?:stock )?(?:photos?|pictures?|images?|pink|emojis?|clip ?art)\b/i;

/** "I want something online for my van", "Need a one page thing for our hut": the order itself, with or without "we". */
const ORDER =
  /^(?:(?:hi|hiya|hello|hey|so|well|ok|okay|basically|right)[,!]? )*(?:(?:i|we)(?:['’]d| would)? (?:just |only |really |also )*)?(?:want|need|like|looking for|could do with|am after|are after)(?: to have| to get)? (?:(?:something|anything|a presence)(?: \p{L}+)? (?:online|on the (?:web|internet))|an? (?:[\p{L}\d]+[ -]){0,3}(?:page|pager|web ?site|site|web ?page)(?: thing)?(?!\p{L}))[^?]*$/iu;

/** "Joinery workshop needs a site" */
const NEEDING =
  /(?<!\p{L})(?:needs?|wants?|looking for|requires?|after)(?: \p{L}+){0,3} (?:web ?site|site|web ?page|home ?page|one[- ]pager)[.!]?$/iu;

/** Whether a sentence wants or asks for something: "We need a weekly schedule". */
export const isWanting = (sentence: string) => WANTING.test(sentence) || ORDERING.test(sentence);

/** Whether a sentence that names a part of the site asks for it, or does not want it. */
export const isAsking = (sentence: string) => ASKING.test(sentence);

/** Whether a sentence names a part of a site: "online booking, gallery and price list". */
export const isOfPart = (sentence: string) =>
  OF_SITE.test(sentence.replace(GROUNDS, "").replace(NAMED_GROUNDS, "")) ||
  OF_PART.test(sentence.replace(COUNTED_HOURS, ""));
/** "The caravan site", "the Canal Hill site" */
const GROUNDS =
  /(?<!\p{L})(?:camp|caravan|camping|building|work|festival|show|allotment|on|off|each|every|both|two|three|\d+|wild)[ -]?sites?(?!\p{L})/giu;
const NAMED_GROUNDS = /(?<=\p{Ll} )(?:\p{Lu}\p{Ll}+ )+sites?(?!\p{L})/gu;
/** "Three hours a fortnight" are no opening hours. */
const COUNTED_HOURS =
  /(?<!\p{L})(?:\d+|an?|two|three|four|five|six|eight|few|more|half|extra) hours?(?!\p{L})/giu;

/** "Can you make it colourful?" */
const REQUEST = /^(?:can|could|would|will) you\b.*$/i;
/** A question of the owner to customers ends in a mark as well: "Can you smell the bread?" */
const OF_WORK = /\b(?:make|do|add|put|use|give|keep|show|include|design|build|have|send|help)\b/i;

/** Whether a sentence speaks to whoever makes the site: a wish for its parts or its look, a greeting, a budget. */
export function isToMaker(sentence: string) {
  if (REQUEST.test(sentence) && OF_WORK.test(sentence)) return true;
  if (LISTING.test(sentence) || OF_OLD_SITE.test(sentence) || /^make it\b/i.test(sentence)) return true;
  if (ORDER.test(sentence) || NEEDING.test(sentence) || isAboutBrief(sentence) || isMakerNote(sentence))
    return true;
  if (
    PART_ALONE.test(sentence) ||
    LABEL.test(sentence) ||
    GREETING.test(sentence) ||
    NO_PICTURES.test(sentence) ||
    NO_PART.test(sentence)
  )
    return true;
  if (isWanting(sentence) && (isOfPart(sentence) || OF_LOOK.test(sentence))) return true;
  return OF_NOTHING_ELSE.test(sentence);
}
