import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { evidenceOf } from "./pieces.ts";

const TAXES = "vat|gst|gstin|abn|acn|ein|pan|cif|siret|siren|uen|nzbn|bn|tin|utr";
const REGISTERS =
  "company|companies house|charity|registered charity|registration|regd.?|reg.?|registered|licence|license|lic.?|permit|licensed";
const BODIES =
  "gas safe|gas safe register|oftec|niceic|napit|elecsa|fca|frn|sra|gdc|gmc|cqc|ofsted|urn|hcpc|rcvs|bacp|icaew|acca|cro|chy|rcn|rgi|reci|psa|cbl|nmls|dot|usdot|mc|npi|roc|cslb|bsb|qbcc|rec|afsl|arn|ndis|fssai|rera|msme|udyam|iec|npo|pbo|vat reg|cipc|wsib|hst|rt|lbp|fsp|atol|abta|iata|trustmark|cscs|rics|mcs|fensa|checkatrade";
const NUMBERED = /(?:\s?(?:no|nr|number|num|id|ref|#|:|is|-)\.?){0,3}\s?#?/;
const CODE =
  /(?:[A-Z]{1,4}[ -]?)?(?:[A-Z]{2}-)?\d[\dA-Z]*(?:[ /-][\dA-Z]*\d[\dA-Z]*){0,5}(?:-[A-Z])?(?![\w/])/;
const LABELLED = pattern("gi")`(?<![\w@.-])${[TAXES, REGISTERS, BODIES]}${NUMBERED}\s?${CODE}`;
/** Capital letters before a number that do not name a register. Real ones: "QBCC 1904217". */
const NO_REGISTER = /GBP|EUR|USD|AUD|CAD|NZD|INR|ZAR|CHF|AED|PO|TEL|FAX|EST/;
const LETTERED_NUMBER = /[A-Z]{0,2}\d{5,14}|\d{2,4}-\d{3,7}/;
const LETTERED = pattern("g")`(?<![\w@.£$€-])(?!${NO_REGISTER}\b)[A-Z]{2,6}\s${LETTERED_NUMBER}(?![\w/])`;

const SCHEMES =
  "gas safe|oftec|niceic|napit|mcs|trustmark|checkatrade|fmb|nhbc|riba|arb|rics|aat|acca|icaew|cpa|ofsted|cqc|gdc|hcpc|csp|rcvs|fssai|icf|bacp|abta|atol|iata|arla|naea|psra|neca|cec|saa|soil association|usda organic|dbs|pca|fensa|chas|epa|nate|garda|crb|soc 2|iso \\d{4,5}|hetas|bali|rhs|cscs|ssip|ccpa|insured";
const SEALED =
  "registered|accredited|approved|certified|qualified|licensed|checked|vetted|listed|chartered|compliant|members?|inspected|assured|and bonded|& bonded|empanelled|trained|affiliated|rated|recognised";
const RATED = /ofsted:? (?:rated )?['‘“"]?(?:outstanding|good)/;
const BOTH = /(?:fully |bonded,? )?(?:licensed|bonded) (?:and|&) (?:fully )?(?:insured|bonded)/;
const FULLY = /fully (?:insured|licensed|qualified|vetted)/;
const ALONE = /501\(c\)\(3\)|certified b corp|b corp(?:oration)?|cash only/;
const OWNED =
  /(?:wom[ae]n|family|veteran|worker|locally|employee|black|owner)[- ](?:owned|operated)(?! (?:&|and)|,? since)/;
const ONLY =
  /(?:adults|cats|dogs|women|ladies|members|over[- ]?\d\ds) only(?: (?:mon|tue|wed|thu|fri|sat|sun)\w*)?/;
const DAY_OF = /(?:same|next)[- ]day (?:visits?|delivery|service|reports?|appointments?|repairs?|turnaround)/;
const BY_NOON =
  /same[- ]day if (?:you )?order(?:ed)? (?:by|before) (?:noon|midday|\d{1,2}(?:[.:]\d\d)?\s?[ap]m)/;
const LASTING = /lifetime (?:warranty|guarantee)/;
const COVERED = /insured (?:to|up to|for) [£$€₹]\d[\d.,]*\s?(?:[km]\b|million)?/;
const INSURED = pattern()`${[/(?:public|professional) (?:liability|indemnity) insurance/, COVERED]}`;
const FREE_THING = "delivery|shipping|postage|parking|wi-?fi|wifi|returns|quotes?|estimates?|p&p";
const FREE_OVER = /(?:on orders )?(?:over|above|within) [£$€₹]?\d[\d,.]*(?: ?(?:km|miles))?/;
const FREE = pattern()`free ${FREE_THING}(?: ${FREE_OVER})?`;
const NONE =
  /no (?:contracts?|joining fee|call-?out (?:fee|charge)|imported [a-z]+|tie-ins?|minimum (?:order|spend))/;
const CLAIM = pattern(
  "giu",
)`(?<![\w@.-])${[OWNED, ONLY, DAY_OF, BY_NOON, LASTING, INSURED, FREE, NONE]}(?!\w)`;
/** Professional bodies and degrees that need no further word. */
const BODIES_ALONE =
  "Propertymark|RICS|CIPD|ARLA|NAEA|RIBA|RIAI|AIA|ICF|NECA|GDPR|InterNACHI|HICAPS|Google Partner|Assay Office|Chartered Accountants Ireland|CPA Ireland|Safe Electric|Trusted Trader|ISFM Gold|NQS Exceeding|BVSc|MRCVS|MBBS|BDS|ACCA|AAT|CTA|CII|SAIPA|HCPC|CSP|AAHA|ABIM|FRICS|BACP|NMC|DBS|RECI|SEAI|NICEIC|NAPIT|FSSAI|BIID|MPA|SWPP|AOP|UKAWP|ABPI";
const ALONE_BODY = pattern("g")`(?<![\w@.-])${BODIES_ALONE}(?![\w-]|\.\w)`;
/** Capitals before a word of approval: "HEVRA member". */
const CAPITALS = pattern("g")`(?<![\w@.-])[A-Z]{2,}[A-Za-z]{0,6}[- ]${SEALED}(?!\w)`;
const STANDING = /(?<=[.,;·•|(]\s{0,2}|\n)[A-Z]{3,6}(?=\s?[.,;·•|)\n]|$)/g;
const NO_BODIES =
  "FAQS?|MOTS?|HVAC|BBQ|DIY|VAT|GST|USA|NYC|CEO|SEO|GCSES?|SATS?|PDF|IPA|ABN|VIP|DJS?|ASAP|NHS|LLC|LLP|INC|LTD|NSW|VIC|QLD|WEB|TBC|TBA|RSVP|POW|CVS?|IELTS|SAT|ACT|LED|USB|EST|MON|TUE|WED|THU|FRI|SUN|GIN|BAR|PUB|SPA|GYM|THE|AND|NOT|YES|PLS|OMG|LOL";
const NO_BODY = pattern()`^${NO_BODIES}$`;

/** Memberships and ratings: "Gas Safe registered", "Ofsted Outstanding", "licensed & insured". */
const SEAL = pattern(
  "gi",
)`(?<![\w@.-])${[pattern()`${SCHEMES}[- ]${SEALED}`, RATED, BOTH, FULLY, ALONE]}(?!\w)`;

/** Returns memberships, certificates and other proofs of trust, in the brief's own words. */
export function readSeals(text: string): Evidence[] {
  const isCried = !/\p{Ll}/u.test(text);
  const found = [SEAL, CLAIM, CAPITALS, ALONE_BODY].flatMap((one) => [...text.matchAll(one)]);
  // If the whole text is in capitals, acronyms cannot be recognised.
  const standing = isCried ? [] : [...text.matchAll(STANDING)].filter(([word]) => !NO_BODY.test(word));
  const seals = [...found, ...standing].map(evidenceOf).sort((a, b) => a.start - b.start || b.end - a.end);
  return seals.filter(({ start }, index) => !seals.slice(0, index).some(({ end }) => end > start));
}

/** Returns registration, tax and licence numbers, each with the name of the register. */
export function readCodes(text: string): Evidence[] {
  const labelled = [...text.matchAll(LABELLED)].map(evidenceOf).filter(isCode);
  const isCried = !/\p{Ll}/u.test(text);
  const lettered = isCried ? [] : [...text.matchAll(LETTERED)].map(evidenceOf);
  return [
    ...labelled,
    ...lettered.filter(({ start, end }) => !labelled.some((one) => start < one.end && end > one.start)),
  ].sort((a, b) => a.start - b.start);
}

/**
 * Requires four digits that are not a year, or a letter and three digits. Excludes "licence 2 pools" and
 * "registered 2019".
 */
function isCode({ text }: Evidence) {
  const number = /\d.*$/.exec(text)?.[0] ?? "";
  const digits = number.replace(/\D/g, "");
  return (
    (digits.length >= 4 || (digits.length === 3 && /[A-Z]\d{3}$/.test(text))) &&
    !/^(?:19|20)\d\d$/.test(number)
  );
}
