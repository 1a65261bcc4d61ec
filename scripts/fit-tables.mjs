// @ts-check
// Fits the weights that say how likely a noun of a description is a table, and writes src/apps/describe/table-weights.json.
// It learns from the working sets of tests/apps, and first prints how well each set is told by the others. Run: node scripts/fit-tables.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { runSource } from "./run-source.mjs";

/** @type {typeof import("../src/apps/describe/testing/nouns-of.ts")} */
const { nounsOf } = await runSource("./src/apps/describe/testing/nouns-of.ts");

const SETS = ["working", "working-2", "working-3", "working-4", "working-5", "working-6"];
const ROUNDS = 400;
const RATE = 0.05;
const DECAY = 0.003;
/** Signs that are seen less often say too little. */
const FEWEST = 8;
const SMALLEST = 0.03;
/** Of Adam: how much of the last steps and of their squares is kept. */
const [KEPT, KEPT_SQUARES, TINY] = [0.9, 0.99, 1e-8];

/** @param {string} path */
const urlOf = (path) => new URL(`../${path}`, import.meta.url);
/** @typedef {import("../src/apps/describe/testing/nouns-of.ts").Noun} Noun */
/** @type {Noun[][]} */
const nouns = SETS.map((set) =>
  JSON.parse(readFileSync(urlOf(`tests/apps/${set}.json`), "utf8")).flatMap(nounsOf),
);

/** @param {Noun[]} examples @returns {Map<string, number>} */
function fitted(examples) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const { signs } of examples) for (const [name] of signs) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= FEWEST ? [name] : [])).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ isTable, signs }) => ({
    wanted: Number(isTable),
    values: signs.flatMap(([name, value]) => {
      const place = places.get(name);
      return place === undefined ? [] : [{ place, value }];
    }),
  }));
  const [weights, steps, squares] = [0, 0, 0].map(() => new Float64Array(names.length));
  for (let round = 1; weights && steps && squares && round <= ROUNDS; round++) {
    const slope = new Float64Array(names.length);
    for (const { wanted, values } of rows) {
      const sum = values.reduce((all, { place, value }) => all + (weights[place] ?? 0) * value, 0);
      const error = 1 / (1 + Math.exp(-sum)) - wanted;
      for (const { place, value } of values) slope[place] = (slope[place] ?? 0) + error * value;
    }
    for (const [at, name] of names.entries()) {
      const weight = weights[at] ?? 0;
      const step = (slope[at] ?? 0) / rows.length + (name === "bias" ? 0 : DECAY * weight);
      const mean = KEPT * (steps[at] ?? 0) + (1 - KEPT) * step;
      const square = KEPT_SQUARES * (squares[at] ?? 0) + (1 - KEPT_SQUARES) * step * step;
      [steps[at], squares[at]] = [mean, square];
      const size = Math.sqrt(square / (1 - KEPT_SQUARES ** round)) + TINY;
      weights[at] = weight - (RATE * mean) / (1 - KEPT ** round) / size;
    }
  }
  return new Map(names.map((name, at) => [name, weights?.[at] ?? 0]));
}

/** @param {Map<string, number>} weights @param {Noun} noun */
const isTaken = (weights, { signs }) =>
  signs.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0) > 0;

for (const [at, set] of SETS.entries()) {
  const own = nouns[at] ?? [];
  const weights = fitted(nouns.flatMap((list, other) => (other === at ? [] : list)));
  const taken = own.filter((noun) => isTaken(weights, noun));
  const right = taken.filter(({ isTable }) => isTable).length;
  const all = own.filter(({ isTable }) => isTable).length;
  console.log(`${set.padEnd(12)}${right} of ${all} tables, ${taken.length - right} too many`);
}

const list = [...fitted(nouns.flat())].flatMap(([name, weight]) => {
  const rounded = Math.round(weight * 100) / 100;
  return Math.abs(rounded) >= SMALLEST ? [[name, rounded]] : [];
});
writeFileSync(
  urlOf("src/apps/describe/table-weights.json"),
  `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`,
);
