// @ts-check
// Fits the weights by which a brief's own name is told from its other words to the briefs in
// src/sites/brief/testing/training, and writes them. Run: node scripts/fit-names.mjs [--without training/briefs-5.txt]
// With --curve it writes nothing, and prints how many briefs of those held back are read after so many others.
// With --without it writes nothing, and prints how the briefs of that file come out.

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";
import { project } from "./run.mjs";

const folder = join(project, "src/sites/brief");
const ROUNDS = 500;
const RATE = 0.12;
/** Reduces weights that are based on few briefs. */
const DECAY = 0.0001;
/** Smaller weights are dropped. */
const LEAST = 0.1;
/** The seed of the briefs to learn from; brief:score and the tests use others. */
const SEED = 7_001;
/** For the learning curve, every fifth file is held out. */
const HELD = 5;

/** @typedef {{ signs: number[], isRight: boolean, text: string }} Candidate */
/** @typedef {{ file: string, brief: string, name: string | undefined, share: number, candidates: Candidate[] }} Example */

const { values } = parseArgs({
  options: {
    without: { type: "string", multiple: true, default: [] },
    curve: { type: "boolean", default: false },
    generated: { type: "string", default: "2000" },
  },
});
const { module: parts } = await runnerImport("./src/sites/brief/testing/name-examples.ts", {
  configFile: false,
  ...rootConfig,
  logLevel: "error",
});

/** @type {Map<string, number>} */
const ids = new Map();
const idOf = (/** @type {string} */ sign) => {
  const known = ids.get(sign);
  if (known !== undefined) return known;
  ids.set(sign, ids.size);
  return ids.size - 1;
};
const files = [
  "industries",
  ...readdirSync(join(folder, "testing/training")).map((file) => `training/${file}`),
];
/** @type {Example[]} */
const examples = [
  ...files.map((file) => ({ file, found: parts.nameExamples(file) })),
  { file: "generated", found: parts.generatedNameExamples(Number(values.generated), SEED) },
].flatMap(({ file, found }) =>
  found.map((/** @type {any} */ example) => ({
    ...example,
    file,
    candidates: example.candidates.map((/** @type {any} */ candidate) => ({
      ...candidate,
      signs: [...new Set(candidate.signs)].map((sign) => idOf(String(sign))),
    })),
  })),
);

if (values.curve) {
  // Whole files, because they contain each brief in several spellings.
  const isHeld = (/** @type {Example} */ { file }) => files.indexOf(file) % HELD === 0;
  const held = examples.filter(isHeld);
  const rest = examples.filter((example) => !isHeld(example));
  for (const share of [0.125, 0.25, 0.5, 1]) {
    const some = rest.filter((_, index) => (index * share) % 1 < share);
    const weights = fitted(some);
    const right = held.filter((example) => isRead(example, weights)).length;
    console.log(
      `${some.length} briefs: ${((100 * right) / held.length).toFixed(1)} % of ${held.length} others`,
    );
  }
} else if (values.without.length > 0) {
  for (const file of values.without) {
    const weights = fitted(examples.filter((example) => example.file !== file));
    report(
      file,
      examples.filter((example) => example.file === file),
      weights,
    );
  }
} else {
  const weights = fitted(examples);
  report("all", examples, weights);
  write(weights);
}

