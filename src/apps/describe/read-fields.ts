import { capitalised } from "../outline/nouns.ts";
import type { PackField } from "../packs/pack.ts";
import { type Choices, nameOfChoices } from "./choices.ts";
import { addField, type DraftField, type DraftTable } from "./draft.ts";
import type { Item } from "./items.ts";
import { kindOf, sortOf } from "./kind-of.ts";
import type { TableWord } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { keyOfWords, type Reading } from "./reading.ts";
import { isAdjective, isFiller, isStop, keyOf } from "./text.ts";
import type { Token } from "./tokens.ts";

const PERSONAL = new Set(["phone", "email", "address"]);
const NO_FIELD =
  /^(?:thing|stuff|everything|anything|something|lot|bit|etc|way|app|list|overview|idea|example|order|system|program|spreadsheet|notebook|paper|excel|moment|end|start|today|tomorrow|each|other|rest|one|ones|all|it|them|week|people|somebody|someone|nobody|everybody|front|total of|case)$/;
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const nameOf = (words: readonly Token[]) =>
  capitalised(
    words
      .map(({ text, low }) => (/^\p{Lu}{2}|\d/u.test(text) ? text : low.replace(/['’]s$/, "'s")))
      .join(" "),
  );

/** People's own word for a field, unless it is an abbreviation. */
export function wordingOf(name: string, words: readonly Token[]) {
  const own = nameOf(words);
  return (own.length < 4 && own !== own.toUpperCase()) || /^e-?mail/i.test(own) || own.length > 30
    ? name
    : own;
}

export const ownFields = (reading: Reading, table: DraftTable) =>
  (table.pack && reading.lexicon.own.get(table.pack.id)) ?? new Map<string, PackField>();

const ownOf = (reading: Reading, table: DraftTable, key: string) => {
  const own = ownFields(reading, table);
  return own.get(key) ?? own.get(key.replace(/ (?:date|of)$/, ""));
};

/** Verbs of the writer are no data: "must know", "to tick", "want", "write down", "take like put". */
const DOING =
  /^(?:want|wants|need|needs|know|see|seeing|put|puts|get|say|says|write|tick|snap|keep|forget|tell|told|remember|like|go|goes|going|come|comes|look|ask|think|able|have|had|give|make|makes|show|find|use|try|can|must|to|do|does|find out|figure|jot|log|track|note|text|enter|add|let|mean|rather|wish|hope|start|stop|up|out|down|in|on|off|back|it|who|them|be|is)$/;
const ASIDE =
  /^(?:glance|way|mess|head|moment|half|nobody|body|stuff|thing|touch|good|fair|end|rest|lot|great|person|people|same way|last year|this year|business|polite word|nightmare|nothing|yoghurt|sunday|saturday|own form|else's business|good time)$/;

/** Whether a name of a field is nonsense: only verbs of the writer, or an aside. */
function isNonsense({ name, own, choices, kind }: DraftField) {
  if (own || choices) return false;
  const words = name.toLowerCase().split(/[ -]+/);
  if (
    words.every((word) => DOING.test(word)) &&
    !(words.length === 1 && /^(?:start|back|text|note)$/.test(words[0] ?? "")) &&
    !/^(?:who|it|up|out|in)$/.test(name.toLowerCase())
  )
    return true;
  if (ASIDE.test(name.toLowerCase())) return true;
  return (
    words.length > 5 ||
    (kind === "yes-no" &&
      words.length > 1 &&
      /^(?:to|want|must|should|would|like|can)$/.test(words[0] ?? "") &&
      !/^can \p{L}+$/u.test(name.toLowerCase()))
  );
}

export function put(reading: Reading, table: DraftTable, field: DraftField, at: number) {
  if (isNonsense(field)) return;
  reading.last = { table, field: addField(table, field), at };
}

export function putOwn(
  reading: Reading,
  table: DraftTable,
  own: PackField,
  words: readonly Token[],
  name = own.name,
) {
  const { kind, choices } = own;
  const evidence = [reading.evidence(words)];
  const at = words.at(-1)?.at ?? 0;
  const known = table.fields.find((field) => field.own === own);
  // "Artist, label": two words for one field of the pack are two fields if people name both.
  const isSecond = known && known.name !== own.name && name !== own.name && keyOf(known.name) !== keyOf(name);
  if (isSecond)
    return put(
      reading,
      table,
      { name, kind: kind === "link" ? "text" : kind, evidence, ...(choices && { choices }) },
      at,
    );
  put(reading, table, { name, kind, own, evidence, ...(choices && { choices }) }, at);
}

/** Reads a noun in the list of a table, or behind it, as one of its fields. */
export function readField(reading: Reading, table: DraftTable, item: Item, phrase: Phrase) {
  const words = usefulWords(phrase);
  const head = words.at(-1);
  if (
    !head ||
    (words.length === 1 &&
      (NO_FIELD.test(head.stem) || (!item.parent && /^(?:time|day|week|month)$/.test(head.stem))))
  )
    return;
  if (words.length === 1 && head.part === "adjective" && head.verb?.form === "past" && item.tokens.length < 4)
    return readDone(reading, table, item);
  // "Check in", "drop off".
  const particle = reading.tokens[head.at + 1];
  if (
    particle &&
    particle === item.tokens.at(-1) &&
    words.length === 1 &&
    /^(?:in|out|off|up)$/.test(particle.low) &&
    head.verb?.form === "base"
  )
    return readPlain(reading, table, item, [...words, particle]);
  const { owner } = phrase;
  const ownerTable = typeof owner === "object" ? reading.tableOf(owner) : undefined;
  if (typeof owner === "object" && !ownerTable)
    return readPlain(reading, table, item, [...owner.words, ...words]);
  if (ownerTable && ownerTable !== table) return readForeign(reading, table, ownerTable, item, words);
  if (owner === "theirs" && reading.person && reading.person !== table && isPersonal(reading, words))
    return readPlain(reading, reading.person, item, words);
  // "Original and final gravity" are two.
  const [one, other] = words;
  if (
    words.length === 3 &&
    one?.part === "adjective" &&
    other?.part === "adjective" &&
    other.at - one.at === 2
  ) {
    readPlain(reading, table, item, [one, head]);
    return readPlain(reading, table, item, [other, head]);
  }
  const compound = splitCompound(reading, words);
  if (compound) {
    const { other, word, rest, part } = compound;
    if (other === table) return readPlain(reading, table, item, rest);
    if (other) return readForeign(reading, table, other, item, rest);
    const isName = rest.length === 1 && rest[0]?.stem === "name";
    if (isName && word) return mayLink(reading, table, part, [word]);
  }
  readPlain(reading, table, item, words, phrase);
}

/** Without numbers at the ends: "difficulty 1-5". */
function usefulWords({ words }: Phrase) {
  const first = words.findIndex(({ part }) => part !== "quantity");
  const last = words.findLastIndex(({ low }) => !/^\d+$/.test(low));
  return words.slice(Math.max(0, first), last + 1);
}

const isPersonal = (reading: Reading, words: readonly Token[]) =>
  PERSONAL.has(
    reading.lexicon.fields.get(keyOfWords(words))?.kind ?? kindOf(words.map(({ low }) => low).join(" ")),
  );

/** "Customer phone": a table, and a field of it. */
function splitCompound(reading: Reading, words: readonly Token[]) {
  for (let cut = words.length - 1; cut > 0; cut--) {
    const part = words.slice(0, cut);
    const rest = words.slice(cut);
    const key = keyOfWords(rest);
    if (!reading.lexicon.fields.has(key)) continue;
    const other = reading.tableOfWords(part);
    const known = reading.known(part);
    const word =
      known && known.words.length === part.length && known.table.table.sort === "person"
        ? known.table
        : undefined;
    if (other || word) return { other, word, rest, part };
  }
  return undefined;
}

/** A field of another table: its name is a link, and its telephone number belongs to it. */
function readForeign(
  reading: Reading,
  table: DraftTable,
  other: DraftTable,
  item: Item,
  words: readonly Token[],
) {
  reading.relateFrom(table, other, words);
  if (words.length === 1 && words[0]?.stem === "name") return;
  readPlain(reading, other, item, words);
}

function mayLink(reading: Reading, table: DraftTable, words: readonly Token[], to: readonly TableWord[]) {
  const own = table.pack?.fields.find((field) =>
    to.some((word) => field.to?.split("|").includes(word.table.id)),
  );
  put(
    reading,
    table,
    {
      name: nameOf(words),
      kind: "text",
      mayLink: to,
      evidence: [reading.evidence(words)],
      ...(own && { own }),
    },
    words.at(-1)?.at ?? 0,
  );
}

function readPlain(
  reading: Reading,
  table: DraftTable,
  item: Item,
  words: readonly Token[],
  phrase?: Phrase,
): unknown {
  const key = keyOfWords(words);
  const head = words.at(-1) as Token;
  const at = head.at;
  const evidence = [reading.evidence(words)];
  // "Name and number", "a number to ring".
  const isPhone =
    key === "number" &&
    (reading.tokens.slice(Math.max(0, at - 4), at).some(({ low }) => low === "name") ||
      /^(?:ring|call|phone|text)$/.test(reading.tokens[at + 2]?.low ?? ""));
  if (isPhone) return put(reading, table, { name: "Telephone", kind: "phone", evidence }, at);
  // "Size 4yd 6yd 8yd".
  const first = words.findIndex(({ low }) => /^\d+\p{L}+$/u.test(low));
  if (first > 0 && first < words.length - 1 && words.slice(first).every(({ low }) => /^\d/.test(low)))
    return put(
      reading,
      table,
      {
        ...{ name: nameOf(words.slice(0, first)), kind: "choice", evidence },
        choices: words.slice(first).map(({ text }) => text),
      },
      at,
    );
  const told = kindByWords(item, words, phrase);
  if (told)
    return put(
      reading,
      table,
      { name: nameOf(told.words), kind: told.kind, evidence },
      told.words.at(-1)?.at ?? at,
    );
  const own = ownOf(reading, table, key);
  if (own) return putOwn(reading, table, own, words, wordingOf(own.name, words));
  // "Glaze used" leads to the glazes.
  const used = /^(?:used|needed|chosen|ordered)$/.test(head.low)
    ? reading.tableOfWords(words.slice(0, -1))
    : undefined;
  if (used && used !== table) return reading.relateFrom(table, used, words);
  const better = item.parent ? undefined : ownerOf(reading, table, key);
  if (better) return putOwn(reading, better.table, better.own, words, wordingOf(better.own.name, words));
  const other = reading.tableOfWords(words);
  if (head.low === "person" && words.length === 1 && !other)
    return put(reading, table, { name: "Person", kind: "text", evidence }, at);
  const generic = /days$/.test(head.low) ? undefined : reading.lexicon.fields.get(key);
  if (other && other !== table && !(generic && PERSONAL.has(generic.kind))) {
    reading.relateFrom(table, other, words);
    return;
  }
  if (generic) {
    const same = ownOf(reading, table, keyOf(generic.name));
    if (same) return putOwn(reading, table, same, words, wordingOf(same.name, words));
    return put(reading, table, { ...generic, name: wordingOf(generic.name, words), evidence }, at);
  }
  if (other === table && !item.parent) return;
  const known = reading.lexicon.tables.get(key);
  if (known && !head.isMany) return mayLink(reading, table, words, known);
  if (words.length === 1 && isStop.has(head.stem) && kindOf(head.low) === "text" && !item.parent) return;
  if (words.length > 5) return;
  const kind = kindOfWords(reading, table, words);
  // "Difficulty 1-5", and "landings" of a flight.
  const isScale =
    kind.kind === "text" &&
    ((phrase?.words.filter(({ low }) => /^\d+$/.test(low)).length ?? 0) > 1 || isOnScale(reading, head));
  const isCount =
    kind.kind === "text" &&
    head.isMany &&
    table.sort === "event" &&
    words.length === 1 &&
    sortOf(head.low) !== "person" &&
    !TEXTS.test(head.stem);
  put(
    reading,
    table,
    {
      ...{ name: nameOf(words), ...kind, evidence },
      ...((isScale || isCount) && { kind: "number" as const }),
      ...(item.isYesNo && kind.kind === "text" && { kind: "yes-no" as const }),
    },
    at,
  );
}

/** "Temper from 1 to 5", "stars out of ten". */
function isOnScale({ tokens }: Reading, { at }: Token) {
  const [first, second, third, fourth] = tokens.slice(at + 1, at + 5).map(({ low }) => low);
  const rest = first === "from" || first === "each" ? [second, third, fourth] : [first, second, third];
  return (
    (/^\d+$/.test(rest[0] ?? "") &&
      (/^\d+$/.test(rest[1] ?? "") || (rest[1] === "to" && /^\d+$/.test(rest[2] ?? "")))) ||
    (rest[0] === "out" && rest[1] === "of" && /^(?:\d+|five|ten|three)$/.test(rest[2] ?? ""))
  );
}

const TEXTS =
  /^(?:symptom|like|dislike|secret|wish|remark|tag|allergy|part|material|ingredient|product|song|topic|goal|point|scene|name|plant|extra|medicine|drug|color|tool|task|exercise|finding|result|observation|problem|animal|song|book|game|skill|day|side effect|species|weather|condition|question|answer|step|place|word|room|friend|child|kid|family)$/;

/** "What is wrong" and "estimate" belong to the repairs of an app and not to its bikes. */
function ownerOf(reading: Reading, table: DraftTable, key: string) {
  if (!table.pack || /^(?:event|document|work)$/.test(table.sort) || reading.lexicon.fields.has(key))
    return undefined;
  for (const other of reading.tables.list) {
    const isLinked =
      other.links.some(({ to }) => to === table) ||
      other.pack?.fields.some(({ to }) => to?.split("|").includes(table.pack?.id ?? "-"));
    const own =
      other !== table && isLinked && /^(?:event|document|work)$/.test(other.sort)
        ? ownFields(reading, other).get(key)
        : undefined;
    if (own && own.kind !== "link") return { table: other, own };
  }
  return undefined;
}

/** The kind of a field by its last words. */
export function kindOfWords(
  reading: Reading,
  table: DraftTable,
  words: readonly Token[],
): Pick<DraftField, "kind" | "choices" | "own"> {
  const of0 = words.findIndex((word) => word.low === "of");
  const low = (
    of0 > 0 && !/^(?:number|amount|count)$/.test(words[of0 - 1]?.stem ?? "") ? words.slice(0, of0) : words
  )
    .map((word) => word.low)
    .join(" ");
  if (of0 > 0 && /^(?:number|amount|count)$/.test(words[of0 - 1]?.stem ?? "")) return { kind: "number" };
  if (isAdjective.has(low)) return { kind: "yes-no" };
  // "Last checked" is a date, and "oil checked" yes or no.
  if (
    words.length > 1 &&
    /^(?:last|next|first|date|day)$/.test(words[0]?.low ?? "") &&
    kindOf(low) === "date"
  )
    return { kind: "date" };
  const done = words.at(-1);
  if (
    words.length > 1 &&
    done?.verb?.form === "past" &&
    kindOf(
      words
        .slice(0, -1)
        .map((word) => word.low)
        .join(" "),
    ) === "text" &&
    !reading.lexicon.fields.has(keyOfWords(words.slice(0, -1)))
  )
    return { kind: "yes-no" };
  const kind = kindOf(low);
  if (kind === "choices" || kind === "choice") return { kind, choices: WEEKDAYS };
  if (kind !== "text") return { kind };
  const of = words.findIndex((word) => word.low === "of");
  const head = of > 0 ? words.slice(0, of) : words;
  for (let from = 1; from < head.length; from++) {
    const generic = reading.lexicon.fields.get(keyOfWords(head.slice(from)));
    if (
      generic &&
      generic.kind !== "choice" &&
      !(generic.kind === "number" && /^(?:point|star)$/.test(head.at(-1)?.low ?? ""))
    )
      return { kind: generic.kind };
    const own = ownOf(reading, table, keyOfWords(head.slice(from)));
    if (own && own.kind !== "link" && own.kind !== "choice") return { kind: own.kind };
  }
  return { kind };
}

/** A participle that is a date: the others are yes or no. */
const MOMENTS =
  /^(?:born|died|started|joined|arrived|left|planted|sown|opened|received|acquired|hired|married|issued|published|admitted|discharged|moved|founded|bottled|brewed|harvested|hatched|purchased|reported|requested)$/;
const DATE_BEHIND = /^(?:on|at|since|until|till|by)$/;

/** "Frozen on" is a date, "sold for" an amount, "deposit paid" yes or no. */
function kindByWords(
  item: Item,
  words: readonly Token[],
  phrase: Phrase | undefined,
): { words: Token[]; kind: DraftField["kind"] } | undefined {
  const last = item.tokens.at(-1);
  const behind =
    phrase && item.subject !== phrase
      ? item.tokens[item.tokens.indexOf(words.at(-1) as Token) + 1]
      : undefined;
  if (behind && behind === last && behind.part === "preposition") {
    const whole = [...words, behind];
    const isDone = words.at(-1)?.verb?.form === "past";
    if (/^(?:until|till|since)$/.test(behind.low)) return { words: whole, kind: "date" };
    if (DATE_BEHIND.test(behind.low) && isDone && behind.low !== "by") return { words: whole, kind: "date" };
    if (behind.low === "by" && words.at(-1)?.verb?.form === "base") return { words: whole, kind: "date" };
    if (behind.low === "for" && isDone) return { words: whole, kind: "money" };
    if (isDone) return { words: whole, kind: "text" };
  }
  return undefined;
}

/** A verb in a list: "delivered", "deposit paid", "can swim", "bought for". */
export function readDone(reading: Reading, table: DraftTable, item: Item) {
  const { verb, subject } = item;
  const words = item.tokens.filter(
    ({ part, low }) =>
      !/^(?:determiner|pronoun|adverb|negation|owner)$/.test(part) &&
      !/^(?:is|are|was|were|been|be|has|have|had|already|yet|or|will)$/.test(low),
  );
  const last = words.at(-1);
  if (!last || words.length > 5) return;
  const evidence = [reading.evidence(words)];
  const key = keyOfWords(words);
  const own = ownOf(reading, table, key);
  if (own) return putOwn(reading, table, own, words, wordingOf(own.name, words));
  const generic = reading.lexicon.fields.get(key);
  if (generic)
    return put(reading, table, { ...generic, name: wordingOf(generic.name, words), evidence }, last.at);
  const name = nameOf(words);
  const done = verb ?? words.find(({ verb: one }) => one !== undefined);
  const form = done?.verb?.form;
  if (words.length === 1 && MOMENTS.test(last.low))
    return put(reading, table, { name, kind: "date", evidence }, last.at);
  if (last.part === "preposition") {
    const base = done?.verb?.base ?? "";
    const kind =
      /^(?:buy|sell|pay|spend)$/.test(base) && /^(?:for|on)$/.test(last.low)
        ? "money"
        : /^(?:on|at|since|until|till|from)$/.test(last.low) || (last.low === "by" && form !== "past")
          ? "date"
          : "text";
    return put(reading, table, { name, kind, evidence }, last.at);
  }
  const phrase = typeof subject === "object" ? subject : undefined;
  const kindOfSubject = phrase
    ? (reading.lexicon.fields.get(phrase.head.stem)?.kind ??
      kindOf(phrase.words.map(({ low }) => low).join(" ")))
    : "text";
  if (
    kindOfSubject !== "text" &&
    kindOfSubject !== "choice" &&
    !(kindOfSubject === "money" && last.low === "paid") &&
    kindOfSubject !== "file"
  )
    return put(reading, table, { name, kind: kindOfSubject, evidence }, last.at);
  put(reading, table, { name, kind: "yes-no", evidence }, last.at);
}

/** Puts choices on the field before them, or makes a field of them. */
export function readChoices(
  reading: Reading,
  table: DraftTable,
  item: Item,
  { texts, lead, isAfter }: Choices,
) {
  const evidence = reading.evidence(item.tokens);
  const words = lead.filter(({ low }) => !isFiller.has(low));
  const { last } = reading;
  const start = item.tokens[0]?.at ?? 0;
  if (isAfter && last?.table.fields.includes(last.field) && start - last.at < 8) {
    const { field } = last;
    if (field.kind !== "choices") field.kind = "choice";
    field.choices = texts;
    field.evidence.push(evidence);
    return;
  }
  const key = keyOfWords(words);
  const generic = reading.lexicon.fields.get(key);
  const own = words.length > 0 ? ownOf(reading, table, key) : undefined;
  const name = words.length > 0 ? nameOf(words) : nameOfChoices(texts);
  const wish = own && own.kind !== "link" ? own : undefined;
  put(
    reading,
    table,
    {
      name: words.length > 0 || !generic ? name : generic.name,
      kind: "choice",
      choices: texts,
      evidence: [evidence],
      ...(wish && { own: wish }),
    },
    item.tokens.at(-1)?.at ?? start,
  );
}
