import { writeFileSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { publicPages } from "../../src/app/public-pages.ts";
import { launchBrowser } from "../browser.mjs";
import { makeBuild } from "../builds.mjs";
import { cache } from "../run.mjs";
import { measureApps } from "./apps.ts";
import { measureCalibration } from "./calibration.ts";
import { measureEngine } from "./engine.ts";
import { type Figure, percentile, summarize, table } from "./figures.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureOnline } from "./online.ts";
import { measurePictures } from "./pictures.ts";
import { type Site, serveSlowly } from "./slow-server.ts";
import { measureVisits, type VisitedPage } from "./visits.ts";

/** `root` is the folder of the build, `site` its server, `peers` are home pages of other products. */
export interface Bench {
  browser: Browser;
  runs: number;
  root: string;
  site: Site;
  routes: string[];
  peers: VisitedPage[];
}

const groups: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  calibration: measureCalibration,
  build: measureBuild,
  visits: ({ browser, site, routes, peers, runs }) =>
    measureVisits(browser, [...routes.map((path) => ({ site, path, of: path })), ...peers], runs),
  interactions: measureInteractions,
  engine: measureEngine,
  lighthouse: measureLighthouse,
  pictures: measurePictures,
  online: measureOnline,
  apps: measureApps,
};

const many = { type: "string", multiple: true } as const;
const one = { type: "string" } as const;
const options = { group: many, route: many, peer: many, runs: one, root: one };

/** Measures the product against its budgets. Only a group that cannot be measured is a failure. */
async function main() {
  const { values } = parseArgs({ options });
  const { group: chosen = Object.keys(groups), route: routes = publicRoutes(), peer = [] } = values;
  const runs = Number(values.runs ?? 5);
  if (!(runs >= 1)) throw new Error("--runs takes a number of runs.");
  const unknown = chosen.find((name) => !groups[name]);
  if (unknown) throw new Error(`There is no group "${unknown}": use ${Object.keys(groups).join(", ")}.`);

  const root = values.root ?? join(cache, "builds", "bench");
  if (!values.root) await measureBuild({ root, runs: 1 });
  const [site, browser] = [await serveSlowly(root), await launchBrowser()];
  const peers = await Promise.all(peer.map(openPeer));
  const measured: (Figure & { group: string })[] = [];
  const errors: Record<string, string> = {};
  for (const [group, measure] of Object.entries(groups)) {
    if (group !== "calibration" && !chosen.includes(group)) continue;
    // A failed group must not prevent the figures of the others.
    const figures = await measure({ browser, runs, root, site, routes, peers }).catch((error) => {
      errors[group] = String(error);
      return [];
    });
    measured.push(...figures.map((figure) => ({ group, ...figure })));
  }
  await browser.close();
  for (const { close } of [site, ...peers.map(({ site }) => site)]) close();

  const reference = percentile(measured.find(({ name }) => name === "usable")?.values ?? [], 0.5);
  const figures = measured.map((figure) => ({ ...figure, ...summarize(figure, reference) }));
  const load = os.loadavg().map((each) => each.toFixed(1));
  const peerNames = peers.map(({ of }) => of);
  console.log(`${table(figures, peerNames)}\nLoad averages ${load}: a busy machine lengthens times.`);
  for (const [group, message] of Object.entries(errors)) console.error(`${group} not measured: ${message}`);
  process.exitCode = Object.keys(errors).length > 0 ? 1 : 0;
  const machine = { processor: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version, load };
  const result = { date: new Date(), runs, browser: browser.version(), machine, figures, errors };
  const json = join(cache, "bench.json");
  writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  console.log(json);
}

/** One module page of each kind, since they differ only in their texts. */
function publicRoutes() {
  const kindOf = (path: string) => /^\/module(-preview)?\//.exec(path)?.[0] ?? path;
  const paths = publicPages.map(({ path }) => path);
  return paths.filter((path, index) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === index);
}

async function measureBuild({ root, runs }: { root: string; runs: number }): Promise<Figure[]> {
  const values = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await makeBuild({ name: "bench", folder: root, env: { VITE_PUBLISH_HOSTS: "netlify" } });
    values.push((performance.now() - begun) / 1000);
  }
  return [{ of: "build", name: "vite build", unit: "s", values, budget: 15 }];
}

async function openPeer(option: string): Promise<VisitedPage> {
  const [of = "", folder] = option.split(/=(.*)/);
  if (!folder) throw new Error("--peer takes NAME=DIST, a name and the folder of a static build.");
  return { of, path: "/", site: await serveSlowly(folder, "/", false) };
}

await main();
