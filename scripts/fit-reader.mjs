// @ts-check
// Fits the network that reads names and wishes in briefs, and writes src/brief/reader/weights.json.
// Needs Python with PyTorch (Debian: apt-get install python3-torch libopenblas0-pthread; PYTHON names another python3).
// Takes about half an hour on one core, and eight times as long without OpenBLAS.
// Run: node scripts/fit-reader.mjs [--rounds 20] [--share 1]
// With a smaller --share it learns from so much of the training set, and writes nothing: a point of the learning curve.
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { cache, project } from "./run.mjs";
import { runSource } from "./run-source.mjs";

/** @type {typeof import("../src/brief/testing/reader-examples.ts")} */
const { AFFIXES, MARKS, readerExamples } = await runSource("./src/brief/testing/reader-examples.ts");

mkdirSync(cache, { recursive: true });
const examples = join(cache, "reader-examples.jsonl");
const file = createWriteStream(examples);
const kinds = JSON.parse(readFileSync(join(project, "src/brief/reader/word-kinds.json"), "utf8"));
file.write(`${JSON.stringify({ marks: MARKS, affixes: AFFIXES, kinds })}\n`);
for (const example of readerExamples()) file.write(`${JSON.stringify(example)}\n`);
await finished(file.end());

const weights = join(project, "src/brief/reader/weights.json");
const { PYTHON = "python3" } = process.env;
const { status } = spawnSync(PYTHON, ["scripts/fit-reader.py", examples, weights, ...process.argv.slice(2)], {
  cwd: project,
  stdio: "inherit",
  env: { ...process.env, OMP_NUM_THREADS: "1" },
});
if (status === 0) spawnSync("npx", ["biome", "format", "--write", weights], { cwd: project });
process.exitCode = status ?? 1;
