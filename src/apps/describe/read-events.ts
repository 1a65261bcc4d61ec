import type { PackTable } from "../packs/pack.ts";
import type { DraftTable } from "./draft.ts";
import events from "./events.json" with { type: "json" };
import type { Item } from "./items.ts";
import type { Reading } from "./reading.ts";
import { keyOf } from "./text.ts";
import type { Token } from "./tokens.ts";
import { gerundOf } from "./verbs.ts";

interface EventWord {
  /** The names of its records, the best first. */
  nouns: string;
  pack?: string;
  /** The kinds of sentences that ask for a table of it. */
  by: string;
}

const words: Record<string, EventWord | undefined> = events;

const eventWord = (verb: Token | undefined): EventWord | undefined => {
  const base = verb?.verb?.base ?? "";
  return Object.hasOwn(words, base) ? words[base] : undefined;
};

/** A table of the text that is about what the verb says: "visit" and a table of appointments. */
function tableOfVerb(reading: Reading, { nouns, pack }: EventWord): DraftTable | undefined {
  const heads = new Set(nouns.split("|").map((noun) => keyOf(noun)));
  return (
    reading.tables.list.find(
      ({ pack: own, key }) =>
        (pack !== undefined && own?.id === pack) ||
        // Things that are hired out are not lent as well.
        (pack === "loans" && own?.id === "rentals") ||
        heads.has(key.split(" ").at(-1) ?? "") ||
        heads.has(key),
    ) ?? undefined
  );
}

function addEvent(
  reading: Reading,
  verb: Token,
  word: EventWord | undefined,
  evidence: readonly Token[],
): DraftTable | undefined {
  const known = word && tableOfVerb(reading, word);
  if (known) return known;
  const place = reading.evidence(evidence);
  if (word?.pack) return reading.addPack(word.pack, place);
  const noun = word?.nouns.split("|")[0] ?? nounOfDoing(verb.verb?.base ?? verb.low);
  const table = reading.tables.unknown(pluralOf(noun), "event", place);
  reading.named.set(table.key, table);
  return table;
}

/** "Extract" is "extraction", and "feed" is "feeding". */
const nounOfDoing = (base: string) =>
  /(?:ct|pt|ess)$/.test(base) ? `${base}ion` : /ate$/.test(base) ? `${base.slice(0, -1)}ion` : gerundOf(base);

const pluralOf = (noun: string) =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;

/** Links an event to the people who take part: the subject of its sentence, or the people of the app. */
function linkPeople(reading: Reading, item: Item, event: DraftTable, object: DraftTable | undefined) {
  const { subject, question, phrase } = item;
  const person =
    typeof subject === "object"
      ? reading.tableOf(subject)
      : question?.low === "which"
        ? reading.tableOf(phrase)
        : undefined;
  if (person && person !== object) reading.link(event, person, item.tokens);
  const people = reading.tables.list.filter(({ sort }) => sort === "person");
  const [first, second] = people;
  if (!person && question?.low === "who" && first && people.length === 1)
    reading.link(event, first, item.tokens);
  // "Who visited whom".
  if (item.next?.question?.low === "whom" && first && second)
    for (const one of [first, second]) reading.link(event, one, item.tokens);
}

/** "Who has got which one": what the text is about. */
const thingOf = ({ topic }: Reading) =>
  topic?.sort === "thing" || topic?.sort === "place" ? topic : undefined;

/** "Who borrowed what", "which family took which parcel": what they do is a table of its own. */
export function eventOf(reading: Reading, table: DraftTable | undefined, item: Item): DraftTable | undefined {
  const { verb, question, phrase } = item;
  const isHolding =
    /^(?:have|get|hold)$/.test(verb?.verb?.base ?? "") ||
    (!verb && item.tokens.some(({ low }) => /^(?:has|have|got)$/.test(low)));
  // "What we swapped when".
  const isWhatWhen =
    question?.low === "what" && item.next?.question?.low === "when" && item.next.tokens.length === 0;
  const isWho =
    isWhatWhen ||
    question?.low === "who" ||
    question?.low === "whom" ||
    (question?.low === "which" && reading.tableOf(phrase)?.sort === "person");
  // "Who has which bike": the object is the next question.
  const behind =
    item.next?.question &&
    /^(?:which|what|whom)$/.test(item.next.question.low) &&
    item.next.joint === "question"
      ? (reading.tableOf(item.next.phrase) ?? (isHolding ? thingOf(reading) : undefined))
      : undefined;
  const object =
    behind ??
    (item.question?.low === "which"
      ? reading.tableOf(item.tails.find(({ preposition }) => preposition === "")?.phrase)
      : reading.tableOf(phrase));
  if (
    isHolding &&
    isWho &&
    object &&
    (object.sort === "thing" || object.sort === "place") &&
    table?.sort !== "event"
  ) {
    const loans =
      tableOfVerb(reading, { nouns: "loan|rental|hire|booking|lending", pack: "loans", by: "" }) ??
      reading.addPack("loans", reading.evidence(item.tokens));
    if (loans) reading.link(loans, object, item.tokens);
    if (loans?.pack) bring(reading, loans.pack, item.tokens);
    return loans;
  }
  const word = eventWord(verb);
  const isWhere =
    item.next?.question &&
    item.next.joint === "question" &&
    /^(?:when|where|which)$/.test(item.next.question.low);
  // "Photographs (who donated it)".
  if (
    item.parent &&
    item.tokens.at(-1)?.part === "pronoun" &&
    question?.low === "who" &&
    !/^(?:borrow|rent|hire|book|have)$/.test(verb?.verb?.base ?? "")
  )
    return undefined;
  if (!word || !verb || !isWho || !(word.by.includes("who") || isWhatWhen || isWhere)) return undefined;
  if (
    table &&
    item.parent &&
    (table.sort === "event" || table.sort === "document" || table.sort === "work") &&
    tableOfVerb(reading, word) !== table
  )
    return undefined;
  if (item.parent && table?.sort === "person" && !object) return undefined;
  const event = addEvent(reading, verb, word, item.tokens);
  if (!event) return undefined;
  if (object) reading.link(event, object, item.tokens);
  else if (table && table !== event && (table.sort === "thing" || table.sort === "place"))
    reading.link(event, table, item.tokens);
  if (event.pack) bring(reading, event.pack, item.tokens);
  linkPeople(reading, item, event, object);
  return event;
}

