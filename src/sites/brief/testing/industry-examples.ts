import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tellingStems } from "../learned-industry.ts";
import { readIndustries } from "../read-industry.ts";
import { wishesIn } from "../wishes/mentions.ts";
import { wordsOf } from "../words.ts";
import { INDUSTRIES, readBriefs } from "./read-briefs.ts";

interface IndustryExample {
  industry: string;
  stems: string[];
  /** What phrases alone say of it; for whole briefs only. */
  byPhrases?: Map<string, number>;
}

/** Returns the briefs of the training set, and sentences in which owners say what they do. */
export function industryExamples(): { briefs: IndustryExample[]; sentences: IndustryExample[] } {
  const files = [
    INDUSTRIES,
    ...readdirSync(join(import.meta.dirname, "training")).map((name) => `training/${name}`),
  ];
  const lines = readFileSync(join(import.meta.dirname, "sentences/industries.tsv"), "utf8")
    .trim()
    .split("\n");
  return {
    briefs: files.flatMap(readBriefs).map(({ brief, industry }) => {
      const words = wordsOf(brief);
      const likely = readIndustries(words, { isName: () => false, isWish: wishesIn(words) });
      return {
        industry,
        stems: [...tellingStems(words).keys()],
        byPhrases: new Map(likely.map((one) => [one.industry, one.score])),
      };
    }),
    sentences: lines.map((line) => {
      const [industry = "", sentence = ""] = line.split("\t");
      return { industry, stems: [...tellingStems(wordsOf(sentence)).keys()] };
    }),
  };
}
