// @ts-check
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findBrowser } from "../browser.mjs";
import { loadSites } from "../load-sites.mjs";
import { cache } from "../run.mjs";
import { createServer, listen } from "../serve.mjs";
import { write } from "../site.mjs";
import { judge } from "./lighthouse.mjs";

const SAMPLE = 12;
/** Of all text of a site, as sent; its fonts come on top. */
const BUDGET_KB = 60;
/**
 * Sizes and scores of a sample of exported sites, on the phone that Lighthouse plays.
 * @param {{ runs: number, port: number }} options
 */
export async function measureSites({ runs, port }) {
  const sites = await loadSites();
  const all = sites.templateIds;
  // In a fixed order that mixes industries and families.
  const ids = all.filter((_, index) => (index * 7) % all.length < SAMPLE);
  const folder = join(cache, "bench-sites");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = findBrowser();

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
    figures.push(...(await judge(id, `${origin}/index.html`, join(folder, `${id}.json`), browser, runs)));
    server.close();
  }
  return { figures, browser: browser.executablePath };
}