/** "Members book boats", "a customer takes a board": a table for it, with links to both. */
export function eventOfStatement(reading: Reading, item: Item): DraftTable | undefined {
  const word = eventWord(item.verb);
  const { subject, phrase, verb } = item;
  if (!word || !verb || subject === "writer" || subject === undefined) return undefined;
  if (verb.verb?.base === "sign" && !item.tokens.some(({ low }) => low === "up")) return undefined;
  const isThing = word.by.includes("thing") && reading.tableOf(phrase)?.sort === "thing";
  if (!word.by.includes("statement") && !isThing) return undefined;
  const who = typeof subject === "object" ? reading.tableOf(subject) : reading.topic;
  const isPerson =
    who?.sort === "person" ||
    (typeof subject === "object" &&
      (subject.isMany || /^(?:people|somebody|someone|everybody)$/.test(subject.head.low)) &&
      who?.sort !== "event");
  if (!isPerson) return undefined;
  const them =
    item.tokens.at(-1)?.part === "pronoun" && reading.topic?.sort !== "person" ? reading.topic : undefined;
  const what =
    reading.tableOf(phrase) ?? them ?? item.tails.map((tail) => reading.tableOf(tail.phrase)).find(Boolean);
  const isDirect = /^(?:book|order|reserve|borrow|rent|hire)$/.test(verb.verb?.base ?? "");
  if (!what && !phrase && item.tails.length === 0 && !item.opens && !isDirect) return undefined;
  const event = addEvent(reading, verb, word, item.tokens);
  if (!event) return undefined;
  if (who) reading.link(event, who, item.tokens);
  if (what && what !== who) reading.link(event, what, item.tokens);
  return event;
}

/** "I lend money to friends", "we sample 6 spots monthly: pH": what the writer does is recorded. */
export function eventOfWriter(reading: Reading, item: Item): DraftTable | undefined {
  const { verb, tokens } = item;
  const base = verb?.verb?.base ?? "";
  const word = eventWord(verb);
  const isOften = tokens.some(({ low }) =>
    /^(?:monthly|weekly|daily|yearly|every|each|regularly|twice|once)$/.test(low),
  );
  const isLending = /^(?:lend|loan|rent|hire)$/.test(base);
  const isNoted =
    isOften && item.opens === "colon" && !/^(?:be|have|need|want|get|like|know|see|go|do)$/.test(base);
  if (!verb || !(isLending || isNoted)) return undefined;
  const others = [item.phrase, ...item.tails.map(({ phrase }) => phrase)].flatMap(
    (phrase) => reading.tableOf(phrase) ?? [],
  );
  if (others.length === 0) return undefined;
  const event =
    word || !verb.verb?.isNoun
      ? addEvent(reading, verb, word, [verb])
      : reading.tables.unknown(pluralOf(base), "event", reading.evidence([verb]));
  if (!event || others.includes(event)) return undefined;
  for (const other of others) reading.link(event, other, tokens);
  return event;
}

/** "Jars sold per market day": what is sold is a record of its own. */
export function eventOfSale(reading: Reading, item: Item): { event: DraftTable; words: Token[] } | undefined {
  const { verb, subject, phrase } = item;
  if (
    verb?.verb?.base !== "sell" ||
    verb.verb.form !== "past" ||
    typeof subject !== "object" ||
    phrase ||
    item.parent
  )
    return undefined;
  const known = tableOfVerb(reading, { nouns: "sale", by: "" });
  const event = known ?? reading.tables.unknown("sales", "event", reading.evidence([verb]));
  reading.named.set("sale", event);
  const what = reading.tableOf(subject);
  if (what) reading.link(event, what, item.tokens);
  for (const { phrase: tail } of item.tails) {
    const other = reading.tableOf(tail);
    if (other) reading.link(event, other, item.tokens);
  }
  return { event, words: [...subject.words, verb] };
}

