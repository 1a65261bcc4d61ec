import grammar from "./grammar.json" with { type: "json" };
import { isPlural, readWords, type Word } from "./text.ts";
import { type VerbForm, verbForm } from "./verbs.ts";

export type PartOfSpeech =
  | "determiner"
  | "quantity"
  | "owner"
  | "pronoun"
  | "preposition"
  | "conjunction"
  | "or"
  | "auxiliary"
  | "negation"
  | "question"
  | "verb"
  | "adverb"
  | "adjective"
  | "noun";

/** A word with the signs before it and its part of speech in this place. */
export interface Token extends Word {
  /** Its place among the tokens of the text. */
  at: number;
  /** The signs before it: `,` `:` `(` `)` `.` `-` `/`, and a line break as `\n`. */
  marks: string;
  /** The first word of a line with a bullet, a dash or a number. */
  isBullet: boolean;
  part: PartOfSpeech;
  verb?: VerbForm;
  isMany: boolean;
}

const setOf = (list: string) => new Set(list.split("|"));
const determiners = setOf(grammar.determiners);
const quantities = setOf(grammar.quantities);
const owners = setOf(grammar.owners);
const pronouns = setOf(grammar.pronouns);
const prepositions = setOf(grammar.prepositions);
const auxiliaries = setOf(grammar.auxiliaries);
const negations = setOf(grammar.negations);
const conjunctions = setOf(grammar.conjunctions);
const questions = setOf(grammar.questions);
const adverbs = setOf(grammar.adverbs);
const adjectives = setOf(grammar.adjectives);

export const isNumber = ({ low }: { low: string }) => /^\d+(?:st|nd|rd|th)?$/.test(low);

export function tokensOf(text: string): Token[] {
  const words = readWords(text).map(spelledOut);
  const tokens = words.map((word, at): Token => {
    const gap = text.slice(words[at - 1]?.end ?? 0, word.start);
    return {
      ...word,
      at,
      marks: marksOf(gap, at === 0 || word.sentence !== words[at - 1]?.sentence),
      isBullet: /(?:^|\n)\s*(?:[-–—*•·>]|\d+[.)])\s*$/.test(gap),
      part: "noun",
      isMany: isPlural(word) || word.low === "stuff",
    };
  });
  for (const token of tokens) {
    const verb = verbForm(token.low.replace(/[’]/g, "'"));
    token.part = closedPart(token) ?? "noun";
    if (verb && (token.part === "noun" || (token.part === "adjective" && /^(?:past|ing)$/.test(verb.form))))
      token.verb = verb;
  }
  for (const token of tokens) settlePart(tokens, token);
  for (const token of tokens) if (token.part === "noun" && token.verb) settleVerb(tokens, token);
  return tokens;
}

/** Short forms and what they stand for: "who's" is "who", and "hrs" are hours. */
const spelled = new Map(grammar.short.split("|").map((pair) => pair.split(":") as [string, string]));

/** "Serial no" is the number. */
function spelledOut(word: Word, at: number, all: readonly Word[]): Word {
  const low = spelled.get(word.low.replace(/[’]/g, "'"));
  if (low) return { ...word, low, stem: low };
  const next = all[at + 1];
  const isNumber =
    /^nos?$/.test(word.low) &&
    at > 0 &&
    /^[\s.]*$/.test(word.gap) &&
    (next === undefined || /[,;:.\n()/–-]/.test(next.gap) || /^(?:and|or|plus|with)$/.test(next.low));
  return isNumber ? { ...word, low: "number", stem: "number" } : word;
}

