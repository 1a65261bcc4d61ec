import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { withoutEnds } from "../text-pieces.ts";

const AWARD_WINNING = /award[- ]winning|multi[- ]award[- ]winning/;
const WON =
  "winner|winners|highly commended|commended|runner-up|runner up|finalists?|shortlisted|nominated|nominee|recipients?|awarded|won|voted|named|rated|recognised|recognized|ranked|listed|featured";
const PRIZES =
  "award|prize|best|winner|top|michelin|of the year|medal|finalist|guide|#1|number one|no. ?1|trophy|honou?r|excellence|rising star|favou?rite";
const HAS_WON = pattern()`${WON}\b(?=[^.\n;!?]{0,90}${[PRIZES, /(?:stars?|gold|silver|bronze)\b/]})`;
const MEDAL = /(?:gold|silver|bronze)\s+(?:medal|award|winner)/;
const STARS = /(?:one|two|three|1|2|3)\s+michelin\s+stars?|michelin[- ]star(?:red)?/;
const BEST_OF_YEAR = /(?:best|top)\s(?=[^.\n;!?,]{2,60}\b(?:19|20)\d\d\b)/;
/** Awards recognised by their capitals: "Golden Fork Award". */
const CALLED_AWARD =
  /\b[A-Z][\w’'&-]{0,24}(?:[ \t]+[A-Z][\w’'&-]{0,24}){0,5}[ \t]+(?:Award|Awards|Prize|of the Year)\b/;
const MEDALS = /champions?|gold|Gold|silver(?:[- ]gilt)?|Silver|bronze|Best of [A-Z]\w+/;
const PLACED = pattern()`[A-Z][\w’'&]*(?: (?:[A-Z][\w’'&-]*|of)){0,4} ${MEDALS} (?:19|20)\d\d`;
const BY_NAME = /(?:bib gourmand|aa rosettes?|james beard)\b/;
const AWARD = pattern("gi")`\b${[AWARD_WINNING, HAS_WON, MEDAL, STARS, BEST_OF_YEAR, BY_NAME]}`;
const NAMED_AWARD = pattern("g")`${[CALLED_AWARD, PLACED]}`;
const NEXT =
  "we|our|i|the|with|but|so|please|open|who|which|based|serving|it|they|she|he|located|call|she|need|want|looking|no";
const AND = /\s(?:and|so|but|with|because)\s+/;
const NEXT_AFTER_AND = "we|i|our|us|my|need|want|would|it|they|looking|please|a|the";
const AWARD_END = pattern(
  "i",
)`[.!?;\n\r•|*]|,(?=\s*(?:and\s+)?${NEXT}\b)|\s[-–—]\s|${AND}(?=${NEXT_AFTER_AND}\b)|[()]`;

const AWARD_YEAR =
  /^.*?\b(?:19|20)\d\d\b(?:(?:,| and| &|[-–/])\s?(?:19|20)?\d\d\b)*(?=\s\p{Ll}{2,}\s(?!by|from))/u;

export function readAwards(text: string): Evidence[] {
  const found: Evidence[] = [];
  const isCried = !/\p{Ll}/u.test(text);
  const matches = [...text.matchAll(AWARD), ...(isCried ? [] : text.matchAll(NAMED_AWARD))];
  for (const match of matches.sort((a, b) => a.index - b.index)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const first = match[0];
    if (/^(?:multi-)?award[- ]winning$/i.test(first)) {
      found.push({ text: first, start, end: start + first.length });
      continue;
    }
    const rest = text.slice(start + first.length, start + first.length + 110);
    const stop = AWARD_END.exec(rest)?.index ?? rest.length;
    // In a text without punctuation, only the year ends the name of an award.
    const year = AWARD_YEAR.exec(first + rest.slice(0, stop))?.[0].length;
    const end = start + (year ?? first.length + stop);
    const piece = withoutEnds({ text: text.slice(start, end), start, end });
    if (/\bwon['’]t\b|\bwon[’']t/i.test(text.slice(start, start + 6))) continue;
    if (/\b(?:named|featured|listed|won)$/i.test(piece.text)) continue;
    found.push(piece);
  }
  return found;
}
