import type { SiteDocument } from "#src/sites/document.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import type { Statement } from "./statements.ts";

/** Words that say nothing by themselves; a site need not repeat them. */
const LITTLE = new Set(
  "a an the and or of in at on for to from is are was were be been we i our my us me you your it its it's by with just only please also based near here am im i'm we're we've called named plus each per till until that this there who which where when so then as but have has had do does call text ring phone tel telephone mobile email e-mail mail write website web site business company name hello hi dear thanks run runs own make makes made sell sells offer offers provide provides open opening closed hours price prices cost costs usually normally around about somewhere between roughly contact address find".split(
    " ",
  ),
);
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
const stem = (word: string) => (word.length > 3 ? word.replace(/(?:'s|s)$/, "") : word);

/** A sentence is on the site if so many of its words are. */
const ENOUGH = 0.67;

/** Returns the sentences of a brief that a site does not say. Wishes are for whoever makes the site. */
export function notOnSite(
  statements: readonly Statement[],
  document: SiteDocument,
  { evidence, features }: ParsedBrief,
): Statement[] {
  // What the site is asked to do is no news for its visitors.
  const wished = new Set(
    features.flatMap((feature) => (evidence[feature] ?? []).flatMap((one) => wordsIn(one.text))),
  );
  const said = new Set(shownTexts(document).flatMap(wordsIn).map(stem));
  return statements.filter(({ purpose, text, copy }) => {
    if (purpose === "wish") return false;
    // Of a line with a telephone number, the number counts.
    if (purpose === "contact")
      return wordsIn(text).some((word) => /\d{3}/.test(word) && !said.has(stem(word)));
    const words = [...new Set(wordsIn(copy))].filter((word) => !LITTLE.has(word) && !wished.has(word));
    const missing = words.filter((word) => !said.has(stem(word)));
    const isFigureMissing = missing.some((word) => /\d/.test(word));
    return isFigureMissing || (missing.length > 0 && 1 - missing.length / words.length < ENOUGH);
  });
}

/** Returns the clauses of a line that a site does not say. */
export function missingClauses(line: string, document: SiteDocument): string[] {
  const said = new Set(shownTexts(document).flatMap(wordsIn).map(stem));
  return line
    .split(/[,;]\s+/)
    .filter((clause) => wordsIn(clause).some((word) => !LITTLE.has(word) && !said.has(stem(word))));
}

/** Returns the facts of a brief, besides contacts, that neither a site nor these sentences have. */
export function factsNotOnSite(
  { facts, excludedFeatures, name = "", place = "" }: ParsedBrief,
  document: SiteDocument,
  { others, opening }: { others: readonly string[]; opening: readonly string[] },
) {
  const texts = [...shownTexts(document), ...entriesOf(document), ...others].map((text) =>
    text.replace(/\s+/g, " ").replace(/['’,]/g, "").toLowerCase(),
  );
  const said = texts.join("\n");
  const beside = new Set(wordsIn(`${name} ${place} ${facts.phones.join(" ")}`));
  const isSaid = (fact: string) => {
    const plain = fact.replace(/\s+/g, " ").replace(/['’,]/g, "").toLowerCase();
    if (said.includes(plain)) return true;
    const words = wordsIn(plain).filter((word) => !LITTLE.has(word) && !beside.has(word));
    return texts.some((text) => words.every((word) => text.includes(word)));
  };
  const hours = excludedFeatures.includes("opening-hours")
    ? []
    : facts.hours.filter((one) => !opening.includes(one));
  // A price may have another sign: "85 pounds" is "£85".
  const amountOf = (price: string) =>
    /\d[\d.,]*/.exec(price.replace(COUNT, ""))?.[0].replace(/[.,]$/, "").replaceAll(",", "") ?? price;
  const prices = excludedFeatures.includes("pricing") ? [] : facts.prices;
  const left = [
    ...[...facts.websites, ...facts.addresses].filter((one) => !isSaid(one)),
    ...[...facts.awards, ...facts.years, ...facts.dates, ...facts.figures, ...hours].filter(
      (one) => !isSaid(one),
    ),
    ...prices.filter((one) => !said.includes(amountOf(one))),
  ];
  return left.filter((fact) => !left.some((other) => other !== fact && isPartOf(fact, other)));
}

/** "2 for £103" costs 103. */
const COUNT = /^\d+ (?:\p{L}+ )?(?:for|@) /u;

/** The entries of lists, each as one text: the name of a thing and its price. */
function entriesOf({ pages }: SiteDocument): string[] {
  const blocks = pages.flatMap((page) => page.blocks.filter(({ isHidden }) => !isHidden));
  const look = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => [textsIn(one).join(" "), ...look(one)]);
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(look) : [];
  };
  return blocks.flatMap(({ data }) => look(data));
}

const isPartOf = (fact: string, other: string) => other.toLowerCase().includes(fact.toLowerCase());

/** All texts that visitors of a site read. */
export function shownTexts({ meta, pages }: SiteDocument): string[] {
  const { business, tagline, notice } = meta;
  const shown = pages.flatMap(({ blocks }) => blocks.filter(({ isHidden }) => !isHidden));
  return [...Object.values(business), tagline, notice, ...shown.flatMap(({ data }) => textsIn(data))];
}

/** The texts of a block, without those of its pictures. */
export function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(?:to|kind|look|scene)$/.test(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value !== "object" || value === null || "seed" in value) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
}
