import { pattern } from "#src/lib/pattern.ts";

// Memberships that no list of bodies has, by the words before and behind them.

const SEALED =
  "accredited|registered|regulated|approved|certified|recognised|recognized|endorsed|inspected|licensed|authorised|audited";
const BY = pattern()`(?:[Ff]ully )?(?:${[SEALED, "Accredited|Registered|Regulated|Approved|Certified|Recognised|Licensed|Authorised"]})`;
const NAME = /[A-Z][\w&'’?]*(?:(?: (?:of|for|and|&|the|in))?(?: the)? [A-Z][\w&'’]*){0,6}(?: [Cc]ouncil)?/;
const MEMBER = /(?:[Pp]roud )?(?:[Mm]embers?|[Ff]ellows?) of (?:the )?/;
/** "Accredited by the British Council", "registered with CIRI and HomeBond", "members of Visit Wales" */
export const OF_BODY = pattern("g")`(?<![\w-])(?:${BY} (?:by|with) (?:the )?|${MEMBER})${NAME}`;
/** The same in a text in capitals, in which only a pause ends the name. */
export const CRIED_OF_BODY = pattern(
  "g",
)`(?<![\w-])(?:(?:FULLY )?${[SEALED.toUpperCase()]} (?:BY|WITH)|MEMBERS? OF) [A-Z&' ]{2,40}(?=\s?[.,;:\n(]|$)`;

const PROTECTED =
  /(?:atol|abta|iata|tta|aito|tdp|deposit)[- ](?:protected|bonded)(?: (?:since (?:19|20)\d\d|[a-z]?\d{4,6}))?/;
const FELLOW = /(?:cipd|rics|riba|icaew|acca|ciob|rsa|hea|cilip|ciot|iosh) (?:fellow|assessed|chartered)/;
const CHECKED = /(?:coc|eicr|epc|cp12|mot|gas certificate) (?:included|supplied|provided|issued)/;
const YEAR = /(?: \(?(?:19|20)\d\d\)?)?/;
const WHICH = pattern()`which\? (?:trusted trader|best buy|recommended)${YEAR}`;
const OFSTED = /(?:ofsted|cqc|estyn|eti) (?:rated )?(?:outstanding|good|excellent) \((?:19|20)\d\d\)/;
const NEXT_ISO = /(?:, | and | & |\/)(?:ISO )?(?:\d{4,5}(?::\d{4})?|[A-Z]{3,6})\b/;
const ISO = pattern()`ISO \d{4,5}(?::\d{4})?(?:${NEXT_ISO})+`;
const CURRENT = /licen[cs]es? (?:and|&) insurance (?:current|up to date|in place|available)/;
const GUARANTEED = /all (?:our |my )?work(?: is)?(?: fully)? (?:guaranteed|insured|certified|warranted)/;
export const BY_WORDS = pattern(
  "gi",
)`(?<![\w@.-])${[PROTECTED, FELLOW, CHECKED, WHICH, OFSTED, CURRENT, GUARANTEED]}(?!\w)`;
/** Several standards after one ISO: "ISO 9001, 14001 and ZED" */
export const STANDARDS = pattern("g")`(?<![\w@.-])${ISO}`;
