import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../understood.ts";
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
/** "QBCC 1904217": letters that are no word, and a number that is no year. */
const NO_REGISTER = /GBP|EUR|USD|AUD|CAD|NZD|INR|ZAR|CHF|AED|PO|TEL|FAX|EST/;
const LETTERED_NUMBER = /[A-Z]{0,2}\d{5,14}|\d{2,4}-\d{3,7}/;
const LETTERED = pattern("g")`(?<![\w@.£$€-])(?!${NO_REGISTER}\b)[A-Z]{2,6}\s${LETTERED_NUMBER}(?![\w/])`;

const SCHEMES =
  "gas safe|oftec|niceic|napit|mcs|trustmark|checkatrade|fmb|nhbc|riba|arb|rics|aat|acca|icaew|cpa|ofsted|cqc|gdc|hcpc|csp|rcvs|fssai|icf|bacp|abta|atol|iata|arla|naea|psra|neca|cec|saa|soil association|usda organic|dbs|pca|fensa|chas|epa|nate|garda|crb|soc 2|iso \\d{4,5}|hetas|bali|rhs|cscs|ssip|ccpa|insured";
const SEALED =
  "registered|accredited|approved|certified|qualified|licensed|checked|vetted|listed|chartered|compliant|members?|inspected|assured|and bonded|& bonded";
const RATED = /ofsted:? (?:rated )?['‘“"]?(?:outstanding|good)/;
const BOTH = /(?:fully |bonded,? )?(?:licensed|bonded) (?:and|&) (?:fully )?(?:insured|bonded)/;
const FULLY = /fully (?:insured|licensed|qualified|vetted)/;
const ALONE = /501\(c\)\(3\)|certified b corp|b corp(?:oration)?|cash only/;
/** "Gas Safe registered", "Ofsted Outstanding", "licensed & insured". */
const SEAL = pattern(
  "gi",
)`(?<![\w@.-])${[pattern()`${SCHEMES}[- ]${SEALED}`, RATED, BOTH, FULLY, ALONE]}(?!\w)`;

/** What vouches for a business, in its own words. */
export const readSeals = (text: string): Evidence[] => [...text.matchAll(SEAL)].map(evidenceOf);

/** Numbers of registers, taxes and licences, each with what it is the number of. */
export function readCodes(text: string): Evidence[] {
  const labelled = [...text.matchAll(LABELLED)].map(evidenceOf).filter(isCode);
  const isCried = !/\p{Ll}/u.test(text);
  const lettered = isCried ? [] : [...text.matchAll(LETTERED)].map(evidenceOf);
  return [
    ...labelled,
    ...lettered.filter(({ start, end }) => !labelled.some((one) => start < one.end && end > one.start)),
  ].sort((a, b) => a.start - b.start);
}

/** Four figures or more, or a letter and three, and more than a year: no "licence 2 pools", no "registered 2019". */
function isCode({ text }: Evidence) {
  const number = /\d.*$/.exec(text)?.[0] ?? "";
  const digits = number.replace(/\D/g, "");
  return (
    (digits.length >= 4 || (digits.length === 3 && /[A-Z]\d{3}$/.test(text))) &&
    !/^(?:19|20)\d\d$/.test(number)
  );
}
