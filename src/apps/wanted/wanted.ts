import words from "./wanted-words.json" with { type: "json" };

/** The thing that a text asks for; `unsure` if it could be a website or an app. */
export type Wanted = "site" | "app" | "both" | "unsure";

/** Longer texts are cut: what is wanted is said early. */
const LONGEST = 4_000;
/** The points from which a text asks for an app, and from which it could. */
const SURE = 3;
const POSSIBLE = 2;
const MOST_FIELDS = 6;
/** The share of the pieces of a text that are fields. */
const DENSE = 0.28;
const THIN = 0.06;
/** The most points for words that say little. */
const MOST_WEAK = 2;

/** Reads whether a text asks for a website, for an app to keep track of things, or for both. */
export function wantedOf(text: string): Wanted {
  const { app, site, hasBoth } = pointsOf(text);
  if (hasBoth) return "both";
  const points = app - site;
  if (points >= SURE) return "app";
  return points >= POSSIBLE ? "unsure" : "site";
}

interface Points {
  app: number;
  site: number;
  hasBoth: boolean;
}

/** Counts each phrase once. The lists of `wanted-words.json` say what each phrase counts for. */
export function pointsOf(text: string): Points {
  const low = ` ${text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[ \t]+/g, " ")} `;
  known ??= { app: listsOf(words.app), site: listsOf(words.site), both: bothOf(words.both) };
  const facts = (factsOfVisitors.filter((fact) => fact.test(low)).length + (NAME.test(text) ? 1 : 0)) * 2;
  return {
    app: sum(low, known.app) + Math.min(MOST_FIELDS, fieldsIn(low)),
    site: sum(low, known.site) + facts,
    hasBoth: known.both.test(low),
  };
}

interface Phrases {
  weight: number;
  pattern: RegExp;
}

let known: { app: Phrases[]; site: Phrases[]; both: RegExp } | undefined;

const escaped = (phrase: string) => phrase.replace(/[.+?^${}()[\]\\]/g, "\\$&");
/** A star stands for up to four words. */
const patternOf = (phrases: string) =>
  phrases
    .split("|")
    .map((phrase) => escaped(phrase).replace(/ ?\* ?/g, "(?: [^ ,.;:!?\\n]+){0,4} "))
    .join("|");

const listsOf = (lists: Record<string, string>): Phrases[] =>
  Object.entries(lists).map(([weight, phrases]) => ({
    weight: Number(weight),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patternOf(phrases)})(?![\\p{L}\\p{N}-])`, "gu"),
  }));

/** "A site and something to keep my bookings", and the other way round. */
function bothOf({ site, app }: { site: string; app: string }) {
  const [sites, apps] = [patternOf(site), patternOf(app)];
  const and =
    "(?:[^.!?\\n]{0,60}(?:\\band\\b|\\bplus\\b|\\balso\\b|\\bas well as\\b|\\+|&|,)|[^!?\\n]{0,90}\\balso\\b)[^.!?\\n]{0,20}";
  return new RegExp(
    `\\b(?:${sites})\\b${and}\\b(?:${apps})\\b|\\b(?:${apps})\\b${and}\\b(?:${sites})\\b`,
    "u",
  );
}

const sum = (low: string, lists: readonly Phrases[]) =>
  lists.reduce((all, { weight, pattern }) => {
    const points = weight * new Set(low.match(pattern)).size;
    return all + (weight === 1 ? Math.min(MOST_WEAK, points) : points);
  }, 0);

/** Facts for the visitors of a business: amounts, telephone numbers, opening hours. */
const factsOfVisitors = [/[£$€] ?\d/, /\d{3}[ -]?\d{3,4}[ -]?\d{3,}/, /\d ?(?:am|pm)\b|\d[:.]\d\d/];

/** The name of a business, or of a place of several words. */
const NAME =
  /[\p{L},] \p{Lu}\p{Ll}[\p{L}'’]*(?: (?:&|and|of|the|on))? \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}|, \p{Lu}\p{Ll}+[.,]/u;

const fields = new Set(words.fields.split("|"));
const ARTICLE =
  /^(?:(?:the|an?|my|our|your|new|total|their|its|his|her|each|every|all|any|with|and|or|plus|also|of|has|have|needs?|number of|which|-|–|•|\*|\d+[.)])\s+)+/;

const CLAUSE =
  /^(?:whether|who|when|how (?:many|much|long|often)|what|which) (?!.*\b(?:we|us|you|your|to|is it|it costs?)\b)[\p{L}' ]{3,40}$/u;
/** "Garage: item, shelf, box": a head and short names. */
const COLON_LIST = /[\p{L})]\s?:\s?(?:[\p{L}' -]{2,30},\s?){2,}[\p{L}' -]{2,30}/u;

/** Counts the things in lists that are fields of a record rather than parts of a page. Prose names some by chance. */
function fieldsIn(low: string) {
  const found = new Set<string>();
  const pieces = low.split(/[,;:.!?()\n/]| and | or | with | per | - | – /);
  let words = 0;
  for (const piece of pieces) {
    const item = piece.trim().replace(ARTICLE, "");
    if (item !== "") words += 1;
    if (fields.has(item) || CLAUSE.test(item)) found.add(item);
  }
  const points = found.size + (found.size > 0 && COLON_LIST.test(low) ? 1 : 0);
  return found.size >= DENSE * words ? points : found.size >= 2 * THIN * words ? points / 2 : 0;
}