/** Returns the weights that maximize the likelihood of the correct names, and of no name where a brief has none. */
function fitted(/** @type {Example[]} */ from) {
  const usable = from.filter(({ name, candidates }) => !name || candidates.some(({ isRight }) => isRight));
  const weights = new Float64Array(ids.size + 1);
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(weights.length);
    for (const { candidates, name, share: part } of usable) {
      const scores = candidates.map(({ signs }) => scoreOf(signs, weights));
      const most = Math.max(0, ...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const none = Math.exp(-most);
      const total = shares.reduce((sum, share) => sum + share, none);
      const right = name
        ? shares.reduce((sum, share, index) => sum + (candidates[index]?.isRight ? share : 0), 0)
        : none;
      candidates.forEach(({ signs, isRight }, index) => {
        const share = shares[index] ?? 0;
        const pull = part * ((name && isRight ? share / right : 0) - share / total);
        if (Math.abs(pull) < 1e-6) return;
        for (const sign of signs) slope[sign] = (slope[sign] ?? 0) + pull;
        slope[ids.size] = (slope[ids.size] ?? 0) - pull;
      });
    }
    for (let at = 0; at < weights.length; at++) {
      const step = (slope[at] ?? 0) / usable.length - DECAY * (weights[at] ?? 0) * (at === ids.size ? 0 : 1);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * step;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * step * step;
      const [mean, spread] = [
        (first[at] ?? 0) / (1 - 0.9 ** round),
        (second[at] ?? 0) / (1 - 0.999 ** round),
      ];
      weights[at] = (weights[at] ?? 0) + (RATE * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return weights;
}

function scoreOf(/** @type {number[]} */ signs, /** @type {Float64Array} */ weights) {
  let score = -(weights[ids.size] ?? 0);
  for (const sign of signs) score += weights[sign] ?? 0;
  return score;
}

function report(
  /** @type {string} */ title,
  /** @type {Example[]} */ all,
  /** @type {Float64Array} */ weights,
) {
  const on = all.filter(({ share }) => share === 1);
  let right = 0;
  for (const { brief, name, candidates } of on) {
    const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate.signs, weights) }));
    scored.sort((a, b) => b.score - a.score);
    const best = scored[0] && scored[0].score > 0 ? scored[0].candidate : undefined;
    if (name ? best?.isRight : !best) right++;
    else if (values.without.length > 0 || (name && !candidates.some(({ isRight }) => isRight))) {
      const target = scored.find(({ candidate }) => candidate.isRight);
      console.log(
        `  ${name ?? "-"} <> ${scored
          .slice(0, 2)
          .map(({ candidate, score }) => `${candidate.text} ${score.toFixed(1)}`)
          .join(
            ", ",
          )}; right ${target ? target.score.toFixed(1) : "not among them"}: ${JSON.stringify(brief.slice(0, 160))}`,
      );
    }
  }
  console.log(`${title}: ${right} of ${on.length}, ${((right / on.length) * 100).toFixed(1)} %`);
  const others = all.filter(({ share }) => share !== 1);
  const rightOf = others.filter((example) => isRead(example, weights));
  console.log(`  in other spellings: ${((rightOf.length / (others.length || 1)) * 100).toFixed(1)} %`);
}

function isRead(/** @type {Example} */ { name, candidates }, /** @type {Float64Array} */ weights) {
  const scores = candidates.map(({ signs }) => scoreOf(signs, weights));
  const most = Math.max(0, ...scores);
  return name ? most > 0 && candidates[scores.indexOf(most)]?.isRight : most === 0;
}

/** Groups features by their common prefix: "l:called 31,in -12". */
function write(/** @type {Float64Array} */ weights) {
  /** @type {Map<number, string[]>} */
  const byWeight = new Map();
  for (const [sign, id] of ids) {
    const weight = weights[id] ?? 0;
    if (Math.abs(weight) < LEAST) continue;
    const tenths = Math.round(weight * 5);
    if (tenths === 0) continue;
    byWeight.set(tenths, [...(byWeight.get(tenths) ?? []), sign]);
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, signs]) => `${weight} ${signs.sort().join(" ")}`);
  writeFileSync(
    join(folder, "name/weights.ts"),
    `// Written by scripts/fit-names.mjs. Each line is a weight in fifths, and the signs that have it.
const table = \`${lines.join("\n")}\`;

export const weights = new Map(
  table.split("\\n").flatMap((line) => {
    const [weight, ...signs] = line.split(" ");
    return signs.map((sign) => [sign, Number(weight) / 5] as const);
  }),
);

/** The least weight of a run of words that counts as a name. */
export const NO_NAME = ${(weights[ids.size] ?? 0).toFixed(2)};
`,
  );
}
