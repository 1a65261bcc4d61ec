import type { DraftTable } from "./draft.ts";
import { type Item, TIMES } from "./items.ts";
import { kindOf, sortOf } from "./kind-of.ts";
import { nounOf } from "./noun-of.ts";
import type { Phrase } from "./phrases.ts";
import { keyOfWords, type Reading } from "./reading.ts";
import { type Candidate, ENOUGH, isGeneric, judge, NOTHING, PLACES, placesOf } from "./table-signs.ts";
import { isContainer, isStop, keyOf } from "./text.ts";
import type { Token } from "./tokens.ts";

/** Finds the nouns of a text that are tables, and adds them in their order. */
export function findTables(reading: Reading, items: readonly Item[]) {
  const candidates = weighNouns(reading, items);
  judge(reading, candidates);
  joinGeneral(reading, candidates);
  const chosen = candidates.filter(({ score }) => score >= ENOUGH).sort((a, b) => a.first - b.first);
  for (const one of chosen) {
    const table = addCandidate(reading, one);
    reading.mentions.set(table, (reading.mentions.get(table) ?? 0) + one.count);
  }
  return candidates;
}

const GENERAL = /^(?:piece|item|one|thing|unit|article|animal|vehicle|machine)$/;

/** "Clothes" and "every piece", "staff" and "people": the general noun means what is named before. */
function joinGeneral(reading: Reading, candidates: readonly Candidate[]) {
  const isOfSort = ({ words }: Candidate, sort: string) =>
    (reading.known(words)?.table.table.sort ?? sortOf(words.at(-1)?.low ?? "")) === sort;
  for (const one of candidates) {
    const isPerson = one.key === "person";
    if (one.score < ENOUGH || (!isPerson && !GENERAL.test(one.key))) continue;
    const [named, other] = candidates.filter(
      (before) =>
        before !== one &&
        before.score >= ENOUGH &&
        before.first < one.first &&
        (isPerson ? before.words[0]?.sentence === one.words[0]?.sentence : before.isMany) &&
        isOfSort(before, isPerson ? "person" : "thing"),
    );
    if (!named || other) continue;
    named.aliases = [...(named.aliases ?? []), one.key];
    one.score = 0;
  }
}

/** The nouns of a text, weighed by their places alone. */
export function weighNouns(reading: Reading, items: readonly Item[]) {
  markRuns(reading, items);
  const first = weighed(reading, items, undefined);
  // Lists behind nouns that are no tables, such as "our club:", name tables themselves.
  const keys = new Set(first.filter(({ score }) => score >= ENOUGH).map(({ key }) => key));
  const candidates = weighed(reading, items, keys);
  promote(reading, items, candidates);
  dropFields(reading, candidates);
  return candidates;
}

/** A list of fields needs a table: the best noun before it. */
function promote(reading: Reading, items: readonly Item[], candidates: readonly Candidate[]) {
  for (const [at, item] of items.entries()) {
    const start = item.tokens[0]?.at ?? 0;
    const isList =
      (item.joint === "sentence" && isFieldRun(reading, items, at)) ||
      (item.subject === "pronoun" && item.opens !== undefined);
    if (!isList || candidates.some(({ score, first }) => score >= ENOUGH && first < start)) continue;
    const [best] = candidates
      .filter(
        ({ first, score, isMany, words }) =>
          first < start && score > (isMany ? -0.8 : 0) && (isMany || reading.known(words) !== undefined),
      )
      .toSorted((one, other) => other.score - one.score);
    const own = best ? undefined : headOfRun(reading, item, candidates);
    if (best) best.score = ENOUGH;
    else if (own) own.score = ENOUGH;
  }
}

/** "Patient, bed, what happened": the first noun of a list without a table is the table. */
function headOfRun(
  reading: Reading,
  { phrase, opens, isIntro, subject, next }: Item,
  candidates: readonly Candidate[],
) {
  if (
    opens ||
    isIntro ||
    subject ||
    (phrase && sortOf(phrase.head.low) === "person" && items0(phrase)) ||
    next?.joint !== "comma" ||
    !phrase ||
    phrase.words.some(({ stem }) => TIMES.test(stem))
  )
    return undefined;
  const words = phrase && nounOf(phrase);
  if (!words || isGeneric(reading, words) || kindOf(keyOfWords(words)) !== "text") return undefined;
  return candidates.find(({ key }) => key === keyOfWords(words));
}

