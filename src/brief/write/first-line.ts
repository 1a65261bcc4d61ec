import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital } from "../short-text.ts";
import { saysMore } from "../site-copy.ts";
import { ended } from "./edited.ts";
import { isDetail, isRule, stripped } from "./headline.ts";
import { clausesIn, joinedClauses, type SentenceClause } from "./sentence-clauses.ts";
import type { Statement } from "./statements.ts";
import { isOfTrade } from "./trade-phrases.ts";

export interface FirstLine {
  text: string;
  from: Statement;
  /** What the heading says instead of the headline: "Farm fencing". */
  label?: string | undefined;
}

interface Known {
  /** The words of the heading above the headline, where the business has no name. */
  heading: string;
  isNamed: boolean;
  /** The words of the trade. */
  phrases: readonly string[];
}

const SHORTEST = 12;
const LONGEST = 84;
const MOST_WORDS = 15;
/** A line of fewer words with nothing behind them is a label: "Land surveyors", "Caribbean catering". */
const MOST_IN_LABEL = 4;
const SAYS_MORE = /(?<!\p{L})(?:for|with|by|from|to|at your|in your|through|while|without|and)(?!\p{L})/iu;
/** Words with which no headline begins. */
const LEANING =
  /^(?:with|in|at|from|near|by|on|of|for|as|than|because|so|but|which|that|where|who|when|if|plus|or|too|also|based|just|see|about)\b/i;
/** Endings of words that wait for more. */
const OPEN_END = /\s(?:and|or|with|for|of|the|a|an|to|in|at|by|from)$/i;

/**
 * Returns a headline of the owner's first line, without the name and the place that stand beside it; where that is
 * a mere label, of the line after it.
 */
export function firstLine(
  statements: readonly Statement[],
  understood: ParsedBrief,
  known: Known,
): FirstLine | undefined {
  const lines = statements.filter(({ purpose }) => /^(?:identity|statement|fragment|offers)$/.test(purpose));
  const [first, ...next] = lines[0] && ofPlace(lines[0], understood).length === 0 ? lines.slice(1) : lines;
  if (!first || statements.indexOf(first) > 2) return undefined;
  const clauses = ofPlace(first, understood);
  const [label, ...rest] = clauses;
  if (!label) return undefined;
  // "Farm fencing in Clare, sheep wire, post and rail, gates hung": the heading says what it is.
  const isHeaded = !known.isNamed && !saysMore(label.text, known.heading);
  const behind = joinedClauses(rest);
  if (isHeaded && rest.every(({ mark }) => /^\s*,/.test(mark)) && isLine(behind, first))
    return { text: ended(capital(behind)), from: first, label: label.text };
  const whole = joinedClauses(clauses);
  if (isLabel(whole) || isHeaded) return afterLabel(whole, next.slice(0, 3), understood, known);
  if (!isLine(whole, first) || !(isOfTrade(whole, known.phrases) || first.purpose === "identity"))
    return undefined;
  return { text: ended(capital(whole)), from: first };
}

/** "Land surveyors. Pegs found and replaced, subdivisions, sectional title." */
function afterLabel(
  label: string,
  lines: readonly Statement[],
  understood: ParsedBrief,
  { phrases }: Known,
): FirstLine | undefined {
  for (const from of lines) {
    const text = joinedClauses(ofPlace(from, understood));
    const isList = from.purpose === "offers" || text.split(", ").length > 2;
    if (
      isLine(text, from) &&
      !isDetail(text) &&
      !isLabel(text) &&
      (isList || isOfTrade(text, phrases)) &&
      !/^(?:no|not|never)\b/i.test(text)
    )
      return { text: ended(capital(text)), from, label };
  }
  return undefined;
}

const isLabel = (text: string) => text.split(/\s+/).length <= MOST_IN_LABEL && !SAYS_MORE.test(text);

const isLine = (text: string, { purpose }: Statement) =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  text.split(/\s+/).length > 2 &&
  text.split(/\s+/).length <= MOST_WORDS &&
  !LEANING.test(text) &&
  !OPEN_END.test(text) &&
  !isRule(text) &&
  // A sentence that goes on after a comma is a text, not a headline.
  (purpose !== "statement" || text.split(/[,;:]\s/).length < 4);

/** Returns the clauses of a line that are neither the name nor, by themselves, the place. */
function ofPlace({ copy }: Statement, understood: ParsedBrief): SentenceClause[] {
  const { name = "", place = "" } = understood;
  const text = stripped(copy, { ...understood, place: "" });
  const said = `${name} ${place}`;
  const town = place.split(",")[0] ?? "";
  return clausesIn(text).filter(
    ({ text: clause }) =>
      saysMore(clause, said) &&
      // "Abbotsford BC"
      !(town && pattern("u")`^${town} \p{Lu}{2,3}$`.test(clause)),
  );
}
