import type { SiteDocument } from "#src/sites/document.ts";
import { composeBrief } from "../compose-brief.ts";
import { loadMaterial } from "../material.ts";
import { industryShown } from "../own-kind.ts";
import { firstProposals } from "../proposals.ts";
import { understand } from "../understand.ts";

export interface TextQuality {
  sites: number;
  facts: number;
  /** Facts that the site does not contain in the owner's spelling. */
  unusedFacts: number;
  /** Sentences that occur twice on one page. */
  repeatedSentences: number;
  /** Empty lists, and rows of cards of which only some have a text. */
  emptyParts: number;
  unevenCards: number;
  /** Grammar mistakes at joins: "A a bakery", ", .". */
  badJoins: number;
  /** Names, praise and figures of the industry's sample business that appear as facts. */
  presentedSamples: number;
  instructions: number;
  examples: string[];
}

/** Composes sites from generated briefs and counts the mistakes in their texts. */
export async function textQuality(
  briefs: readonly { brief: string; facts: readonly string[] }[],
): Promise<TextQuality> {
  const quality: TextQuality = {
    sites: 0,
    facts: 0,
    unusedFacts: 0,
    repeatedSentences: 0,
    emptyParts: 0,
    unevenCards: 0,
    badJoins: 0,
    presentedSamples: 0,
    instructions: 0,
    examples: [],
  };
  for (const { brief, facts } of briefs) {
    const understood = understand(brief);
    const material = await loadMaterial(industryShown(brief, understood));
    const foreign = namesOfSample(material.industry, brief);
    for (const proposal of firstProposals(understood)) {
      const site = composeBrief({ text: brief, understood, material }, proposal);
      quality.sites++;
      const note = (kind: Exclude<keyof TextQuality, "examples">, found: readonly string[]) => {
        quality[kind] += found.length;
        const known = quality.examples.filter((one) => one.startsWith(`${kind}:`)).length;
        for (const one of found.slice(0, Math.max(0, MOST_EXAMPLES - known)))
          quality.examples.push(`${kind}: ${one} in ${JSON.stringify(brief.slice(0, 90))}`);
      };
      const texts = textsOf(site);
      const said = texts.join("\n").replace(/\s+/g, " ");
      quality.facts += facts.length;
      note(
        "unusedFacts",
        facts.filter((fact) => !saysFact(said, fact.replace(/\s+/g, " "))),
      );
      note("repeatedSentences", site.pages.flatMap(repeatedIn));
      note(
        "emptyParts",
        site.pages.flatMap(({ blocks }) =>
          blocks.flatMap(({ kind, data, isSuggestion }) => (isSuggestion ? [] : emptyIn(data, kind))),
        ),
      );
      note(
        "unevenCards",
        site.pages.flatMap(({ blocks }) => blocks.flatMap(({ kind, data }) => unevenIn(data, kind))),
      );
      note(
        "badJoins",
        texts.filter((text) => BAD_JOIN.test(text)),
      );
      note(
        "presentedSamples",
        foreign.filter((name) => isSaid(said, name)),
      );
      note(
        "instructions",
        texts.filter((text) => INSTRUCTION.test(text)),
      );
    }
  }
  return quality;
}

const MOST_EXAMPLES = 5;

const ARTICLES = /\b(?:a an?|an an?|the the|of of|in in|and and|is is) /;
const MARKS = /,\s*[.,]|\s[,.;](?:\s|$)|\(\s*\)|\$\{|\bundefined\b|\[object/;
const BAD_JOIN = new RegExp(`${ARTICLES.source}|${MARKS.source}`);
/** Prompt injections, as generated briefs contain them. */
const INSTRUCTION = /ignore (?:all|the|any|your|previous)|system prompt|output (?:only|the)|disregard/i;

/** A brief in capitals is set in small letters. */
const saysFact = (said: string, fact: string) => said.toLowerCase().includes(fact.toLowerCase());

function namesOfSample(industry: Awaited<ReturnType<typeof loadMaterial>>["industry"], brief: string) {
  return [
    ...industry.people.map(({ name }) => name),
    ...industry.testimonials.flatMap(({ name, quote }) => [name, quote]),
    ...Object.values(industry.places).flatMap(({ street, phone, email }) => [street, phone, email]),
    ...Object.values(industry.openings).map(({ name }) => name),
    ...industry.partners,
  ].filter((text) => text.length > 3 && !brief.toLowerCase().includes(text.toLowerCase()));
}

function isSaid(said: string, name: string) {
  const at = said.indexOf(name);
  return at >= 0 && !/\p{L}/u.test((said[at - 1] ?? " ") + (said[at + name.length] ?? " "));
}

/** Returns sentences of five words and more that occur twice in the blocks of a page. */
function repeatedIn({ blocks }: SiteDocument["pages"][number]) {
  const known = new Set<string>();
  return blocks
    .flatMap(({ data }) => textsOf(data))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(" ").length >= 5)
    .filter((sentence) => {
      const isKnown = known.has(sentence);
      known.add(sentence);
      return isKnown;
    });
}

const listsIn = (data: unknown): [name: string, list: unknown[]][] =>
  Array.isArray(data)
    ? data.flatMap(listsIn)
    : typeof data === "object" && data !== null
      ? Object.entries(data).flatMap(([name, value]): [string, unknown[]][] => [
          ...(Array.isArray(value) ? [[name, value] as [string, unknown[]]] : []),
          ...listsIn(value),
        ])
      : [];

/** Reports a block whose lists are all empty, and entries without any text. */
function emptyIn(data: unknown, kind: string) {
  const own = Object.entries(data as object).filter(([, value]) => Array.isArray(value));
  const isBare =
    own.length > 0 &&
    own.every(([, value]) => (value as unknown[]).length === 0) &&
    textsOf(data).join("").trim() === "";
  const blanks = listsIn(data).flatMap(([name, list]) =>
    list.filter((entry) => typeof entry === "object" && entry !== null && textsOf(entry).join("") === "")
      .length > 0
      ? [`${kind}.${name} has an entry without a text`]
      : [],
  );
  return [...(isBare ? [`${kind} has nothing`] : []), ...blanks];
}

/** Reports rows of cards of which only some have a text. */
function unevenIn(data: unknown, kind: string) {
  return listsIn(data).flatMap(([name, list]) => {
    const texts = list.flatMap((entry) =>
      typeof entry === "object" && entry !== null && "text" in entry ? [String(entry.text)] : [],
    );
    return texts.some(Boolean) && !texts.every(Boolean) ? [`${kind}.${name}`] : [];
  });
}

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
