import { pattern } from "#src/lib/pattern.ts";
import type { Variety } from "../parsed-brief.ts";
import type { Statement } from "./statements.ts";

const VERBS =
  "hire out|rent out|let out|do up|repair|restore|mend|fix|service|tune|build|make|sell|bake|cook|brew|grow|teach|clean|paint|design|print|carve|weave|roast|smoke|offer|provide|clear|fit|install";
/** What stands before the thing itself: "three canoes", "our own milk". */
const BEFORE =
  /^(?:(?:our|my|your|their|the|an?|own|all|any|most|every|old|new|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|proper|real|good|small|and) )+/i;
const ENDS =
  /\s(?:in|at|on|from|for|with|near|by|to|of the|that|which|who|so|because|and (?:sell|make|bring|have|do|post|deliver|teach|repair|tune|hire)|out of|across|around|all)\s.*$|[,;:.(–].*$/iu;
const DONE = pattern(
  "iu",
)`^(?:(?:i am|i['’]m|we are|my name is) [^,.;]{2,30} and )?(?:we|i|me and (?:my|our) \p{L}+|(?:my|our) \p{L}+ and (?:i|me)) (?:also |still |only )?(${[/re-[a-z]+(?: and re-[a-z]+)?/, VERBS, /do(?= \p{L}+ \p{L})(?! (?:not|it|this|that|all|most|a lot)(?!\p{L}))/u]})(?: (?:and|or|&) ${VERBS})? (.+)$`;
const MOST_WORDS = 4;
const LONGEST = 34;

/** Returns what a sentence says is done, as a noun for a heading: "Canoe hire", "accordions and concertinas". */
export function doingNounOf(statements: readonly Statement[], variety: Variety | undefined): string {
  for (const { purpose, copy } of statements.filter((one) => one.purpose !== "wish").slice(0, 3)) {
    if (purpose !== "statement") continue;
    const [, verb = "", rest = ""] = DONE.exec(copy) ?? [];
    const thing = rest.replace(ENDS, "").replace(/[.!]$/, "").replace(BEFORE, "").trim();
    if (!thing || thing.split(" ").length > MOST_WORDS || thing.length > LONGEST) continue;
    return ofVerb(verb.toLowerCase(), thing, variety);
  }
  return "";
}

function ofVerb(verb: string, thing: string, variety: Variety | undefined) {
  const isOne = !/ (?:and|or|&) /.test(thing);
  if (/ out$/.test(verb) && isOne)
    return `${singular(thing)} ${variety === "us" || variety === "ca" ? "rental" : "hire"}`;
  if (/^(?:repair|mend|fix)$/.test(verb) && isOne) return `${singular(thing)} repairs`;
  if (verb === "do up") return `${singular(thing)} restoration`;
  if (/^re-/.test(verb)) return `${verb.split(" and ").map(doingOf).join(" and ")} ${thing}`;
  const doing = { clear: "clearing", fit: "fitting", install: "fitting" }[verb];
  if (doing && isOne) return `${singular(thing)} ${doing}`;
  if (verb === "teach") return `${thing} lessons`;
  return thing;
}

/** "re-cane" is "re-caning". */
const doingOf = (verb: string) => `${verb.replace(/e$/, "")}ing`;

/** "canoes" → "canoe", "benches" → "bench" */
const singular = (thing: string) =>
  thing
    .replace(/(ch|sh|ss|x)es$/, "$1")
    .replace(/([^aeiou])ies$/, "$1y")
    .replace(/([^s])s$/, "$1");
