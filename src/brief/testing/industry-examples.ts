import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { tellingStems } from "../learned-industry.ts";
import { readIndustries } from "../read-industry.ts";
import { wishesIn } from "../wishes/mentions.ts";
import { wordsOf } from "../words.ts";
import { BRIEFS, INDUSTRIES, readBriefs } from "./read-briefs.ts";

interface IndustryExample {
  industry: string;
  stems: string[];
  /** The score of each industry by phrases alone; for whole briefs only. */
  byPhrases?: Map<string, number>;
  /** How many briefs it counts for: most briefs are as short as the older ones, which are fewer. */
  times: number;
}

const OFTEN = 3;
/** The first file of longer briefs. */
const FIRST_LATER = 33;

/** Returns the briefs to learn industries from, and sentences in which owners say what they do. */
export function industryExamples(): { briefs: IndustryExample[]; sentences: IndustryExample[] } {
  const files = [
    INDUSTRIES,
    // Industries are measured by parts that take turns (fit-industries.mjs --held), so that none is kept.
    ...["training", "held-out"].flatMap((set) =>
      readdirSync(join(BRIEFS, set)).map((name) => `${set}/${name}`),
    ),
  ];
  const folder = join(import.meta.dirname, "../../sites/industries");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => basename(path) === "sentences.txt",
  );
  return {
    briefs: files.flatMap((file) =>
      readBriefs(file).map(({ brief, industry }) => {
        const words = wordsOf(brief);
        const likely = readIndustries(words, { isName: () => false, isWish: wishesIn(words) });
        return {
          industry,
          stems: [...tellingStems(words).keys()],
          byPhrases: new Map(likely.map((one) => [one.industry, one.score])),
          times: Number(/briefs-(\d+)/.exec(file)?.[1] ?? 0) < FIRST_LATER ? OFTEN : 1,
        };
      }),
    ),
    sentences: paths.sort().flatMap((path) =>
      readFileSync(join(folder, path), "utf8")
        .split("\n")
        .filter((sentence) => sentence !== "")
        .map((sentence) => ({
          industry: basename(dirname(path)),
          stems: [...tellingStems(wordsOf(sentence)).keys()],
          times: 1,
        })),
    ),
  };
}
