// @ts-check
// Fits the weights by which words speak for industries, and writes src/brief/learned-industry.json.
// Run: node scripts/fit-industries.mjs [--held]
// With --held it writes nothing, and prints how each fifth of the briefs is read after learning from the others.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";
import { project } from "./run.mjs";

const FILE = join(project, "src/brief/learned-industry.json");
const ROUNDS = 15;
const RATE = 0.3;
const DECAY = 0.002;
/** In fifths; smaller weights are left out, which halves the file and costs a quarter of a point. */
const LEAST_WEIGHT = 4;
const LIMITS = { leastShare: 0.03, leastCount: 8 };

/** @typedef {{ of: number, weight: number, squares: number }} Pull */
/** @typedef {{ industry: string, stems: string[], byPhrases?: Map<string, number>, times: number }} Example */

const { values } = parseArgs({ options: { held: { type: "boolean", default: false } } });
const { module: parts } = await runnerImport("./src/brief/testing/industry-examples.ts", {
  configFile: false,
  ...rootConfig,
  logLevel: "error",
});
/** @type {{ briefs: Example[], sentences: Example[] }} */
const { briefs, sentences } = parts.industryExamples();
const industries = [...new Set(sentences.map(({ industry }) => industry))].sort();

if (values.held) {
  const phrases = [0.3, 0.4, 0.6];
  const right = phrases.map(() => 0);
  for (let part = 0; part < 5; part++) {
    const weights = fitted([...briefs.filter((_, index) => index % 5 !== part), ...sentences]);
    for (const brief of briefs.filter((_, index) => index % 5 === part)) {
      for (const [at, count] of phrases.entries())
        if (isRight(brief, weights, count)) right[at] = (right[at] ?? 0) + 1;
    }
  }
  for (const [at, count] of phrases.entries())
    console.log(
      `phrases × ${count}: ${((100 * (right[at] ?? 0)) / briefs.length).toFixed(1)} % of ${briefs.length}`,
    );
} else write(fitted([...briefs, ...sentences]));

/**
 * Returns the weights that make the right industries likely: for each stem one of each industry that it may speak for.
 * @param {Example[]} examples
 */
function fitted(examples) {
  const counted = examples.flatMap((example) => Array.from({ length: example.times }, () => example));
  const told = counted.map(({ industry, stems }) => ({ runs: stems, of: [industries.indexOf(industry)] }));
  const weights = pullsOf(told, LIMITS);
  const known = told.map(({ runs, of: [right] }) => {
    const own = runs.filter((stem) => weights.has(stem));
    return {
      right,
      pulls: own.flatMap((stem) => weights.get(stem) ?? []),
      share: 1 / Math.sqrt(own.length || 1),
    };
  });
  inRounds(known, ROUNDS, ({ right, pulls, share }) => {
    const likely = shares(pulls, share);
    for (const pull of pulls)
      move(pull, ((likely[pull.of] ?? 0) - (pull.of === right ? 1 : 0)) * share + DECAY * pull.weight);
  });
  return weights;
}

/**
 * @param {Pull[]} pulls
 * @param {number} share
 */
function shares(pulls, share) {
  const scores = new Float64Array(industries.length);
  for (const { of, weight } of pulls) scores[of] = (scores[of] ?? 0) + weight * share;
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
  // As in src/brief/weigh-industries.ts
  const part = phrases * (1 + 8 / (known.length || 1));
  const scores = industries.map(
    (id, index) => Math.log(likely[index] ?? 0) + part * Math.log(1 + (byPhrases?.get(id) ?? 0)),
  );
  return industries[scores.indexOf(Math.max(...scores))] === industry;
}

/** @param {ReturnType<typeof fitted>} weights */
function write(weights) {
  const { small } = JSON.parse(readFileSync(FILE, "utf8"));
  const words = Object.fromEntries(industries.map((id, index) => [id, lineOf(weights, index)]));
  writeFileSync(FILE, `${JSON.stringify({ small, words }, null, 2)}\n`);
}

/**
 * Returns a weight for each run of words and each class that it may speak for: one in which at least a share of its
 * examples are.
 * @param {{ runs: readonly string[], of: readonly number[] }[]} examples
 * @param {{ leastShare: number, leastCount: number }} limits
 */
function pullsOf(examples, { leastShare, leastCount }) {
  /** @type {Map<string, number>} */
  const all = new Map();
  /** @type {Map<string, Map<number, number>>} */
  const counts = new Map();
  for (const { runs, of } of examples) {
    for (const run of runs) {
      all.set(run, (all.get(run) ?? 0) + 1);
      const own = counts.get(run) ?? new Map();
      for (const one of of) own.set(one, (own.get(one) ?? 0) + 1);
      counts.set(run, own);
    }
  }
  /** @type {Map<string, Pull[]>} */
  const pulls = new Map();
  for (const [run, own] of counts) {
    const total = all.get(run) ?? 0;
    const telling = [...own].filter(([, count]) => count / total >= leastShare);
    if (total >= leastCount && telling.length > 0)
      pulls.set(
        run,
        telling.map(([of]) => ({ of, weight: 0, squares: 1e-6 })),
      );
  }
  return pulls;
}

/**
 * Moves a weight against its slope, less the more it has moved (AdaGrad).
 * @param {Pull} pull
 * @param {number} slope
 */
function move(pull, slope) {
  pull.squares += slope * slope;
  pull.weight -= (RATE * slope) / Math.sqrt(pull.squares);
}

/**
 * Goes through all examples, in another order each round and the same in each run.
 * @template Example
 * @param {readonly Example[]} examples
 * @param {number} rounds
 * @param {(example: Example) => void} learn
 */
function inRounds(examples, rounds, learn) {
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < examples.length; step++) {
      const example = examples[(step * 7919 + round * 104_729) % examples.length];
      if (example) learn(example);
    }
  }
}

/**
 * The line of a class for src/brief/learned-industry.ts: "12 loaf,sourdough|-3 crust".
 * @param {Map<string, Pull[]>} pulls
 * @param {number} of
 */
function lineOf(pulls, of) {
  /** @type {Map<number, string[]>} */
  const byWeight = new Map();
  for (const [run, own] of pulls) {
    const fifths = Math.round((own.find((one) => one.of === of)?.weight ?? 0) * 5);
    if (Math.abs(fifths) >= LEAST_WEIGHT) byWeight.set(fifths, [...(byWeight.get(fifths) ?? []), run]);
  }
  const groups = [...byWeight].sort(([one], [other]) => other - one);
  return groups.map(([weight, runs]) => `${weight} ${runs.sort().join(",")}`).join("|");
}
