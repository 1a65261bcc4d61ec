import { isPair, type Phrase, phraseAt } from "./phrases.ts";
import { isContainer } from "./text.ts";
import type { Token } from "./tokens.ts";

/** The way in which an item is joined to the one before. */
export type Joint =
  | "sentence"
  | "comma"
  | "and"
  | "or"
  | "with"
  | "colon"
  | "open"
  | "has"
  | "each"
  | "question"
  | "slash";

/** A part of a sentence between commas, "and", "with", question words and brackets. */
export interface Item {
  joint: Joint;
  tokens: Token[];
  isBullet: boolean;
  /** The brackets around it. */
  depth: number;
  /** "Whether they paid", "who did it". The question word is not among the tokens. */
  question?: Token;
  /** The preposition before a question word: "by whom". */
  through?: string;
  /** "I need", "we keep track of": it says what is kept track of. */
  isAsked: boolean;
  /** "I run", "we are": it is about the writer. */
  isIntro: boolean;
  /** "For events I want the date": what the item is about. */
  about?: Phrase;
  /** "Or not" follows. */
  isYesNo?: boolean;
  /** Behind "such as" and "like": examples. */
  isExample?: boolean;
  /** "When I open a hive, ...": what follows is noted then. */
  isWhenever: boolean;
  /** The subject of the verb: a phrase, the writer, or "they" and "it". */
  subject?: Phrase | "writer" | "pronoun";
  verb?: Token;
  /** The noun, or the object of the verb. */
  phrase?: Phrase;
  tails: Tail[];
  /** The beginning of the list behind it. */
  opens?: "with" | "has" | "colon" | "open" | "each";
  /** The item behind it. */
  next?: Item | undefined;
  /** The item of which this one is in the list. */
  parent?: Item | undefined;
}

export interface Tail {
  preposition: string;
  phrase: Phrase;
}

const WITH = /^(?:with|w|including|incl|include|includes|containing|having|namely|eg|featuring)$/;
const PLAIN_HAS = /^(?:have|need|get|want|include|contain|require)$/;
const TRACK =
  /^(?:keep|track|record|log|note|list|manage|organise|organize|see|know|have|want|need|like|love|write|jot|remember|store|save|register|monitor|show|get|look|enter|collect|follow|plan|forget|find|be|put|tick|add|hold|maintain|create|build|make|schedule|handle|catalogue|document|view|check|overview|use|require|replace|measure|count|wish|ask|try|start|hope|lose|sort|hear|tell|let|help|think|mark|say|go|come|link|connect|test|weigh|snap|scribble|mark)$/;
const INTRO =
  /^(?:be|run|own|work|make|sell|teach|coach|breed|build|organise|organize|rent|hire|repair|fix|do|offer|lead|bake|grow|clean|play|raise|train|cook|fit|install|serve|deliver|farm|volunteer|host|live|start|help|look|buy|foster|brew|collect|restore|design|paint|write|translate|tutor|walk|groom|feed|keep|service|produce|sew|knit|treat|drive|fly|study|operate|handle|provide|let|share|ride|sing|perform|dance|ring|record|scan|read|cater|board|shoe|tune|hold|take|go|meet|have|manage|apply)$/;
const WRITER = /^(?:i|we|you|i'd|we'd|i'm|we're|i've|we've|i'll|we'll|im|id|ive|u)$/;
const OTHERS =
  /^(?:they|it|he|she|they're|they've|they'd|it's|he's|she's|someone|somebody|everyone|everybody|anyone|each)$/;
const CLOSES = /[.,:();/&-]/;

export function itemsOf(tokens: readonly Token[]): Item[] {
  const items = new Splitter(tokens).split();
  for (const [at, item] of items.entries()) {
    readItem(item);
    item.next = items[at + 1];
  }
  nest(items);
  return items;
}

const plain = ({ low }: Token) => low.replace(/[’]/g, "'");

class Splitter {
  readonly #items: Item[] = [];
  #now: Item | undefined;
  #depth = 0;
  readonly #tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  split(): Item[] {
    for (let at = 0; at < this.#tokens.length; at++) at += this.#take(at);
    return this.#items.filter(({ tokens, question, opens }) => tokens.length > 0 || question || opens);
  }

