import { capitalised } from "../outline/nouns.ts";
import type { PackField } from "../packs/pack.ts";
import type { DraftField, DraftTable } from "./draft.ts";
import type { Item } from "./items.ts";
import { kindOf } from "./kind-of.ts";
import { eventOf } from "./read-events.ts";
import { nameOf, ownFields, put, putOwn, readField, WEEKDAYS } from "./read-fields.ts";
import { keyOfWords, type Reading, wordOfTable } from "./reading.ts";
import { gistOf, isFiller } from "./text.ts";
import type { Token } from "./tokens.ts";

type Answer = Omit<DraftField, "evidence">;
const WEAK = /^(?:have|do|get|go|be|need|want|like|make|take|give|use|come|look)$/;

/** "Whether they paid", "when it is due", "who did it", "how much it costs": a field or a link. */
export function readQuestion(reading: Reading, table: DraftTable | undefined, item: Item): unknown {
  const { question, tokens } = item;
  const wh = question?.low ?? "";
  // "Which of us rode it": a person of those who write.
  if (tokens[0]?.low === "of" && /^(?:us|them|you|the)$/.test(tokens[1]?.low ?? "") && table) {
    const person = reading.tables.list.find(({ sort }) => sort === "person");
    if (person && person !== table) return reading.relateFrom(table, person, tokens);
  }
  // "Who borrowed what": nothing more is said.
  if (tokens.length === 0 && /^(?:what|whom|which)$/.test(wh) && item.joint === "question" && !item.through)
    return;
  if (wh === "who" || wh === "who's" || wh === "which" || wh === "what" || wh === "whom") {
    const event = eventOf(reading, table, item);
    if (event) return reading.focus(event, item);
  }
  if (wh === "which" || wh === "whose" || (wh === "what" && item.phrase && !item.tokens[0]?.verb))
    if (readWhich(reading, table, item)) return;
  if (!table) return;
  const all = [question as Token, ...tokens];
  const known = ownOfWords(reading, table, item, all);
  if (known) return putOwn(reading, known.table, known.own, all);
  const content = tokens.filter(
    ({ low, part }) =>
      !isFiller.has(low) &&
      !/^(?:determiner|pronoun|auxiliary|adverb|negation|owner)$/.test(part) &&
      !/\d|n['’]t$/.test(low),
  );
  if (wh === "who" && readWhoHas(reading, table, content)) return;
  const place = placeOf(reading, table, item);
  const found = answerOf(reading, place, item, content);
  if (!found) return;
  // "For whom", "by whom".
  const isThrough =
    item.through && item.through !== "of" && content.length === 0 && /^(?:Who|What)$/.test(found.name);
  const answer = isThrough ? { ...found, name: capitalised(`${item.through} ${wh}`) } : found;
  const own = ownOfContent(place, ownFields(reading, place), content, answer.kind);
  if (own) return putOwn(reading, place, own, all);
  put(reading, place, { ...answer, evidence: [reading.evidence(all)] }, all.at(-1)?.at ?? 0);
}

/** "Who has paid": whether the person has. */
function readWhoHas(reading: Reading, table: DraftTable, content: readonly Token[]) {
  const done = content.at(-1);
  if (
    !done ||
    content.length > 2 ||
    !/^(?:paid|payed|answered|replied|registered|confirmed|arrived|signed|missing|absent)$/.test(done.low)
  )
    return false;
  const people = reading.tables.list.filter((one) => one.sort === "person" && one !== table);
  // "Costs: who paid": the payer.
  if (
    /^pay/.test(done.low) &&
    table.sort !== "person" &&
    people[0] &&
    ownFields(reading, table).get("paid")?.kind !== "yes-no" &&
    /^(?:expenses|purchases)$/.test(
      table.pack?.id ?? (/cost|expense|spending|bill/.test(table.key) ? "expenses" : ""),
    )
  ) {
    reading.relateFrom(table, people[0], [done]);
    return true;
  }
  const place =
    table.sort === "person"
      ? table
      : (reading.tables.list.findLast(({ sort }) => sort === "person") ?? table);
  const isOfTable = ownFields(reading, table).get(done.stem)?.kind === "yes-no";
  const at = isOfTable || table.sort === "event" ? table : place;
  const own = ownFields(reading, at).get(done.stem);
  if (own?.kind === "yes-no") putOwn(reading, at, own, [done]);
  else
    put(reading, at, { name: nameOf([done]), kind: "yes-no", evidence: [reading.evidence([done])] }, done.at);
  return true;
}

/** "What the dog eats" is about dogs, "whether the customer paid" about the record. */
function placeOf(reading: Reading, table: DraftTable, { subject, question }: Item) {
  const other = typeof subject === "object" ? reading.tableOf(subject) : undefined;
  if (!other || other === table) return table;
  if (table.sort !== "event" && table.sort !== "document" && table.sort !== "work") return other;
  return question?.low === "whether" || question?.low === "if" || other.sort === "person" ? table : other;
}

/** Whole questions that a pack knows: "when it has to be back". */
function ownOfWords(reading: Reading, table: DraftTable, { question }: Item, all: readonly Token[]) {
  const gist = gistOf(all);
  const wh = question?.low ?? "";
  const plain = gist.replace(/^(?:whether|if|when|what|who|where|which|how) /, "");
  const fields = ownFields(reading, table);
  const own = fields.get(keyOfWords(all)) ?? fields.get(gist) ?? fields.get(plain);
  return own && fitsQuestion(wh, own.kind) ? { table, own } : undefined;
}

function fitsQuestion(wh: string, kind: DraftField["kind"]) {
  if (wh === "when") return kind === "date" || kind === "date-time";
  if (wh === "whether" || wh === "if") return kind === "yes-no" || kind === "choice" || kind === "date";
  if (wh === "who") return kind === "link" || kind === "text";
  return true;
}

/** "Which room", "which dog they like": a link if it names a table. */
function readWhich(reading: Reading, table: DraftTable | undefined, item: Item): boolean {
  const { phrase, subject } = item;
  if (!phrase) return false;
  const other = reading.tableOf(phrase);
  const from = typeof subject === "object" ? reading.tableOf(subject) : undefined;
  if (other && from && other !== from) {
    reading.relate(from, other, phrase.words);
    reading.topic = from;
    return true;
  }
  if (other && table && other !== table) {
    reading.relateFrom(table, other, phrase.words);
    return true;
  }
  // "Which ones need repair", "which bikes are broken".
  if (other && !table) reading.topic = other;
  const done = item.tokens.at(-1);
  const about = other ?? table;
  const isOnes =
    phrase.head.low === "ones" || phrase.head.low === "one" || (other !== undefined && other === about);
  if (about && isOnes && done && done !== phrase.head && kindOf(done.low) === "yes-no") {
    put(
      reading,
      about,
      { name: nameOf([done]), kind: "yes-no", evidence: [reading.evidence(item.tokens)] },
      done.at,
    );
    return true;
  }
  if (other) return true;
  if (/^(?:day|date|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(phrase.head.stem) && table) {
    const days = phrase.isMany ? { kind: "choices" as const, choices: WEEKDAYS } : { kind: "date" as const };
    put(
      reading,
      table,
      { name: nameOf(phrase.words), ...days, evidence: [reading.evidence(phrase.words)] },
      phrase.head.at,
    );
    return true;
  }
  if (!table || phrase.head.low === "of") return false;
  readField(reading, table, { ...item, question: undefined } as unknown as Item, phrase);
  return true;
}

/** A field of the pack with a word of the question and the kind that it asks for. */
function ownOfContent(
  { pack }: DraftTable,
  own: ReadonlyMap<string, PackField>,
  content: readonly Token[],
  kind: DraftField["kind"],
) {
  const isDate = (one: string) => one === "date" || one === "date-time";
  for (const { stem } of content) {
    const field = own.get(stem);
    if (
      field &&
      (field.kind === kind ||
        (isDate(field.kind) && isDate(kind)) ||
        (kind === "text" && /^(?:text|long-text|choice)$/.test(field.kind)))
    )
      return field;
  }
  // "When" alone is the date of an event.
  if (content.length === 0 && isDate(kind)) return pack?.fields.find((field) => isDate(field.kind));
  if (content.length === 0 && kind === "money") return pack?.fields.find((field) => field.kind === "money");
  return undefined;
}

const MASS = /^(?:food|feed|water|honey|milk|fertili[sz]er|flour|medicine|fabric)$/;
const AMOUNTS = /^(?:pay|cost|charge|owe|earn|spend|give|donate|bid|offer|invoice|bill|get)$/;
const TALK =
  /^(?:talk|discuss|say|do|work|learn|happen|teach|notice|complain|agree|practise|practice|eat|mention|decide|write|think|plan|bring|find|observe|tell|cover|need)$/;

function answerOf(
  reading: Reading,
  table: DraftTable,
  item: Item,
  content: readonly Token[],
): Answer | undefined {
  const { question, tokens, verb } = item;
  const name = content.length > 0 ? nameOf(content.slice(0, 4)) : "";
  const base = verb?.verb?.base ?? "";
  switch (question?.low) {
    case "whether":
    case "if":
      return content.length > 0 ? { name, kind: "yes-no" } : undefined;
    case "when":
    case "whenever":
      return {
        name: name || "When",
        kind:
          (table.sort === "event" && content.length === 0) ||
          /^(?:arrive|leave|depart|come|sign|clock)$/.test(base)
            ? "date-time"
            : "date",
      };
    case "who":
    case "who's":
    case "whose":
    case "whom":
      return personField(reading, table, item, content);
    case "where":
      return {
        name:
          content[0]?.part === "verb"
            ? `Where ${name.toLowerCase()}`
            : content.length > 0 && content.length < 3
              ? name
              : "Place",
        kind: "text",
      };
    case "why":
      return { name: "Reason", kind: "text" };
    case "how":
      return howField(tokens, content);
    case "which":
      return name ? { name, kind: "text" } : undefined;
    default:
      if (
        AMOUNTS.test(base) &&
        (content.length < 2 || base !== "give") &&
        !(base === "get" && content.length > 1) &&
        !/^(?:need|want)$/.test(content[0]?.low ?? "")
      )
        return { name: name || "Amount", kind: "money" };
      if (TALK.test(base)) return { name: name || "What", kind: "long-text" };
      return { name: name || "What", kind: "text" };
  }
}

/** "How many dogs they can take" is the number of dogs. */
function nounName(noun: readonly Token[]) {
  const end = noun.findIndex(({ part }) => part === "verb");
  const words = end > 0 ? noun.slice(0, end) : noun;
  return words.length > 0 ? `Number of ${nameOf(words.slice(0, 2)).toLowerCase()}` : "";
}

function howField(tokens: readonly Token[], content: readonly Token[]): Answer | undefined {
  const noun = content.filter(({ low }) => !/^(?:many|much|long|old|far|often|big|well)$/.test(low));
  const name = noun.length > 0 ? nameOf(noun.slice(0, 3)) : "";
  switch (tokens[0]?.low) {
    case "many":
      return { name: nounName(noun) || "How many", kind: "number" };
    case "much":
      if (noun[0] && MASS.test(noun[0].low)) return { name: nameOf(noun.slice(0, 1)), kind: "number" };
      if (noun.some(({ stem }) => kindOf(stem) === "number")) return { name, kind: "number" };
      if (
        noun.some(
          ({ verb }) =>
            verb && /^(?:eat|drink|weigh|take|use|feed|harvest|pick|grow|produce)$/.test(verb.base),
        )
      )
        return { name: name || "Amount", kind: "number" };
      if (
        noun[0] &&
        !noun[0].verb &&
        noun[0].part === "noun" &&
        kindOf(noun[0].stem) === "text" &&
        noun[0].stem !== "money"
      )
        return { name, kind: "number" };
      return { name: name || "Amount", kind: "money" };
    case "long":
      return { name: "Length", kind: "duration" };
    case "old":
      return { name: "Age", kind: "number" };
    case "far":
      return { name: "Distance", kind: "number" };
    case "often":
      return { name: "How often", kind: "text" };
    case "big":
    case "heavy":
    case "tall":
    case "high":
      return { name: tokens[0].low === "heavy" ? "Weight" : "Size", kind: "number" };
    default:
      return { name: name ? `How ${name.toLowerCase()}` : "How", kind: "text" };
  }
}

/** "Who brought it in": a person of the app, or a text. */
function personField(
  reading: Reading,
  table: DraftTable,
  { verb, tokens, question, subject }: Item,
  content: readonly Token[],
): Answer | undefined {
  const base = verb?.verb?.base ?? "";
  const named = tokens.find(
    (token) => reading.tableOfWords([token]) && reading.tableOfWords([token]) !== table,
  );
  const people = reading.tables.list.filter(({ sort }) => sort === "person");
  if (named && people.length === 0) return undefined;
  const isWeak = WEAK.test(base) || content.length === 0;
  const name =
    content.length > 0 && content.length < 3 && !isWeak
      ? verb?.verb?.form === "past"
        ? `${nameOf(content)} ${subject === "writer" && tokens.some(({ low }) => low === "to") ? "to" : "by"}`
        : `Who ${nameOf(content).toLowerCase()}`
      : question?.low === "whose"
        ? "Owner"
        : "Who";
  const mayLink = people
    .flatMap(({ pack }) => (pack ? (wordOfTable(reading.lexicon, pack) ?? []) : []))
    .filter((one) => one.table !== table.pack);
  const own = table.pack?.fields.find(({ to }) =>
    mayLink.some((word) => to?.split("|").includes(word.table.id)),
  );
  // The only people of the app are who did it.
  const [person] = people.filter((one) => one !== table);
  if (person && !own && content.length > 0 && base !== "be" && table.sort !== "person")
    reading.relateFrom(table, person, content.length > 0 ? content : tokens);
  return { name, kind: "text", ...(mayLink.length > 0 && { mayLink }), ...(own && { own }) };
}
