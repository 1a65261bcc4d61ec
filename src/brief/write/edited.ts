import { pattern } from "#src/lib/pattern.ts";
import lexicon from "../noun-words.json";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital } from "../short-text.ts";
import { withFlatNames } from "./flat-names.ts";
import { withoutRemarks } from "./remarks.ts";
import { withoutFiller, withoutSlips } from "./spoken.ts";

const MONTHS = "january|february|march|april|june|july|august|september|october|november|december";
const DAYS = "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?";
/** Names that stay capitalised when a text in capitals is set in small letters. */
const NAMED = pattern(
  "giu",
)`(?<!\p{L})(?:${DAYS}|${MONTHS}|christmas|easter|english|french|spanish|italian|german|irish|scottish|welsh|british|american|indian|chinese|japanese|polish|i)(?!\p{L})`;
/** Labels of notes and forms: "Good to know: …", "Awards: …". */
const LABEL =
  /^(?:good to know|(?:two|three|a few|couple of) things|what(?: we do| it is)?|who(?: we are| for)?|offer|we do|(?:type of )?business|trade|(?:just )?so you know|for what it['’]s worth|worth (?:knowing|a mention)|by the way|fyi|nb|note|notes|facts?|about|about us|welcome|other|extras?|awards?|we['’]re proud of this one|you might know us)\s*[:,=–-]\s+(?=\S)/iu;
