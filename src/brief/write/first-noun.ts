import type { ParsedBrief } from "../parsed-brief.ts";
import { lowerFirst } from "../short-text.ts";
import type { Trade } from "../trades/trade.ts";
import type { Statement } from "./statements.ts";
import { isOfTrade, tradePhrases } from "./trade-phrases.ts";

const MOST_WORDS = 6;
const OPENS =
  /^(?:we['’]re|we are|i['’]m|i am|this is|it['’]s|we run|i run|we own|i own|we have|as)?\s*(?:(?:an?|the|our|my) )?\s*/iu;
const VERB =
  /(?<![\p{L}'’-])(?:no|not|all|every|we|i|you|it|they|is|are|was|has|have|can|will|do|does|need|needs|want|wants|makes?|sells?|offers?|bakes?|repairs?|builds?|serves?|takes?|runs?|open|free|from|only)(?![\p{L}'’-])/iu;
const ENDS =
  /[,:;.!?(|]|\s[-–—]\s|\s(?:in|near|at|on|for|of the|called|named|that|which|who|where|with(?! (?:a )?van\b)|based|serving|run by|since|if|when|because|while|where)\s/i;

/** Returns the words with which a brief begins, or that follow its name, if they name what the business is. */
export function firstNoun(
  statements: readonly Statement[],
  understood: ParsedBrief,
  trade?: Trade,
): string | undefined {
  const { name = "", place = "" } = understood;
  const phrases = trade ? tradePhrases(understood, trade) : [];
  const [town = ""] = place.split(",");
  for (const [index, { purpose, copy }] of statements.slice(0, 3).entries()) {
    const isApart = purpose === "contact" || purpose === "hours" || purpose === "prices";
    if (purpose === "wish" || (isApart && index > 0)) continue;
    const at = name ? copy.toLowerCase().indexOf(name.toLowerCase()) : -1;
    const after = at < 0 ? "" : copy.slice(at + name.length);
    const [, apposition = ""] = /^(?:,| is| are|:)? (?:an?|the) (.+)$/i.exec(after) ?? [];
    for (const text of [apposition, at === 0 || index > 0 ? "" : copy.replace(OPENS, "")]) {
      const noun = upTo(text, town);
      if (noun && trade && !isOfTrade(noun, phrases)) continue;
      if (noun && !(name && noun.toLowerCase().includes(name.toLowerCase()))) return lowerFirst(noun);
    }
  }
  return undefined;
}

function upTo(text: string, town: string) {
  const at = town ? text.toLowerCase().indexOf(town.toLowerCase()) : -1;
  const [words = ""] = (at > 0 ? text.slice(0, at) : text).split(ENDS);
  const noun = words
    .trim()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/ (?:out of|out|from|in|of|around|near|across|at|on|covering|serving)$/i, "");
  const count = noun.split(/\s+/).length;
  return noun.length > 3 && count <= MOST_WORDS && !VERB.test(noun) && !/\d/.test(noun) ? noun : "";
}
