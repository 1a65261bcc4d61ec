import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { capital, escaped } from "../short-text.ts";
import { saysMore } from "../site-copy.ts";
import { ended } from "./edited.ts";
import { isGivenName } from "./given-names.ts";
import { isDetail, isParticular, isRule, stripped } from "./headline.ts";
import { clausesIn, joinedClauses, type SentenceClause } from "./sentence-clauses.ts";
import type { Statement } from "./statements.ts";
import { isOfTrade } from "./trade-phrases.ts";

export interface FirstLine {
  text: string;
  from: Statement;
  /** What stands above the headline instead of in it: "Farm fencing". */
  label?: string | undefined;
  /** The place as the line says it, if it stands apart: "Livernois Ave in Detroit". */
  place: string;
  /** The line that the label says. */
  labelFrom?: Statement | undefined;
  /** What is left of the sentence, as one of its own. */
  rest?: string | undefined;
}

interface Known {
  /** The noun of the heading above the headline, where the business has no name. */
  noun: string;
  isNamed: boolean;
  /** The words of the trade. */
  phrases: readonly string[];
}

const SHORTEST = 12;
const LONGEST = 84;
const MOST_WORDS = 15;
/** A line of fewer words with nothing behind them is a label: "Land surveyors", "Caribbean catering". */
const MOST_IN_LABEL = 4;
/** A longer noun does not fit the heading. */
const LONGEST_LABEL = 34;
const SAYS_MORE = /(?<!\p{L})(?:for|with|by|from|to|at your|in your|through|while|without|and)(?!\p{L})/iu;
/** Words with which no headline begins. */
const LEANING =
  /^(?:with|in|at|from|near|by|on|of|for|as|than|because|so|but|which|that|where|who|when|if|plus|or|too|also|based|just|see|about)\b/i;
/** Endings of words that wait for more. */
const OPEN_END = /\s(?:and|or|with|for|of|the|a|an|to|in|at|by|from)$/i;

/**
 * Returns a headline of the owner's first line, without the name and the place that stand beside it; where that is
 * a mere label, of a line after it.
 */
export function firstLine(
  statements: readonly Statement[],
  understood: ParsedBrief,
  known: Known,
): FirstLine | undefined {
  const lines = statements
    .filter(({ purpose }) => /^(?:identity|statement|fragment|offers)$/.test(purpose))
    .map((from) => apart(from, understood));
  const names = lines.findIndex(({ clauses }) => clauses.length > 0);
  const [first, ...next] = lines.slice(Math.max(0, names));
  if (!first || names > 1 || statements.indexOf(first.from) > 2) return undefined;
  const { from, clauses, place, isRole } = first;
  const [label, ...rest] = clauses;
  if (!label) return undefined;
  const isShort =
    known.noun !== "" && known.noun.length <= LONGEST_LABEL && !/ (?:for|with|by|from) /.test(known.noun);
  const located = known.isNamed || !isShort ? undefined : placeBehind(label.text, known.noun, understood);
  const isList = rest.every(({ mark }) => /^\s*,/.test(mark));
  const behind = joinedClauses(rest);
  // "Farm fencing in Clare, sheep wire, post and rail, gates hung": the heading says what it is, and the place ends it.
  const isEnded = label.text.length > known.noun.length || place !== "";
  if (
    located !== undefined &&
    isEnded &&
    isList &&
    isLine(behind, from) &&
    behind.split(" ").length > MOST_IN_LABEL - 1
  )
    return { text: headed(behind), from, label: label.text, place: place || located };
  const whole = joinedClauses(clauses);
  if (isLabel(whole) || (located !== undefined && rest.length === 0)) {
    const line = afterLabel(next.slice(0, 3), known);
    return (
      line && { ...line, label: whole.replace(/^an? /i, ""), labelFrom: from, place: place || line.place }
    );
  }
  const { text, more } = shortest(whole, from);
  // A name that says what the business is, or a role, stands in for a word of the trade.
  const isOfSelf = names === 1 || isRole || isOfTrade(whole, known.phrases) || from.purpose === "identity";
  // "When a marriage is over somebody has to talk about the house." introduces what the next sentence says.
  const isOpening = from.purpose === "statement" && isOfTrade(next[0]?.from.copy ?? "", known.phrases);
  if (isLine(text, from) && (isOfSelf || (isOpening && OPENS.test(text))))
    return { text: headed(text), from, place, rest: more };
  const tail = from.purpose === "statement" && known.isNamed ? tailOf(from) : undefined;
  if (tail) return { ...tail, from, place, label: known.noun };
  // Behind a name that stands alone, any line of the next may say what is done.
  return names === 1 ? afterLabel(next.slice(0, 3), known) : undefined;
}

