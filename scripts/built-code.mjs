// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[] }} Chunk */

/**
 * Reads the code of a build from its manifest.
 * @param {string} folder
 */
export function readBuiltCode(folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

  /**
   * Returns a chunk and all its static imports.
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
     * Returns the code files that run before a page is usable.
     * @param {string} page
     */
    filesOf: (page) => new Set(["index.html", page].flatMap((key) => [...scriptsOf(key)])),
  };
}
