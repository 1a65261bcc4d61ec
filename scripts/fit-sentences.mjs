// @ts-check
// Fits the weights that say where a mark is missing in a text without punctuation, and writes src/brief/tidy/sentence-weights.json.
// It learns from the training set: each word behind which a writer set a mark. Takes a minute. Run: node scripts/fit-sentences.mjs
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./run.mjs";
import { runSource } from "./run-source.mjs";

/** @type {typeof import("../src/brief/words.ts")} */
const { wordsOf } = await runSource("./src/brief/words.ts");
/** @type {typeof import("../src/brief/tidy/sentence-marks.ts")} */
const { featuresAt, signOf, SIZE } = await runSource("./src/brief/tidy/sentence-marks.ts");
/** @type {typeof import("../src/brief/testing/read-briefs.ts")} */
const { BRIEFS, readBriefs } = await runSource("./src/brief/testing/read-briefs.ts");

const FEWEST_WORDS = 8;
/** Texts with longer sentences have no marks to learn from. */
const LONGEST_SENTENCE = 18;
const ROUNDS = 6;
const RATE = 0.15;
const DECAY = 1e-5;
/** Of ten texts, one is to measure with. */
const TENTH = 10;
const STEP = 0.2;
const LEVELS = 60;
const FIRST_CHARACTER = 35;
const BACKSLASH = 92;

let state = 1;
/** A small generator, so that the weights are the same each time. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** @typedef {{ isMark: number; features: number[] }} Example */

/** @param {string} text @returns {Example[]} */
function examplesOf(text) {
  const words = wordsOf(text);
  const sentences = (words.at(-1)?.sentence ?? 0) + 1;
  if (words.length < FEWEST_WORDS || words.length / sentences > LONGEST_SENTENCE) return [];
  const signs = words.map(signOf);
  let since = 1;
  return words.slice(1).flatMap((word, at) => {
    if (!/\s/.test(word.gap)) {
      since++;
      return [];
    }
    const isEnd = word.sentence !== words[at]?.sentence;
    const isMark = isEnd || /,|\s[-–—]\s|[:(]/.test(word.gap);
    const example = { isMark: Number(isMark), features: featuresAt(signs, at, since) };
    since = isEnd ? 1 : since + 1;
    return [example];
  });
}

const texts = readdirSync(join(BRIEFS, "training"))
  .filter((name) => name.endsWith(".txt"))
  .flatMap((name) => readBriefs(`training/${name}`).map(({ brief }) => brief));
const train = texts.flatMap((text, at) => (at % TENTH === 0 ? [] : examplesOf(text)));
const test = texts.flatMap((text, at) => (at % TENTH === 0 ? examplesOf(text) : []));

const weights = new Float64Array(SIZE);
const squares = new Float64Array(SIZE).fill(1e-6);
let bias = 0;
/** @param {Example} example */
const oddsOf = ({ features }) => features.reduce((sum, at) => sum + (weights[at] ?? 0), bias);

for (let round = 0; round < ROUNDS; round++) {
  for (let at = train.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [train[at], train[other]];
    if (one && two) [train[at], train[other]] = [two, one];
  }
  for (const example of train) {
    const error = 1 / (1 + Math.exp(-oddsOf(example))) - example.isMark;
    bias -= 0.01 * error;
    for (const at of example.features) {
      const slope = error + DECAY * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
}

for (const least of [0, 0.5, 1, 1.5]) {
  const found = test.filter((example) => oddsOf(example) > least);
  const right = found.filter(({ isMark }) => isMark).length;
  const all = test.filter(({ isMark }) => isMark).length;
  console.log(
    `from ${least}: ${((100 * right) / found.length).toFixed(1)} % of those found are right, ${((100 * right) / all).toFixed(1)} % of all are found`,
  );
}

const values = [...weights]
  .map((weight) => {
    const level = Math.max(0, Math.min(LEVELS, Math.round(weight / STEP) + LEVELS / 2));
    const code = level + FIRST_CHARACTER;
    return String.fromCharCode(code + (code >= BACKSLASH ? 1 : 0));
  })
  .join("");
const stored = { bias: Math.round(bias * 100) / 100, step: STEP, levels: LEVELS, values };
writeFileSync(join(project, "src/brief/tidy/sentence-weights.json"), `${JSON.stringify(stored, null, 2)}\n`);
