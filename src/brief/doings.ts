import { pattern } from "#src/lib/pattern.ts";
import { capital } from "./short-text.ts";

const DOUBLED = "cut|fit|knit|plan|ship|sit|trim|wrap";
const VERBS = `${DOUBLED}|arrange|assemble|bake|bind|board|brew|build|carve|cater|clean|clear|coach|color|colour|convert|cook|deliver|design|edit|engrave|film|fix|forge|frame|groom|grow|hang|host|import|insulate|inspect|install|iron|lay|maintain|make|mend|move|mow|organise|organize|paint|photograph|plant|plaster|polish|print|prune|record|recycle|refurbish|remove|renovate|rent|repair|replace|restore|roast|sell|service|sew|sharpen|source|stock|store|style|supply|survey|teach|test|tile|train|translate|treat|tune|unblock|upholster|wash|weave|weld|write`;
const SAID = new RegExp(`\\b(?:we|i) (?:also )?((?:${VERBS}) [^.!?;:\\n()]{3,160})`, "giu");
const DONE = new RegExp(`^(${VERBS}) (?:out )?(.+)$`, "iu");
/** Matches a bare verb, the remainder of "and sell them". */
const LONE = new RegExp(`^(?:${VERBS})$`, "iu");
const BETWEEN = new RegExp(`,\\s*(?:and\\s+)?|\\s+and\\s+(?=(?:${VERBS}|do|offer|provide) )`, "iu");
const IS_DOUBLED = new RegExp(`^(?:${DOUBLED})$`);
/** Shops are visited for their goods, so the goods are listed without the verb. */
const TRADED = /^(?:sell|stock)$/i;
const OFFERED = /^(?:also )?(?:do|offer|provide|give|run) (.+)$/i;
const WHERE_OR_WHY =
  "in|for|with|at|from|across|around|since|by|so|because|when|where|that|which|who|while|to|on";
/** Cuts off details of audience, place and reason, which other sentences state. */
const BESIDES = pattern("i")`\s${[WHERE_OR_WHY, "using|all|every|you|your|it|them|our"]}\s.*$`;
const MOST = 6;
const LONGEST = 60;

/** Returns the activities of the business, worded for visitors: "Fixing leaks" for "we fix leaks". */
export function doingsOf(brief: string): string[] {
  const doings: string[] = [];
  for (const [, said = ""] of brief.slice(0, 4_000).matchAll(SAID)) {
    for (const part of said.split(BETWEEN)) {
      const words = ` ${part.trim()}`.replace(BESIDES, "").trim();
      const [, verb, what] = DONE.exec(words) ?? [];
      const [, offered] = OFFERED.exec(words) ?? [];
      const last = doings.at(-1);
      if (verb && what)
        doings.push(TRADED.test(verb) ? capital(what) : `${capital(doing(verb.toLowerCase()))} ${what}`);
      else if (offered) doings.push(capital(offered));
      // "We repair shoes, bags and belts."
      else if (last !== undefined && !LONE.test(words) && (/ and /.test(words) || /^\S+$/.test(words)))
        doings[doings.length - 1] = `${last}, ${words}`;
    }
  }
  return [...new Set(doings)]
    .filter((one) => one.length <= LONGEST && !/[£$€]|\d{3}|\b(?:no|not|nothing)\b/i.test(one))
    .slice(0, MOST);
}

function doing(verb: string) {
  if (IS_DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/e$/, "")}ing`;
}
