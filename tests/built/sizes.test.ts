import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";

const HOME_KB = 78;
const STUDIO_KB = 160;
const PAGE_KB = 100;
const WORKER_KB = 60;
/** What reads a brief and composes a site of it, without the words and pictures of any trade. */
const BRIEF_KB = 78;
/** What the two variable fonts of the design weigh as they are published (60.1 KiB). */
const FONTS_KB = 61.5;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const { folder } = builds.root;
const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
const pages = Object.keys(manifest).filter((key) => key.startsWith("src/pages/"));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const htmlFiles = files.filter((file) => file.endsWith(".html"));
const table: { what: string; kB: number; budget: number }[] = [];

afterAll(() => {
  const lines = table.map(
    ({ what, kB, budget }) => `${what.padEnd(40)}${kB.toFixed(1).padStart(7)} kB of ${budget}`,
  );
  console.log(lines.join("\n"));
});

describe("brotli sizes", () => {
  test("the build has pages to measure", () => {
    expect(pages).not.toEqual([]);
  });

  test.each(pages)("the JavaScript until %s can be used", (page) => {
    const scripts = new Set([...scriptsOf("index.html"), ...scriptsOf(page)]);

    const bytes = [...scripts].map(compressedSize);

    expectWithin(page, bytes, budgetOf(page));
  });

  test("the worker", () => {
    expectWithin("worker.js", [compressedSize("worker.js")], WORKER_KB);
  });

  test("the engine that reads a brief", () => {
    const parts = [...scriptsOf("src/features/projects/project-from-brief.ts")].filter((file) =>
      /assets\/(understand|material|proposals|page-features|project-from-brief)-/.test(file),
    );

    const bytes = parts.map(compressedSize);

    expect(parts.length).toBeGreaterThanOrEqual(2);
    expectWithin("brief engine", bytes, BRIEF_KB);
  });

  test("the fonts of a first load", () => {
    const fonts = files.filter((file) =>
      /(bricolage-grotesque|figtree)-latin-wght-normal.*\.woff2$/.test(file),
    );

    const bytes = fonts.map((file) => readFileSync(join(folder, file)).length);

    expect(fonts).toHaveLength(2);
    expectWithin("fonts", bytes, FONTS_KB);
  });
});

describe("built pages", () => {
  test.each(htmlFiles)("%s has no style attribute, which its policy would refuse", (file) => {
    expect(read(file)).not.toMatch(/<[^>]+\sstyle\s*=/i);
  });

  test.each(htmlFiles.filter((file) => file !== "frame.html"))(
    "%s names the hash of each script that stands in it",
    (file) => {
      const html = read(file);
      const inline = [
        ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi),
      ];

      const hashes = inline.map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));

      const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      expect(policy).toContain("script-src 'self'");
      for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    },
  );
});

test("the frame that sites are shown in runs no script at all", () => {
  const html = read("frame.html");

  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/script-src|<script/);
});

test("the build tells hosts which headers to send", () => {
  expect(existsSync(join(folder, "_headers"))).toBe(true);
});

test("the lock file names no registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

function read(file: string) {
  return readFileSync(join(folder, file), "utf8");
}

/** A chunk and all that it imports before it runs. */
function scriptsOf(key: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, known);
  return known;
}

function compressedSize(file: string) {
  return brotliCompressSync(readFileSync(join(folder, file))).length; // quality 11 is the default
}

function budgetOf(page: string) {
  if (page.includes("home-page")) return HOME_KB;
  return page.includes("studio") ? STUDIO_KB : PAGE_KB;
}

function expectWithin(what: string, bytes: number[], budget: number) {
  const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  table.push({ what, kB, budget });
  expect(kB).toBeLessThanOrEqual(budget);
}
