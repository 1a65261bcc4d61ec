import commonNouns from "./common-nouns.json" with { type: "json" };
import { type Item, TIMES } from "./items.ts";
import { kindOf, sortOf } from "./kind-of.ts";
import type { Phrase } from "./phrases.ts";
import { keyOfWords, type Reading } from "./reading.ts";
import tableWeights from "./table-weights.json" with { type: "json" };
import { isContainer, isStop, keyOf } from "./text.ts";
import type { Token } from "./tokens.ts";

/** A noun that may be a table, with how much speaks for it. */
export interface Candidate {
  key: string;
  words: Token[];
  score: number;
  /** It is named where tables are named: not only inside the list of another table. */
  isOpen: boolean;
  isMany: boolean;
  first: number;
  count: number;
  /** It has a list of its own. */
  isOpened: boolean;
  /** Other words that mean it. */
  aliases?: string[];
  /** The kinds of places in which it stands, with their number. */
  places: Map<string, number>;
}

/** From here on, a noun is a table. */
export const ENOUGH = 1.45;

export const PLACES =
  /^(?:shop|store|club|school|church|house|studio|farm|garden|office|group|team|society|kitchen|workshop|village|town|column|field|band|site|home|owner|person|people|phone|computer|company|number|note|photo|picture|document|problem|notebook|task|season|practice|question)$/;

export const NOTHING =
  /^(?:thing|stuff|way|lot|bit|kind|sort|type|everything|anything|nothing|something|idea|help|example|rest|reason|basis|mess|hand|head|side|mind|part|case|piece|it|them|other|one|each|total|sum|number|amount|app|day|table|field|page|column|row|report|chart|reminder|excel)$/;

export const isGeneric = (reading: Reading, words: readonly Token[]) =>
  reading.lexicon.fields.has(keyOfWords(words));

/** The kinds of places in which a noun stands, for the weights of `table-weights.json`. */
export function placesOf(item: Item, phrase: Phrase, role: string, isListed: boolean): string[] {
  const { joint, opens, question, isAsked, isIntro, isWhenever, subject, verb } = item;
  const who = typeof subject === "object" ? "other" : (subject ?? "none");
  const places = [
    role,
    `${role}:${who}${isAsked ? "+asked" : ""}${isIntro ? "+intro" : ""}`,
    `joint-${joint}`,
    `${isListed ? "listed" : "open"}-${phrase.isMany ? "many" : "one"}`,
    `opens-${opens}-${phrase.isMany ? "many" : "one"}`,
    `${joint}-${opens}-${phrase.isMany ? "many" : "one"}${isListed ? "-listed" : ""}`,
  ];
  if (phrase.words.length === 1 && phrase.words[0] === item.tokens[0] && item.tokens.length === 1)
    places.push("alone");
  if (item.next?.tokens[0]?.part === "owner") places.push("before-theirs");
  if (item.next?.question) places.push("before-question");
  if (item.parent) places.push(`in-${item.parent.opens}`);
  if (question) places.push(`question-${question.low}`, `question-${role}`);
  if (phrase.count) places.push(`count-${phrase.count}`);
  if (phrase.owner) places.push(`owner-${typeof phrase.owner === "object" ? "noun" : phrase.owner}`);
  if (isWhenever) places.push(`whenever-${role}`);
  if (verb?.verb?.form === "past") places.push(`past-${role}`);
  if (item.isExample) places.push("example");
  if ((item.tokens[0]?.sentence ?? 0) === 0) places.push(`first-${phrase.isMany ? "many" : "one"}`);
  return places;
}

const stemsOf = (list: string) => new Set(list.split("|").map(keyOf));
const common = Object.entries(commonNouns).map(([kind, list]) => [kind, stemsOf(list)] as const);

/** Words of sentences that say how things were kept until now. */
const PAPER =
  /^(?:paper|notebook|spreadsheet|excel|sheets?|google|whatsapp|envelopes?|diary|cardboard|copybook|phone|wall|head|system|daughter|sister|brother|wife|husband|cousin|says|said|last|ago)$/;
const ASKS = /^(?:need|want|like|list|track|record|see|know|note|log)$/;
const CLOSED = /^(?:determiner|owner|quantity|preposition|question|conjunction)$/;

type SetSign = (name: string, value: number | boolean | undefined) => void;

/** The signs that a noun is a table, by which `table-weights.json` weighs it. */
export function signsOf(reading: Reading, one: Candidate, all: readonly Candidate[]): Map<string, number> {
  const signs = new Map<string, number>();
  const set: SetSign = (name, value) => {
    if (value) signs.set(name, Number(value));
  };
  set("bias", 1);
  setSignsOfPlace(set, reading, one, all);
  setSignsOfNoun(set, reading, one);
  setSignsOfLine(set, reading, one);
  setSignsOfPack(set, reading, one, all);
  for (const [place, times] of one.places) set(`at:${place}`, Math.min(2, times));
  return signs;
}

function setSignsOfPlace(set: SetSign, reading: Reading, one: Candidate, all: readonly Candidate[]) {
  const { words, score, isMany, isOpen, isOpened, count, first } = one;
  const length = reading.tokens.length;
  set("score", Math.max(-3, Math.min(4, score)));
  set("over", score >= ENOUGH);
  set("many", isMany);
  set("open", isOpen);
  set("opened", isOpened);
  set("opened-many", isOpened && isMany);
  set("count", Math.min(4, count - 1));
  set("early", first < 8);
  set("place", first / Math.max(20, length));
  set("words", words.length - 1);
  set("long", length > 90);
  const better = all.filter((other) => other.score > score).length;
  set("best", better === 0);
  set("rank", Math.min(8, better) / 4);
}

