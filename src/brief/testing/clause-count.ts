import type { SiteDocument } from "#src/sites/document.ts";
import { loadAllSubjects } from "#src/sites/drawn/art-catalogue.ts";
import { loadTemplates } from "#src/sites/templates.ts";
import { siteFromBrief } from "../brief.ts";
import { loadAllTrades } from "../trades/load-trade.ts";
import { unplaced } from "../unplaced.ts";
import { shownTexts, textsIn } from "../write/not-on-site.ts";

// A command cannot load the texts of an industry or a trade later, nor a drawing.
await Promise.all([loadTemplates(), loadAllSubjects(), loadAllTrades()]);

/** A brief with what a person reads in it. */
export interface ToldBrief {
  id: string;
  text: string;
  kind?: string;
  /** The clauses that say something about the business. */
  says?: readonly string[];
  /** Words to whoever makes the site, which must not be on a page. */
  not?: readonly string[];
  /** Names and other words with the letters that a page must give them. */
  cased?: readonly string[];
  /** The clauses in the form of the first working set. */
  facts?: readonly string[];
}

export interface ClauseCount {
  clauses: number;
  /** In one sentence or one entry of a list. */
  whole: number;
  /** All words are on the site, but in several texts. */
  split: string[];
  /** Listed for the owner under "Not on the site yet". */
  listed: string[];
  lost: string[];
  leaked: string[];
  miscased: string[];
  /** Texts of the site that begin or end inside a sentence. */
  torn: string[];
  /** Sentences of the site without an end. */
  runOn: string[];
}

const LITTLE = new Set(
  "a an the and or of in at on for to from is are was were it its i we my our me us you your by with just only please also be been as that this do does have has had so up im ive youre theyre dont here there them".split(
    " ",
  ),
);
const TORN =
  /^(?:which|who|whose|because|cos|than|of|and|or|but|as well)\b|\b(?:and|or|the|an?|of|to|with|for|from|at|by|in|on|is|are|my|our|but|so|because|who|which|we|i)\.?$/i;

/** Composes the sites of briefs and counts what becomes of each clause. */
export async function countClauses(briefs: readonly ToldBrief[]): Promise<ClauseCount> {
  const count: ClauseCount = {
    clauses: 0,
    whole: 0,
    split: [],
    listed: [],
    lost: [],
    leaked: [],
    miscased: [],
    torn: [],
    runOn: [],
  };
  for (const { id, text, says, facts, not = [], cased = [] } of briefs) {
    const { understood, document } = await siteFromBrief(text);
    const units = unitsOf(document).map((unit) => new Set(wordsIn(unit)));
    const all = new Set(units.flatMap((unit) => [...unit]));
    const left = unplaced(text, understood, document, []).map((one) => new Set(wordsIn(one.text)));
    const note = (found: string) => `${id}: ${found}`;
    for (const clause of says ?? facts ?? []) {
      const words = [...new Set(wordsIn(clause))];
      const isIn = (unit: ReadonlySet<string>) =>
        words.filter((word) => !unit.has(word)).length <= words.length / 6;
      count.clauses++;
      if (units.some(isIn)) count.whole++;
      else if (left.some(isIn)) count.listed.push(note(clause));
      else if (isIn(all)) count.split.push(note(clause));
      else count.lost.push(note(clause));
    }
    const shown = shownTexts(document);
    const page = shown.join("\n");
    count.leaked.push(...not.filter((one) => isSaid(page.toLowerCase(), one.toLowerCase())).map(note));
    count.miscased.push(...cased.filter((one) => !isSaid(page, one)).map(note));
    count.runOn.push(
      ...[...new Set(shown.flatMap(sentencesIn))]
        .filter((one) => one.split(/\s+/).length > LONGEST)
        .map(note),
    );
    count.torn.push(...shown.filter((one) => TORN.test(one.trim())).map(note));
  }
  return count;
}

const LONGEST = 36;
const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d£€$“"])/u);

/** The sentences, the texts and the entries of lists of a site. */
function unitsOf(document: SiteDocument): string[] {
  const { business } = document.meta;
  const blocks = document.pages.flatMap((page) => page.blocks.filter(({ isHidden }) => !isHidden));
  const entries = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => [textsIn(one).join(" "), ...entries(one)]);
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(entries) : [];
  };
  const texts = shownTexts(document).flatMap(sentencesIn);
  // A list of offers may be a row of cards.
  const lists = blocks.filter(({ kind }) => /^(?:services|menu|team|hours|events)$/.test(kind));
  return [
    ...texts,
    ...lists.map(({ data }) => textsIn(data).join(" ")),
    ...blocks.flatMap(({ data }) => entries(data)),
    Object.values(business).join(" "),
  ];
}

/** As in the brief: "i'm" and "im" are the same. */
const wordsIn = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu) ?? []
  )
    .filter((word) => !LITTLE.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

function isSaid(text: string, words: string) {
  const at = text.replaceAll("’", "'").indexOf(words.replaceAll("’", "'"));
  if (at < 0) return false;
  return !/\p{L}/u.test((text[at - 1] ?? " ") + (text[at + words.length] ?? " "));
}