  #open(joint: Joint, token: Token): Item {
    const item: Item = {
      ...{ joint, tokens: [], isBullet: token.isBullet, depth: this.#depth },
      ...{ isAsked: false, isIntro: false, isWhenever: false, tails: [] },
    };
    this.#now = item;
    this.#items.push(item);
    return item;
  }

  /** Returns how many more tokens it has taken. */
  #take(at: number): number {
    const token = this.#tokens[at] as Token;
    const { marks, part } = token;
    const low = plain(token);
    const next = this.#tokens[at + 1];
    const before = this.#tokens[at - 1];
    if (marks.includes(")")) this.#depth = Math.max(0, this.#depth - 1);
    if (marks.includes(".") && !marks.includes("(")) this.#depth = 0;
    const empty = this.#now?.tokens.length === 0 && !this.#now.question ? this.#now : undefined;
    if (this.#now === undefined || CLOSES.test(marks)) this.#break(token, empty);
    const now = this.#now as unknown as Item;
    if (before && next && isPair(before, token, next) && !CLOSES.test(marks)) {
      now.tokens.push(token, next);
      return 1;
    }
    // "Whenever I open a hive I'd like to note": a new clause.
    if (
      WRITER.test(low) &&
      before?.part === "noun" &&
      now.tokens.at(-1) === before &&
      now.tokens.some((one) => one.part === "verb") &&
      !now.tokens.some((one) => one.part === "pronoun" && !WRITER.test(plain(one)))
    )
      this.#open("comma", token);
    const here = this.#now as unknown as Item;
    if (here !== now) {
      here.tokens.push(token);
      return 0;
    }
    if (
      part === "conjunction" &&
      before?.part === "adjective" &&
      next?.part === "adjective" &&
      next.verb === undefined &&
      this.#tokens[at + 2]?.part === "noun"
    ) {
      now.tokens.push(token);
      return 0;
    }
    if (part === "conjunction" || (low === "as" && next?.low === "well")) {
      // "And" opens an item, and "and so" only one.
      if (now.tokens.length > 0 || now.question) this.#open("and", token);
      else if (now.joint !== "sentence" && now.joint !== "open" && now.joint !== "colon") now.joint = "and";
      return low === "as" ? (this.#tokens[at + 2]?.low === "as" ? 2 : 1) : 0;
    }
    if (part === "or") {
      if (next?.part === "negation" && CLOSES.test(this.#tokens[at + 2]?.marks ?? ".")) {
        now.isYesNo = true;
        return 1;
      }
      this.#open("or", token);
      return 0;
    }
    if (this.#opensList(token, before, next, now)) return low === "such" ? 1 : 0;
    if (part === "question" && this.#asks(token, next, now)) return 0;
    if (/^(?:each|every|per)$/.test(low) && this.#opensEach(at, now)) {
      return this.#takeEach(at);
    }
    now.tokens.push(token);
    return 0;
  }

  #break(token: Token, empty: Item | undefined) {
    const { marks } = token;
    let joint: Joint = "comma";
    if (marks.includes("(")) joint = "open";
    else if (/:|-/.test(marks) && !/\./.test(marks.replace(":", ""))) joint = "colon";
    else if (marks.includes(".")) joint = "sentence";
    else if (marks.includes("/")) joint = "slash";
    else if (marks === "&") joint = "and";
    const last = this.#items.findLast(({ tokens }) => tokens.length > 0);
    if (joint === "open" && this.#now) {
      this.#depth++;
      if (last) last.opens = "open";
    }
    if (marks.includes(":") && last) last.opens = "colon";
    else if (joint === "colon" && last && last.joint === "sentence") last.opens = "colon";
    else if (joint === "colon") joint = "comma";
    // "W/ price".
    if (empty?.joint === "with" && joint === "slash") return;
    if (empty) {
      if (joint !== "comma" || empty.joint === "or") empty.joint = joint;
      empty.depth = this.#depth;
      this.#now = empty;
    } else this.#open(joint, token);
    if (this.#now && joint === "sentence") this.#now.isBullet = token.isBullet;
  }

  /** "With", "such as", and "has" behind a noun. */
  #opensList(token: Token, before: Token | undefined, next: Token | undefined, now: Item) {
    const low = plain(token);
    const isWith =
      (WITH.test(low) &&
        !(this.#depth > 0 && now.tokens.length > 0) &&
        !(
          before?.part === "verb" &&
          /^(?:work|deal|come|start|go|help|do|stay|live|pay|play|begin|fill|meet|speak|talk)$/.test(
            before.verb?.base ?? "",
          )
        )) ||
      (low === "such" && next?.low === "as") ||
      (low === "like" &&
        before !== undefined &&
        now.tokens.length > 0 &&
        before.part === "noun" &&
        token.part === "preposition");
    if (isWith) {
      if (low === "w" && token.part !== "preposition") return false;
      if (now.tokens.length > 0) now.opens = "with";
      const item = this.#open("with", token);
      if (low === "like" || low === "such") item.isExample = true;
      return true;
    }
    const isHas =
      now.tokens.length > 0 &&
      !now.question &&
      (token.verb !== undefined || token.part === "auxiliary" || token.part === "verb") &&
      (PLAIN_HAS.test(token.verb?.base ?? "") || /^(?:has|have|had|needs)$/.test(low)) &&
      token.part !== "noun" &&
      token.part !== "adjective" &&
      !now.tokens.some(
        (one) =>
          WRITER.test(plain(one)) ||
          (one.part === "pronoun" && now.tokens[0] !== one) ||
          one.part === "auxiliary" ||
          one.low === "to" ||
          one.part === "verb",
      );
    if (!isHas) return false;
    now.opens = "has";
    now.verb = token;
    this.#open("has", token);
    return true;
  }

  #asks(token: Token, next: Token | undefined, now: Item) {
    const low = plain(token);
    // "And if possible".
    if (low === "if" && /^(?:possible|needed|necessary|any|you|so)$/.test(next?.low ?? "")) return false;
    const last = now.tokens.at(-1);
    const through = last?.part === "preposition" ? last.low : undefined;
    if (through) now.tokens.pop();
    let item = now;
    if (now.tokens.length > 0 || now.question)
      item = this.#open(isLeadOnly(now) ? now.joint : "question", token);
    if (now !== item && isLeadOnly(now) && item.joint === "sentence") item.joint = "question";
    item.question = token;
    if (through) item.through = through;
    return true;
  }

  #opensEach(at: number, now: Item) {
    const before = this.#tokens[at - 1];
    const isStart = now.tokens.length === 0;
    if (this.#tokens[at]?.low === "per" && !isStart) return false;
    const isFor =
      before !== undefined &&
      before === now.tokens.at(-1) &&
      /^(?:for|in|on|of|about|to|from|with|per|after|at)$/.test(before.low);
    if (!isStart && !isFor) return false;
    // "A record of every film" is about films.
    if (before?.low === "of" && isContainer.has(this.#tokens[at - 2]?.stem ?? "")) return false;
    const phrase = phraseAt(this.#tokens, this.#tokens[at]?.low === "per" ? at + 1 : at);
    return phrase !== undefined && !TIMES.test(phrase.head.stem);
  }

  /** "For each horse" is an item of its own. "Each dog has" goes on. */
  #takeEach(at: number) {
    const isPer = this.#tokens[at]?.low === "per";
    const phrase = phraseAt(this.#tokens, isPer ? at + 1 : at);
    const now = this.#now as Item;
    const last = isPer ? this.#tokens[at] : now.tokens.at(-1);
    if (last?.part !== "preposition") {
      now.tokens.push(this.#tokens[at] as Token);
      return 0;
    }
    if (!isPer) now.tokens.pop();
    const end = phrase?.end ?? at + 1;
    const item = now.tokens.length > 0 ? this.#open("each", last) : now;
    if (item === now) item.joint = item.joint === "sentence" ? "sentence" : "each";
    item.opens = "each";
    item.tokens.push(...this.#tokens.slice(isPer ? at + 1 : at, end));
    const next = this.#tokens[end];
    if (next && !CLOSES.test(next.marks)) this.#open("comma", next);
    return end - at - 1;
  }
}

export const TIMES =
  /^(?:day|week|month|year|quarter|season|term|time|night|hour|morning|evening|afternoon|weekend|minute|one|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|now|january|december|fortnight|moment|today|tomorrow)$/;

/** "I need to know" in front of a question. */
const isLeadOnly = ({ tokens }: Item) =>
  tokens.every((token) => token.part !== "noun" || isContainer.has(token.stem)) ||
  tokens.every(({ part, verb }) => part !== "noun" || verb !== undefined);

/** Reads who does what in an item. */
function readItem(item: Item) {
  const { tokens, question } = item;
  let at = 0;
  const [first0, second0] = tokens;
  // "Are they coming", "did they pay".
  if (
    !question &&
    first0?.part === "auxiliary" &&
    second0?.part === "pronoun" &&
    (!WRITER.test(plain(second0)) ||
      (item.joint === "comma" && !/^(?:do|don't|can|could)$/.test(plain(first0))))
  ) {
    item.question = { ...first0, low: "whether", stem: "whether" };
    item.tokens = tokens.slice(1);
    return readQuestion(item);
  }
  if (question) return readQuestion(item);
  // Adverbs and prepositions in front: "at the end of the month I have to".
  const writer = tokens.findIndex((token) => WRITER.test(plain(token)));
  const isBehind =
    writer > 0 &&
    writer < 9 &&
    /^(?:preposition|adverb|conjunction|negation)$/.test(first0?.part ?? "") &&
    tokens.slice(0, writer).every(({ part }) => part !== "verb");
  // "Every stop I test the water".
  const start = first0?.low === "every" || first0?.low === "each" ? phraseAt(tokens, 0) : undefined;
  if (start && TIMES.test(start.head.stem) && tokens[start.end]) at = start.end;
  else if (start && writer === start.end && writer > 0) {
    item.about = start;
    at = writer;
  }
  if (isBehind) {
    const phrase = phraseAfter(tokens, 0);
    if (phrase && tokens[0]?.part === "preposition") item.tails.push({ preposition: tokens[0].low, phrase });
    if (phrase && tokens[0]?.low === "for") item.about = phrase;
    at = writer;
  }
  while (at < tokens.length && /^(?:adverb|negation)$/.test(tokens[at]?.part ?? "")) at++;
  const first = tokens[at];
  if (!first) return;
  if (tokens.length === 1 && /^(?:each|every|all|both)$/.test(first.low)) {
    item.subject = "pronoun";
    return;
  }
  if (first.part === "verb" && first.verb?.form === "s") {
    item.subject = "pronoun";
    at = readVerb(item, at);
  } else if (
    WRITER.test(plain(first)) ||
    (first.part === "verb" && first.verb?.form !== "past" && item.joint !== "has") ||
    (first.part === "auxiliary" && /^(?:do|don't|can|could)$/.test(plain(first)))
  )
    at = readWriter(item, at);
  else if (first.part === "pronoun" || (OTHERS.test(plain(first)) && first.part !== "quantity")) {
    item.subject = "pronoun";
    at++;
    at = readVerb(item, at);
  } else if (first.low === "for" && item.joint === "sentence" && item.opens && at === 0) {
    const phrase = phraseAt(tokens, 1);
    if (phrase) item.phrase = phrase;
    return;
  } else if (first.part === "preposition" && at === 0 && item.joint !== "sentence") at = 0;
  else {
    const behind = readSubject(item, at);
    if (behind === undefined) return;
    at = behind;
  }
  readObject(item, at);
}

/** A noun with or without a verb. Returns where its object begins, if it has a verb. */
function readSubject(item: Item, at: number): number | undefined {
  const { tokens } = item;
  const phrase = phraseAt(tokens, at);
  if (!phrase) return at;
  const verbAt = verbBehind(tokens, phrase.end);
  const wants =
    verbAt >= 0 &&
    /^(?:want|need|like|wish|have)$/.test(tokens[verbAt]?.verb?.base ?? "") &&
    tokens[verbAt + 1]?.low === "to" &&
    /^(?:sentence|and|comma)$/.test(item.joint);
  if (wants && TRACK.test(tokens[verbAt + 2]?.verb?.base ?? "")) return readWriter(item, verbAt);
  if (verbAt >= 0) {
    item.subject = phrase;
    return readVerb(item, verbAt);
  }
  if (item.verb) {
    item.subject = phrase;
    readTails(item, phrase.end);
    return undefined;
  }
  item.phrase = phrase;
  // "Songs each student is working on".
  const inner = phraseAt(tokens, phrase.end);
  if (inner?.count === "each" && verbBehind(tokens, inner.end) >= 0)
    item.tails.push({ preposition: "per", phrase: inner });
  readTails(item, phrase.end);
  return undefined;
}

function phraseAfter(tokens: readonly Token[], at: number) {
  return tokens[at]?.part === "preposition" ? phraseAt(tokens, at + 1) : phraseAt(tokens, at);
}

function verbBehind(tokens: readonly Token[], from: number) {
  for (let at = from; at < Math.min(tokens.length, from + 3); at++) {
    const token = tokens[at] as Token;
    if (token.part === "verb" || token.part === "auxiliary") return at;
    if (token.part !== "adverb" && token.part !== "negation") return -1;
  }
  return -1;
}

/** "I would like to keep track of": the verbs of the writer. */
function readWriter(item: Item, from: number): number {
  const { tokens } = item;
  let at = from;
  item.subject = "writer";
  let lastTrack = false;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const low = plain(token);
    if (
      token.part === "pronoun" ||
      token.part === "auxiliary" ||
      token.part === "adverb" ||
      token.part === "negation" ||
      (token.part !== "verb" && /^(?:able|to|track|overview)$/.test(low))
    ) {
      if (/'m$|'re$|^im$|^am$|^are$|^is$/.test(low) && at <= from + 1 && tokens[at + 1]?.verb?.form !== "ing")
        item.isIntro = true;
      continue;
    }
    if (token.part === "verb") {
      item.verb = token;
      lastTrack = TRACK.test(token.verb?.base ?? "");
      if (lastTrack && !(item.isIntro && token.verb?.form === "ing")) item.isAsked = true;
      else item.isAsked = item.isAsked && /^(?:to)$/.test(tokens[at - 1]?.low ?? "") && false;
      continue;
    }
    if (
      token.part === "preposition" &&
      (lastTrack || tokens[at - 1]?.part === "verb" || tokens[at - 1]?.low === "track")
    )
      continue;
    break;
  }
  const base = item.verb?.verb?.base ?? "be";
  if (item.joint === "sentence" && INTRO.test(base) && !item.isAsked) item.isIntro = true;
  return at;
}

function readVerb(item: Item, from: number) {
  const { tokens } = item;
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.part === "verb") item.verb = token;
    else if (token.part === "auxiliary") item.verb ??= token;
    else if (!/^(?:adverb|negation|pronoun)$/.test(token.part) && token.low !== "to") break;
  }
  return at;
}

function readObject(item: Item, from: number) {
  const { tokens } = item;
  let at = from;
  while (at < tokens.length && /^(?:adverb|negation|pronoun)$/.test(tokens[at]?.part ?? "")) at++;
  const phrase = tokens[at]?.part === "preposition" ? undefined : phraseAt(tokens, at);
  if (phrase) {
    item.phrase = phrase;
    at = phrase.end;
  }
  readTails(item, at);
  skipEye(item);
}

/** "Keep an eye on ingredients" is about ingredients. */
function skipEye(item: Item) {
  const [tail] = item.tails;
  if (
    !item.isAsked ||
    !item.phrase ||
    !tail ||
    !/^(?:on|of)$/.test(tail.preposition) ||
    !/^(?:eye|tab|track|overview|check|look|hold|note|record)$/.test(item.phrase.head.stem)
  )
    return;
  item.phrase = tail.phrase;
  item.tails = item.tails.slice(1);
}

function readTails(item: Item, from: number) {
  const { tokens } = item;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.part !== "preposition" && token.low !== "belong") continue;
    const phrase = phraseAt(tokens, at + 1);
    if (!phrase) continue;
    item.tails.push({ preposition: token.low, phrase });
    at = phrase.end - 1;
  }
}

const WHEN = /^(?:when|whenever|if)$/;

/** "Which dog they like", "who borrowed what", "when volunteers prune a tree". */
function readQuestion(item: Item) {
  const { tokens } = item;
  const low = plain(item.question as Token);
  let at = 0;
  if (/^(?:which|what|whose)$/.test(low) || (low === "how" && /^(?:many|much)$/.test(tokens[0]?.low ?? ""))) {
    const start = low === "how" ? 1 : 0;
    const phrase = tokens[start]?.part === "preposition" ? undefined : phraseAt(tokens, start);
    if (phrase) {
      item.phrase = phrase;
      at = phrase.end;
    }
  }
  const first = tokens[at];
  if (first && WRITER.test(plain(first))) item.subject = "writer";
  else if (first?.part === "pronoun") item.subject = "pronoun";
  const subject = item.phrase ? undefined : phraseAt(tokens, at);
  if (subject && verbBehind(tokens, subject.end) >= 0) {
    item.subject = subject;
    at = subject.end;
  }
  const verbAt = tokens.findIndex((token, place) => place >= at && token.part === "verb");
  if (verbAt >= 0) {
    item.verb = tokens[verbAt] as Token;
    const object = tokens[verbAt + 1] && phraseAt(tokens, verbAt + 1);
    if (object && !item.phrase) item.phrase = object;
    else if (object) item.tails.push({ preposition: "", phrase: object });
    readTails(item, object?.end ?? verbAt + 1);
  } else readTails(item, at);
  item.isWhenever =
    WHEN.test(low) &&
    item.verb !== undefined &&
    item.subject !== undefined &&
    item.subject !== "pronoun" &&
    (item.joint === "sentence" || low === "whenever");
  // "And when volunteers prune a tree".
  if (
    !item.isWhenever &&
    low === "when" &&
    typeof item.subject === "object" &&
    item.subject.isMany &&
    item.verb &&
    /^(?:and|comma|sentence)$/.test(item.joint)
  )
    item.isWhenever = item.phrase !== undefined;
}

/** Finds of which item each one is in the list. */
function nest(items: readonly Item[]) {
  let lists: { item: Item; kind: NonNullable<Item["opens"]>; depth: number }[] = [];
  let header: Item | undefined;
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    const isStart = item.joint === "sentence";
    lists = lists.filter(({ depth, kind }) =>
      kind === "open" ? item.depth >= depth : item.depth >= depth || depth === 0,
    );
    if (isStart) {
      lists = [];
      // The lines under "For each horse:" are its fields.
      if (item.isBullet && before?.opens === "colon" && !before.isBullet) header = before;
      else if (
        item.isBullet &&
        before &&
        !before.isBullet &&
        before.joint === "sentence" &&
        before.phrase &&
        !before.isAsked
      )
        header = before;
      if (!item.isBullet) header = undefined;
      if (header) lists.push({ item: header, kind: "colon", depth: 0 });
    }
    if (before?.opens && !isStart && isOpener(item)) {
      const kind = before.opens;
      lists.push({ item: before, kind, depth: item.depth });
    } else if (before?.opens === "each" && !isStart)
      lists.push({ item: before, kind: "each", depth: item.depth });
    const restarts =
      (item.isAsked && !item.question) || isStatement(item) || isSibling(item, lists.at(-1)?.kind);
    while (restarts && lists.length > 0 && /^(?:with|has)$/.test(lists.at(-1)?.kind ?? "") && !isOpener(item))
      lists.pop();
    item.parent = lists.at(-1)?.item;
  }
}

const isOpener = ({ joint }: Item) => /^(?:with|has|colon|open)$/.test(joint);

/** "Jobs with a status" ends the list of "customers with address". */
const isSibling = ({ opens, phrase, subject }: Item, kind: string | undefined) =>
  (phrase?.isMine === true && phrase.isMany) ||
  (opens !== undefined &&
    opens !== "colon" &&
    (opens !== "open" || kind !== "open") &&
    (typeof subject === "object" ? subject : phrase)?.isMany === true);

const isStatement = ({ subject, verb, question }: Item) =>
  typeof subject === "object" && verb !== undefined && !question;
