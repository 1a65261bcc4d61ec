// @ts-check
import { runSource } from "./run-source.mjs";

/**
 * Loads the site engine for programs on the command line.
 * @returns {Promise<typeof import("../src/sites/command.ts")>}
 */
export const loadSites = () => runSource("./src/sites/command.ts");
