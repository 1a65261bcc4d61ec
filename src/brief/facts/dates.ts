import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters } from "../text-pieces.ts";

const FIRST_HALF = /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?/;
const SECOND_HALF = /july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/;
export const MONTH = pattern()`${[FIRST_HALF, SECOND_HALF]}\b\.?`;
const DAY = /(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?/;
const YEAR = /,?\s(?:19|20)\d\d\b/;
const TO = /\s?(?:-|–|—|to|until|till|and|&)\s?/;
const WEEKDAY = /(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s)/;
const DAY_MONTH = pattern()`${WEEKDAY}?(?:the\s)?${DAY}(?:${TO}${DAY})?\s(?:of\s)?${MONTH}(?:${YEAR})?`;
const MONTH_DAY = pattern()`${MONTH}\s${DAY}(?:${TO}${DAY})?(?!\d|[:.]\d|\s?[ap]\.?m)(?:${YEAR})?`;
const MONTH_YEAR = pattern()`${MONTH}\s(?:19|20)\d\d`;
const ONE = pattern()`(?:${[DAY_MONTH, MONTH_DAY, MONTH_YEAR]})`;
const MONTHS = pattern()`${MONTH}${/\s?(?:-|–|—|to|until|till|through|thru)\s?/}${MONTH}`;
const IN_FIGURES = /\d{1,2}(?:\/\d{1,2}\/|\.\d{1,2}\.|-\d{1,2}-)(?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d/;
const PART = "early|mid|late|the end of";
const FEAST =
  "easter|christmas|thanksgiving|canadian thanksgiving|memorial day|labor day|labour day|columbus day|victoria day|halloween|whitsun";
const ENDS = [ONE, pattern()`(?:${PART}[- ])?${MONTH}`, FEAST, "snow|ice-out"];
/** "May through Columbus Day", "mid-May to Thanksgiving" */
const TIME_OF_YEAR = pattern()`(?:${ENDS})${/\s?(?:-|–|—|to|until|till|through|thru)\s?/}(?:${ENDS})`;
/** Expects a text in lower case. */
const DATE = pattern(
  "g",
)`(?<![\w£$€.,/-])(?:(?:from|between|opens|open)\s)?(?:${TIME_OF_YEAR}|${ONE}(?:${TO}${ONE})?|${MONTHS}|${IN_FIGURES})(?![\w/])`;

/** Returns dates and seasons: "8–18 April", "from April to September", "05/06/2026". */
export const readDates = (text: string): Evidence[] =>
  [...inSmallLetters(text).matchAll(DATE)].map((match) => {
    const end = match.index + match[0].trimEnd().replace(/[.,]$/, "").length;
    return { text: text.slice(match.index, end), start: match.index, end };
  });

const SHUT = "not|shut|dark|closed|holiday";
const DAY_NAME =
  /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:mon|tues?|weds?|thur?s?|fri|sat|sun)\b\.?)/;
const EVERY = /(?:every|each|the|on|last|first|1st|second|2nd|third|3rd|fourth|4th|other|alternate)\s/;
const AND = /(?:\s?[-–/+&,]\s?|,?\s(?:and|or|to|till)\s|\s)/;
const DAYS = pattern()`(?:${EVERY}){0,3}${DAY_NAME}(?:${AND}(?:${EVERY})?${DAY_NAME}){0,5}(?: of (?:the|each|every) month)?`;
const CLOCK = /\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]\.?m\b\.?)?(?![\d:.,]\d|\s?[%£$€])|noon|midday|midnight/;
const HOUR = /\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\b\.?/;
const NOON =
  /(?:by|before|after|until|till|from|to|opens? at|starts? at|closes? at)\s(?:noon|midday|midnight)\b/;
const LEAD = /(?:by|before|after|until|till|from|at|opens? at|closes? at)\s/;
/** "At 1, 3 and 5", but not "at 3, 8 round the table" */
const NEXT_TIME = /\s?[-–&]\s?|\s?,\s?(?!\d+\s(?!and)[a-z])|\s(?:to|and|till)\s/;
const TIMES = pattern()`(?:${LEAD})?${CLOCK}(?:${[NEXT_TIME]}${CLOCK})*`;
/** Expects a text in lower case. */
const DAY_AND_TIME = pattern(
  "g",
)`(?<![\w£$€.,/:-])(?:${SHUT}\s(?:on\s)?)?${DAYS}(?: only\b|\s${SHUT}\b|,?\s(?:at\s)?${TIMES})?(?![\w/])`;
const TIME_ALONE = pattern(
  "g",
)`(?<![\w£$€.,/:-])(?:${LEAD})?${HOUR}(?:(?:\s?[-–,&]\s?|\s(?:to|and|till)\s)${HOUR})*|(?<![\w-])${NOON}`;
const AT_NIGHT = /^at (?:midnight|[1-5] ?am)/;
const TO_DESIGNER_WORDS = "telephone|call|ring|phone|reach|email|ready|done|deadline|launch|spoke|rang";
const LIVE = /live(?! (?:music|bands?|jazz|folk|blues|comedy|sets?|acts?|entertainment|sports?))/;
/** "Ring me after 6pm" is said to the designer of the site. */
const TO_DESIGNER = pattern()`\b${[TO_DESIGNER_WORDS, LIVE]}\b[^.!?\n]{0,24}$`;

/** Returns days that are no opening hours: "every second Friday", "Mondays & Thursdays 7.15pm". */
export const readDays = (text: string): Evidence[] =>
  ofBusiness(text, DAY_AND_TIME).filter(({ text: found }) => SEVERAL.test(found.toLowerCase()));

/** Returns times that no other fact says more about: "by 8 a.m." */
export const readTimes = (text: string): Evidence[] =>
  ofBusiness(text, TIME_ALONE).filter(({ text: found }) => !AT_NIGHT.test(found.toLowerCase()));

function ofBusiness(text: string, form: RegExp): Evidence[] {
  const small = inSmallLetters(text);
  return [...small.matchAll(form)]
    .filter(({ index }) => !TO_DESIGNER.test(small.slice(Math.max(0, index - 40), index)))
    .map(({ index, 0: found }) => {
      const lead = /^(?:the|on)\s/.exec(found)?.[0].length ?? 0;
      const end = index + found.trimEnd().replace(/(?<!\s?[ap]\.m)[.,]$/, "").length;
      return { text: text.slice(index + lead, end), start: index + lead, end };
    });
}

const WHEN = /\d|noon|midday|midnight|days\b/;
const WHICH = "every|each|first|second|third|fourth|last|other|alternate|only|not|shut|dark|closed|holiday";
const SHORT_DAY = /(?:mon|tue|wed|thu|fri|sat|sun)/;
/** A single day without a time says too little. */
const SEVERAL = pattern()`${[WHEN, pattern()`\b${WHICH}\b`, pattern()`${SHORT_DAY}\w*\W+(?:\w+\W+)?${SHORT_DAY}`]}`;
