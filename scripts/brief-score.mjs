// @ts-check
// Prints how many of the briefs in src/sites/brief/testing are read as a person would read them.
// Run: npm run -s brief:score [-- --misses]
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";
import { project } from "./run.mjs";

const FOLDER = "src/sites/brief/testing";
const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });

/** @type {{ module: typeof import("../src/sites/brief/testing/measure.ts") }} */
const { module: measuring } = await runnerImport(`./${FOLDER}/measure.ts`, {
  configFile: false,
  ...rootConfig,
  logLevel: "error",
});
/** @type {{ module: typeof import("../src/sites/brief/testing/read-briefs.ts") }} */
const { module: reading } = await runnerImport(`./${FOLDER}/read-briefs.ts`, {
  configFile: false,
  ...rootConfig,
  logLevel: "error",
});

const sets = ["training", "frozen"].map((name) => {
  const files = readdirSync(join(project, FOLDER, name)).filter((file) => file.endsWith(".txt"));
  const samples = files.flatMap((file) => reading.readBriefs(`${name}/${file}`));
  return { name, samples, ...measuring.measure(samples) };
});

const row = (/** @type {string[]} */ cells) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(12))).join(""));
row(["", ...sets.map(({ name }) => name)]);
row(["briefs", ...sets.map(({ samples }) => String(samples.length))]);
for (const field of Object.keys(sets[0]?.shares ?? {})) {
  row([
    field,
    ...sets.map(({ shares }) => `${(100 * shares[/** @type {keyof typeof shares} */ (field)]).toFixed(1)} %`),
  ]);
}
row(["median, ms", ...sets.map(({ medianMs }) => medianMs.toFixed(1))]);
// The frozen set is only scored: who reads its misses would fit the engine to it.
if (values.misses) for (const miss of sets[0]?.misses ?? []) console.log(miss);
