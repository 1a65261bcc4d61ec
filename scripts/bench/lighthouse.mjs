// @ts-check
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../browser.mjs";
import { cache } from "../run.mjs";
import { createServer, listen } from "../serve.mjs";
import { benchBuild } from "./build-time.mjs";
import { readPublicPages } from "./public-pages.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {{ id: string, title: string, score: number | null, scoreDisplayMode: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit> }} Report */

const LIGHTHOUSE = "lighthouse@12.8";
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "search engines",
};

/**
 * What Lighthouse's phone makes of the public pages.
 * @param {{ root?: string | undefined, port: number, paths: string[], runs: number }} options `paths` none for all
 */
export async function measureScores({ root = benchBuild.folder, port, paths, runs }) {
  const judged = paths.length > 0 ? paths : onePathEach(await readPublicPages());
  const folder = join(cache, "bench-scores");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = findBrowser();
  const server = await createServer({ root });
  const origin = await listen(server, port);

  /** @type {Figure[]} */
  const figures = [];
  for (const path of judged) {
    const file = join(folder, `${path.replaceAll("/", "-").slice(1) || "home"}.json`);
    figures.push(...(await judge(path, origin + path, file, browser, runs)));
  }
  server.close();
  server.closeAllConnections();
  return { figures, browser: browser.executablePath };
}

/**
 * Of the pages that one file of code shows, the first.
 * @param {readonly { path: string, page: string }[]} pages
 */
export function onePathEach(pages) {
  const first = new Map(pages.toReversed().map(({ page, path }) => [page, path]));
  return pages.filter(({ page, path }) => first.get(page) === path).map(({ path }) => path);
}

/**
 * The scores of one address, one for each run. What cost points is printed, and the last report stays in `file`.
 * @param {string} name
 * @param {string} address
 * @param {string} file
 * @param {{ executablePath: string }} browser
 * @param {number} runs
 * @returns {Promise<Figure[]>}
 */
export async function judge(name, address, file, { executablePath }, runs) {
  const ask = () => askLighthouse(address, file, executablePath);
  /** @type {Report[]} */
  const reports = [];
  // On a busy machine it may lose the beginning of its recording.
  for (let run = 0; run < runs; run++) reports.push(await ask().catch(ask));
  const titles = new Set(reports.flatMap(missed).map(({ id, title }) => `${name}: ${id}: ${title}`));
  for (const title of titles) console.log(title);
  return Object.entries(CATEGORIES).map(([category, title]) => ({
    of: name,
    name: `Lighthouse, ${title}`,
    unit: "",
    values: reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    least: 100,
  }));
}

/**
 * What cost points.
 * @param {Report} report
 */
function missed({ categories, audits }) {
  return Object.values(categories)
    .filter(({ score }) => score < 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 1);
}

/**
 * @param {string} address
 * @param {string} file
 * @param {string} executablePath
 * @returns {Promise<Report>}
 */
async function askLighthouse(address, file, executablePath) {
  const args = [
    ...["exec", "--yes", "--package", LIGHTHOUSE, "--", "lighthouse", address],
    ...["--quiet", "--output=json", `--output-path=${file}`],
    `--only-categories=${Object.keys(CATEGORIES).join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking",
  ];
  const output = await new Promise((resolve, reject) => {
    const child = spawn("npm", args, {
      env: { ...process.env, CHROME_PATH: executablePath },
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${text}\nLighthouse failed.`)),
    );
  });
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    throw new Error(`${output}\nLighthouse wrote no report for ${address}.`);
  }
}
