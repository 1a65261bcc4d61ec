import { pattern } from "#src/lib/pattern.ts";
import lexicon from "./membership-words.json";

// Memberships that no list of bodies has, by the words before and behind them.

const SEALED =
  "accredited|registered|regulated|approved|certified|recognised|recognized|endorsed|inspected|licensed|authorised|audited";
const BY = pattern()`(?:Fully |fully )?(?:${[SEALED, "Accredited|Registered|Regulated|Approved|Certified|Recognised|Licensed|Authorised"]})`;
const NAME =
  /[A-Z][\w&'’?]*(?:(?: (?:of|for|and|&|the|in))?(?: the)? [A-Z][\w&'’]*){0,6}(?: (?:Council|council))?/;
const MEMBER = /(?:Members?|members?|Fellows?|fellows?) of (?:the )?/;
/** "Accredited by the British Council", "registered with CIRI and HomeBond", "members of Visit Wales" */
export const OF_BODY = pattern("g")`(?<![\w-])(?:${BY} (?:by|with) (?:the )?|${MEMBER})${NAME}`;
/** The same in a text in capitals, in which only a pause ends the name. */
export const CRIED_OF_BODY = pattern(
  "g",
)`(?<![\w-])(?:(?:FULLY )?${[SEALED.toUpperCase()]} (?:BY|WITH)|MEMBERS? OF) [A-Z&' ]{2,40}(?=\s?[.,;:\n(]|$)`;

const SINCE = /since (?:19|20)\d\d|[a-z]?\d{4,6}/;
const PROTECTED = pattern()`${lexicon.protectors}[- ](?:protected|bonded)(?: ${SINCE})?`;
const FELLOW = pattern()`${lexicon.institutes} (?:fellow|assessed|chartered)`;
const CHECKED = pattern()`${lexicon.certificates} (?:included|supplied|provided|issued)`;
const YEAR = /(?: \(?(?:19|20)\d\d\)?)?/;
const WHICH = pattern()`which\? (?:trusted trader|best buy|recommended)${YEAR}`;
const GRADED = /(?:rated )?(?:outstanding|good|excellent) \((?:19|20)\d\d\)/;
const INSPECTED = pattern()`${lexicon.inspectors} ${GRADED}`;
const NEXT_ISO = /(?:, | and | & |\/)(?:ISO )?(?:\d{4,5}(?::\d{4})?|[A-Z]{3,6})\b/;
const ISO = pattern()`ISO \d{4,5}(?::\d{4})?(?:${NEXT_ISO})+`;
const CURRENT = /licen[cs]es? (?:and|&) insurance (?:current|up to date|in place|available)/;
const GUARANTEED = /all (?:our |my )?work(?: is)?(?: fully)? (?:guaranteed|insured|certified|warranted)/;
export const BY_WORDS = pattern(
  "gi",
)`(?<![\w@.-])${[PROTECTED, FELLOW, CHECKED, WHICH, INSPECTED, CURRENT, GUARANTEED]}(?!\w)`;
/** Several standards after one ISO: "ISO 9001, 14001 and ZED" */
export const STANDARDS = pattern("g")`(?<![\w@.-])${ISO}`;
