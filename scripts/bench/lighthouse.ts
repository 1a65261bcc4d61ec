import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { exportGallery } from "../../tests/support/photographs.ts";
import { findBrowser } from "../browser.mjs";
import { cache, runNpm } from "../run.mjs";
import { loadSites } from "../run-source.mjs";
import { write } from "../site.mjs";
import type { Figure } from "./figures.ts";
import type { Bench } from "./main.ts";
import { FAST, serveSlowly } from "./slow-server.ts";
import type { VisitedPage } from "./visits.ts";

/** npm uses the installed version if it matches, and downloads it otherwise. */
const LIGHTHOUSE = "exec --yes --package lighthouse@12.8 -- lighthouse --quiet --output=json";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking";
/** The last report of each page is saved here, to see the reasons for a score. */
const folder = join(cache, "bench-lighthouse");

/** Measures the Lighthouse scores for a phone of each public page and of some exported sites. */
export async function measureLighthouse({ browser, site, routes, runs }: Bench): Promise<Figure[]> {
  await mkdir(folder, { recursive: true });
  const figures: Figure[] = [];
  for (const path of routes) figures.push(...(await scoresOf({ site, path, of: path }, runs, 97)));
  const { describeBrief, staticDocument } = await loadSites();
  for (const brief of ["A family law firm in Oslo", "A bakery in Leeds called Crumb"]) {
    await write(await staticDocument((await describeBrief(brief)).document, {}), join(folder, brief));
    figures.push(...(await scoresOfSite(brief, runs)));
  }
  const gallery = "A gallery of 12 photographs";
  await exportGallery(browser, site.origin, join(folder, gallery));
  return [...figures, ...(await scoresOfSite(gallery, runs))];
}

async function scoresOfSite(of: string, runs: number) {
  const site = await serveSlowly(join(folder, of), "/");
  const figures = await scoresOf({ site, path: "/index.html", of }, runs, 100);
  site.close();
  return figures;
}

async function scoresOf({ site, path, of }: VisitedPage, runs: number, performance: number) {
  site.setSpeed(FAST);
  const file = join(folder, `${of.replace(/\W+/g, "-")}.json`);
  const choice = [`--only-categories=${CATEGORIES}`, `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const command = [...LIGHTHOUSE.split(" "), ...choice, site.origin + path];
  const env = { CHROME_PATH: findBrowser().executablePath };
  const reports: { categories: Record<string, { score: number }> }[] = [];
  // On a busy machine, Lighthouse may lose the beginning of its recording.
  for (let attempt = 0; reports.length < Math.min(runs, 3); attempt++) {
    const { code, output } = await runNpm(command, { quiet: true, env });
    if (code === 0) reports.push(JSON.parse(await readFile(file, "utf8")));
    else if (attempt > runs) throw new Error(`${output}\nLighthouse failed for ${path}.`);
  }
  return CATEGORIES.map((category): Figure => {
    const values = reports.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0)));
    const budget = category === "performance" ? performance : 100;
    return { of, name: `Lighthouse, ${category}`, unit: "", values, budget, isMinimum: true };
  });
}
