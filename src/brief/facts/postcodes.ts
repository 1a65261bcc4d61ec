import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { knownAt } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";

const SOUTH =
  "AL|BA|BH|BN|BR|CM|CR|CT|DA|DT|EC|EN|EX|GU|HA|HP|IG|KT|LU|ME|MK|NW|OX|PL|PO|RG|RH|RM|SE|SG|SL|SM|SN|SO|SP|SS|SW|TA|TN|TQ|TR|TW|UB|WC|WD|GY|JE";
const MIDLANDS =
  "BB|BL|BS|CB|CH|CO|CV|CW|DE|DY|GL|HR|HX|HD|IP|LE|LN|NG|NN|NR|OL|PE|SK|ST|SY|TF|WA|WF|WN|WR|WS|WV";
const NORTH = "BD|CA|DH|DL|DN|FY|HG|HU|IM|LA|LS|NE|PR|SR|TS|YO";
const NATIONS = "AB|BT|CF|DD|DG|EH|FK|HS|IV|KA|KW|KY|LD|LL|ML|NP|PA|PH|SA|TD|ZE";
/** Letters of the district of a British postcode, which mean nothing else before a number. */
const AREA = pattern()`${[SOUTH, MIDLANDS, NORTH, NATIONS]}`;
/** CO2 and WD40 are other things, and no area has so many districts as IP67. */
const OTHERS = /CO2|WD40|IP[4-6]\d|[A-Z]{2}(?:[6-9]\d|5[7-9])/;
const DISTRICT = pattern()`(?!${OTHERS}\b)${AREA}\d{1,2}[A-Z]?`;
/** One letter and a number also names motorways, papers and buses. */
const CITY = /[BEGLMNSW]\d{1,2}[A-Z]?/;
const TO = /\s?(?:to|-|–)\s?/;
const ALONE = pattern("g")`(?<![\w£$€#/.-])${DISTRICT}(?:${TO}${[DISTRICT, CITY]})?(?![\w/-]|\.\d)`;
const IN_CITY = pattern("g")`(?<![\w£$€#/.-])${CITY}(?:${TO}${[DISTRICT, CITY]})?(?![\w/-]|\.\d)`;
const AT = /(?:\b(?:in|across|anywhere in|cover(?:ing)?|postcodes?|areas?):?|\p{Lu}[\p{L}’'-]+,?)\s$/u;
const NUMBERED =
  "the|galaxy|class|model|gate|room|size|bus|route|junction|level|grade|unit|shop|platform|series|type|mark|band|zone";
const NO_AREA = pattern("i")`\b${NUMBERED}\s$`;

const BRITISH = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![A-Z\d])/;
const IRISH = /[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![A-Z\d])/;
const CANADIAN = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d(?![A-Z\d])/;
/** "17 Mill Lane, Diss IP22", but not the areas "IP22 to IP24" */
const OUTWARD = pattern()`${[DISTRICT, CITY]}(?![\w/-]|\.\d|${TO}[A-Z]{1,2}\d)`;
const FIGURES = /\d{5}-\d{4}|\d{3}\s\d{3}|\d{4,6}(?![\d.,/]*\d)/;
/** Postcodes that count only after a street or a town. */
const POSTCODE = pattern("iy")`${[BRITISH, IRISH, CANADIAN, OUTWARD, FIGURES]}`;
/** Postcode formats of letters and digits that are unambiguous anywhere. */
const CODES_ALONE = [
  BRITISH,
  /[A-Z]\d[A-Z] \d[A-Z]\d(?![A-Z\d])/,
  /[A-Z]\d[\dW] (?=\d*[A-Z])[A-Z\d]{4}(?![A-Z\d])/,
];
export const LONE_POSTCODE = pattern("g")`(?<![\w#/-])${CODES_ALONE}`;

/** Returns the length of the postcode that begins here, or 0. */
export function postcodeAt(text: string, start: number) {
  POSTCODE.lastIndex = start;
  return POSTCODE.exec(text)?.[0].length ?? 0;
}

/** Returns districts of British postcodes, such as "EH10" and "GL50 to GL54", and American postcodes after a town. */
export function readPostcodes(text: string, words: readonly Word[]): Evidence[] {
  const found: Evidence[] = [];
  const isCried = !/\p{Ll}/u.test(text);
  for (const match of text.matchAll(ALONE)) found.push(evidenceOf(match.index, match[0]));
  for (const match of text.matchAll(IN_CITY)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const isRange = match[0].includes(" ");
    if ((isRange || (!isCried && AT.test(before))) && !NO_AREA.test(before))
      found.push(evidenceOf(match.index, match[0]));
  }
  for (const [at, { text: code, start, end, gap }] of words.entries())
    if (
      /^\d{5}$/.test(code) &&
      !/^[ \t-]\d/.test(text.slice(end, end + 2)) &&
      /^,?[ \t]$/.test(gap) &&
      isTown(words, at)
    )
      found.push(evidenceOf(start, code));
  return found.sort((a, b) => a.start - b.start);
}

const evidenceOf = (start: number, text: string): Evidence => ({ text, start, end: start + text.length });

/** Whether a town of at most three words ends before this word. */
const isTown = (words: readonly Word[], at: number) =>
  [1, 2, 3].some((back) => words[at - back]?.isCapital && knownAt(words, at - back)?.length === back);

const WHOLE = pattern()`^(?:${[DISTRICT, CITY, /\d{5}/]})(?:${TO}|$)`;
/** Whether an address is only a postcode's district, which is an area and no place to go to. */
export const isArea = (address: string) => address.length <= 12 && WHOLE.test(address);