function setSignsOfNoun(set: SetSign, reading: Reading, { words, key, isMany, places }: Candidate) {
  const head = words.at(-1);
  if (!head) return;
  const number = isMany ? "many" : places.has("count-each") ? "each" : "one";
  for (const [kind, nouns] of common)
    if (nouns.has(key) || nouns.has(head.stem)) {
      set(`common-${kind}`, 1);
      set(`common-${kind}-${number}`, 1);
    }
  set("generic", isGeneric(reading, words));
  set("generic-head", isGeneric(reading, [head]));
  set("kind", kindOf(key) !== "text");
  set("stop", isStop.has(head.stem) || isStop.has(head.low));
  set("nothing", NOTHING.test(head.stem));
  set("place-noun", PLACES.test(head.stem));
  set(
    "times",
    words.some(({ stem }) => TIMES.test(stem)),
  );
  set("digit", /\d/.test(key));
  set("short", head.low.length < 4);
  set("container", isContainer.has(head.stem));
  set("verb", head.verb && !head.verb.isNoun);
  set("verb-noun", head.verb?.isNoun);
  set("ing", head.verb?.form === "ing");
  set("capital", head.isCapital && head.marks === "" && head.at > 0);
}

const isFieldWord = ({ lexicon }: Reading, { part, stem, low }: Token) =>
  part === "noun" && (lexicon.fields.has(stem) || kindOf(low) !== "text");

/** Fields behind a noun speak for it, and a sentence without any tells a story mostly. */
function setSignsOfLine(set: SetSign, reading: Reading, { words }: Candidate) {
  const { tokens } = reading;
  const head = words.at(-1);
  if (!head) return;
  const { at, sentence, stem } = head;
  const isField = (token: Token) => isFieldWord(reading, token);
  const behind = tokens.slice(at + 1, at + 15).filter((token) => token.sentence <= sentence + 1);
  set("fields-behind", Math.min(5, behind.filter(isField).length));
  set("fields-near", behind.slice(0, 5).some(isField));
  const line = tokens.filter((token) => token.sentence === sentence);
  const fields = line.filter(isField).length;
  const has = (test: (token: Token) => boolean) => line.some(test);
  set("fields-line", Math.min(6, fields));
  set("no-fields", fields === 0);
  set("line-short", line.length < 5);
  set("line-long", line.length > 25);
  set(
    "line-paper",
    has(({ low }) => PAPER.test(low)),
  );
  set(
    "line-past",
    has(({ verb, part }) => part === "verb" && verb?.form === "past"),
  );
  set(
    "line-first",
    has(({ low }) => /^(?:i|we|i'd|we'd)$/.test(low)),
  );
  set(
    "line-not",
    has(({ part, low }) => part === "negation" || /n['’]?t$/.test(low)),
  );
  set(
    "line-ask",
    has(({ low }) => ASKS.test(low)),
  );
  set("again", Math.min(3, tokens.filter((token) => token.stem === stem && token.at !== at).length));
  const mark = words[0]?.marks ?? "";
  const before = tokens[at - words.length];
  if (before) set(`before-${before.low}`, mark === "" && CLOSED.test(before.part));
  set(`mark-${mark.slice(0, 1)}`, mark !== "");
  const next = tokens[at + 1];
  if (next) set(next.marks === "" ? `next-${next.part}` : `next-mark-${next.marks.slice(0, 1)}`, 1);
}

function setSignsOfPack(set: SetSign, reading: Reading, one: Candidate, all: readonly Candidate[]) {
  const { words, isMany, places } = one;
  const head = words.at(-1);
  const known = reading.known(words);
  const sort = known?.table.table.sort ?? sortOf(head?.low ?? "");
  if (places.has("count-each")) set(`each-${sort}`, 1);
  set(`sort-${known ? "known" : "new"}-${sort}`, 1);
  if (!known) return;
  const { table, pack } = known.table;
  set("known", 1);
  set("known-whole", known.words.length === words.length);
  set("known-many", isMany);
  const at = head?.at ?? 0;
  const own = reading.lexicon.own.get(table.id);
  const behind = reading.tokens.slice(at + 1, at + 15);
  set("own-fields", Math.min(4, behind.filter(({ stem }) => own?.has(stem)).length));
  const ids = new Set(pack.tables.map(({ id }) => id));
  const isOfPack = (other: Candidate) => ids.has(reading.known(other.words)?.table.table.id ?? "-");
  set(
    "same-pack",
    all.some((other) => other !== one && isOfPack(other)),
  );
  const key = keyOfWords(known.words);
  set("name-of-pack", keyOf(table.one) === key || keyOf(table.many) === key);
}

/** A text with fewer words can be a mere list of tables. */
const SHORT = 20;
const weights: Record<string, number | undefined> = tableWeights;

/** Gives each noun the logarithm of its odds to be a table, with `ENOUGH` for even odds. */
export function judge(reading: Reading, candidates: readonly Candidate[]) {
  // "Dogs, walks and customers": a mere list of tables. The weights are those of texts with fields.
  const { tokens } = reading;
  const isBare = tokens.length < SHORT && !tokens.some((token) => isFieldWord(reading, token));
  const odds = candidates.map((one) => {
    let sum = 0;
    for (const [sign, value] of signsOf(reading, one, candidates)) sum += value * (weights[sign] ?? 0);
    return sum;
  });
  for (const [at, one] of candidates.entries())
    one.score = Math.max(ENOUGH + (odds[at] ?? 0) / 2, isBare && one.isMany ? one.score : -9);
}
