// @ts-check
// How fast the product is on a slow line and a slow processor, next to what it may take. A time is news and
// no failure: this ends with an error only where something could not be measured.
// Run: npm run bench -- [--runs 5] [--route /live-demos]... [--root dist] [--json FILE] [--port 0] [--group pages|interactions|apps|sites|scores|tokens]
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { measureApps } from "./bench/apps.mjs";
import { benchBuild, measureBuild } from "./bench/build-time.mjs";
import { median, summary, table } from "./bench/figures.mjs";
import { measureInteractions } from "./bench/interactions.mjs";
import { measureScores } from "./bench/lighthouse.mjs";
import { commit, MOST_LOAD, machine, othersLoad } from "./bench/machine.mjs";
import { measureSites } from "./bench/sites.mjs";
import { measureTokens } from "./bench/tokens.mjs";
import { measureVisits } from "./bench/visits.mjs";
import { cache, fail } from "./run.mjs";

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      route: { type: "string", multiple: true, default: [] },
      root: { type: "string" },
      json: { type: "string", default: join(cache, "bench.json") },
      port: { type: "string", default: "0" },
      group: { type: "string", default: "pages" },
    },
  });
  const { route: paths, root, json, group } = values;
  const [runs, port] = [Number(values.runs), Number(values.port)];
  if (!(runs >= 1)) throw new Error("--runs takes a number of runs.");
  if (group === "sites") return record(json, await measureSites(port));
  if (group === "tokens") return record(json, await measureTokens());
  const measure = { interactions: measureInteractions, apps: measureApps }[group];
  if (measure) {
    if (root === undefined) await measureBuild(1);
    return record(json, await measure({ runs, port, root }));
  }
  if (group === "scores") {
    if (root === undefined) await measureBuild(1);
    return record(json, await measureScores({ root, port, paths }));
  }
  if (group !== "pages") throw new Error("--group is pages, interactions, apps, sites, scores or tokens.");
  const conditions = { date: new Date().toISOString(), commit: commit(), ...machine(), runs };
  const loads = [await othersLoad(1_000)];

  const builds = root === undefined ? await measureBuild(paths.length === 0 ? runs : 1) : [];
  const visits = await measureVisits({
    root: root ?? benchBuild.folder,
    runs,
    paths,
    port,
  });
  loads.push(...visits.loads);
  const figures = [...builds, ...visits.figures];

  const load = { median: median(loads), worst: Math.max(...loads) };
  if (paths.length > 0) {
    for (const [path, lines] of Object.entries(visits.waterfalls)) console.log(`${path}\n${lines}\n`);
  }
  console.log(table(figures));
  console.log(
    `\nMedians of ${runs}. Others used ${percent(load.median)} of the processors, at most ${percent(load.worst)}.`,
  );
  if (load.median > MOST_LOAD) console.log("That is too much: do not trust these times.");

  const result = {
    ...conditions,
    browser: visits.browser,
    othersLoad: load,
    figures: figures.map(summary),
    waterfalls: visits.waterfalls,
  };
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  console.log(json);
}

/**
 * @param {string} json
 * @param {{ figures: import("./bench/figures.mjs").Figure[], browser: string }} measured
 */
function record(json, { figures, browser }) {
  console.log(table(figures));
  const result = { date: new Date().toISOString(), commit: commit(), ...machine(), browser };
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ ...result, figures: figures.map(summary) }, null, 2)}\n`);
  console.log(json);
}

const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;

main().catch(fail);
