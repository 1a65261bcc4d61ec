import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { tellingStems } from "../learned-industry.ts";
import { readIndustries } from "../read-industry.ts";
import { wishesIn } from "../wishes/mentions.ts";
import { wordsOf } from "../words.ts";
import { INDUSTRIES, readBriefs } from "./read-briefs.ts";

interface IndustryExample {
  industry: string;
  stems: string[];
  /** The score of each industry by phrases alone; for whole briefs only. */
  byPhrases?: Map<string, number>;
}

/** Returns the briefs of the training set, and sentences in which owners say what they do. */
export function industryExamples(): { briefs: IndustryExample[]; sentences: IndustryExample[] } {
  const files = [
    INDUSTRIES,
    ...readdirSync(join(import.meta.dirname, "training")).map((name) => `training/${name}`),
  ];
  const folder = join(import.meta.dirname, "../../industries");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => basename(path) === "sentences.txt",
  );
  return {
    briefs: files.flatMap(oftenIfShort).map(({ brief, industry }) => {
      const words = wordsOf(brief);
      const likely = readIndustries(words, { isName: () => false, isWish: wishesIn(words) });
      return {
        industry,
        stems: [...tellingStems(words).keys()],
        byPhrases: new Map(likely.map((one) => [one.industry, one.score])),
      };
    }),
    sentences: paths.sort().flatMap((path) =>
      readFileSync(join(folder, path), "utf8")
        .split("\n")
        .filter((sentence) => sentence !== "")
        .map((sentence) => ({
          industry: basename(dirname(path)),
          stems: [...tellingStems(wordsOf(sentence)).keys()],
        })),
    ),
  };
}

/** Most briefs are as short as the older ones, which are fewer: each of them counts like three others. */
const oftenIfShort = (file: string) =>
  Array.from({ length: Number(/briefs-(\d+)/.exec(file)?.[1] ?? 0) < 33 ? 3 : 1 }, () =>
    readBriefs(file),
  ).flat();
