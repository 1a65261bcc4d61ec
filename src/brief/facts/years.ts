import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { evidenceOf } from "./pieces.ts";

const YEAR = /(?<![\d£$€.,-])(1[6-9]\d{2}|20[0-4]\d)(?![\d%]|[.,]\d)/g;
const RANGE =
  /(?<![\d£$€.,-])(?:1[5-9]\d\d|20[0-4]\d)\s?(?:-|–|to|until)\s?(?:1[6-9]\d\d|20[0-4]\d)(?![\d%])/g;
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const DECADES = /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/;
const UNDER_HUNDRED = pattern()`(?:${DECADES}(?:[- ]${UNITS})?|${TEENS}|(?:oh|o) ${UNITS})`;
const THOUSANDS = pattern()`two thousand(?:(?: and)? ${[UNITS, TEENS]})?`;
/** Matches years in words: "nineteen sixty-eight", "two thousand and nine", "twenty twelve". */
const SAID = pattern(
  "gi",
)`\b(?:(?:nineteen|eighteen) (?:hundred|${UNDER_HUNDRED})|${THOUSANDS}|twenty (?:${TEENS}|twenty(?:[- ]${UNITS})?))\b`;
const SINCE_DECADE =
  /(?<=\bsince\s)the (?:early |late |mid-?)?(?:(?:19|20)?\d0s|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies)\b/gi;
