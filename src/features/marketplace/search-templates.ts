import everyWord from "templates:words";
import MiniSearch from "minisearch";
import { appPurpose } from "#src/contract/app-templates.ts";
import {
  templateColours,
  templateFeatures,
  templateStyles,
  templateUses,
} from "#src/contract/template-facets.ts";
import type { Template, TemplateWords } from "#src/contract/templates.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { facetIds, facets } from "./facets.ts";

export interface TemplateSearch {
  /** Returns the templates that match every word, best first. */
  find: (text: string) => Template[];
  /** Returns the templates that match the most words of a sentence. */
  suggest: (text: string) => Template[];
}

/** Stop words, which say nothing about a template. */
const fillers = new Set(
  "a an the and or of for in on at by to from with without my our your their is are am we i it its that this who want need needs would like looking called named website websites web site sites page pages template templates".split(
    " ",
  ),
);

const boosts = { name: 5, names: 6, words: 3, hints: 1.5, headline: 1 };
const SHORTEST = 2;
/** The minimum score, relative to the best match. */
const LIKELY = 0.5;

/** The index is built in chunks of this size, so that the page stays responsive. */
const chunk = { chunkSize: 60 };

/**
 * Indexes the properties that templates share (industries, styles, features, colours) once instead of per template, so
 * that searching ten thousand templates takes less than a frame. A word without a prefix match is matched with typing
 * errors.
 */
export async function createTemplateSearch(
  templates: readonly Template[],
  { headlines, industries }: TemplateWords,
): Promise<TemplateSearch> {
  const own = newIndex(["name", "headline"]);
  await own.addAllAsync(
    templates.map(({ id, name }, index) => ({
      id: index,
      name: plain([name, appPurpose(id)].filter(Boolean).join(" ")),
      headline: plain(headlines[id] ?? ""),
    })),
    chunk,
  );
  const shared = newIndex(["names", "words", "hints"]);
  const common = [
    ...Object.entries(industries).map(([id, { names, hints }]) => ({
      id: `industry:${id}`,
      names: plain(names.join(" ")),
      hints: plain(hints.join(" ")),
    })),
    ...Object.entries(templateStyles).map(([id, { name, look, words }]) => ({
      id: `style:${id}`,
      names: plain(name),
      words: plain([look, ...words].join(" ")),
    })),
    ...Object.entries(templateFeatures).map(([id, name]) => ({
      id: `feature:${id}`,
      words: plain(`${name} ${id}`),
    })),
    ...Object.entries(templateColours).map(([id, name]) => ({ id: `colour:${id}`, words: plain(name) })),
    { id: "colour:dark", words: "dark night black" },
    ...Object.entries(templateUses).map(([id, name]) => ({ id: `use:${id}`, words: plain(`${name} ${id}`) })),
    { id: "type:app", names: "app application apps applications" },
    { id: "type:game", names: "game games" },
  ];
  await shared.addAllAsync(common, chunk);
  const traits = templates.map((template) =>
    facetIds.flatMap((id) => facets[id].of(template).map((value) => `${id}:${value}`)),
  );

  /** Returns the score of each template for a word; 0 means no match. */
  function scoresOf(word: string) {
    for (const options of [{ prefix: true }, { prefix: true, fuzzy: word.length > 5 ? 2 : 1 }]) {
      if (options.fuzzy && word.length < 4) break;
      const ofTraits = new Map(shared.search(word, options).map(({ id, score }) => [id as string, score]));
      const scores = new Float64Array(templates.length);
      let isFound = false;
      for (const { id, score } of own.search(word, options)) {
        scores[id as number] = score;
        isFound = true;
      }
      if (ofTraits.size > 0) {
        traits.forEach((names, index) => {
          for (const name of names) {
            const score = ofTraits.get(name) ?? 0;
            if (score > (scores[index] ?? 0)) scores[index] = score;
            if (score > 0) isFound = true;
          }
        });
      }
      if (isFound) return options.fuzzy ? withoutChance(scores) : scores;
    }
    return null;
  }

  function rank(text: string, needsAll: boolean) {
    const totals = new Float64Array(templates.length);
    const hits = new Uint16Array(templates.length);
    const words = wordsOf(text);
    for (const word of words) {
      scoresOf(word)?.forEach((score, index) => {
        if (score === 0) return;
        totals[index] = (totals[index] ?? 0) + score;
        hits[index] = (hits[index] ?? 0) + 1;
      });
    }
    const least = needsAll ? words.length : 1;
    // The name of an industry means its sites before its apps.
    const isSite = (index: number) => Number(templates[index]?.type === "web");
    return [...templates.keys()]
      .filter((index) => (hits[index] ?? 0) >= least)
      .sort(
        (one, other) =>
          (totals[other] ?? 0) - (totals[one] ?? 0) || isSite(other) - isSite(one) || one - other,
      )
      .flatMap((index) => templates[index] ?? []);
  }

  return {
    find: (text) => (wordsOf(text).length === 0 ? [...templates] : rank(text, true)),
    suggest: (text) => rank(text, false),
  };
}

/** Drops the unlikely matches of a misspelt word. */
function withoutChance(scores: Float64Array) {
  const least = scores.reduce((most, score) => Math.max(most, score), 0) * LIKELY;
  return scores.map((score) => (score < least ? 0 : score));
}

const newIndex = (fields: (keyof typeof boosts)[]) =>
  new MiniSearch({ fields, searchOptions: { boost: boosts, combineWith: "AND" } });

/** Returns the words without stop words. */
function wordsOf(text: string) {
  const words = [...new Set(plain(text).split(/[^\p{Letter}\p{Number}]+/u))].filter(
    (word) => word.length >= SHORTEST,
  );
  return words.filter((word) => !fillers.has(word));
}

/** Removes accents and punctuation, as people omit them. */
const plain = (text: string) => plainText(text).replace(/[’']/g, "");

/** The search over all templates. */
export const templateSearch = () => createTemplateSearch(templates, everyWord);
