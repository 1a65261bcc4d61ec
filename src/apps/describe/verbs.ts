import grammar from "./grammar.json" with { type: "json" };

/** The form of a verb: "book", "books", "booked", "booking". */
export interface VerbForm {
  base: string;
  form: "base" | "s" | "past" | "ing";
  /** The same word is often a noun: "visits", "order". */
  isNoun: boolean;
}

const setOf = (list: string) => new Set(list.split("|"));
const nounVerbs = setOf(grammar.nounVerbs);
const bases = new Set([...setOf(grammar.pureVerbs), ...nounVerbs]);
const irregular = new Map(grammar.irregular.split("|").map((pair) => pair.split(":") as [string, string]));

/** Spellings of the base that a form can come from. */
function basesOf(stem: string): string[] {
  const short = /([bdgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const withY = stem.endsWith("i") ? [`${stem.slice(0, -1)}y`] : [];
  return [stem, `${stem}e`, ...short, ...withY];
}

const formsOf: readonly (readonly [RegExp, number, VerbForm["form"]])[] = [
  [/ing$/, 3, "ing"],
  [/ed$/, 2, "past"],
  [/es$/, 2, "s"],
  [/s$/, 1, "s"],
];

const known = new Map<string, VerbForm | undefined>();

/** The verb that a word can be a form of. */
export function verbForm(low: string): VerbForm | undefined {
  if (known.has(low)) return known.get(low);
  const found = readForm(low);
  if (known.size > 20_000) known.clear();
  known.set(low, found);
  return found;
}

function readForm(low: string): VerbForm | undefined {
  const base = irregular.get(low);
  if (base)
    return { base, form: low === "has" ? "s" : low === base ? "base" : "past", isNoun: nounVerbs.has(low) };
  if (bases.has(low)) return { base: low, form: "base", isNoun: nounVerbs.has(low) };
  for (const [ending, length, form] of formsOf) {
    if (!ending.test(low)) continue;
    // "Wines" are no form of "win".
    if (ending.source === "es$" && !/(?:s|x|z|ch|sh|o|i)es$/.test(low)) continue;
    const found = basesOf(low.slice(0, -length)).find((one) => bases.has(one));
    if (found) return { base: found, form, isNoun: form === "ing" || nounVerbs.has(found) };
  }
  // Any other word in "-ed" is a participle, apart from "seed" and "bed".
  if (
    /[^e]ed$/.test(low) &&
    low.length > 4 &&
    !/^(?:shed|sled|moped|infrared|hundred|sacred|naked)$/.test(low)
  ) {
    const stem = low.slice(0, -2);
    return { base: stem.endsWith("i") ? `${stem.slice(0, -1)}y` : stem, form: "past", isNoun: false };
  }
  return undefined;
}

/** The noun for doing it: "feed" is "feeding". */
export function gerundOf(base: string) {
  if (/(?:^|[^aeiou])[aeiou][bdgmnprt]$/.test(base) && base.length < 5) return `${base}${base.at(-1)}ing`;
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}
