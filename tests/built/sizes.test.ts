import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";
import { readBuiltCode } from "../../scripts/built-code.mjs";
import { publicPages } from "../../src/app/public-pages.ts";
import { pageNameOf } from "../../src/app/routes.tsx";
import { hosts } from "../../src/publish/hosting/hosts.ts";

const HOME_KB = 110;
const PAGE_KB = 140;
const ADMIN_KB = 170;
const STUDIO_KB = 230;
/** With the style sheet, 20 kB (docs/decisions/017-style-sheet-in-each-page.md). */
const HTML_KB = 30;
const WORKER_KB = 65;
/**
 * The code that writes and composes a site of a brief and chooses its pictures, with the looks of all templates; no texts or
 * pictures of industries.
 */
const BRIEF_KB = 103;
/**
 * With the gazetteer (75 kB), the lexicons (27 kB), the learned words of industries (67 kB), the network (92 kB) the
 * kinds of words (40 kB), and where marks are missing and words misspelt (12 kB).
 */
const BRIEF_WORKER_KB = 432;
/** The reader of trades with the words that tell 660 of them, which the worker loads beside its own code. */
const TRADES_KB = 150;
/** The code of an app in a file of its own. The largest fonts of a look have 82 kB, and a file with both at most 250 kB. */
const APP_FILE_KB = 165;
/** The background download of a first visit. */
const AHEAD_KB = 1500;
const AHEAD_REQUESTS = 200;
/** Includes 0.5 kB of icons and 10 kB of Headless UI's tabs, which nothing else in the preview loads. */
const SHARE_KB = 25;
/** Parts that load on demand: sharing, export, import and links. */
const PUBLISHING =
  /^src\/(entities\/(projects\/share-|pictures\/links-on)|backup\/|publish\/(export|online|dialog|shared-site)\/)|^_link-code/;
/** The Latin subsets of the two interface fonts. */
const FONTS_KB = 37;

const { folder } = builds.root;
const { manifest, pages, scriptsOf, filesOf } = readBuiltCode(folder);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const htmlFiles = files.filter((file) => file.endsWith(".html"));
/** Only one of the module pages, because they differ only in their texts. */
const prerendered = htmlFiles.filter(
  (file) => !/^(frame|200|404)\.html$|^api\/|^module(-preview)?\/(?!client-portal)/.test(file),
);
/** Memoized, because most pages need the same files and compression is slow. */
const sizes = new Map<string, Promise<number>>();
const compress = promisify(brotliCompress);
const table: { what: string; kB: number; budget: number }[] = [];

