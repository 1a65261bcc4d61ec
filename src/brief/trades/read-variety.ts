import type { Variety } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";
import type { Word } from "../words.ts";

const OF_COUNTRY: Partial<Record<string, Variety>> = {
  GB: "gb",
  IM: "gb",
  US: "us",
  IE: "ie",
  AU: "au",
  IN: "in",
  ZA: "za",
  NZ: "nz",
  CA: "ca",
};
/** Dollars are paid in several countries, the others' money in one. */
const OF_CURRENCY: readonly [RegExp, Variety][] = [
  [/£|\bquid\b|\bGBP\b/, "gb"],
  [/₹|\bINR\b|\bRs\.? ?\d/, "in"],
  [/\bR ?\d{2,}\b|\bZAR\b/, "za"],
  [/\bAUD\b/, "au"],
  [/\bNZD\b/, "nz"],
  [/\bCAD\b/, "ca"],
  [/\bUSD\b/, "us"],
];
const DOLLAR = /\$ ?\d/;
const AMERICAN =
  /\b(?:colors?|center|gray|favorite|neighborhood|(?:organ|special)iz(?:e|ed|es|ing|ation)|jewelry|tires?|mom|zip code)\b/gi;
const BRITISH =
  /\b(?:colours?|centre|grey|favourite|neighbourhood|(?:organ|special)is(?:e|ed|es|ing|ation)|jewellery|tyres?|mum|postcode)\b/gi;
/** A state behind a town: "Austin TX". */
const STATE =
  /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|I[DLA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AIVY])\b(?:,? \d{5})?(?=[\s.,;)]|$)/;

/** Returns the variety of English that a text is written in or for: by place, money and spelling; British by default. */
export function readVariety(text: string, words: readonly Word[], place: string | undefined): Variety {
  const money = OF_CURRENCY.find(([form]) => form.test(text))?.[1];
  if (money) return money;
  const parts = place?.split(/,\s*/) ?? [];
  const countries = parts.flatMap((part) => placeNamed(part)?.country ?? []);
  const here = OF_COUNTRY[countries.at(-1) ?? ""];
  if (DOLLAR.test(text)) return here && here !== "gb" && here !== "ie" ? here : "us";
  if (place && STATE.test(text.slice(text.indexOf(place), text.indexOf(place) + place.length + 12)))
    return "us";
  const [american, british] = [AMERICAN, BRITISH].map((form) => text.match(form)?.length ?? 0);
  if (american !== british && words.length > 0) {
    if ((american ?? 0) > (british ?? 0)) return "us";
    return here && here !== "us" ? here : "gb";
  }
  return here ?? "gb";
}
