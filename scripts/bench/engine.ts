import { readdirSync } from "node:fs";
import { join } from "node:path";
import { INDUSTRIES, readBriefs } from "../../src/brief/testing/read-briefs.ts";
import { project } from "../run.mjs";
import { loadSites } from "../run-source.mjs";
import type { Figure } from "./figures.ts";

const LONG = /.{50000}/gs;
/** All 25,000 briefs would take ten minutes. */
const MOST = 2_000;

/** Measures the time from a brief to a site document, in Node, after a warm-up. */
export async function measureEngine(): Promise<Figure[]> {
  const { describeBrief } = await loadSites();
  const time = async (name: string, texts: readonly string[], budget: number): Promise<Figure> => {
    const values = [];
    for (const text of texts) {
      const begun = performance.now();
      await describeBrief(text);
      values.push(performance.now() - begun);
    }
    return { of: "engine", name, unit: "ms", values, budget };
  };
  const folder = join(project, "src/brief/testing");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".txt"));
  const all = [INDUSTRIES, ...files].flatMap(readBriefs).map(({ brief }) => brief);
  const briefs = all.filter((_, index) => index % Math.ceil(all.length / MOST) === 0);
  const texts = briefs.join("\n\n").match(LONG) ?? [];
  await time("warming up", briefs.splice(0, 5), 0);
  const short = await time("brief to site document", briefs, 30);
  return [short, await time("50 kB of text to site document", texts, 200)];
}
