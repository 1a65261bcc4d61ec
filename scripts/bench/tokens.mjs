// @ts-check
import { runnerImport } from "vite";
import { project } from "../run.mjs";

/** How long the share links of all templates are, as they are and after typical edits. */
export async function measureTokens() {
  const { module } = await runnerImport(`${project}src/sites/share/token-lengths.ts`, {
    configFile: false,
    root: project,
    logLevel: "error",
  });
  const { tokenLengths, LONGEST_TOKEN } =
    /** @type {typeof import("../../src/sites/share/token-lengths.ts")} */ (module);

  /** @type {import("./figures.mjs").Figure[]} */
  const figures = [];
  for (const [edit, lengths] of tokenLengths) {
    const share = (/** @type {number} */ limit) =>
      (100 * lengths.filter((length) => length <= limit).length) / lengths.length;
    figures.push(
      { of: edit, name: "median", unit: "letters", values: lengths },
      { of: edit, name: "longest", unit: "letters", values: [Math.max(...lengths)], budget: LONGEST_TOKEN },
      { of: edit, name: "in a link at all", unit: "%", values: [share(LONGEST_TOKEN)], least: 100 },
    );
  }
  return { figures, browser: "none" };
}