// Together, because a test waits for its own files only.
beforeAll(() => {
  for (const file of [...prerendered, ...pages.flatMap((page) => [...filesOf(page)])])
    void compressedSize(file);
});

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

  test.each(pages)("the JavaScript that %s needs to be interactive", async (page) => {
    const bytes = [...filesOf(page)].map(compressedSize);

    await expectWithin(page, bytes, budgetOf(page));
  });

  test.each(prerendered)("the HTML of %s", async (file) => {
    expect(namedCode(read(file)).length).toBeGreaterThan(1);
    await expectWithin(file, [compressedSize(file)], HTML_KB);
  });

  test("the worker", async () => {
    await expectWithin("worker.js", [compressedSize("worker.js")], WORKER_KB);
  });

  test("the prefetch of a first visit", async () => {
    const ahead = [...read("worker.js").matchAll(/"isAhead":true[^{}]*"url":"([^"]+)/g)];

    expect(ahead.length).toBeGreaterThan(20);
    expect(ahead.length).toBeLessThanOrEqual(AHEAD_REQUESTS);
    await expectWithin(
      "background of a first visit",
      ahead.map(([, file = ""]) => compressedSize(file)),
      AHEAD_KB,
    );
  });

  test("the engine that composes a site from a brief", async () => {
    const key = Object.keys(manifest).find((key) => manifest[key]?.name === "project-from-brief") ?? "";
    const common = filesOf("src/pages/studio-page.tsx");
    const own = [...scriptsOf(key)].filter((file) => !common.has(file));
    // The reader is measured as the worker in which it runs, and the faces are pictures.
    const reader = scriptsOf(Object.keys(manifest).find((key) => manifest[key]?.name === "understand") ?? "");
    const parts = own.filter((file) => !reader.has(file) && !/assets\/faces-/.test(file));

    expect(reader.size).toBeGreaterThan(0);
    expect(parts).not.toEqual([]);
    await expectWithin("brief engine", parts.map(compressedSize), BRIEF_KB);
    const worker = files.filter((file) => /assets\/brief-worker-[^/]*\.js$/.test(file));
    expect(worker).toHaveLength(1);
    await expectWithin("worker that reads briefs", worker.map(compressedSize), BRIEF_WORKER_KB);
    const trades = files.filter((file) => /assets\/known-trades-[^/]*\.js$/.test(file));
    expect(trades).toHaveLength(1);
    await expectWithin("trades that the worker knows", trades.map(compressedSize), TRADES_KB);
  });

  test("the code of an app in one file", async () => {
    const code = files.filter((file) => /assets\/_app-file_parts-[^/]*\.js$/.test(file));

    expect(code).toHaveLength(1);
    await expectWithin("app in one file", code.map(compressedSize), APP_FILE_KB);
  });

  test("the share dialog, before a link or a file is made", async () => {
    const page = filesOf("src/pages/app-preview-page.tsx");
    const parts = [...scriptsOf("src/publish/dialog/share-dialog.tsx")].filter((file) => !page.has(file));

    await expectWithin("share dialog", parts.map(compressedSize), SHARE_KB);
  });

  test.each(pages)("%s does not wait for code that shares, exports or imports", (page) => {
    const parts = Object.keys(manifest).filter((key) => PUBLISHING.test(key));

    const scripts = scriptsOf(page);

    expect(parts.length).toBeGreaterThanOrEqual(6);
    for (const part of parts) expect(scripts).not.toContain(manifest[part]?.file);
  });

  test("the fonts of a first load", async () => {
    const fonts = files.filter((file) => /(bricolage-grotesque|figtree)-english.*\.woff2$/.test(file));

    const bytes = fonts.map((file) => readFileSync(join(folder, file)).length);

    expect(fonts).toHaveLength(2);
    await expectWithin("fonts", bytes, FONTS_KB);
  });
});

describe("built pages", () => {
  test.each(htmlFiles)("%s has no style attribute, which its content policy would refuse", (file) => {
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

test.each(publicPages)(
  "$path requests exactly the scripts that it runs, so that the measured sizes are right",
  ({ path }) => {
    const html = read(path === "/" ? "index.html" : `${path}.html`);

    const page = `src/pages/${pageNameOf(path)}-page.tsx`;
    expect(namedCode(html).sort()).toEqual([...filesOf(page)].sort());
  },
);

test("the frame of sites runs no scripts", () => {
  const html = read("frame.html");

  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/script-src|<script/);
});

test("every host finds its configuration", () => {
  for (const { files } of hosts) {
    for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
  }
  expect(read("404.html")).toBe(read("200.html"));
});

test("every known address has a file, and host configurations are not cached offline", () => {
  for (const path of ["cart", "beta-payment", "demo-preview", "help", "api/login", "admin/modules"]) {
    expect(existsSync(join(folder, `${path}.html`)), path).toBe(true);
  }
  expect(read("worker.js")).not.toMatch(/"(vercel\.json|api\/login\.html|nginx\.conf)"/);
});

test("the lock file contains no registry addresses", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

/** Returns the scripts that a page requests before it runs. */
function namedCode(html: string) {
  const links = html.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="\/([^"]+)"/g);
  return [...links].map(([, file = ""]) => file);
}

function read(file: string) {
  return readFileSync(join(folder, file), "utf8");
}

/** Files are compressed side by side, outside this thread. */
function compressedSize(file: string) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = compress(readFileSync(join(folder, file))).then(({ length }) => length); // quality 11 by default
  sizes.set(file, size);
  return size;
}

function budgetOf(page: string) {
  if (page.includes("home-page")) return HOME_KB;
  if (page.includes("/admin/")) return ADMIN_KB;
  return page.includes("studio") ? STUDIO_KB : PAGE_KB;
}

async function expectWithin(what: string, sizes: readonly (number | Promise<number>)[], budget: number) {
  const bytes = await Promise.all(sizes);
  const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  table.push({ what, kB, budget });
  expect(kB).toBeLessThanOrEqual(budget);
}
