import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readBuiltCode } from "../built-code.mjs";
import { loadSites } from "../load-sites.mjs";
import { type Figure, sum } from "./figures.ts";
import type { Bench } from "./main.ts";
import { backgroundPackets } from "./visits.ts";

const SITES = 12;
const SCRIPT = /<script(?![^>]*type="application\/)/g;

export async function measureSizes({ browser, site, root }: Bench): Promise<Figure[]> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => !name.startsWith(".vite") && statSync(join(root, name)).isFile());
  const scripts = files.filter((name) => name.endsWith(".js")).length;
  const { scriptsOf } = readBuiltCode(root);
  const studio = new Set([...scriptsOf("index.html"), ...scriptsOf("src/pages/studio-page.tsx")]);
  const fetched = await backgroundPackets(browser, site, false);
  const saving = await backgroundPackets(browser, site, true);
  const { templateIds, staticTemplate } = await loadSites();
  // In a fixed order that mixes industries and styles.
  const ids = templateIds.filter((_, index) => (index * 7) % templateIds.length < SITES);
  const texts = ids.map((id) => staticTemplate(id, {})?.files.map(({ text }) => text) ?? []);
  const weighFile = (name: string) => brotliBytes(readFileSync(join(root, name)));
  const figure = (of: string, name: string, unit: Figure["unit"], value: number, budget?: number) => {
    return { of, name, unit, values: [value], budget };
  };
  return [
    figure("build", "worker script, brotli", "kB", weighFile("worker.js") / 1000, 65),
    figure("build", "JavaScript of the studio, brotli", "kB", sum([...studio].map(weighFile)) / 1000, 220),
    figure("build", "JavaScript files", "", scripts, 160),
    figure("build", "all files", "kB", sum(files.map((name) => statSync(join(root, name)).size)) / 1000),
    figure("first visit", "background download", "kB", sum(fetched.map(({ bytes }) => bytes)) / 1000, 1_500),
    figure("first visit", "background requests", "", requests(fetched), 200),
    figure("first visit", "background requests with saveData", "", requests(saving), 0),
    figure("exported sites", "largest without fonts, brotli", "kB", largest(texts) / 1000, 60),
    figure("exported sites", "scripts", "", texts.flat().join("").match(SCRIPT)?.length ?? 0, 0),
  ];
}

const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length;
const largest = (sites: string[][]) => Math.max(...sites.map((texts) => sum(texts.map(brotliBytes))));
const requests = (packets: { path: string }[]) => new Set(packets.map(({ path }) => path)).size;
