// @ts-check
import { runSource } from "./run-source.mjs";

/**
 * The site engine, for programs on the command line.
 * @returns {Promise<typeof import("../src/sites/command.ts")>}
 */
export const loadSites = () => runSource("./src/sites/command.ts");
