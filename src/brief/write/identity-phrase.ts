import type { ParsedBrief } from "../parsed-brief.ts";
import { stripped } from "./headline.ts";
import type { Statement } from "./statements.ts";
import { isOfTrade } from "./trade-phrases.ts";

const MOST_WORDS = 10;
const LONGEST = 72;
const SERVED =
  /^[^,:;.!?(|]* for (?:people|those|anyone|adults|children|families|women|men) (?:who|that|whose) [^,:;.!?(|]{3,60}/iu;
const OPENS =
  /^(?:(?:we['’]re|we are|i['’]m|i am|this is|it['’]s|we run|i run|we own|i own|we have|as) (?:the )?|the )/iu;
const VERB =
  /(?<![\p{L}'’-])(?:we|i|our|my|you|it|they|there|helps?|plants|sees?|makes?|teach|teaches|grows?|brings?|keeps?|he|she|is|are|was|were|has|have|had|can|will|do|does|need|needs|want|wants|makes?|sells?|offers?|bakes?|serves?|takes?|runs?|open|opens|closed|only|no|not)(?![\p{L}'’-])/iu;
/** Marks and words at which what a business is ends. */
const ENDS =
  /[,:;.!?(|\n]|\s[-–—]\s|\s(?:in|near|at|from|on|called|named|that|which|who|where|based|run by|by me)\s/i;
/** Names of people, and what the owner wants made. */
const OTHER = /(?<=.) \p{Lu}\p{Ll}|(?<!\p{L})(?:portfolio|website|site)(?!\p{L})/u;
const TRIMMED = /\s+(?:by me|by us|and|or|with|for|of|the|a)$/i;

export interface IdentityPhrase {
  text: string;
  from: Statement;
  /** Whether it is all that the sentence says. */
  isWhole: boolean;
}

/** Returns the words with which an owner says what the business is: "Bespoke picture framing". */
export function identityPhrase(
  statements: readonly Statement[],
  understood: ParsedBrief,
  phrases: readonly string[],
): IdentityPhrase | undefined {
  const early = statements.filter(({ purpose }) => purpose !== "wish").slice(0, 3);
  for (const from of early.filter(({ purpose }) =>
    /^(?:statement|fragment|identity|offers)$/.test(purpose),
  )) {
    const said = stripped(from.copy, understood).replace(OPENS, "").trim();
    const [first = ""] = said.split(ENDS);
    // "For people who can't get out" says more than "for people".
    const [served = ""] = SERVED.exec(said) ?? [];
    if (served && served.length <= LONGEST && isOfTrade(served, phrases))
      return { text: served, from, isWhole: served === said };
    for (const text of [said, first.replace(TRIMMED, "").trim()]) {
      const count = text.split(/\s+/).length;
      const isPhrase =
        text.length > 3 &&
        count <= MOST_WORDS &&
        !VERB.test(text) &&
        !OTHER.test(text) &&
        !/^(?:an? )?(?:small |local )?(?:family|team|couple|pair|group)$/i.test(text) &&
        !/[\d£$€₹:;+/]|\s[-–—]\s|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(text);
      if (
        isPhrase &&
        (isOfTrade(text, phrases) || isSaidOfSelf(from.copy, text)) &&
        (text !== said || isPlain(text))
      ) {
        return { text, from, isWhole: text === said };
      }
    }
  }
  return undefined;
}

/** "We are a sugarbush, …" says what the business is, whatever the trade is called. */
const isSaidOfSelf = (sentence: string, text: string) =>
  text.split(" ").length <= 4 && /^(?:we are|we['’]re|i am|i['’]m|this is) an? /i.test(sentence);

/** A whole line is a phrase if its commas belong to one list after a preposition: "Karate for kids, teens and parents". */
const isPlain = (text: string) => {
  const [before = "", ...more] = text.split(",");
  return (
    more.length === 0 ||
    (/ (?:for|of|with) /.test(before) && more.every((one) => one.trim().split(" ").length <= 5))
  );
};
