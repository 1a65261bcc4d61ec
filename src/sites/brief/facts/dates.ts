import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { inSmallLetters } from "../text-pieces.ts";

const FIRST_HALF = /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?/;
const SECOND_HALF = /july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/;
const MONTH = pattern()`${[FIRST_HALF, SECOND_HALF]}\b\.?`;
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
/** Expects a text in lower case. */
const DATE = pattern(
  "g",
)`(?<![\w£$€.,/-])(?:(?:from|between)\s)?(?:${ONE}(?:${TO}${ONE})?|${MONTHS}|${IN_FIGURES})(?![\w/])`;

/** Returns dates and seasons: "8–18 April", "from April to September", "05/06/2026". */
export const readDates = (text: string): Evidence[] =>
  [...inSmallLetters(text).matchAll(DATE)].map((match) => {
    const end = match.index + match[0].trimEnd().replace(/[.,]$/, "").length;
    return { text: text.slice(match.index, end), start: match.index, end };
  });
