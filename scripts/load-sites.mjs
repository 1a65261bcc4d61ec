// @ts-check
import { runnerImport } from "vite";
import { rootConfig } from "./project-root.mjs";

/**
 * The site engine, for programs on the command line. It is TypeScript with elements in it, which Vite translates.
 * @returns {Promise<typeof import("../src/sites/command.ts")>}
 */
export async function loadSites() {
  const { module } = await runnerImport("./src/sites/command.ts", {
    configFile: false,
    ...rootConfig,
    logLevel: "error",
  });
  return /** @type {typeof import("../src/sites/command.ts")} */ (module);
}