const PERIODS: Record<string, string | undefined> = {
  ...{ day: "daily records", night: "daily records", morning: "daily records", daily: "daily records" },
  ...{ week: "weekly records", month: "monthly records", year: "yearly records" },
};

/** "How many eggs each flock lays every day", "what I took at each market": a record for each and each time. */
export function eventOfMeasure(reading: Reading, item: Item): DraftTable | undefined {
  const { question, phrase, subject, tails, verb, tokens } = item;
  const isMeasure =
    (question?.low === "how" && /^(?:many|much)$/.test(tokens[0]?.low ?? "")) ||
    (question?.low === "what" && verb?.verb?.form === "past");
  if (!isMeasure || !verb || /^(?:owe|cost|pay|charge|need|be|have)$/.test(verb.verb?.base ?? ""))
    return undefined;
  const each = [
    typeof subject === "object" ? subject : undefined,
    phrase,
    ...tails.map((tail) => tail.phrase),
  ].filter((one) => one?.count === "each");
  const period = tokens
    .map(({ low }, at) =>
      /^(?:each|every|a|per)$/.test(tokens[at - 1]?.low ?? "") ? PERIODS[low] : undefined,
    )
    .find(Boolean);
  const isSold = period !== undefined && subject === "writer" && verb.verb?.form === "past";
  const what = each.map((one) => reading.tableOf(one)).find(Boolean) ?? (isSold ? reading.topic : undefined);
  if (!what || what.sort === "event" || what.sort === "document") return undefined;
  if (!period && subject !== "writer") return undefined;
  const word = eventWord(verb);
  const known = word && tableOfVerb(reading, word);
  const noun =
    (isSold && word ? undefined : period) ??
    (verb.verb?.base === "take" ? "takings" : pluralOf(word?.nouns.split("|")[0] ?? "record"));
  const event = known ?? reading.tables.unknown(noun, "event", reading.evidence(tokens));
  reading.link(event, what, tokens);
  return event;
}

const NOTED = /^(?:measure|weigh|count|note|record|write|jot|test|check|log|put|read|sample|inspect|take)$/;
const OFTEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:every|each|once a|twice a|times a) (?:day|morning|evening|night)|daily|each shift)\b/,
    "daily records",
  ],
  [
    /\b(?:(?:every|each|once a|twice a|times a) week|weekly|(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
    "weekly records",
  ],
  [/\b(?:(?:every|each|once a|twice a) month|monthly)\b/, "monthly records"],
];

/** "Every day somebody measures sugar and pH": a record each time, about what the text is about. */
export function eventOfFrequency(reading: Reading, item: Item): DraftTable | undefined {
  const { verb, tokens, joint, subject } = item;
  const { topic } = reading;
  if (joint !== "sentence" || !verb || !NOTED.test(verb.verb?.base ?? "") || subject === undefined)
    return undefined;
  if (!topic || topic.sort === "event" || topic.sort === "document") return undefined;
  const said = tokens.map(({ low }) => low).join(" ");
  const noun = OFTEN.find(([often]) => often.test(said))?.[1];
  if (!noun) return undefined;
  const event = reading.tables.unknown(noun, "event", reading.evidence(tokens));
  reading.link(event, topic, tokens);
  return event;
}

/** "Whenever I open a hive I note the date": what is noted then is a table. */
export function eventOfOccasion(reading: Reading, item: Item): DraftTable | undefined {
  const { verb, subject, phrase } = item;
  if (!verb) return undefined;
  const word = eventWord(verb);
  if (!word && (subject !== "writer" || /^(?:like|want|need|have|be|know|see)$/.test(verb.verb?.base ?? "")))
    return undefined;
  const event = addEvent(reading, verb, word, [verb]);
  if (!event) return undefined;
  const who = typeof subject === "object" ? reading.tableOf(subject) : undefined;
  const what = reading.tableOf(phrase);
  for (const other of [what, who]) if (other) reading.link(event, other, item.tokens);
  return event;
}

/** Things and people that a table cannot do without, unless the text has some. */
export function bring(reading: Reading, pack: PackTable, evidence: readonly Token[]) {
  for (const id of pack.brings?.split(" ") ?? []) {
    const table = reading.lexicon.own.has(id) ? id : undefined;
    if (!table) continue;
    const isPerson = /^(?:members|customers|guests|people|contacts|volunteers)$/.test(id);
    const has = reading.tables.list.some(({ sort, pack: own }) =>
      isPerson
        ? sort === "person"
        : own?.id === id || sort === "thing" || sort === "place" || (sort === "event" && own?.id !== pack.id),
    );
    if (!has) reading.addPack(id, reading.evidence(evidence));
  }
}
