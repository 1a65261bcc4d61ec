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
}

/** A single "-" means none. */
const isSaid = (item: string) => item !== "" && item !== "-";

/** Stands for all sample briefs in the folders of the industries. */
export const INDUSTRIES = "industries";
const INDUSTRY_FILES = readdirSync(join(import.meta.dirname, "../../industries"), { recursive: true })
  .map((path) => `../../industries/${path}`)
  .filter((path) => path.endsWith("briefs.txt"))
  .sort();

/**
 * Parses the samples of a file. Each starts with "@ industry | name | features | wanted out | facts |
 * field=value", followed by the brief.
 */
export function readBriefs(file: string): Sample[] {
  const files = file === INDUSTRIES ? INDUSTRY_FILES : [file];
  const text = files.map((one) => readFileSync(join(import.meta.dirname, one), "utf8")).join("");
  return text
    .split(/^@ /m)
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf("\n");
      const [industry = "", name = "", features = "", wantedOut = "", facts = "", ...others] = entry
        .slice(0, end)
        .split("|")
        .map((part) => part.trim());
      return {
        brief: entry.slice(end + 1).trim(),
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
