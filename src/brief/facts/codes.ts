import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { readMemberships } from "./memberships.ts";
import { evidenceOf } from "./pieces.ts";

const TAXES = "vat|gst|gstin|abn|acn|ein|pan|cif|siret|siren|uen|nzbn|bn|tin|utr";
const REGISTERS =
  "company|companies house|charity|registered charity|registration|regd.?|reg.?|registered|licence|license|lic.?|permit|licensed";
const BODIES =
  "gas safe|gas safe register|gas reg|safe electric|care inspectorate|bar|sps|ardc|rbq|maharera|oftec|niceic|napit|elecsa|fca|frn|sra|gdc|gmc|cqc|ofsted|urn|hcpc|rcvs|bacp|icaew|acca|cro|chy|rcn|rgi|reci|psa|cbl|nmls|dot|usdot|mc|npi|roc|cslb|bsb|qbcc|rec|afsl|arn|ndis|fssai|rera|msme|udyam|iec|npo|pbo|vat reg|cipc|wsib|hst|rt|lbp|fsp|atol|abta|iata|trustmark|cscs|rics|mcs|fensa|checkatrade";
const NUMBERED = /(?:\s?(?:no|nr|number|num|id|ref|#|:|is|-)\.?){0,3}\s?#?/;
const CODE_END = /-[A-Z]{1,2}| [A-Z](?=[\s.,;)])/;
const CODE = pattern()`${/(?:[A-Z]{1,4}[ -]?)?(?:[A-Z]{2}-)?\d[\dA-Z]*(?:[ /-][\dA-Z]*\d[\dA-Z]*){0,5}/}${CODE_END}?(?![\w/])`;
const LABELLED = pattern("gi")`(?<![\w@.-])${[TAXES, REGISTERS, BODIES]}${NUMBERED}\s?${CODE}`;
/** Capital letters before a number that do not name a register. Real ones: "QBCC 1904217". */
const NO_REGISTER = /GBP|EUR|USD|AUD|CAD|NZD|INR|ZAR|CHF|AED|PO|TEL|FAX|EST/;
const LETTERED_NUMBER = /[A-Z]{0,2}\d{5,14}|[A-Z]\d{4}|\d{2,4}-\d{3,7}(?:-\d{2,3})?/;
/** Letters and digits in one: "LARN1808002", "SC048803". */
const GLUED_NUMBER = /[A-Z]{2,6}\d{4,9}[A-Z]{0,2}|[A-Z]\d{6,9}|[A-Z]{1,3}\.\d{4,7}/;
const GLUED = pattern("g")`(?<![\w@.£$€#/-])(?!(?:${NO_REGISTER}|RS|ISO|BS)\d)${GLUED_NUMBER}(?![\w-])`;
/** "AP/1234/1998", "COA CA/2008/42217" */
const SLASHED = /(?<![\w@./-])(?:[A-Z]{2,5} )?[A-Z]{1,4}\/\d{2,4}\/\d{3,6}(?![\w/])/;
const OF_REGISTER = /(?:[A-Z][a-z]{3,12}\.?|[A-Z]{2,6}|M\.) /;
const NO_LABEL = "Cell|Mob|Mobile|Phone|Tel|Telephone|Contact|Whatsapp|WhatsApp|Ph|Fax|Call|PO|Order|Account";
const NUMBER_OF = /(?:(?:[a-z]{3,10} ){0,2}(?:[Nn]o\.?|[Nn]umber)|[Cc]ode|members?|agents?|[Bb]ar|station)/;
/** A register that no list has: "Enrol. No. F/512/2003", "LSK No. 4521", "FMB member 28816". */
const BY_LABEL = pattern(
  "g",
)`(?<![\w@.-])(?!${NO_LABEL}\b)${OF_REGISTER}${NUMBER_OF} ${[SLASHED, /[A-Z]{0,3}\d{4,8}(?:-[A-Z\d]{1,3})?(?![\w/]| \d)/]}`;
/** "CSIA #55501", "TX TREC #0555014", "C-46 #555012" */
const WITH_HASH = /(?<![\w@.-])(?:[A-Z][\w-]{1,7} ){1,2}(?:[Ll]icen[cs]e )?#\d[\d-]{3,10}(?!\w)/g;
/** The kind or state of a register, before it: "NM Lic. 355501", "waste carrier licence 000000". */
const KIND = /(?<![\w.-])(?:[A-Z][A-Z\d-]{1,6}|[Gg]as|Govt\.|waste carrier|denturist|mobile|Registered) $/;
/** "© 2016", "Copyright 2005–2022" */
const OWNER = /(?:[\p{L}'’&.]{1,20}\s){0,5}/u;
const COPYRIGHT = pattern(
  "giu",
)`(?:©|\(c\)|\bcopyright(?: ©)?)\s?${OWNER}(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?(?!\d)`;
const LETTERED = pattern("g")`(?<![\w@.£$€-])(?!${NO_REGISTER}\b)[A-Z]{2,6}\s${LETTERED_NUMBER}(?![\w/])`;

const SCHEMES =
  "gas safe|oftec|niceic|napit|mcs|trustmark|checkatrade|fmb|nhbc|riba|arb|rics|aat|acca|icaew|cpa|ofsted|cqc|gdc|hcpc|csp|rcvs|fssai|icf|bacp|abta|atol|iata|arla|naea|psra|neca|cec|saa|soil association|usda organic|dbs|pca|fensa|chas|epa|nate|garda|crb|soc 2|iso \\d{4,5}|hetas|bali|rhs|cscs|ssip|ccpa|insured|swim wales|law society|hies|spab|ihbc|nebosh|iosh|tarion|part p|forest school|passive house|background|tico|ppra";
const SEALED =
  "registered|accredited|approved|certified|qualified|licensed|checked|vetted|listed|chartered|compliant|members?|inspected|assured|and bonded|& bonded|empanelled|trained|affiliated|rated|recognised|recognized|pre-approved|regulated|conservation accredited|warranty|certificate|cert|scholars?|permission|ready|agent|master|scheme|protected";
const RATED = /(?:ofsted|cqc):? (?:rated )?['‘“"]?(?:outstanding|good)\b(?:['’”"]?,? (?:in )?\(?20\d\d\)?)?/;
const BOTH = /(?:fully |bonded,? )?(?:licensed|bonded) (?:and|&) (?:fully )?(?:insured|bonded)/;
const FULLY = /fully (?:insured|licensed|qualified|vetted)/;
const ALONE = /501\(c\)\(3\)(?: \d\d-\d{7})?|certified b corp|b corp(?:oration)?|cash only/;
const OWNED =
  /(?:wom[ae]n|family|veteran|worker|locally|employee|black|owner)[- ](?:owned|operated)(?! (?:&|and)|,? since)/;
const ON_DAYS = / (?:mon|tue|wed|thu|fri|sat|sun)\w*(?: (?:&|and) \w{3,9})?/;
const ONLY = pattern()`${["veg|vegan|vegetarian|adults|cats|dogs|women|ladies|members", /over[- ]?\d\ds/]} only${ON_DAYS}?`;
/** "Landlords only", between two pauses. */
const OF_SITE = /\p{L}*(?:site|page|text|email|photo|picture|logo|phone|colou?r|appointment)/u;
const ONLY_FOR = pattern(
  "gu",
)`(?<=[,.;:•(]\s?|\n)(?!${OF_SITE})(?:\p{Ll}+ )?\p{Ll}{3,}s only(?=\s?[.,;)\n]|$)`;
const LISTED = /Grade (?:II?\*?|[ABC])(?: (?:and|&|or) II?\*?)?(?:[- ]listed)?(?!\w)/;
const LEVELS = /GCSEs?(?:,? (?:and|&) |\/)A[- ][Ll]evels?/;
/** Several standards after one ISO: "ISO 9001, 14001 and ZED" */
const STANDARDS = /ISO \d{4,5}(?:(?:, | and | & )(?:ISO )?(?:\d{4,5}|[A-Z]{3}))+/;
const EXAMS = pattern(
  "g",
)`(?<![\w@.-])${[LISTED, LEVELS, STANDARDS, /Part P\b/, /Red Seal\b/, /CIPD level \d/]}`;
const DAY_OF = /(?:same|next)[- ]day (?:visits?|delivery|service|reports?|appointments?|repairs?|turnaround)/;
const BY_NOON =
  /same[- ]day if (?:you )?order(?:ed)? (?:by|before) (?:noon|midday|\d{1,2}(?:[.:]\d\d)?\s?[ap]m)/;
const LASTING = /lifetime (?:warranty|guarantee)/;
const COVERED = /insured (?:to|up to|for) [£$€₹]\d[\d.,]*\s?(?:[km]\b|million)?/;
const NO_FEE = /no (?:win|sale),? no fee|no fee unless we win/;
const INSURED = pattern()`${[/(?:public|professional) (?:liability|indemnity) insurance/, COVERED, NO_FEE]}`;
const FREE_THING =
  "measuring|fitting|surveys?|consultations?|trials?|lesson|class|session|call-?outs?|assessments?|check-?ups?|visits?|delivery|shipping|postage|parking|wi-?fi|wifi|returns|quotes?|estimates?|p&p";
const FREE_OVER = /(?:on orders )?(?:over|above|within) [£$€₹]?\d[\d,.]*(?: ?(?:km|miles))?/;
const FREE_KIND =
  "first|local|initial|home|site|same[- ]day|next[- ]day|nationwide|uk|no[- ]obligation|half[- ]hour|taster";
const FREE = pattern()`free (?:${FREE_KIND} )?${FREE_THING}(?: ${FREE_OVER})?`;
const FREE_FOR =
  /free (?:entry|admission|to borrow|haircuts)|admission (?:is )?free|(?:kids|children|under[- ]?\d+s) (?:go )?free/;
const GUARANTEED = /all (?:our |my )?work(?: is)? guaranteed/;
const LICENSED = /licensed (?:until|till) (?:midnight|[1-4] ?am)/;
const PROMISED = pattern()`${["while you wait|rain or shine|pure veg|direct access|living wage employer", LICENSED, GUARANTEED]}`;
const NONE =
  /no (?:contracts?|joining fee|call[- ]?out (?:fee|charge)|imported [a-z]+|tie-ins?|minimum (?:order|spend))/;
const OFFERED =
  /unlimited \p{L}{4,12}|pay[- ]what[- ]you[- ](?:can|like|want|feel)|police[- ]verified(?: staff)?/u;
const TO_ALL =
  /(?:free|open) (?:for|to) (?:schools|charities|students|children|under[- ]?\d+s|all)|licen[cs]e pending/;
const FEES_FORM = /no (?:admin|booking|hidden|agency) fees?|no (?:commission|referral)(?: needed)?/;
const BRIEFLY = /(?<=[,.;]\s(?:all staff )?)(?:insured|bonded)(?=\s?[,.;])/;
const CLAIM = pattern(
  "giu",
)`(?<![\w@.-])${[OWNED, ONLY, DAY_OF, BY_NOON, LASTING, INSURED, FREE, FREE_FOR, PROMISED, NONE, OFFERED, TO_ALL, FEES_FORM, BRIEFLY]}(?!\w)`;
/** Professional bodies and degrees that need no further word. */
const BODIES_ALONE =
  "Propertymark|RICS|CIPD|ARLA|NAEA|RIBA|RIAI|AIA|ICF|NECA|GDPR|InterNACHI|HICAPS|Google Partner|Assay Office|Chartered Accountants Ireland|CPA Ireland|Safe Electric|Trusted Trader|ISFM Gold|NQS Exceeding|BVSc|MRCVS|MBBS|BDS|ACCA|AAT|CTA|CII|SAIPA|HCPC|CSP|AAHA|ABIM|FRICS|BACP|NMC|DBS|HIES|SPAB|IHBC|NHBC|IOSH|NEBOSH|BICSc|NABCEP|GIA G\\.G\\.|IAYT|ASE Master|AAFP Gold|QuickBooks ProAdvisor|BVSc & AH|RECI|SEAI|NICEIC|NAPIT|FSSAI|BIID|MPA|SWPP|AOP|UKAWP|ABPI|BPCA|NPTC|LANTRA|MRTPI|RTPI|MCIAT|CIAT|CIOB|FCCA|CIMA|ICAEW|ICAS|BABCP|UKCP|MCSP|GPhC|KCAI|IMDT|APDT|NFRC|APHC|CIPHE|IPAF|PASMA|ABTA|ATOL|DipWCF|MDS|NSPCC|Cyber Essentials|Red Tractor|Fairtrade|Law Society|Federation of Master Builders|ADI|PADI|RYA|BSAC|RLSS";
const ALONE_BODY = pattern("g")`(?<![\w@.-])${BODIES_ALONE}(?![\w-]|\.\w)`;
/** Capitals before a word of approval: "HEVRA member". */
const CAPITALS = pattern("g")`(?<![\w@.-])[A-Z]{2,}[A-Za-z]{0,6}[- ]${SEALED}(?: \d{4,6}(?! \d))?(?!\w)`;
/** "ASE CERTIFIED" between pauses of a text in capitals. */
const CRIED_SEAL = /(?:CERTIFIED|REGISTERED|ACCREDITED|APPROVED|LICENSED|MEMBERS?|CHARTERED|TRAINED|RATED)/;
const CRIED = pattern(
  "g",
)`(?<=[.,;·•|(*]\s{0,2}|\n)(?!${"WE|ALL|NOT|ARE|GET|BE|OUR"}\b)[A-Z]{2,6}\d{0,2} ${CRIED_SEAL}(?!\w)`;
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
  const found = [SEAL, CLAIM, CAPITALS, CRIED, ALONE_BODY, EXAMS, ONLY_FOR].flatMap((one) => [
    ...text.matchAll(one),
  ]);
  // If the whole text is in capitals, acronyms cannot be recognised.
  const standing = isCried ? [] : [...text.matchAll(STANDING)].filter(([word]) => !NO_BODY.test(word));
  const told = [...[...found, ...standing].map(evidenceOf), ...readMemberships(text)];
  const seals = told.sort((a, b) => a.start - b.start || b.end - a.end);
  return seals.filter(({ start }, index) => !seals.slice(0, index).some(({ end }) => end > start));
}

/** Returns registration, tax and licence numbers, each with the name of the register. */
export function readCodes(text: string): Evidence[] {
  const labelled = [...text.matchAll(LABELLED)].map(evidenceOf).filter(isCode);
  const isCried = !/\p{Ll}/u.test(text);
  const slashed = pattern("g")`${SLASHED}`;
  const forms = [GLUED, WITH_HASH, slashed, ...(isCried ? [] : [LETTERED, BY_LABEL])];
  const lettered = forms.flatMap((one) => [...text.matchAll(one)]);
  const rights = [...text.matchAll(COPYRIGHT)];
  const numbers = [...rights, ...lettered].map(evidenceOf);
  return [...numbers, ...labelled]
    .map(withKind(text))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, at, all) => !all.slice(0, at).some(({ end }) => end > start));
}

const withKind =
  (text: string) =>
  ({ start, end }: Evidence): Evidence => {
    const from = start - (KIND.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0);
    return { text: text.slice(from, end), start: from, end };
  };

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
