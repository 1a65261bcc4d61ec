// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { rootConfig } from "../project-root.mjs";
import { project } from "../run.mjs";

/** The addresses of the template pictures, and the first screen of each. */
export const pictures = {
  folder: join(project, "public/images/templates"),
  list: join(project, "scripts/templates/drawn.json"),
};

/**
 * Returns by template the hash of the first screen in its picture.
 * @returns {Record<string, string>}
 */
export function drawnPictures() {
  return JSON.parse(readFileSync(pictures.list, "utf8"));
}

/** @returns {Promise<import("./first-screens.ts").FirstScreen[]>} */
export async function loadFirstScreens() {
  const { module } = await runnerImport("./scripts/templates/first-screens.ts", {
    configFile: false,
    ...rootConfig,
    logLevel: "error",
  });
  return /** @type {typeof import("./first-screens.ts")} */ (module).firstScreens();
}
