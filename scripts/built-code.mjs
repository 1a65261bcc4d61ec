// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[] }} Chunk */

/**
 * The code of a build, from its manifest.
 * @param {string} folder
 */
export function readBuiltCode(folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

  /**
   * A chunk and all that it imports before it runs.
   * @param {string} key
   * @param {Set<string>} known
   */
  function scriptsOf(key, known = new Set()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (known.has(chunk.file)) return known;
    known.add(chunk.file);
    for (const imported of chunk.imports ?? []) scriptsOf(imported, known);
    return known;
  }

  return {
    manifest,
    /** The keys of all pages. */
    pages: Object.keys(manifest).filter((key) => key.startsWith("src/pages/")),
    scriptsOf,
    /**
     * The files of code that run before a page can be used.
     * @param {string} page
     */
    filesOf: (page) => new Set(["index.html", page].flatMap((key) => [...scriptsOf(key)])),
  };
}
