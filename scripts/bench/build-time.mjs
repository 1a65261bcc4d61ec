// @ts-check
import { join } from "node:path";
import { makeBuild } from "../builds.mjs";
import { cache } from "../run.mjs";

/** The build that is visited; those of the tests may be in use. */
export const benchBuild = { name: "bench", folder: join(cache, "builds", "bench"), env: {} };

/**
 * @param {number} runs
 * @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export async function measureBuild(runs) {
  const values = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await makeBuild(benchBuild);
    values.push((performance.now() - begin) / 1000);
  }
  return [{ of: "build", name: "vite build", unit: "s", values, budget: 15 }];
}