/** The first words of the text mostly say who writes. */
const items0 = ({ head }: Phrase) => head.sentence === 0;

/** "Title, authors, year, journal": items without a table that are mostly fields. */
function isFieldRun(reading: Reading, items: readonly Item[], from: number) {
  let [all, fields] = [0, 0];
  for (let at = from; at < items.length; at++) {
    const item = items[at] as Item;
    if (at > from && item.joint === "sentence") break;
    if (item.depth > 0 || item.joint === "with" || item.joint === "has") continue;
    if (item.phrase?.isMany && item.opens && (at === from || item.opens !== "open")) {
      if (at === from) return false;
      break;
    }
    all++;
    if (item.question || isFieldLike(reading, item)) fields++;
  }
  return all > 2 && fields > all / 2;
}

const isFieldLike = (reading: Reading, { phrase, tokens }: Item) => {
  if (!phrase) return tokens.length < 4;
  const words = nounOf(phrase);
  if (isGeneric(reading, words) || kindOf(words.map(({ low }) => low).join(" ")) !== "text") return true;
  return !phrase.isMany && !phrase.isMine && phrase.count === undefined && tokens.length < 5;
};

/** "Subs" of members and "homework" of lessons are fields, unless they have a list of their own. */
function dropFields(reading: Reading, candidates: readonly Candidate[]) {
  const chosen = candidates.filter(({ score }) => score >= ENOUGH);
  for (const one of chosen) {
    if (one.isOpened) continue;
    const own = chosen.some((other) => {
      const pack = other === one ? undefined : reading.known(other.words)?.table.table;
      const isPart =
        pack !== undefined &&
        !one.isOpen &&
        /^(?:person|thing|place)$/.test(pack.sort) &&
        /^(?:parent|mother|father|guardian|author|artist|breed|doctor|vet)$/.test(one.key) &&
        reading.lexicon.own.get(pack.id)?.has(one.key);
      if (isPart) return true;
      return (
        pack !== undefined &&
        reading.lexicon.own.get(pack.id)?.get(one.key) !== undefined &&
        reading.lexicon.own.get(pack.id)?.get(one.key)?.kind !== "link"
      );
    });
    if (own) one.score -= 1;
  }
}

function markRuns(reading: Reading, items: readonly Item[]) {
  for (const [at, item] of items.entries())
    if (item.joint === "sentence" && isFieldRun(reading, items, at))
      for (let end = at + 1; end < items.length && items[end]?.joint !== "sentence"; end++)
        reading.runs.add(items[end] as Item);
}

function weighed(reading: Reading, items: readonly Item[], tables: ReadonlySet<string> | undefined) {
  const found = new Map<string, Candidate>();
  for (const item of items) weighItem(reading, item, items, found, tables);
  const candidates = merged([...found.values()]);
  for (const one of candidates) one.score += weightOfNoun(reading, one);
  return candidates;
}

const TRADE =
  /\b(?:price|charge|deposit|invoices?|pick[- ]?up|collect(?:ed|ion)?|orders?|repairs?|sell|quote)\b/i;

