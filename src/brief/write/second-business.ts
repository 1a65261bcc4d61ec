import { pattern } from "#src/lib/pattern.ts";
import { capital } from "../short-text.ts";
import type { Statement } from "./statements.ts";

/** A second business of the same owner: the cottage of a dairy. */
export interface SecondBusiness {
  /** "Holiday cottage" */
  title: string;
  from: Statement[];
}

const RUNS = /rent(?: out)?|let(?: out)?|run|have|own|hire out|keep|operate|manage|opened/;
const ALSO = pattern(
  "iu",
)`\b(?:(?:we|i) also ${RUNS}|there(?:['’]s| is) also|also (?:a|an)(?= )|as well as) (?:(?:an?|our|two|three|four|the|some) )?([^,.;:()]+?)(?=\s*(?:[,.;:()]|$| that | which | where | with | in | on | near | at | for | from | upstairs| next door| to rent| to let| for hire))`;
/** A second business is a place or a thing to hire, not one more thing that the first one does. */
const KIND =
  /\b(?:cottages?|barns?|caf[eé]|tea ?room|shop|b&b|bed and breakfast|rooms?|holiday let|campsite|glamping|pods?|huts?|yurts?|school|studio|gallery|bakery|bar|restaurant|kennels?|cattery|livery|nursery|venue|flat|apartment|lodge|workshop space|guest ?house|museum|van|boat|bunkhouse|orchard|brewery|distillery|smokehouse|butchery|stall)s?$/i;

/** Finds the sentences about a second business: the one that introduces it, and those that name it again. */
export function secondBusiness(statements: readonly Statement[]): SecondBusiness | undefined {
  for (const [at, statement] of statements.entries()) {
    if (statement.purpose === "wish" || statement.purpose === "refusal") continue;
    const [, what = ""] = ALSO.exec(statement.text) ?? [];
    const title = what.trim();
    if (!title || title.length > 40 || !KIND.test(title)) continue;
    const head =
      title
        .split(/[\s-]+/)
        .at(-1)
        ?.toLowerCase() ?? "";
    const more = statements
      .slice(at + 1)
      .filter(
        ({ purpose, text }) =>
          purpose !== "wish" && purpose !== "refusal" && text.toLowerCase().includes(head),
      );
    return { title: capital(title), from: [statement, ...more] };
  }
  return undefined;
}
