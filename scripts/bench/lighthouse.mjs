// @ts-check
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../browser.mjs";
import { cache } from "../run.mjs";
import { createServer, listen } from "../serve.mjs";
import { benchBuild } from "./build-time.mjs";
import { routes } from "./routes.mjs";

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
 * What Lighthouse's phone makes of the public routes.
 * @param {{ root?: string | undefined, port: number, paths: string[] }} options `paths` none for all
 */
export async function measureScores({ root = benchBuild.folder, port, paths }) {
  const folder = join(cache, "bench-scores");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = findBrowser({ isWhole: true });
  const server = await createServer({ root });
  const origin = await listen(server, port);

  /** @type {Figure[]} */
  const figures = [];
  // It refuses to judge a page that is an error.
  const judged = routes.filter(({ isError }) => !isError).map(({ path }) => path);
  for (const path of paths.length > 0 ? paths : judged) {
    const file = join(folder, `${path.replaceAll("/", "-").slice(1) || "home"}.json`);
    figures.push(...(await judge(path, origin + path, file, browser)));
  }
  server.close();
  server.closeAllConnections();
  return { figures, browser: browser.executablePath };
}

/**
 * The scores of one address. What cost points is printed, and the whole report stays in `file`.
 * @param {string} name
 * @param {string} address
 * @param {string} file
 * @param {{ executablePath: string }} browser
 * @returns {Promise<Figure[]>}
 */
export async function judge(name, address, file, { executablePath }) {
  const ask = () => askLighthouse(address, file, executablePath);
  // On a busy machine it may lose the beginning of its recording.
  const report = await ask().catch(ask);
  for (const { id, title } of missed(report)) console.log(`${name}: ${id}: ${title}`);
  return Object.entries(CATEGORIES).map(([category, title]) => ({
    of: name,
    name: `Lighthouse, ${title}`,
    unit: "",
    values: [Math.round((report.categories[category]?.score ?? 0) * 100)],
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
