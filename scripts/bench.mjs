// @ts-check
// How fast the product is on a slow line and a slow processor, next to what it may take. A time is news and
// no failure: this ends with an error only where something could not be measured.
// Run: npm run bench -- [--group pages|interactions|proposals|apps|engine|libraries|tokens|sites|scores|all] [--runs 5]
//   [--route /live-demos]... [--root dist] [--json FILE] [--port 0]
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { measureApps } from "./bench/apps.mjs";
import { benchBuild, measureBuild } from "./bench/build-time.mjs";
import { measureEngine } from "./bench/engine.mjs";
import { median, summary, table } from "./bench/figures.mjs";
import { measureInteractions } from "./bench/interactions.mjs";
import { measureLibraries } from "./bench/libraries.mjs";
import { measureScores } from "./bench/lighthouse.mjs";
import { commit, MOST_LOAD, machine, othersLoad } from "./bench/machine.mjs";
import { measureProposals } from "./bench/proposals.mjs";
import { measureSites } from "./bench/sites.mjs";
import { measureTokens } from "./bench/tokens.mjs";
import { measureVisits } from "./bench/visits.mjs";
import { cache, fail } from "./run.mjs";

/** @typedef {import("./bench/figures.mjs").Figure} Figure */

/**
 * @typedef {object} Options
 * @property {number} runs
 * @property {string[]} paths none for all
 * @property {number} port
 * @property {string} root the folder of the build
 * @property {boolean} isBuilt whether somebody else has built it
 */

/** @typedef {{ figures: Figure[], browser: string, [more: string]: unknown }} Measured what a group has found */

/**
 * What can be measured, in the order in which all of it is. Lighthouse takes long: its groups run once unless told
 * otherwise.
 * @type {Record<string, { measure: (options: Options) => Promise<Measured>, runs?: number, needsBuild?: boolean }>}
 */
const groups = {
  pages: { measure: measurePages },
  interactions: { measure: measureInteractions, needsBuild: true },
  proposals: { measure: measureProposals, needsBuild: true },
  apps: { measure: measureApps, needsBuild: true },
  engine: { measure: measureEngine },
  libraries: { measure: measureLibraries, runs: 1 },
  tokens: { measure: measureTokens },
  sites: { measure: measureSites, runs: 1 },
  scores: { measure: measureScores, runs: 1, needsBuild: true },
};
const USUAL_RUNS = 5;

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string" },
      route: { type: "string", multiple: true, default: [] },
      root: { type: "string" },
      json: { type: "string", default: join(cache, "bench.json") },
      port: { type: "string", default: "0" },
      group: { type: "string", default: "pages" },
    },
  });
  const { json, group } = values;
  if (values.runs !== undefined && !(Number(values.runs) >= 1))
    throw new Error("--runs takes a number of runs.");
  if (group !== "all" && !groups[group])
    throw new Error(`--group is one of ${[...Object.keys(groups), "all"].join(", ")}.`);

  const conditions = { date: new Date().toISOString(), commit: commit(), ...machine() };
  let isBuilt = values.root !== undefined;
  /** @param {string} name */
  const measureGroup = async (name) => {
    const { measure, runs: usualRuns = USUAL_RUNS, needsBuild } = groups[name] ?? { measure: measurePages };
    if (needsBuild && !isBuilt) await measureBuild(1);
    const runs = Number(values.runs ?? usualRuns);
    const root = values.root ?? benchBuild.folder;
    const measured = await measure({ runs, paths: values.route, port: Number(values.port), root, isBuilt });
    isBuilt ||= needsBuild || name === "pages";
    console.log(table(measured.figures));
    return { runs, ...measured, figures: measured.figures.map(summary) };
  };

  if (group !== "all") {
    write(json, { ...conditions, ...(await measureGroup(group)) });
    console.log(json);
    return;
  }
  /** @type {Record<string, object>} */
  const found = {};
  for (const name of Object.keys(groups)) {
    console.log(`\n== ${name}\n`);
    // One that fails, for want of a whole browser or of the network, keeps nobody from the others.
    found[name] = await measureGroup(name).catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
      return { error: String(error) };
    });
    write(json, { ...conditions, groups: found });
  }
  console.log(`\n${json}`);
}

/**
 * How long the build takes, and then the visits to it.
 * @param {Options} options
 */
async function measurePages({ runs, paths, port, root, isBuilt }) {
  const loads = [await othersLoad(1_000)];
  const builds = isBuilt ? [] : await measureBuild(paths.length === 0 ? runs : 1);
  const visits = await measureVisits({ root, runs, paths, port });
  loads.push(...visits.loads);

  const load = { median: median(loads), worst: Math.max(...loads) };
  if (paths.length > 0) {
    for (const [path, lines] of Object.entries(visits.waterfalls)) console.log(`${path}\n${lines}\n`);
  }
  console.log(
    `Medians of ${runs}. Others used ${percent(load.median)} of the processors, at most ${percent(load.worst)}.`,
  );
  if (load.median > MOST_LOAD) console.log("That is too much: do not trust these times.");
  return {
    figures: [...builds, ...visits.figures],
    browser: visits.browser,
    othersLoad: load,
    traffic: visits.traffic.map(summary),
    waterfalls: visits.waterfalls,
  };
}

/**
 * @param {string} file
 * @param {object} result
 */
function write(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;

main().catch(fail);