export function addCandidate(
  reading: Reading,
  { key, words, aliases = [] }: { key: string; words: Token[]; aliases?: string[] },
): DraftTable {
  const evidence = reading.evidence(words);
  // "People bring me their bikes": customers, where something is charged.
  const isTrade = key === "person" && TRADE.test(reading.text);
  const customers = isTrade ? reading.lexicon.tables.get("customer")?.[0] : undefined;
  const known = customers ? { table: customers, words } : reading.known(words);
  let table: DraftTable;
  if (known && known.words.length === words.length) table = reading.tables.known(known.table, evidence);
  else if (known) {
    // "Vet visits" are visits, and are called so.
    const before = words
      .slice(0, words.length - known.words.length)
      .map(({ low }) => low)
      .join(" ");
    const [one, many] = [known.table.one, known.table.many].map((name) => `${before} ${name.toLowerCase()}`);
    table = reading.tables.known({ ...known.table, one: one ?? "", many: many ?? "" }, evidence);
  } else {
    const head = words.at(-1);
    table = reading.tables.unknown(
      words.map(({ low }) => low.replace(/['’]s?$/, "")).join(" "),
      sortOf(head?.low ?? ""),
      evidence,
    );
  }
  for (const name of [key, ...aliases]) reading.named.set(name, table);
  const head = key.split(" ").at(-1) ?? key;
  if (!reading.named.has(head)) reading.named.set(head, table);
  return table;
}

function weighItem(
  reading: Reading,
  item: Item,
  items: readonly Item[],
  found: Map<string, Candidate>,
  tables: ReadonlySet<string> | undefined,
) {
  let role = "";
  const add = (as: string, phrase: Phrase | undefined, score: number, isOpen: boolean) => {
    if (!phrase) return;
    role = as;
    if (typeof phrase.owner === "object")
      note(
        phrase.owner,
        phrase.owner.count === "each"
          ? 2
          : isKnown(reading, phrase.owner)
            ? reading.known(nounOf(phrase.owner))?.table.table.sort === "person" &&
              !/^(?:parent|mother|father|mum|mom)$/.test(phrase.owner.head.stem)
              ? 1.2
              : 0.8
            : 0.3,
        isOpen,
      );
    const [noun] = phrase.words;
    const rest = phrase.words.slice(1);
    // "Quizzes date": a table and a field of it.
    if (noun?.isMany && rest.length > 0 && isGeneric(reading, rest))
      note({ ...phrase, words: [noun], head: noun, isMany: true }, isOpen ? 2 : 0.4, isOpen);
    else note(phrase, isTitle(item, phrase) ? Math.min(score, 0.3) : score, isOpen);
  };
  const note = (phrase: Phrase, score: number, isOpen: boolean) => {
    const words = nounOf(phrase);
    if (words.length === 0 || phrase.head.part === "adjective") return;
    const key = keyOfWords(words);
    const old = found.get(key);
    const places = old?.places ?? new Map<string, number>();
    for (const place of placesOf(item, phrase, role, isListed))
      places.set(place, (places.get(place) ?? 0) + 1);
    if (old) {
      old.score += score;
      old.count++;
      old.isOpened ||= item.opens !== undefined;
      old.isOpen ||= isOpen;
      old.isMany ||= phrase.isMany;
    } else
      found.set(key, {
        key,
        words,
        score,
        isOpen,
        isMany: phrase.isMany,
        first: words[0]?.at ?? 0,
        count: 1,
        isOpened: item.opens !== undefined,
        places,
      });
  };
  const isListed = hasList(item, tables);
  const subject = typeof item.subject === "object" ? item.subject : undefined;
  add("subject", subject, weightOfSubject(reading, item, isListed, items), !isListed);
  const isBrought = /^(?:bring|drop|leave|take|hand|come)$/.test(item.verb?.verb?.base ?? "");
  const reach = /^(?:belong|sell|deliver|supply|lend|rent|hire|go)$/.test(item.verb?.verb?.base ?? "")
    ? 0.5
    : 0;
  for (const { preposition, phrase } of item.tails)
    add(
      `tail-${preposition}`,
      phrase,
      weightOfTail(reading, preposition, phrase) +
        (phrase.isMany ? reach : 0) +
        (isBrought && preposition === "for" && isKnown(reading, phrase) ? 1.2 : 0),
      !isListed,
    );
  add("phrase", item.phrase, weightOfPhrase(reading, item, isListed, items), !isListed && !item.question);
}

/** "Our church hall gets hired", "toy library with": the first sentence names the work, which is no table. */
const isTitle = (item: Item, phrase: Phrase) =>
  !phrase.isMany &&
  phrase.count !== "each" &&
  (item.tokens[0]?.sentence ?? 0) === 0 &&
  (item.opens !== "colon" || phrase.isMine === true) &&
  (!item.isAsked || (/^(?:have|run|own)$/.test(item.verb?.verb?.base ?? "") && phrase.count === "one")) &&
  (typeof item.subject === "object" || item.joint === "sentence" || item.isIntro) &&
  item.opens !== "each" &&
  !(item.opens === "open" && item.subject === undefined);

/** Whether an item is in the list of a noun, not only behind "I need:". */
function hasList(item: Item, tables: ReadonlySet<string> | undefined) {
  for (let one = item.parent; one; one = one.parent) {
    const phrase = typeof one.subject === "object" ? one.subject : one.phrase;
    if (one.subject === "pronoun" && one.opens) return true;
    if (phrase && (tables === undefined || isOneOf(tables, phrase))) return true;
  }
  return false;
}

function isOneOf(tables: ReadonlySet<string>, phrase: Phrase) {
  const key = keyOfWords(nounOf(phrase));
  return tables.has(key) || [...tables].some((one) => one.endsWith(` ${key}`) || key.endsWith(` ${one}`));
}

const isKnown = (reading: Reading, phrase: Phrase) => {
  const words = nounOf(phrase);
  const known = reading.known(words);
  return known !== undefined && !isGeneric(reading, words);
};

/** The weight of a list behind a noun as a sign that the noun is a table. */
function weightOfOpener(
  reading: Reading,
  item: Item,
  phrase: Phrase,
  isListed: boolean,
  items: readonly Item[],
) {
  const isEach = phrase.count === "each";
  const many = phrase.isMany || isEach;
  const count = items.filter(({ parent }) => parent === item).length;
  switch (item.opens) {
    case "has":
      return many ? 3 : isKnown(reading, phrase) ? 2.2 : 1.2;
    case "with":
      return many
        ? isListed
          ? 2
          : 2.5
        : isContainer.has(phrase.head.stem) && nounOf(phrase).length < phrase.words.length
          ? 2
          : isListed
            ? count > 1 && item.opens === "with"
              ? 1.9
              : 0
            : isKnown(reading, phrase)
              ? 2
              : item.joint === "sentence"
                ? /^(?:monthly|weekly|daily|yearly|annual|every|each)$/.test(item.tokens[0]?.low ?? "")
                  ? 2.8
                  : 1.5
                : 0.5;
    case "open":
      return many
        ? isListed
          ? items.some((one) => one.parent === item && one.phrase && isGeneric(reading, nounOf(one.phrase)))
            ? 2
            : 0.3
          : 2.5
        : isListed || item.joint !== "sentence"
          ? 0
          : count > 1
            ? 2
            : 1;
    case "colon":
      return colonWeight(reading, item, many, items);
    case "each":
      return item.joint === "sentence" ? 3 : 1.5;
    default:
      return 0;
  }
}

/** "Lambing: ewe, date" is a table, and "my list: customers, orders" none. */
function colonWeight(reading: Reading, item: Item, isMany: boolean, items: readonly Item[]) {
  const list = items.filter(({ parent }) => parent === item);
  const tables = list.filter(
    ({ phrase, opens, subject, verb }) =>
      (phrase?.isMany && (opens || isKnown(reading, phrase))) ||
      (typeof subject === "object" && verb !== undefined && verb.verb?.form !== "past"),
  ).length;
  if (/^(?:thing|item)$/.test((item.phrase ?? { head: { stem: "" } }).head.stem) && list.length > 1) return 3;
  // "Car sharing: cars, fuel receipts".
  const [first] = list;
  if (!isMany && first?.phrase?.isMany && isKnown(reading, first.phrase)) return 0.3;
  const own = list.filter(
    ({ phrase, opens }) => phrase?.isMany && (opens === "with" || opens === "open" || opens === "colon"),
  ).length;
  if (tables > list.length / 2 || own > 1) return isMany ? 1 : 0;
  return isMany ? 3 : item.joint === "sentence" && list.length > 1 ? 3.4 : 0.5;
}

function weightOfSubject(reading: Reading, item: Item, isListed: boolean, items: readonly Item[]) {
  const { subject } = item;
  if (typeof subject !== "object") return 0;
  if (item.joint === "or") return 0.4;
  if (item.opens) {
    const weight = weightOfOpener(reading, item, subject, isListed && item.opens !== "has", items);
    if (weight > 0) return weight;
  }
  if (item.question)
    return subject.isMany ? (subject.owner === "mine" ? 1.4 : 0.9) : isKnown(reading, subject) ? 0.5 : 0;
  if (subject.count === "each") return 2.2;
  if (subject.isMany) return isListed ? 0.6 : isKnown(reading, subject) ? 1.7 : 1.5;
  if (!isKnown(reading, subject) || isListed || subject.owner === "mine") return 0;
  return reading.known(nounOf(subject))?.table.table.sort === "person" ? 1.1 : 0.8;
}

function weightOfTail(reading: Reading, preposition: string, phrase: Phrase) {
  if (phrase.count === "each" || preposition === "per") return TIMES.test(phrase.head.stem) ? -1 : 1.6;
  const sort =
    reading.known(nounOf(phrase))?.table.table.sort ?? (phrase.isMany ? sortOf(phrase.head.low) : "thing");
  const known = sort === "person" ? 0.7 : isKnown(reading, phrase) ? (sort === "event" ? 0.4 : 0.2) : 0;
  const owned = phrase.owner === "mine" ? 0.3 : phrase.owner === "theirs" ? 0.2 : 0;
  return (phrase.isMany ? 0.7 : 0.1) + known + owned + (phrase.isMany && phrase.count === "some" ? 1 : 0);
}

function weightOfPhrase(reading: Reading, item: Item, isListed: boolean, items: readonly Item[]) {
  const { phrase, question, opens, isIntro, isAsked, subject } = item;
  if (!phrase) return 0;
  const known = isKnown(reading, phrase);
  const owned = phrase.owner === "mine" || phrase.owner === "theirs";
  if (question) {
    const low = question.low;
    if (low === "which" && !known && !phrase.isMany && sortOf(phrase.head.low) === "person") return 1.8;
    if (low === "which") return known ? (phrase.isMany ? 2 : 1.4) : phrase.isMany ? 0.8 : 0.6;
    if (low === "how") return 0;
    if (low === "who" && known && phrase.isMany && item.verb === undefined) return 1.5;
    return phrase.isMany ? (known ? 0.9 : 0.6) : known ? 0.4 : 0;
  }
  if (
    (isListed || reading.runs.has(item)) &&
    opens === "open" &&
    phrase.isMany &&
    !items.some((one) => one.parent === item && one.phrase && isGeneric(reading, nounOf(one.phrase)))
  )
    return 0.2;
  if (opens && opens !== "has" && !(isIntro && !phrase.isMany && opens !== "colon")) {
    const weight = weightOfOpener(reading, item, phrase, isListed, items);
    if (weight >= 1) return weight;
    if (opens === "colon" && !phrase.isMany) return 0.3;
  }
  if (isIntro) return phrase.isMany ? 0.7 + (phrase.count === "some" || owned ? 0.8 : 0) : -0.5;
  if (item.isExample || item.parent?.next?.isExample) return 0;
  if (item.joint === "or" || item.next?.joint === "or")
    if (!phrase.isMany && phrase.count !== "each") return 0;
  if (isListed) {
    // "Badges they have earned".
    if (phrase.isMany && !known && item.tokens[item.tokens.indexOf(phrase.head) + 1]?.part === "pronoun")
      return 1.6;
    if (phrase.isMany && isBeforeTable(item, items)) return listedWeight(reading, phrase) + 1;
    if (phrase.isMany) return listedWeight(reading, phrase) + (phrase.owner === "theirs" && known ? 1 : 0);
    return (known ? 0.3 : 0) + linkWeight(reading, item, phrase, items);
  }
  if (subject === "writer" && !isAsked)
    return phrase.isMany
      ? (known ? 1.5 : 1.2) + (owned ? 0.4 : 0)
      : known
        ? /^(?:event|document)$/.test(reading.known(nounOf(phrase))?.table.table.sort ?? "")
          ? 1.1
          : 0.7
        : 0;
  if (typeof subject === "object" || subject === "pronoun")
    return (
      (phrase.isMany ? 1 : reading.known(nounOf(phrase))?.table.table.sort === "document" ? 0.8 : 0.2) +
      (owned && phrase.isMany ? 0.7 : 0) +
      (known ? 0.5 : 0)
    );
  // "The harvest per parcel with weight".
  if (known && item.next?.opens === "each" && item.next.joint === "each") return 2;
  // A noun in a run of tables: "I need customers, their dogs, appointments".
  if (phrase.isMany && item.joint !== "sentence" && reading.runs.has(item)) return known ? 1.2 : 0.4;
  if (phrase.isMany) return 2 + (owned ? 0.5 : 0) + (phrase.count === "some" ? 0.7 : 0);
  return weightOfSingular(reading, item, phrase, items) + (phrase.count === "each" ? 2 : 0);
}

/** "Leads with address, site surveys, quotes (sent)": before the next table, a plural is mostly one too. */
function isBeforeTable({ parent, next, depth, phrase, joint }: Item, items: readonly Item[]) {
  if (parent?.opens !== "with" || depth > 0 || joint === "with" || !phrase || /^(?:has|open)$/.test(joint))
    return false;
  return (
    next !== undefined &&
    next.phrase?.isMany === true &&
    next.opens !== undefined &&
    next.parent !== parent &&
    items.length > 0
  );
}

/** "Bookings: guest, room": a booking refers to rooms and people. */
function linkWeight(reading: Reading, { parent }: Item, phrase: Phrase, items: readonly Item[]) {
  const from = parent && (typeof parent.subject === "object" ? parent.subject : parent.phrase);
  const words = nounOf(phrase);
  if (!from || words.length > 1 || isGeneric(reading, words)) return 0;
  const whole = reading.known(nounOf(from))?.table.table;
  const part = reading.known(words)?.table.table;
  const isEvent =
    (whole ? /^(?:event|document|work)$/.test(whole.sort) : sortOf(from.head.low) === "event") ||
    items.some((one) => one.parent === parent && isMoment(one));
  if (/^(?:owner|holder|keeper)$/.test(phrase.head.stem)) return 1.5;
  if (!isEvent) return 0;
  if (!part) return sortOf(phrase.head.low) === "person" ? 1 : 0;
  if (part.sort === "person") return /^(?:crew|team|staff|cast|squad)$/.test(phrase.head.stem) ? 0 : 1.4;
  return whole?.sort === "event" && whole.fields.some(({ to }) => to?.split("|").includes(part.id)) ? 1.4 : 0;
}

const isMoment = ({ phrase, question, tokens }: Item) =>
  question?.low === "when" ||
  /^(?:date|time|when|day)$/.test(
    phrase?.words.length === 1 ? phrase.head.stem : tokens.length === 1 ? (tokens[0]?.stem ?? "") : "",
  );

/** Plurals in the list of a table: invoices are a table mostly, and notes none. */
function listedWeight(reading: Reading, phrase: Phrase) {
  const words = nounOf(phrase);
  if (isGeneric(reading, words) || kindOf(words.map(({ low }) => low).join(" ")) === "money") return 0;
  const known = reading.known(words);
  if (!known) return 0.3;
  return /^(?:event|document|work|person)$/.test(known.table.table.sort) ? 1.7 : 1.2;
}

/** "Attendance", "the waiting list", "stock": one word stands for many records. */
function weightOfSingular(reading: Reading, item: Item, phrase: Phrase, items: readonly Item[]) {
  const words = nounOf(phrase);
  const known = reading.known(words);
  const start = items[items.indexOf(item) + 1];
  if (
    /^(?:log|diary|register|tracker|journal|logbook)$/.test(phrase.head.stem) &&
    phrase.words.length > 1 &&
    item.joint === "sentence" &&
    start?.joint === "comma"
  )
    return 2.7;
  if (!known || isGeneric(reading, words)) return 0;
  const { table, one } = known.table;
  const key = keyOfWords(known.words);
  const isMass = keyOf(table.many) === key && (keyOf(table.one) !== key || table.one === table.many);
  const isContained = phrase.words.length > words.length || isContainer.has(phrase.head.stem);
  // "My family tree notes." is a title.
  if (
    isContained &&
    item.joint === "sentence" &&
    !item.opens &&
    !item.isAsked &&
    items[items.indexOf(item) + 1]?.joint === "sentence"
  )
    return 1;
  if (
    isMass ||
    isContained ||
    (one.includes(" ") && keyOf(one) === key && /^(?:event|document)$/.test(table.sort))
  )
    return 2;
  const at = items.indexOf(item);
  const next = items[at + 1];
  // "Product, SKU, quantity": a record is described.
  const isFirst = items.slice(0, at).every((one) => !one.phrase?.isMany);
  const isPerson =
    table.sort === "person" &&
    next?.phrase !== undefined &&
    /^(?:phone|email|address|age|birthday|name|level|dob)$/.test(next.phrase.head.stem);
  const isRecord =
    (isFirst || isPerson) &&
    item.joint === "sentence" &&
    next?.joint === "comma" &&
    next.phrase !== undefined &&
    !next.phrase.isMany &&
    isGeneric(reading, nounOf(next.phrase));
  return isRecord ? 2 : table.sort === "event" ? (item.isAsked ? 1.7 : 1.2) : 0.5;
}

/** "Bikes" and "rental bikes" are one table. */
function merged(all: Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of all.toSorted((a, b) => b.key.length - a.key.length)) {
    const whole = kept.filter(({ key }) => key.endsWith(` ${one.key}`));
    const best = whole.toSorted((a, b) => b.score - a.score)[0];
    const isApart = best?.isOpened && one.isOpened;
    if (best && !isApart && (whole.length === 1 || one.score < ENOUGH)) {
      best.score += Math.max(0, one.score);
      best.count += one.count;
      for (const [place, times] of one.places) best.places.set(place, (best.places.get(place) ?? 0) + times);
      best.isOpen ||= one.isOpen;
      best.isMany ||= one.isMany;
      // The plain noun is the name, if people say it more.
      if (one.first < best.first || one.score > best.score / 2)
        Object.assign(best, { first: Math.min(one.first, best.first) });
    } else kept.push(one);
  }
  // "Student" behind "student pilots" is one of them.
  for (const one of [...kept]) {
    const whole = one.isMany
      ? undefined
      : kept.find(
          ({ key, isMany, words }) =>
            isMany && key.startsWith(`${one.key} `) && sortOf(words.at(-1)?.low ?? "") === "person",
        );
    if (!whole) continue;
    whole.aliases = [...(whole.aliases ?? []), one.key];
    kept.splice(kept.indexOf(one), 1);
  }
  return kept;
}

function weightOfNoun(reading: Reading, { key, words, isOpen, isMany, score, isOpened }: Candidate) {
  const head = words.at(-1);
  if (!head) return -9;
  let weight = 0;
  const known = reading.known(words);
  if (known) weight += 0.4;
  if (isOpened && isOpen && isMany && score >= 2.5) return weight;
  const isStopped = isStop.has(head.stem) || isStop.has(head.low);
  if (key === "work" && isOpened && isOpen) return 2 - score;
  if (isStopped && !(words.length > 1 && known?.words.length !== 1) && !(isMany && PLACES.test(head.stem)))
    weight -=
      isMany && !NOTHING.test(head.stem)
        ? known
          ? 0.8
          : sortOf(head.low) === "person"
            ? 0.4
            : 1.2
        : known && score > 1.6 && !NOTHING.test(head.stem)
          ? 0
          : 4;
  if (words.some(({ stem, low }) => TIMES.test(stem) && !(low === "hours" && known))) weight -= 5;
  if (key === "person") weight -= 1;
  if (isGeneric(reading, words)) weight -= isOpen && isMany ? (known ? 0.5 : 1.2) : 3;
  else if (!known && kindOf(key) !== "text") weight -= isOpen && isMany ? (words.length > 1 ? 0.4 : 1) : 3;
  if (!isMany && !known && score < 1.8) weight -= 1.2;
  if (
    words.length > 1 &&
    !known &&
    !isOpened &&
    /^(?:text|choice)$/.test(reading.lexicon.fields.get(head.stem)?.kind ?? "")
  )
    weight -= 1.2;
  if (/\d/.test(head.low) || head.low.length < 3) weight -= 3;
  if (!isOpen) weight -= 0.3;
  return weight;
}