const SUBJECT =
  /(?<!\p{L})(?:we|i|you|it|they|he|she|there|is|are|was|were|has|have|will|can|do|does|who|which|that|because|so|but)(?![\p{L}])/iu;

/** "It's over the chemist on West Street, one bride at a time, the whole shop to yourself" ends in what is particular. */
function tailOf(from: Statement): Pick<FirstLine, "text" | "rest"> | undefined {
  const clauses = clausesIn(from.copy);
  for (const count of [2, 1]) {
    const [head, tail] = [clauses.slice(0, -count), clauses.slice(-count)];
    const text = joinedClauses(tail);
    const isPlain = tail.every((clause) => !SUBJECT.test(clause.text) && /^\s*,/.test(clause.mark));
    if (head.length > 1 && isPlain && isParticular(text) && !isDetail(text) && isLine(text, from))
      return { text: headed(text), rest: ended(joinedClauses(head)) };
  }
  return undefined;
}

/** Returns a sentence, or its first half where it is too long or goes on with a price. */
function shortest(text: string, { purpose }: Statement): { text: string; more?: string | undefined } {
  const halves =
    purpose === "statement" && (text.length > LONGEST || isRule(text)) ? halvesOf(text) : undefined;
  return halves ? { text: halves.first, more: halves.second } : { text };
}

/** "A residential home for older people" needs no article; a sentence does. */
const headed = (text: string) =>
  ended(capital(text.replace(/^an? (?!.*\b(?:is|are|was|needs?|has|have|offers?|makes?)\b)/i, "")));

const HALVES = pattern(
  "iu",
)`^(we|i) (.{10,70}?),? and (?:also )?(?=${"have|run|make|sell|do|teach|offer|grow|bake|rent|hire|let|serve|repair|mend"} )`;

/** "We sell our own milk and have three glamping pods" is two sentences. */
function halvesOf(text: string) {
  const [before, who = ""] = HALVES.exec(text) ?? [];
  if (!before) return undefined;
  const first = before.replace(/,? and (?:also )?$/i, "");
  return { first, second: ended(capital(`${who} ${text.slice(before.length)}`)) };
}

