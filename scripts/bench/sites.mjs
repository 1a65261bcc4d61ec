// @ts-check
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findBrowser } from "../browser.mjs";
import { loadSites } from "../load-sites.mjs";
import { cache } from "../run.mjs";
import { createServer, listen } from "../serve.mjs";
import { write } from "../site.mjs";

const LIGHTHOUSE = "lighthouse@12.8";
const SAMPLE = 12;
/** Of all text of a site, as sent; its fonts come on top. */
const BUDGET_KB = 60;
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "search engines",
};

/**
 * Sizes and scores of a sample of exported sites, on the phone that Lighthouse plays.
 * @param {number} port
 */
export async function measureSites(port) {
  const sites = await loadSites();
  const all = sites.templateIds;
  // In a fixed order that mixes industries and families.
  const ids = all.filter((_, index) => (index * 7) % all.length < SAMPLE);
  const folder = join(cache, "bench-sites");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = findBrowser({ isWhole: true });

  /** @type {import("./figures.mjs").Figure[]} */
  const figures = [];
  for (const id of ids) {
    const site = sites.staticTemplate(id, {});
    if (!site) continue;
    await write(site, join(folder, id));
    const texts = site.files.map(({ text }) => Buffer.from(text));
    const sum = (/** @type {Buffer[]} */ parts) =>
      parts.reduce((total, part) => total + part.length, 0) / 1000;
    figures.push(
      { of: id, name: "all files but fonts", unit: "kB", values: [sum(texts)] },
      {
        of: id,
        name: "all files but fonts, brotli",
        unit: "kB",
        values: [sum(texts.map((text) => brotliCompressSync(text)))],
        budget: BUDGET_KB,
      },
    );
    const server = await createServer({ root: join(folder, id), base: "/" });
    const origin = await listen(server, port);
    const ask = () => judge(`${origin}/index.html`, join(folder, `${id}.json`), browser.executablePath);
    // On a busy machine it may lose the beginning of its recording.
    const scores = await ask().catch(ask);
    server.close();
    for (const [category, name] of Object.entries(CATEGORIES)) {
      const value = Math.round((scores.categories[category]?.score ?? 0) * 100);
      figures.push({ of: id, name: `Lighthouse, ${name}`, unit: "", values: [value], least: 100 });
    }
    for (const { id: audit, title } of missed(scores)) console.log(`${id}: ${audit}: ${title}`);
  }
  return { figures, browser: browser.executablePath };
}

/** @typedef {{ id: string, title: string, score: number | null, scoreDisplayMode: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit> }} Report */

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
async function judge(address, file, executablePath) {
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
