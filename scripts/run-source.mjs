// @ts-check
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";

/**
 * Runs a source file that Node alone cannot load, for programs on the command line and tests: Vite translates it and
 * resolves its globs.
 * @template Module
 * @param {string} path below the project, such as `./src/lib/brand.ts`
 * @returns {Promise<Module>}
 */
export async function runSource(path) {
  const { module } = await runnerImport(path, { configFile: false, ...rootConfig, logLevel: "error" });
  return /** @type {Module} */ (module);
}

/**
 * Loads the site engine for programs on the command line.
 * @returns {Promise<typeof import("../src/brief/command.ts")>}
 */
export const loadSites = () => runSource("./src/brief/command.ts");