/** Words whose part depends on the next one: "each has", "to do list", "they like". */
function settlePart(tokens: readonly Token[], token: Token) {
  const next = tokens[token.at + 1];
  const before = tokens[token.at - 1];
  const { low, part } = token;
  const isJoined = next !== undefined && !STARTS.test(next.marks);
  if (
    /^(?:each|both|all|most|some|many)$/.test(low) &&
    isJoined &&
    (next.part === "auxiliary" ||
      /^(?:has|have|needs|gets|costs|had)$/.test(next.low) ||
      (next.verb?.form === "s" && !next.verb.isNoun) ||
      (next.verb?.form === "base" && !next.verb.isNoun && !next.isMany))
  )
    token.part = "pronoun";
  // "Each one wants a float".
  if (
    low === "one" &&
    before &&
    /^(?:each|every)$/.test(before.low) &&
    isJoined &&
    next.verb &&
    !STARTS.test(token.marks)
  ) {
    token.part = "pronoun";
    before.part = "pronoun";
  }
  // "Each clean: date, paid".
  if (
    part === "adjective" &&
    before &&
    /^(?:each|every|per)$/.test(before.low) &&
    (!next || STARTS.test(next.marks))
  )
    token.part = "noun";
  // "They've all a number".
  if (
    /^(?:they|we|i|you)['’]?ve$/.test(low) &&
    isJoined &&
    /^(?:determiner|quantity|owner)$/.test(next.part)
  ) {
    token.part = "verb";
    token.verb = { base: "have", form: "base", isNoun: false };
  }
  if (
    low === "to" &&
    isJoined &&
    /^(?:do|dos)$/.test(next.low) &&
    (/^(?:list|lists)$/.test(tokens[token.at + 2]?.low ?? "") ||
      next.low === "dos" ||
      before?.part === "determiner")
  ) {
    token.part = "noun";
    next.part = "noun";
  }
  // "I open", "it matters": behind a subject there is a verb.
  if (
    before &&
    /^(?:i|we|they|he|she|who|you)$/.test(before.low) &&
    !STARTS.test(token.marks) &&
    /^(?:adjective|noun)$/.test(part)
  ) {
    const form = verbForm(low);
    if (form ?? part === "noun") {
      token.part = "verb";
      token.verb = form ?? { base: low, form: "base", isNoun: true };
    }
  }
  if (low === "like" && before?.part === "pronoun" && !STARTS.test(token.marks)) {
    token.part = "verb";
    token.verb = { base: "like", form: "base", isNoun: false };
  }
  if (part === "preposition" && low === "out" && before?.part === "determiner") token.part = "noun";
}

function marksOf(gap: string, isStart: boolean) {
  let marks = "";
  if (/[([]/.test(gap)) marks += "(";
  if (/[)\]]/.test(gap)) marks += ")";
  if (/:/.test(gap)) marks += ":";
  // "Vegetarian?, picture" is one list.
  if ((isStart && !/^[?!]\s*,/.test(gap)) || /[;\n•|]/.test(gap)) marks += ".";
  if (/\n/.test(gap)) marks += "\n";
  if (/\s[-–—]+>?\s|[–—→]|->|\.\.|…/.test(gap)) marks += "-";
  if (/,/.test(gap)) marks += ",";
  if (/\//.test(gap)) marks += "/";
  if (/[&+]/.test(gap)) marks += "&";
  return marks;
}

function closedPart({ low, marks, gap }: Token): PartOfSpeech | undefined {
  const plain = low.replace(/[’]/g, "'");
  // "To-do list", "check-in".
  if (gap === "-" && marks === "") return "noun";
  if (plain === "or") return "or";
  if (plain === "who's") return "question";
  if (questions.has(plain)) return "question";
  if (owners.has(plain)) return "owner";
  if (
    pronouns.has(plain) ||
    /^(?:i|we|you|they|it|he|she|that|there|what|who)'(?:s|d|ll|ve|re|m)$/.test(plain)
  )
    return "pronoun";
  if (auxiliaries.has(plain)) return "auxiliary";
  if (negations.has(plain)) return "negation";
  if (determiners.has(plain)) return "determiner";
  if (quantities.has(plain) || /^\d/.test(plain)) return "quantity";
  if (prepositions.has(plain)) return "preposition";
  if (conjunctions.has(plain)) return "conjunction";
  if (
    adverbs.has(plain) ||
    (/[a-z]{3}ly$/.test(plain) &&
      !/^(?:family|supply|assembly|reply|monopoly|butterfly|jelly|belly|bully)$/.test(plain))
  )
    return adverbs.has(plain) || !/^(?:elderly|friendly|weekly|monthly|yearly|daily)$/.test(plain)
      ? "adverb"
      : "adjective";
  return adjectives.has(plain) ? "adjective" : undefined;
}

const STARTS = /[.,:();/&-]/;
const isStartOf = (token: Token) => token.at === 0 || STARTS.test(token.marks);
const opensPhrase = (token: Token | undefined) =>
  token !== undefined &&
  !STARTS.test(token.marks) &&
  /^(?:determiner|quantity|owner|pronoun|question|preposition)$/.test(token.part);

const SINGULAR_SUBJECT = /^(?:he|she|it|who|which|that|somebody|someone|everybody|everyone|nobody|anyone)$/;
/** Plurals that stand before other nouns: "savings plan". */
const COMPOUND =
  /^(?:sports|savings|goods|sales|clothes|accounts|news|arms|parents|earnings|communications|operations|systems|customs)$/;
const SUBJECT =
  /^(?:i|we|you|they|people|id|i'd|we'd|they'd|i'll|we'll|they'll|u|everybody|everyone|somebody|someone)$/;

/** A word that can be a verb, with the words around it. */
interface Place {
  tokens: readonly Token[];
  token: Token;
  verb: VerbForm;
  next: Token | undefined;
  before: Token | undefined;
  /** The word before, without adverbs: "we also note". */
  skipped: Token | undefined;
  /** The skipped word in small letters. */
  subject: string;
  isStart: boolean;
  /** Nothing follows in the clause. */
  isOver: boolean;
}

/** Whether a word that can be a verb is one here. */
function settleVerb(tokens: readonly Token[], token: Token) {
  const { verb, at } = token;
  if (!verb) return;
  const next = tokens[at + 1];
  const isStart = isStartOf(token);
  const before = isStart ? undefined : tokens[at - 1];
  const skipped = before && /^(?:adverb|negation)$/.test(before.part) ? tokens[at - 2] : before;
  const subject = skipped?.low.replace(/[’]/g, "'") ?? "";
  const isOver = next === undefined || isStartOf(next);
  const place: Place = { tokens, token, verb, next, before, skipped, subject, isStart, isOver };
  if (isPlainVerb(place)) token.part = "verb";
  else if (
    verb.form === "past" ||
    (verb.form === "ing" && !isStart && next?.part === "noun" && !isOver && next.verb?.isNoun !== false)
  )
    token.part = "adjective";
}

function isPlainVerb(place: Place): boolean {
  const { verb, before, next, token, isOver, tokens } = place;
  if (verb.base === "have") return true;
  // "Run by parents".
  if (
    next?.low === "by" &&
    !isOver &&
    before?.part === "noun" &&
    /^(?:run|put|set|cut|read)$/.test(token.low)
  )
    return true;
  // "Run out", "which helpers cook".
  const isPhrasal = !isOver && /^(?:out|up|off|away)$/.test(next?.low ?? "");
  const isLast = isOver && before?.isMany === true && tokens[token.at - 2]?.part === "question";
  if (verb.form === "base" && before && /^(?:noun|adjective)$/.test(before.part) && (isPhrasal || isLast))
    return true;
  if (before && /^(?:determiner|owner|quantity|adjective)$/.test(before.part)) return false;
  if (verb.form === "base") return isBaseVerb(place);
  if (verb.form === "s") return isThirdPerson(place);
  return verb.form === "past" ? isPastVerb(place) : isGerund(place);
}

/** "Book" in "members book boats". */
function isBaseVerb({
  tokens,
  token,
  verb,
  next,
  before,
  skipped,
  subject,
  isStart,
  isOver,
}: Place): boolean {
  const { at, low } = token;
  const beforeLow = before?.low ?? "";
  if (SUBJECT.test(subject) || subject === "who") return true;
  if (skipped?.part === "auxiliary" && !/^(?:is|are|was|were|be|been|am)$/.test(subject)) return true;
  if (beforeLow === "to")
    return !(
      verb.isNoun &&
      next?.part !== "determiner" &&
      next?.part !== "owner" &&
      isNounPhraseBefore(tokens, at - 2)
    );
  if (before?.isMany && before.part === "noun")
    return (
      !verb.isNoun ||
      opensPhrase(next) ||
      isManyBehind(tokens, at + 1) ||
      (isOver && isStartOf(before) && !COMPOUND.test(before.low))
    );
  if (
    isStart &&
    /^(?:log|track|list|record|note|plan|schedule|catalogue)$/.test(low) &&
    next?.isMany &&
    !isStartOf(next)
  )
    return true;
  if (isStart)
    return (
      !token.isMany &&
      ((opensPhrase(next) &&
        !(next?.part === "pronoun" && verb.isNoun) &&
        !(next?.part === "preposition" && (verb.isNoun || /^(?:of|for)$/.test(next.low)))) ||
        (!verb.isNoun && next !== undefined && !isStartOf(next) && next.part === "noun"))
    );
  if (before?.part === "conjunction" || before?.part === "or") {
    if (next?.low === "people") return true;
    const last = tokens.slice(Math.max(0, at - 5), at - 1).some((one) => one.part === "verb");
    return (last && (opensPhrase(next) || !verb.isNoun)) || (!verb.isNoun && opensPhrase(next));
  }
  if (before?.part === "verb") return false;
  return !verb.isNoun && before?.part !== "noun" && before?.part !== "preposition" && low !== "set";
}

/** "Books" in "a member books a boat". */
function isThirdPerson({ tokens, token, verb, next, before, subject, isStart, isOver }: Place): boolean {
  const { low, at } = token;
  // "Each of my flocks lays".
  const isEach = tokens
    .slice(Math.max(0, at - 5), at)
    .some((one, place, all) => one.low === "each" && all[place + 1]?.low === "of");
  // "Which parent drives on which morning".
  const isAsked =
    /^(?:which|what)$/.test(tokens[at - 2]?.low ?? "") && before?.part === "noun" && !before.isMany;
  if (isAsked && (isOver || next?.part === "preposition" || opensPhrase(next))) return true;
  if (isEach && before?.isMany && next?.part !== "noun") return true;
  if (SINGULAR_SUBJECT.test(subject)) return true;
  if (
    isStart &&
    !verb.isNoun &&
    /^(?:goes|comes|pays|gets|takes|brings|gives|returns|buys|uses|keeps|wants|needs|sends)$/.test(low)
  )
    return true;
  if (isStart) return /^(?:determiner|owner)$/.test(next?.part ?? "") && !isOver;
  if (before?.part === "noun" && !before.isMany)
    return verb.isNoun
      ? (opensPhrase(next) && next?.part !== "preposition") || (next?.part === "adverb" && !isStartOf(next))
      : true;
  if (before?.part === "conjunction") return !verb.isNoun && opensPhrase(next);
  return false;
}

function isPastVerb({ next, before, skipped, subject, isStart }: Place): boolean {
  if (
    SUBJECT.test(subject) ||
    SINGULAR_SUBJECT.test(subject) ||
    skipped?.part === "auxiliary" ||
    skipped?.part === "question"
  )
    return true;
  if (before?.part === "pronoun" || (before?.part === "verb" && before.verb?.base === "have")) return true;
  if (isStart)
    return (
      next !== undefined &&
      !isStartOf(next) &&
      /^(?:preposition|determiner|pronoun|question)$/.test(next.part)
    );
  return before?.part === "noun";
}

function isGerund({ next, before, skipped, isStart }: Place): boolean {
  if (skipped?.part === "auxiliary" || before?.part === "pronoun") return true;
  if (isStart || before?.part === "preposition" || before?.part === "conjunction")
    return (
      next !== undefined && !isStartOf(next) && /^(?:determiner|owner|question|quantity)$/.test(next.part)
    );
  if (before?.part === "verb") return true;
  return false;
}

/** "Repair donated bikes": a plural that is the object. */
function isManyBehind(tokens: readonly Token[], from: number) {
  for (let at = from; at < from + 3; at++) {
    const token = tokens[at];
    if (!token || isStartOf(token)) return false;
    if (token.part === "noun" && token.isMany) return true;
    if (token.part !== "adjective" && token.part !== "noun") return false;
  }
  return false;
}

const isNounPhraseBefore = (tokens: readonly Token[], at: number) =>
  tokens[at]?.part === "verb" && tokens[at]?.verb?.form !== "base";