const OPENER =
  /^(?:that['’]?s (?:about it|all|everything|it)(?: really| i think)?,? (?:(?:oh|and|but|so),? )+|(?:so|well|ok|okay|basically|anyway|also|and|but|plus)[,\s]+|right, )(?=\p{L})/iu;

/** Edits a sentence of an owner as an editor would, without changing what it says. */
export function edited(sentence: string, understood: ParsedBrief) {
  const plain = withoutSlips(
    withoutFiller(
      withoutRemarks(
        sentence
          .replace(/\s+/g, " ")
          .replace(/([!?])\1+/g, "$1")
          .trim(),
      )
        .replace(LABEL, "")
        .replace(OPENER, ""),
    ),
  );
  const isCalmed = isShouted(plain) || (understood.letterCase?.isCried === true && !/\p{Ll}/u.test(plain));
  const calm = withCase(isCalmed ? plain.toLowerCase() : plain, understood, isCalmed);
  return ended(capital(withStarts(calm.replace(JOINED, " and ").replace(/[\s,;:–—-]+$/, ""))));
}

/** "Café + workshop" */
const JOINED = /(?<=\p{L}) \+ (?=\p{L})/gu;
/** A sentence within a text begins with a capital, but not behind "approx." */
const withStarts = (text: string) =>
  text.replace(
    /(?<=(?:\d|\p{Ll}{4}|(?<!\p{L})(?:on|off|up|in|it|us|me|day|way|fee))[.!?] )(?<!(?:approx|incl|excl|hours?|mins?)\. )\p{Ll}(?=\p{Ll}+ )/gu,
    upperCase,
  );
const upperCase = (letter: string) => letter.toUpperCase();

/** Restores the capitals of names, days and abbreviations. */
function withCase(text: string, understood: ParsedBrief, isCalmed: boolean) {
  const usual = withAbbreviations(
    text
      .replace(/(?<![\p{L}'’])i(?=['’ .,!]|$)/gu, "I")
      .replace(SMALL_DAYS, capital)
      .replace(SMALL_MONTHS, capital)
      .replace(MONTHS_FROM_TO, capital)
      .replace(PLAIN_DAYS, capital)
      .replace(DAYS_IN_A_ROW, ",")
      .replace(A_LEVEL, "A level")
      .replace(LANGUAGES, capital)
      .replace(BRANDS, (brand) => BRAND_NAMES[brand.toLowerCase()] ?? brand),
  );
  const placed = isCalmed ? withNames(usual, understood) : withPlace(usual, understood);
  return understood.letterCase ? withFlatNames(placed, understood, understood.letterCase) : placed;
}

/** A phrase of a brief in capitals, in small letters: "DEEP CLEAN" is "Deep clean". */
export function calmPhrase(phrase: string, understood: ParsedBrief) {
  const isCried = phrase === phrase.toUpperCase() && /\p{Lu}{4}/u.test(phrase);
  return isCried ? capital(withAbbreviations(withNames(phrase.toLowerCase(), understood))) : phrase;
}

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/gi;

/** "46B GORDON STREET, LEEDS LS1 2AB" is "46B Gordon Street, Leeds LS1 2AB". */
export const calmAddress = (address: string) =>
  inCapitals(address).replace(POSTCODE, (code) => code.toUpperCase());

/** "9 victoria street, todmorden" is "9 Victoria Street, Todmorden". */
export const flatAddress = (address: string) =>
  /\p{Lu}\p{Ll}/u.test(address) ? address : address.replace(FIRST_LETTERS, inUpperCase);

/** A text of capitals; a name or an abbreviation in capitals is none. */
export function isShouted(text: string) {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const large = letters.replace(/[^\p{Lu}]/gu, "").length;
  return (
    / /.test(text) &&
    ((letters.length > 8 && large > 0.8 * letters.length) ||
      (large === letters.length && /\p{Lu}{4}/u.test(text)))
  );
}

/** Abbreviations that owners type in small letters. */
const ABBREVIATIONS =
  /\b(?:gcses?|dbs|nhs|vat|hgv|bbqs?|diy|u?pvc|nvq|crb|mots?|niceic|cctv|uk|usa|tv|lpg|evs?|hvac|dj|abv|bsl|usb|pcs?|cvs?|seo|rspca|bhs|acca|aat|rics|cscs|adhd|pta|hcpc|nptc|mbacp|dswa|ece|ecce|nct|bacp|simi|abrsm|cpd|tefl|ndis|mdf|rcd|eicr|epc|emdr|cbt|cpr|pgce|cbdu|fca|fht|aba|cp12|sc\d{6})\b/gi;
/** "gcse maths" is "GCSE maths". */
export const withAbbreviations = (text: string) => text.replace(ABBREVIATIONS, inLargeLetters);

/** "uPVC" keeps its form. */
const inLargeLetters = (word: string) =>
  /.\p{Lu}/u.test(word)
    ? word
    : /^upvc$/i.test(word)
      ? "uPVC"
      : word.toUpperCase().replace(/S$/, (end) => (/dbs|nhs|bhs|rics|cscs/i.test(word) ? end : "s"));

/** "Feb to nov", "march to October" */
const MONTHS_FROM_TO = pattern(
  "giu",
)`(?<!\p{L})(?:${MONTHS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= ?(?:to|till|until|[-–]) ?(?:${MONTHS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L}))|(?<=(?:to|till|until|[-–]) ?)(?:${MONTHS}|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})`;

const SHORT_DAYS = /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/g;
const SMALL_DAYS = pattern("g")`\b${DAYS}\b`;

/** "In march" is the month; "march" alone may be a walk. */
const SMALL_MONTHS = pattern(
  "gu",
)`(?<=(?<!\p{L})(?:in|from|to|since|until|till|last|next|every|early|late|mid|of|through|and) )${MONTHS}(?!\p{L})`;

/** "Maths to a level", but not "on a level" */
const A_LEVEL = /(?<=(?:to|for|and|gcse|&|,) )a[- ]level(?=s?(?:[ .,;]|$)(?! (?:of|that|where|with)))/gu;
/** "Thursday Friday and Saturday" */
const DAYS_IN_A_ROW = pattern("giu")`(?<=(?<!\p{L})(?:${DAYS}))(?= (?:${DAYS})(?: |,|$))`;

/** Days are names, however they were typed: "Thu till Sun from 8am until 6pm". */
export const calmHours = (hours: string) => hours.replace(SMALL_DAYS, capital).replace(SHORT_DAYS, capital);

/** Short days that are no other words, or stand beside a day or a time. */
const PLAIN_DAYS =
  /\b(?:tues?|weds|thurs?|thu|fri)\b|\b(?:mon|wed|sat|sun)\b(?=[ ,+&/–-]{1,3}(?:and |to |till? )?(?:\d|tue|wed|thu|fri|sat|sun|mon|only|mornings?))|(?<=\b(?:fri|thurs?|thu|tues?|mon|wed|sat)[ ,+&/–-]{1,3}(?:and |to )?)(?:wed|sat|sun)\b/g;
/** "Polish" in small letters may be a verb. */
const LANGUAGES = pattern(
  "gu",
)`(?<![\p{L}-])(?!polish|georgian)(?:${lexicon.nations}|arabic|urdu|hindi|punjabi|gujarati|bengali|tamil|somali|senegalese|ghanaian|bulgarian|egyptian|methodist|anglican|baptist|catholic|christmas|easter)(?!\p{L})`;
const BRAND_NAMES: Record<string, string> = {
  iphone: "iPhone",
  iphones: "iPhones",
  ipad: "iPad",
  samsung: "Samsung",
  facebook: "Facebook",
  instagram: "Instagram",
  insta: "Instagram",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
  paypal: "PayPal",
};
const BRANDS = pattern("giu")`(?<![\p{L}@./])${Object.keys(BRAND_NAMES).join("|")}(?![\p{L}/]|\.\p{L})`;

const STREET =
  /\b(?!on |in |at |the |down |of |our |off |up )(\p{L}+ )(?!the )(\p{L}+ )?(?:road|street|avenue|lane|highway|ave|rd)\b/gu;
/** "r1480" is a price, "25 mpa" a strength. */
const UNITS = /\br(?=\d)|(?<=\d )(?:mpa|kw|kva|mm2)\b/g;

function withNames(text: string, { name, place, facts }: ParsedBrief) {
  const said = [name, ...(place?.split(/,\s*/) ?? []), ...facts.addresses].filter((one): one is string =>
    Boolean(one),
  );
  const named = said.reduce((done, one) => withWords(done, inCapitals(one)), text);
  return named
    .replace(NAMED, capital)
    .replace(STREET, (street) => street.replace(FIRST_LETTERS, inUpperCase))
    .replace(UNITS, (unit) => (unit === "mpa" ? "MPa" : unit.toUpperCase()));
}

/** "leeds" is "Leeds". */
function withPlace(text: string, { place }: ParsedBrief) {
  const town = place?.split(",")[0] ?? "";
  return town ? withWords(text, town.replace(FIRST_LETTERS, inUpperCase)) : text;
}

/** Gives all words like these the same letters. */
const withWords = (text: string, words: string) =>
  words.length < 2
    ? text
    : text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "giu"), words);

const escaped = (text: string) => text.replace(/[.*+^${}()|[\]\\?]/g, "\\$&");

const FIRST_LETTERS = /(?<![\p{L}'’])(?!(?:and|of|the|on|in)\b)\p{L}/gu;
const inUpperCase = (letter: string) => letter.toUpperCase();

/** "MAIN STREET IRON" is "Main Street Iron". */
export const inCapitals = (name: string) =>
  name === name.toUpperCase() &&
  name.length > 4 &&
  !/^\p{Lu}{2,6} \p{Lu}*\d+$/u.test(name) &&
  !/^\p{Lu}{1,4}\d+$/u.test(name)
    ? name.toLowerCase().replace(FIRST_LETTERS, inUpperCase)
    : name;

export const ended = (text: string) => (text === "" || /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);
