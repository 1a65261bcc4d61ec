import { featuresOf, MAX_CHARACTERS, oddsOf } from "./features.ts";
import stored from "./wanted-weights.json" with { type: "json" };
import words from "./wanted-words.json" with { type: "json" };

/** The thing that a text asks for; `unsure` if it could be a website or an app. */
export type Wanted = "site" | "app" | "both" | "unsure";

/** The odds (logarithms) that one of 300 briefs for a website reaches, and one of 200. */
const SURE = 0.1;
const POSSIBLE = -0.8;
/** Shorter texts say too little to weigh: "choir rota" names what is kept, and "tennis club" a business. */
export const MIN_WORDS = 7;

/** Reads whether a text asks for a website, for an app to keep track of things, or for both. */
export function wantedOf(text: string): Wanted {
  const low = text.slice(0, MAX_CHARACTERS).toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
  if (phrases.both().test(low)) return "both";
  if (low.split(" ").length < MIN_WORDS)
    return phrases.kept().test(low) && !phrases.site().test(low) ? "app" : "site";
  weights ??= readWeights();
  const odds = oddsOf(featuresOf(text), weights, stored.bias);
  if (odds >= SURE) return "app";
  return odds >= POSSIBLE ? "unsure" : "site";
}

let weights: ReadonlyMap<string, number> | undefined;

const readWeights = () =>
  new Map(
    Object.entries(stored.weights).flatMap(([weight, features]) =>
      features.split("|").map((feature) => [feature, Number(weight)] as const),
    ),
  );

const escaped = (phrase: string) => phrase.replace(/[.+?^${}()[\]\\]/g, "\\$&");
/** A star stands for up to four words. */
const patternOf = (list: string) =>
  list
    .split("|")
    .map((phrase) => escaped(phrase).replace(/ ?\* ?/g, "(?: [^ ,.;:!?\\n]+){0,4} "))
    .join("|");

/** A pattern that is made when it is needed first. */
function onDemand(source: () => string) {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source(), "u"));
}

const phrases = {
  kept: onDemand(() => `\\b(?:${patternOf(words.kept)})\\b`),
  site: onDemand(() => `\\b(?:${patternOf(words.site)})\\b`),
  both: onDemand(() => bothOf(patternOf(words.site), patternOf(words.app))),
};

/** "A site and something to keep my bookings", and the other way round. */
function bothOf(sites: string, apps: string) {
  const and =
    "(?:[^.!?\\n]{0,60}(?:\\band\\b|\\bplus\\b|\\balso\\b|\\bas well as\\b|\\+|&|,)|[^!?\\n]{0,90}\\balso\\b)[^.!?\\n]{0,20}";
  return `\\b(?:${sites})\\b${and}\\b(?:${apps})\\b|\\b(?:${apps})\\b${and}\\b(?:${sites})\\b`;
}
