// @ts-check
// Fits the weights by which words speak for industries, and writes src/sites/brief/learned-industry.json.
// Run: node scripts/fit-industries.mjs [--held]
// With --held it writes nothing, and prints how each fifth of the briefs is read after learning from the others.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";
import { project } from "./run.mjs";

const FILE = join(project, "src/sites/brief/learned-industry.json");
const ROUNDS = 15;
const RATE = 0.3;
const DECAY = 0.002;
/** A stem may speak for an industry in which at least this share of its examples are. */
const LEAST_SHARE = 0.06;
const LEAST_COUNT = 2;

/** @typedef {{ industry: string, stems: string[], byPhrases?: Map<string, number> }} Example */

const { values } = parseArgs({ options: { held: { type: "boolean", default: false } } });
const { module: parts } = await runnerImport("./src/sites/brief/testing/industry-examples.ts", {
  configFile: false,
  ...rootConfig,
  logLevel: "error",
});
/** @type {{ briefs: Example[], sentences: Example[] }} */
const { briefs, sentences } = parts.industryExamples();
const industries = [...new Set(sentences.map(({ industry }) => industry))].sort();

if (values.held) {
  for (const phrases of [0, 0.3, 0.6, 1]) {
    let right = 0;
    for (let part = 0; part < 5; part++) {
      const weights = fitted([...briefs.filter((_, index) => index % 5 !== part), ...sentences]);
      right += briefs.filter((brief, index) => index % 5 === part && isRight(brief, weights, phrases)).length;
    }
    console.log(`phrases × ${phrases}: ${((100 * right) / briefs.length).toFixed(1)} % of ${briefs.length}`);
  }
} else write(fitted([...briefs, ...sentences]));

/**
 * Returns the weights that make the right industries likely: for each stem one of each industry that it may speak for.
 * @param {Example[]} examples
 */
function fitted(examples) {
  /** @type {Map<string, Map<number, number>>} */
  const counts = new Map();
  for (const { industry, stems } of examples) {
    const index = industries.indexOf(industry);
    for (const stem of stems) {
      const of = counts.get(stem) ?? new Map();
      counts.set(stem, of.set(index, (of.get(index) ?? 0) + 1));
    }
  }
  /** @type {Map<string, { industry: number, weight: number, squares: number }[]>} */
  const weights = new Map();
  for (const [stem, of] of counts) {
    const all = [...of.values()].reduce((sum, count) => sum + count, 0);
    const telling = [...of].filter(([, count]) => count / all >= LEAST_SHARE);
    if (all >= LEAST_COUNT && telling.length > 0)
      weights.set(
        stem,
        telling.map(([industry]) => ({ industry, weight: 0, squares: 1e-6 })),
      );
  }
  const known = examples.map(({ industry, stems }) => ({
    right: industries.indexOf(industry),
    pulls: stems.flatMap((stem) => weights.get(stem) ?? []),
    share: 1 / Math.sqrt(stems.filter((stem) => weights.has(stem)).length || 1),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < known.length; step++) {
      // Another order in each round, the same in each run.
      const example = known[(step * 7919 + round * 104_729) % known.length];
      if (!example) continue;
      const { right, pulls, share } = example;
      const likely = shares(pulls, share);
      for (const pull of pulls) {
        const slope =
          ((likely[pull.industry] ?? 0) - (pull.industry === right ? 1 : 0)) * share + DECAY * pull.weight;
        pull.squares += slope * slope;
        pull.weight -= (RATE * slope) / Math.sqrt(pull.squares);
      }
    }
  }
  return weights;
}

/**
 * @param {{ industry: number, weight: number }[]} pulls
 * @param {number} share
 */
function shares(pulls, share) {
  const scores = new Float64Array(industries.length);
  for (const { industry, weight } of pulls) scores[industry] = (scores[industry] ?? 0) + weight * share;
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const total = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / total);
}

/**
 * @param {Example} example
 * @param {ReturnType<typeof fitted>} weights
 * @param {number} phrases
 */
function isRight({ industry, stems, byPhrases }, weights, phrases) {
  const known = stems.filter((stem) => weights.has(stem));
  const likely = shares(
    known.flatMap((stem) => weights.get(stem) ?? []),
    1 / Math.sqrt(known.length || 1),
  );
  const scores = industries.map(
    (id, index) => Math.log(likely[index] ?? 0) + phrases * Math.log(1 + (byPhrases?.get(id) ?? 0)),
  );
  return industries[scores.indexOf(Math.max(...scores))] === industry;
}

/** @param {ReturnType<typeof fitted>} weights */
function write(weights) {
  const { small } = JSON.parse(readFileSync(FILE, "utf8"));
  const words = Object.fromEntries(
    industries.map((id, index) => {
      /** @type {Map<number, string[]>} */
      const byWeight = new Map();
      for (const [stem, pulls] of weights) {
        const fifths = Math.round((pulls.find(({ industry }) => industry === index)?.weight ?? 0) * 5);
        if (fifths > 0) byWeight.set(fifths, [...(byWeight.get(fifths) ?? []), stem]);
      }
      const groups = [...byWeight].sort(([one], [other]) => other - one);
      return [id, groups.map(([weight, stems]) => `${weight} ${stems.sort().join(",")}`).join("|")];
    }),
  );
  writeFileSync(FILE, `${JSON.stringify({ small, words }, null, 2)}\n`);
}