/** Years of two digits: "Since '87". */
const SHORT = /(?<=\b(?:since|est\.?|in)\s)['’]\d\d\b/gi;
const FOUNDED =
  "since|established|founded|opened|started|began|begun|incorporated|launched|formed|built|bought|took over|took it over";
const SERVING =
  "from|in business|trading|running|serving|inherited|qualified|graduated|dating|copyright|in|back in|year|original|made|making|here|of";
const BEGAN = pattern(
  "i",
)`\b${[FOUNDED, SERVING, /est\.?|estd\.?|family[- ]owned|©|\(c\)/]}\W{0,4}(?:\w+\W{1,3}){0,4}$`;
const ABOUT = "over|more than|nearly|almost|about|around|some|last|past";
const TENS =
  /(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?/;
const FEW =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred";
const SPANS = "years|yrs|decades|generations";
const LONG = /(?:over|more than|nearly|almost|about|half) a (?:decade|century)/;
const NO_EXPERIENCE = /old|of age|and (?:under|over|up)|warranty|guarantee|ago to|plan|contract|lease/;
const GENERATION = /(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)[- ]generation/;
const NO_CRAFT = "and|but|we|i|in|with|our|it|now|to|a|an|row|so|this|that";
const CRAFT = pattern("u")`(?:(?:in|at) (?:the )?|\p{Ll}{2,9}ing )(?!${NO_CRAFT}\b)\p{L}{3,14}`;
const BETWEEN = [/between us|between them|combined|in business|(?:of )?experience/, CRAFT];
const EXPERIENCE = pattern(
  "giu",
)`\b${[GENERATION, LONG]}\b|\b(?:${ABOUT}\s+)?${[/\d{1,3}\+?/, TENS, FEW]}\+?\s+${SPANS}\b['’]?(?!\s+${NO_EXPERIENCE})(?:\s${BETWEEN})?`;

const THINGS =
  "sq|square|m2|m²|users|people|customers|clients|members|kwh|calories|words|guests|miles|km|books|bottles|projects|homes|families|feet|hours";
const A_STREET = /[A-Z][a-z]+ (?:St|Street|Road|Rd|Ave|Avenue|Lane|Blvd|Drive|Dr|Way)\b/;
/** Units that show that the number before them is not a year. */
const COUNTED = pattern("i")`^[ \t]?${[THINGS, /ft\b/, A_STREET]}`;

/** Words that say what happened in the year: "since 1998", "est. 1998", "founded in 1998". */
const RUNNING = /trading|open|here|in business|going|running|family[- ](?:run|owned)|serving \p{L}+/u;
const OPENED = /founded|opened|started|began|set up|launched|formed|incorporated|built/;
const SINCE = /until|till|spring|summer|autumn|fall|winter|since|est(?:d|ablished)?\.?|dating from|©|\(c\)/;
const LEAD = pattern("iu")`(?:${RUNNING}\s)?${[SINCE, OPENED]}(?:\s(?:back\s)?in)?:?\s?$`;
const withLead =
  (text: string) =>
  ({ start, end }: Evidence): Evidence => {
    const from = start - (LEAD.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0);
    return { text: text.slice(from, end), start: from, end };
  };

export const readYears = (text: string) =>
  [
    ...[...text.matchAll(YEAR)]
      .filter((match) => isYear(text, match) && !/^s\b/.test(text.slice(match.index + 4, match.index + 6)))
      .map(evidenceOf),
    ...[...text.matchAll(RANGE), ...text.matchAll(SHORT), ...text.matchAll(SINCE_DECADE)].map(evidenceOf),
    ...[...text.matchAll(SAID)]
      .map(evidenceOf)
      .filter(({ start }) => BEGAN.test(text.slice(Math.max(0, start - 48), start))),
  ]
    .map(withLead(text))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .reduce(spans(text), [] as Evidence[]);

/** The year of a thing is not when a business began: "an 1863 recipe", "the original 1956 neon sign". */
const A_THING = /\b(?:an?|the|our|my|original)\s$/i;
const NO_THING = "and|but|we|when|by|as|is|was|has|to|for|with|in|on|it|that|who|since";
const THING = pattern("u")`^ (?!${NO_THING}\b)\p{L}{3,14}(?: (?!${NO_THING}\b)\p{Ll}{3,14})?(?!\p{L})`;

/** "1959 to 2000" and "2003-ish" are one each. */
const spans = (text: string) => (years: Evidence[], year: Evidence) => {
  const last = years.at(-1);
  if (last && year.start < last.end) return years;
  const start =
    last && /^\s?(?:[-–]|to|until)\s?$/.test(text.slice(last.end, year.start)) ? last.start : year.start;
  const after = text.slice(year.end, year.end + 32);
  const isThing = A_THING.test(text.slice(Math.max(0, start - 10), start));
  const [rest = ""] = /^-?ish\b/.exec(after) ?? (isThing ? THING.exec(after) : null) ?? [];
  const end = year.end + rest.length;
  if (last && start === last.start) years.pop();
  return [...years, { text: text.slice(start, end), start, end }];
};

export const readExperience = (text: string) =>
  [...text.matchAll(EXPERIENCE)].map(evidenceOf).filter(isExperience(text));

function isYear(text: string, match: RegExpMatchArray) {
  const start = match.index ?? 0;
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(start + 4, start + 24);
  if (COUNTED.test(after)) return false;
  if (/[:.]\d{0,2}$|\d\s?[-–/]\s?$|\d\s$/.test(before) && !/(?:19|20)\d\d\s?[-–/,]\s?$/.test(before))
    return /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s$/i.test(
      before,
    );
  return (
    BEGAN.test(before) ||
    (A_THING.test(before) && THING.test(after)) ||
    /^\s?(?:s\b)?[.,;)\]]|^\s*$|^\s(?:by|as|and|when|we|in|with|award|winner|the|after|from|we|-|–|—|,)/i.test(
      after,
    ) ||
    /[("'“]\s?$/.test(before)
  );
}

const CRAFTS =
  "experience|combined|service|trading|practice|expertise|baking|cooking|teaching|making|trust|craft|tradition|family|history|quality|knowledge|building|professional";
const IN_WHAT = "business|the|this|practice|trade|london|kitchens|operation|service";
const DOING =
  "experience|running|serving|and counting|counting|on the|as an?|combined|ago|working|doing|teaching|building|fixing|baking|cutting|cooking|making|of|later|trading";
/** Follows "twenty years": "of experience". */
const SPENT = pattern()`^['’]?\s*(?:of ${CRAFTS}|in ${IN_WHAT}|${DOING}|now\b)`;
const SO_LONG =
  "for|over|with|been|after|have|has|almost|nearly|family|got|than|about|around|last|past|celebrating|our";
/** Precedes "twenty years": "for". */
const FOR = pattern()`\b${SO_LONG}\s?(?:the\s)?$`;

const isExperience =
  (text: string) =>
  ({ start, end }: Evidence) => {
    const after = text.slice(end, end + 32).toLowerCase();
    const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
    if (/^\s?(?:old|of age|ago we moved)/.test(after)) return false;
    return (
      /(?:generation|decade|century)$/i.test(text.slice(start, end)) ||
      SPENT.test(after) ||
      FOR.test(before) ||
      /^(?:over|more than|nearly|almost|last|past)/i.test(text.slice(start, end))
    );
  };