const OPENS = /^(?:when|if|every|some|not every|most|there['’]?s?|because)\b/i;

interface Line {
  from: Statement;
  /** Whether it begins with what the owner is: "As psychotherapist in Zürich I see adults". */
  isRole: boolean;
  clauses: SentenceClause[];
  place: string;
}

/** "Land surveyors. Pegs found and replaced, subdivisions, sectional title." */
function afterLabel(lines: readonly Line[], { phrases }: Known): FirstLine | undefined {
  const fitting = lines.flatMap(({ from, clauses, place }) => {
    const { text, more } = shortest(joinedClauses(clauses), from);
    const isList = from.purpose === "offers" || text.split(", ").length > 2;
    return isLine(text, from) &&
      !isDetail(text) &&
      !isLabel(text) &&
      (isList || isOfTrade(text, phrases) || isParticular(text)) &&
      !/^(?:no|not|never|only)\b/i.test(text)
      ? [{ text: headed(text), from, place, rest: more }]
      : [];
  });
  return fitting.find(({ text, from }) => from.purpose === "statement" && isParticular(text)) ?? fitting[0];
}

/** Whether a text is only a name for what is done: "Caribbean catering", "Piano tuning in Cork". */
function isLabel(text: string) {
  const bare = text.replace(PLACE_AT_END, "");
  const count = bare.split(/\s+/).filter((word) => word !== "&").length;
  return (
    count <= MOST_IN_LABEL &&
    !/n['’]t(?!\p{L})/u.test(bare) &&
    !SAYS_MORE.test(bare) &&
    !(count === MOST_IN_LABEL && isParticular(bare))
  );
}

const PLACE_AT_END =
  /,? (?:in|near|at|on|outside) (?:the )?\p{Lu}[\p{L}’'-]*(?: (?:in |on |the )?\p{Lu}[\p{L}’'-]*)*$/u;

/** Returns the place behind the noun of a label, or undefined if the label says something else, too. */
function placeBehind(label: string, noun: string, { place = "" }: ParsedBrief): string | undefined {
  const known = new Set(wordsIn(`${noun} ${place} in near at on the a an`));
  if (wordsIn(label).every((word) => known.has(word))) return "";
  const at = label.toLowerCase().indexOf(noun.toLowerCase());
  const rest = at === 0 ? label.slice(noun.length).trim() : "";
  return /^(?:in|near|at|on|outside|off|by) (?:the )?\p{Lu}[^,]*$/u.test(rest) ? capital(rest) : undefined;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isLine = (text: string, { purpose }: Statement) =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  text.split(/\s+/).length > 2 &&
  text.split(/\s+/).length <= MOST_WORDS &&
  (!LEANING.test(text) || OPENS.test(text)) &&
  !OPEN_END.test(text) &&
  !isRule(text.replace(OPENS, "").trim()) &&
  !NO_HEADLINE.test(text) &&
  // "Tuesdays Malton, Wednesdays Pickering"
  (text.match(WEEKDAY)?.length ?? 0) < 2 &&
  // A sentence that goes on after a comma is a text, not a headline.
  (purpose !== "statement" || text.split(/[,;:]\s/).length < 4);

/** People instead of the business: "Three physios: me (Rachel), Tom and Mei", "Beeswax wraps by my partner". */
const NO_HEADLINE =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ and \d|^\p{L}+ \p{L}+: \p{Lu}\p{Ll}+ \p{Lu}|[()@]|(?<!\p{L})me(?!\p{L})|(?<!\p{L})by my \p{L}+/iu;
const WEEKDAY = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/giu;
const OF_PLACE =
  /^(?:\p{Lu}[\p{L}’'.-]*|\d+\p{L}?|in|on|of|the|at|near|and|&)(?: (?:\p{Lu}[\p{L}’'.-]*|\d+\p{L}?|in|on|of|the|at|near|and|&))*$/u;

/** Returns the clauses of a line that are neither the name nor, by themselves, the place, and those of the place. */
function apart(from: Statement, understood: ParsedBrief): Line {
  const { name = "", place = "" } = understood;
  const text = stripped(from.copy, { ...understood, place: "" })
    .replace(new RegExp(`^${escaped(name)} (?=\\p{Ll})`, "iu"), (said) =>
      name && from.purpose === "identity" ? "" : said,
    )
    .replace(AS_ROLE, "");
  const town = place.split(",")[0] ?? "";
  const clauses: SentenceClause[] = [];
  const places: string[] = [];
  for (const { mark, text: said } of clausesIn(text)) {
    const clause = { mark, text: ofBusiness(said, name) };
    if (isGivenName(clause.text) || isWished(clause.text, understood)) continue;
    const isPlace =
      place !== "" &&
      (!saysMore(clause.text, place) || (clause.text.includes(town) && OF_PLACE.test(clause.text)));
    // The place may stand before the sentence: "On the farm near Ōkato, Taranaki, we sell our own milk".
    const isBefore =
      clauses.length === 0 && clause.text.includes(town) && /^(?:on|in|at|from|near) /i.test(clause.text);
    const last = clauses.at(-1);
    // "In the church hall, Didsbury Road, Stockport" is one place.
    if (isPlace && last && /\p{Lu}[\p{L}’'-]+$/u.test(last.text)) last.text += clause.mark + clause.text;
    else if (place && (isPlace || (isBefore && from.purpose === "statement"))) places.push(clause.text);
    else if (saysMore(clause.text, name)) clauses.push(clause);
  }
  return { from, clauses, place: capital(places.join(", ")), isRole: AS_ROLE.test(from.copy) };
}

/** Returns a clause without the name at its end and without the site that the owner wants: "UX designer portfolio". */
const ofBusiness = (clause: string, name: string) =>
  clause
    .replace(
      new RegExp(`(?: (?:is|are))? (?:called|named|known as) ["“]?${escaped(name || " ")}["”]?$`, "iu"),
      "",
    )
    .replace(/(?<=\p{L}) (?:portfolio|web ?site|site|web ?page)$/iu, "")
    .replace(/^((?:over |more than )?\d+\+? years)$/i, "$1 of experience");

/** "With online orders" is a wish for the site. */
const isWished = (clause: string, { evidence, features }: ParsedBrief) =>
  /^(?:with|and) /i.test(clause) &&
  features.some((feature) =>
    evidence[feature]?.some((one) => clause.toLowerCase().includes(one.text.toLowerCase())),
  );

/** "As psychotherapist in Zürich I see adults" */
const AS_ROLE = /^as (?:an? |the )?[^,;:]{3,50}? (?=(?:i|we) \p{Ll})/iu;
