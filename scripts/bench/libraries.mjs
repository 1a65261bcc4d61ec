// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { makeBuild } from "../builds.mjs";
import { readBuiltCode } from "../built-code.mjs";
import { libraryOf } from "../library-of.mjs";
import { cache } from "../run.mjs";
import { readPublicPages } from "./public-pages.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {Map<string, number>} Shares bytes by library; what is no library's is `OWN` */

const OWN = "our own code";

/**
 * What each library costs on each page, of the JavaScript until that can be used: its part of each file's code, and the
 * same part of what brotli makes of the file.
 * @returns {Promise<{ figures: Figure[], browser: string }>}
 */
export async function measureLibraries() {
  const build = { name: "libraries", folder: join(cache, "builds", "libraries"), env: {} };
  await makeBuild(build, ["--sourcemap", "hidden"]);
  const { pages, filesOf } = readBuiltCode(build.folder);
  const publicPages = await readPublicPages();

  /** @type {Map<string, Shares>} most pages need the same files */
  const weighed = new Map();
  const weigh = (/** @type {string} */ file) => {
    const shares = weighed.get(file) ?? sharesOf(join(build.folder, file));
    weighed.set(file, shares);
    return shares;
  };
  const figures = pages.flatMap((page) => {
    const shares = addedUp([...filesOf(page, publicPages)].map(weigh));
    return [...shares]
      .sort(([, bytes], [, others]) => others - bytes)
      .map(([name, bytes]) => ({
        of: page,
        name,
        unit: /** @type {const} */ ("kB"),
        values: [bytes / 1000],
      }));
  });
  return { figures, browser: "none" };
}

/**
 * The compressed bytes of a file of code, by the library that they come from.
 * @param {string} path with its source map beside it
 * @returns {Shares}
 */
function sharesOf(path) {
  const code = readFileSync(path, "utf8");
  const bytes = brotliCompressSync(code).length;
  // What the bundler adds of its own has none.
  if (!existsSync(`${path}.map`)) return new Map([[OWN, bytes]]);
  const letters = lettersByLibrary(code, JSON.parse(readFileSync(`${path}.map`, "utf8")), dirname(path));
  return new Map([...letters].map(([name, count]) => [name, (count * bytes) / code.length]));
}

/**
 * How many letters of the code come from each library.
 * @param {string} code
 * @param {import("node:module").SourceMapPayload} payload
 * @param {string} folder that the map's sources are told from
 */
export function lettersByLibrary(code, payload, folder) {
  const names = new Map(payload.sources.map((source) => [source, libraryOf(resolve(folder, source)) ?? OWN]));
  const map = new SourceMap(payload);
  /** @type {Map<string, number>} */
  const letters = new Map();
  code.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const found = map.findEntry(row, column);
      const name = ("originalSource" in found && names.get(String(found.originalSource))) || OWN;
      letters.set(name, (letters.get(name) ?? 0) + 1);
    }
  });
  return letters;
}

/** @param {Shares[]} parts */
function addedUp(parts) {
  /** @type {Shares} */
  const sums = new Map();
  for (const [name, bytes] of parts.flatMap((part) => [...part]))
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}
