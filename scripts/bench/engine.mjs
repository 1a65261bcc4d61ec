// @ts-check
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { cache, project } from "../run.mjs";
import { waitForCalm } from "./machine.mjs";
import { proseOf, readBriefs, sample } from "./prose.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */

/**
 * @typedef {object} EngineInput
 * @property {string} subject
 * @property {string[]} briefs
 * @property {string[]} texts of 50 kB, no two paragraphs alike
 * @property {string[]} wishes
 * @property {string[]} words
 */

const LONG = 50_000;
const SHORT = 1_000;
const BRIEFS = 60;
const TEXTS = 4;
const WISHES = [
  "make it darker",
  "add a map and the opening hours",
  "call the business Copper & Oak",
  "remove the testimonials, then move the prices to the top",
  "rounder corners and a serif font",
  "our phone is (802) 555-0149",
];
const WORDS = ["lawyer", "pasta", "grooming", "dark blue", "haircut", "bakery with booking", "restarant"];

/** What is timed, with the most it may take where there is such a thing. */
const subjects = [
  { subject: "short brief", of: "a brief to a site", budget: 30 },
  { subject: "prepared brief", of: "a brief to a site, prepared", budget: 30 },
  { subject: "long text", of: "50 kB of text to a site", budget: 200 },
  { subject: "prepared text", of: "50 kB of text to a site, after a brief", budget: 200 },
  { subject: "export", of: "a site to its files" },
  { subject: "document", of: "a document of 60 blocks read" },
  { subject: "wish", of: "a wish for a site done" },
  { subject: "search index", of: "the search over all templates made" },
  { subject: "search", of: "a search over all templates" },
];

/**
 * What the engine alone takes, in Node on the machine as it is: the first time in a new process, and the later ones.
 * @param {{ runs: number }} options
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureEngine({ runs }) {
  const folder = join(cache, "bench-engine");
  await buildEngine(folder);
  const briefs = readBriefs();
  const short = briefs.filter(({ length }) => length <= SHORT);

  /** @type {Record<string, { first: number[], later: number[] }>} */
  const found = Object.fromEntries(subjects.map(({ subject }) => [subject, { first: [], later: [] }]));
  for (let run = 0; run < runs; run++) {
    // Whatever comes first takes longest: in each run another one.
    const inTurn = sample([...short.slice(run), ...short.slice(0, run)], BRIEFS);
    const texts = Array.from({ length: TEXTS }, (_, at) =>
      proseOf(briefs, { letters: LONG, first: Math.floor(((at + run / runs) * briefs.length) / TEXTS) }),
    );
    for (const { subject } of subjects) {
      await waitForCalm();
      const times = runEngine(folder, { subject, briefs: inTurn, texts, wishes: WISHES, words: WORDS });
      found[subject]?.first.push(...times.slice(0, 1));
      found[subject]?.later.push(...times.slice(1));
    }
  }
  return {
    browser: "none",
    figures: subjects.flatMap(({ subject, of, budget }) => [
      { of, name: "the first time", unit: "ms", values: found[subject]?.first ?? [], budget },
      { of, name: "later", unit: "ms", values: found[subject]?.later ?? [], budget },
    ]),
  };
}

/**
 * As the product is built, with what a machine without a browser needs besides.
 * @param {string} folder
 */
async function buildEngine(folder) {
  await build({
    configFile: false,
    root: project,
    logLevel: "error",
    build: {
      ssr: "scripts/bench/engine.ts",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "engine.mjs" } },
    },
  });
}

/**
 * @param {string} folder
 * @param {EngineInput} input
 * @returns {number[]}
 */
function runEngine(folder, input) {
  const file = join(folder, "input.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(input));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "engine.mjs"), file], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${stderr}\nThe engine could not be timed: ${input.subject}.`);
  return JSON.parse(stdout);
}
