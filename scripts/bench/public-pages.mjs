// @ts-check
import { runnerImport } from "vite";
import { project } from "../run.mjs";

/** The pages that everybody may find, as the app lists them. */
export async function readPublicPages() {
  const { module } = await runnerImport(`${project}src/app/public-pages.ts`, {
    root: project,
    configFile: false,
    logLevel: "error",
  });
  return /** @type {typeof import("../../src/app/public-pages.ts")} */ (module).publicPages;
}
