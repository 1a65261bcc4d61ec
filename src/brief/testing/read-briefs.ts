import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A realistic brief, with the result that a person would expect. */
export interface Sample {
  brief: string;
  industry: string;
  name: string | undefined;
  features: string[];
  wantedOut: string[];
  facts: string[];
  others: Record<string, string>;
  /** The marks of a marked text and their positions: "name", "+booking", "-blog", "tone:calm", "colour" or "place". */
  spans?: [mark: string, start: number, end: number][];
}

/** A single "-" means none. */
const isSaid = (item: string) => item !== "" && item !== "-";

/** Stands for all sample briefs in the folders of the industries. */
export const INDUSTRIES = "industries";
/** The folder of the marked briefs: `training`, `held-out`, `frozen` and `names`. */
export const BRIEFS = join(import.meta.dirname, "../../../tests/briefs");
const ALL_INDUSTRIES = join(import.meta.dirname, "../../sites/industries");
const INDUSTRY_FILES = readdirSync(ALL_INDUSTRIES, { recursive: true, encoding: "utf8" })
  .map((path) => join(ALL_INDUSTRIES, path))
  .filter((path) => path.endsWith("briefs.txt"))
  .sort();

/**
 * Parses the samples of a file. Each starts with "@ industry | name | features | wanted out | facts |
 * field=value", followed by the brief; or with "@ industry" alone, followed by a brief with marks.
 */
export function readBriefs(file: string): Sample[] {
  const files = file === INDUSTRIES ? INDUSTRY_FILES : [join(BRIEFS, file)];
  const text = files.map((one) => readFileSync(one, "utf8")).join("");
  return text
    .split(/^@ /m)
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf("\n");
      const text = entry.slice(end + 1).trim();
      if (!entry.slice(0, end).includes("|")) return fromMarks(entry.slice(0, end).trim(), text);
      const [industry = "", name = "", features = "", wantedOut = "", facts = "", ...others] = entry
        .slice(0, end)
        .split("|")
        .map((part) => part.trim());
      return {
        brief: text,
        industry,
        name: name === "-" ? undefined : name,
        features: features.split(/\s+/).filter(isSaid),
        wantedOut: wantedOut.split(/\s+/).filter(isSaid),
        facts: facts
          .split(";;")
          .map((fact) => fact.trim())
          .filter(isSaid),
        others: Object.fromEntries(
          others.map((part) => part.split("=")).filter(([key]) => key) as [string, string][],
        ),
      };
    });
}

/** "{+booking +map|people should be able to book and find us}" */
const MARK = /\{([^{}|]*)\|([^{}]*)\}/g;

function fromMarks(industry: string, marked: string): Sample {
  const spans: NonNullable<Sample["spans"]> = [];
  let brief = "";
  let last = 0;
  for (const { index, 0: whole, 1: marks = "", 2: said = "" } of marked.matchAll(MARK)) {
    brief += marked.slice(last, index);
    for (const mark of marks.split(" ")) spans.push([mark, brief.length, brief.length + said.length]);
    brief += said;
    last = index + whole.length;
  }
  brief += marked.slice(last);
  const saidBy = (mark: string) => {
    const [, start, end] = spans.find(([one]) => one === mark) ?? [];
    return brief.slice(start ?? 0, end ?? 0) || undefined;
  };
  const withSign = (sign: string) => [
    ...new Set(spans.flatMap(([mark]) => (mark.startsWith(sign) ? [mark.slice(1)] : []))),
  ];
  const tone = spans.find(([mark]) => mark.startsWith("tone:"))?.[0].slice("tone:".length);
  const others = { place: saidBy("place"), tone, palette: saidBy("colour") };
  return {
    brief,
    industry,
    name: saidBy("name"),
    features: withSign("+"),
    wantedOut: withSign("-"),
    facts: [],
    others: Object.fromEntries(Object.entries(others).filter(([, value]) => value)) as Record<string, string>,
    spans,
  };
}
