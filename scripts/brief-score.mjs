// @ts-check
// Prints how many of the briefs in tests/briefs are read as a person would read them.
// Run: npm run -s brief:score [-- --sorts --misses training|generated|trades --field name --file briefs-14,briefs-15
// --sets training,generated --briefs 5000 --seed 1 --no-texts --no-trades --examples]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { project } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const FOLDER = "src/brief/testing";
const { values } = parseArgs({
  allowNegative: true,
  options: {
    misses: { type: "string" },
    sorts: { type: "boolean", default: false },
    field: { type: "string", default: "" },
    briefs: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    texts: { type: "boolean", default: true },
    trades: { type: "boolean", default: true },
    examples: { type: "boolean", default: false },
    file: { type: "string", default: "" },
    sets: { type: "string", default: "training,held-out,frozen,generated" },
  },
});

/** @type {typeof import("../src/brief/testing/measure.ts")} */
const { measure, measureTrades } = await runSource(`./${FOLDER}/measure.ts`);
/** @type {typeof import("../src/brief/testing/read-briefs.ts")} */
const { INDUSTRIES, readBriefs } = await runSource(`./${FOLDER}/read-briefs.ts`);
/** @type {typeof import("../src/brief/testing/generated/generate.ts")} */
const { generatedBriefs } = await runSource(`./${FOLDER}/generated/generate.ts`);

const files = values.file.split(",").filter(Boolean);
const isAskedFor = (/** @type {string} */ file) => files.length === 0 || files.includes(file);
const written = (/** @type {string} */ name) =>
  readdirSync(join(project, "tests/briefs", name))
    .filter(
      (file) => file.endsWith(".txt") && (name === "frozen" || isAskedFor(file.slice(0, -".txt".length))),
    )
    .flatMap((file) => readBriefs(`${name}/${file}`));
const asked = values.sets.split(",");
const sets = [
  {
    name: "training",
    samples: () => [...(isAskedFor(INDUSTRIES) ? readBriefs(INDUSTRIES) : []), ...written("training")],
  },
  { name: "held-out", samples: () => written("held-out") },
  { name: "frozen", samples: () => written("frozen") },
  { name: "generated", samples: () => generatedBriefs(Number(values.briefs), Number(values.seed)) },
]
  .filter(({ name }) => asked.includes(name))
  .map(({ name, samples }) => ({ name, samples: samples() }))
  .map((set) => ({ ...set, ...measure(set.samples) }));

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

/** @type {(set: string) => import("../src/brief/testing/measure.ts").TradeSample[]} */
const tradeSamples = (set) => {
  const folder = join(project, "tests/briefs", set);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const all = names.flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  return all.filter((one) => one.text !== undefined && one.trade !== undefined);
};
const tradeSets = (values.trades ? ["trades", "blind"] : [])
  .map((name) => ({ name, samples: tradeSamples(name) }))
  .filter(({ samples }) => samples.length > 0)
  .map((set) => ({ ...set, ...measureTrades(set.samples) }));
if (tradeSets.length > 0) {
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
  row(["\nTrade", ...tradeSets.map(({ name }) => name)]);
  row(["briefs", ...tradeSets.map(({ samples }) => String(samples.length))]);
  row(["trade", ...tradeSets.map(({ first }) => percent(first))]);
  row(["second trade", ...tradeSets.map(({ second }) => percent(second))]);
  row(["none read", ...tradeSets.map(({ none }) => percent(none))]);
  row(["median, ms", ...tradeSets.map(({ medianMs }) => medianMs.toFixed(1))]);
  row(["slowest, ms", ...tradeSets.map(({ slowestMs }) => slowestMs.toFixed(1))]);
}
if (values.sorts) {
  const open = sets.filter(({ name }) => name !== "frozen");
  const sorts = new Set(open.flatMap(({ bySort }) => [...bySort.keys()]));
  row(["", ...open.map(({ name }) => name)]);
  for (const sort of [...sorts].sort()) {
    row([`  ${sort}`, ...open.map(({ bySort }) => `${(bySort.get(sort) ?? [0, 0]).join(" of ")}`)]);
  }
}
// The frozen and the blind set are only scored: rules derived from their misses would fit the engine to these alone.
if (values.misses === "trades")
  for (const miss of tradeSets.find(({ name }) => name === "trades")?.misses ?? []) console.log(miss);
else if (values.misses && values.misses !== "frozen")
  for (const miss of sets.find(({ name }) => name === values.misses)?.misses ?? [])
    if (miss.startsWith(values.field)) console.log(miss);
if (values.texts) {
  /** @type {typeof import("../src/brief/testing/measured-texts.ts")} */
  const { measuredTexts } = await runSource(`./${FOLDER}/measured-texts.ts`);
  const { examples, ...counts } = measuredTexts;
  console.log("\ntexts of the sites that generated briefs become");
  for (const [kind, count] of Object.entries(counts)) row([kind, String(count)]);
  if (values.examples) for (const example of examples) console.log(example);
}
