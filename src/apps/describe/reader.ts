import { type Choices, joinChoices } from "./choices.ts";
import type { DraftTable } from "./draft.ts";
import { addCandidate, findTables } from "./find-tables.ts";
import { type Item, itemsOf, TIMES } from "./items.ts";
import { kindOf } from "./kind-of.ts";
import { LONGEST_PHRASE } from "./lexicon.ts";
import { nounOf } from "./noun-of.ts";
import type { Phrase } from "./phrases.ts";
import {
  bring,
  eventOf,
  eventOfFrequency,
  eventOfMeasure,
  eventOfOccasion,
  eventOfSale,
  eventOfStatement,
  eventOfWriter,
} from "./read-events.ts";
import { nameOf, put, readChoices, readDone, readField } from "./read-fields.ts";
import { readQuestion } from "./read-questions.ts";
import { keyOfWords, Reading } from "./reading.ts";
import { tokensOf } from "./tokens.ts";

const YES_OR_NO =
  /[-–:?]?\s*[([]?\b(?:yes\s*(?:\/|or)?\s*no\b(?! \/)|y\s?\/?\s?n\b|true\/false|tick ?box|check ?box)\b[)\]]?/gi;
const LINKING = /^(?:of|for|at|in|by|from|to|per|on|with|against|about|between|into)$/;

/** Reads which tables a text names, with their fields and links. `rest` has blanks in place of what is read already. */
export function readTables(text: string, whole: string): Reading {
  const marks = [...whole.matchAll(YES_OR_NO)];
  const rest = whole.replace(YES_OR_NO, (found) => " ".repeat(found.length));
  const tokens = tokensOf(rest);
  const reading = new Reading(text, tokens);
  const all = itemsOf(tokens);
  const candidates = findTables(reading, all);
  if (reading.tables.list.length === 0 && !all.some(({ isWhenever }) => isWhenever)) {
    const byScore = candidates.toSorted((one, other) => other.score - one.score);
    const best =
      byScore.find(({ score, isMany, words }) => score > 0.3 && (isMany || reading.known(words))) ??
      byScore.find(
        ({ score, words }) =>
          score > -2.5 &&
          reading.tokens.length > 12 &&
          words.some(({ at }) => /^(?:my|our)$/.test(reading.tokens[at - 1]?.low ?? "")),
      );
    if (best) reading.focus(addCandidate(reading, best), all[0] as Item);
  }
  const { items, choices } = joinChoices(reading, all);
  for (const [at, item] of items.entries()) new ItemReader(reading, items, at, choices.get(item)).read();
  for (const { index } of marks)
    for (const field of reading.tables.list.flatMap(({ fields }) => fields))
      if (field.evidence.some(({ end }) => end <= index && index - end < 3)) {
        field.kind = "yes-no";
        delete field.own;
        delete field.choices;
      }
  return reading;
}

class ItemReader {
  readonly #reading: Reading;
  readonly #item: Item;
  readonly #items: readonly Item[];
  readonly #at: number;
  readonly #choices: Choices | undefined;
  readonly #list: DraftTable | undefined;

  constructor(reading: Reading, items: readonly Item[], at: number, choices: Choices | undefined) {
    this.#reading = reading;
    this.#items = items;
    this.#at = at;
    this.#item = items[at] as Item;
    this.#choices = choices;
    this.#list = reading.listOf(this.#item);
  }

  get #table() {
    return this.#list ?? this.#reading.topic;
  }

  read(): unknown {
    const reading = this.#reading;
    const item = this.#item;
    if (!reading.topic && item.joint === "sentence") reading.topic = this.#tableBefore();
    const about = reading.tableOf(item.about);
    if (about) reading.focus(about, item);
    const table = this.#table;
    if (this.#choices) return table && readChoices(reading, table, item, this.#choices);
    if (this.#readAsked()) return;
    if (item.isWhenever && this.#hasFollowers()) {
      const event = eventOfOccasion(reading, item);
      if (event) return reading.focus(event, item);
    }
    const measured = this.#list ? undefined : eventOfMeasure(reading, item);
    if (measured) {
      reading.focus(measured, item);
      return readQuestion(reading, measured, item);
    }
    const often = item.question ? undefined : eventOfFrequency(reading, item);
    if (often) {
      reading.focus(often, item);
      if (item.phrase) readField(reading, often, item, item.phrase);
      return;
    }
    if (item.question) {
      this.#focusLater();
      return readQuestion(reading, table, item);
    }
    if (item.joint === "each" || item.opens === "each") return this.#readEach();
    if (typeof item.subject === "object") return this.#readStatement(item.subject);
    if (item.subject === "pronoun") return this.#readPronoun();
    if (item.subject === "writer" && !item.isAsked) return this.#readWriter();
    if (item.phrase) return this.#readNoun(item.phrase);
    if (
      table &&
      item.tokens.length > 0 &&
      item.tokens.length < 4 &&
      item.tokens.some(({ part, verb }) => part === "verb" || part === "adjective" || verb)
    )
      readDone(reading, table, item);
  }

  /** The table that the text names last before this item. */
  #tableBefore() {
    const start = this.#item.tokens[0]?.start ?? 0;
    return this.#reading.tables.list.findLast(({ evidence }) => evidence.some(({ end }) => end <= start));
  }

  /** A question with a list behind it is about its table. */
  #focusLater() {
    const { phrase, opens } = this.#item;
    const table = opens && phrase ? this.#reading.tableOf(phrase) : undefined;
    if (table) this.#reading.ofItem.set(this.#item, table);
  }

  #hasFollowers() {
    const next = this.#items[this.#at + 1];
    return next !== undefined && (next.joint !== "sentence" || next.isBullet);
  }

  /** "Who came", "what is in stock": phrases that ask for a table of a pack. */
  #readAsked() {
    const reading = this.#reading;
    const { tokens, question, phrase } = this.#item;
    const words = question ? [question, ...tokens] : tokens;
    for (let at = 0; at < words.length; at++)
      for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
        const part = words.slice(at, at + length);
        const tables = reading.lexicon.asked.get(keyOfWords(part));
        const isWho = /^who/.test(part[0]?.low ?? "");
        const chosen = tables?.find(({ id }) => reading.tables.ofPack(id).length > 0) ?? tables?.[0];
        if (!chosen || (this.#list && !isWho)) continue;
        const list = this.#table;
        if (
          isWho &&
          list &&
          (list.sort === "event" || list.sort === "document") &&
          list.pack !== chosen &&
          !(
            chosen.id === "attendance" &&
            !/^(?:appointments|lessons|visits|treatments)$/.test(list.pack?.id ?? "")
          )
        )
          continue;
        if (eventOf(reading, list, this.#item)?.pack === chosen) return false;
        const table = reading.addPack(chosen.id, reading.evidence(part));
        if (!table) continue;
        bring(reading, chosen, part);
        if (chosen.id === "attendance" && list && list !== table && list.sort !== "person")
          reading.link(table, list, part);
        const object = reading.tableOf(phrase);
        if (object && object !== table) reading.link(table, object, part);
        reading.focus(table, this.#item);
        return true;
      }
    return false;
  }

  /** "For each horse", and "repairs with cost for each flat". */
  #readEach() {
    const reading = this.#reading;
    const { phrase, joint, opens } = this.#item;
    const table = reading.tableOf(phrase);
    if (!table || !phrase) return;
    if (joint === "sentence" && opens === "each") return reading.focus(table, this.#item);
    const from = this.#table;
    if (from && from !== table)
      return reading.relateFrom(
        from,
        table,
        phrase.words.map((word) => ({ ...word, isMany: false })),
      );
    reading.focus(table, this.#item);
  }

  /** "Groups book a room", "children are in classes", "home check done". */
  #readStatement(subject: Phrase): unknown {
    const reading = this.#reading;
    const item = this.#item;
    const table = reading.tableOf(subject);
    const event = eventOfStatement(reading, item);
    if (event) return reading.focus(event, item);
    const sale = eventOfSale(reading, item);
    if (sale && (!this.#list || this.#list === sale.event)) {
      put(
        reading,
        sale.event,
        { name: nameOf(sale.words), kind: "number", evidence: [reading.evidence(sale.words)] },
        sale.words.at(-1)?.at ?? 0,
      );
      return reading.focus(sale.event, item);
    }
    if (item.opens === "has" || (item.verb && /^(?:have|has|had)$/.test(item.verb.low))) {
      if (table) reading.focus(table, item);
      return;
    }
    const base = item.verb?.verb?.base ?? "be";
    const object = this.#objectOf(table);
    if (!table) {
      const into = this.#table;
      const isField =
        into && (this.#list || item.joint !== "sentence") && item.verb?.verb?.form === "past" && !item.phrase;
      if (isField) readDone(reading, into, item);
      else if (object) reading.focus(object, item);
      return;
    }
    if (object) {
      const isHolder = /^(?:own|bring|keep|hold|have|run|manage|give|make|get|suggest|write|send|bake)$/.test(
        base,
      );
      if (isHolder) reading.relate(object, table, item.tokens);
      else if (/^(?:be|belong|stay|live|sit|go|come|work|stand|relate|refer)$/.test(base))
        reading.link(table, object, item.tokens);
      else reading.relate(table, object, item.tokens);
    } else if (
      item.phrase &&
      !reading.tableOf(item.phrase) &&
      base !== "be" &&
      isKnownField(reading, item.phrase)
    )
      readField(reading, table, item, item.phrase);
    const isAboutObject =
      object !== undefined &&
      object.sort !== "person" &&
      /^(?:bring|leave|suggest|send|write|submit|own|hand|ask|report|drop)$/.test(base);
    if (!this.#list) reading.focus(isAboutObject ? object : table, item);
    this.#readPaid(table, base);
  }

  /** "Families pay yearly": whether they have paid. */
  #readPaid(table: DraftTable, base: string) {
    if (base !== "pay" || table.sort !== "person") return;
    const reading = this.#reading;
    if (reading.tables.list.some(({ key }) => /payment|fee|due|invoice/.test(key))) return;
    const verb = this.#item.verb;
    const own = table.pack?.fields.find(({ id, kind }) => id === "paid" && kind === "yes-no");
    if (verb)
      put(
        reading,
        table,
        { name: "Paid", kind: "yes-no", ...(own && { own }), evidence: [reading.evidence([verb])] },
        verb.at,
      );
  }

  #objectOf(table: DraftTable | undefined) {
    const reading = this.#reading;
    const { phrase, tails } = this.#item;
    const found = [phrase, ...tails.map((tail) => tail.phrase)]
      .map((one) => reading.tableOf(one))
      .filter((one) => one !== undefined && one !== table);
    return found[0];
  }

  /** "It stays with one family", "they pay yearly". */
  #readPronoun() {
    const reading = this.#reading;
    const item = this.#item;
    const { topic } = reading;
    if (!topic) {
      const object = this.#objectOf(undefined);
      if (object) reading.focus(object, item);
      return;
    }
    if (item.opens === "has") return reading.ofItem.set(item, topic) && undefined;
    const object = this.#objectOf(topic);
    const event = eventOfStatement(reading, item);
    if (event) return reading.focus(event, item);
    const who =
      reading.person && topic.sort !== "person" && /^they/.test(item.tokens[0]?.low ?? "")
        ? reading.person
        : topic;
    if (object) reading.relate(topic, object, item.tokens);
    // "They send me their runs (km, time)".
    if (object && item.opens && item.phrase && reading.tableOf(item.phrase) === object)
      return reading.focus(object, item);
    this.#readPaid(who, item.verb?.verb?.base ?? "");
    if (item.opens) reading.ofItem.set(item, topic);
  }

  /** "We service machines at offices": tables that the writer has to do with. */
  #readWriter() {
    const reading = this.#reading;
    const item = this.#item;
    const event = eventOfWriter(reading, item);
    if (event) return reading.focus(event, item);
    const table = reading.tableOf(item.phrase);
    const tails = item.tails.flatMap(({ phrase }) => reading.tableOf(phrase) ?? []);
    const [first] = table ? [table] : tails;
    if (first) {
      for (const other of tails) if (other !== first) reading.relate(first, other, item.tokens);
      return reading.focus(first, item);
    }
    const list = this.#table;
    if (
      list &&
      item.phrase &&
      (this.#list || item.joint !== "sentence") &&
      isKnownField(reading, item.phrase)
    )
      readField(reading, list, item, item.phrase);
  }

  /** A noun of a list: a table, a field of the table before it, or a link. */
  #readNoun(phrase: Phrase) {
    const reading = this.#reading;
    const item = this.#item;
    const list = this.#list;
    const found = reading.tableOf(phrase);
    const other = found && isWholeNoun(reading, phrase, found) ? found : undefined;
    if (list) return this.#readListed(list, phrase, other);
    const { topic: before } = reading;
    // "Grants. Funder, programme, deadline": fields of what is named before.
    const isHead =
      other?.sort === "person" &&
      item.next?.phrase &&
      /^(?:phone|email|address|age|birthday|name|level|dob)$/.test(item.next.phrase.head.stem);
    const isRun =
      !isHead &&
      other &&
      before &&
      other !== before &&
      item.joint === "sentence" &&
      !phrase.isMany &&
      phrase.count !== "each" &&
      !item.opens &&
      item.next?.joint === "comma";
    if (isRun) return reading.relateFrom(before, other, phrase.words);
    if (other && before && before !== other && reading.runs.has(item) && !item.opens)
      return reading.relateFrom(before, other, phrase.words);
    if (
      other &&
      (phrase.isMany ||
        phrase.count === "each" ||
        item.opens ||
        item.next?.opens === "each" ||
        item.joint === "sentence" ||
        !reading.topic)
    ) {
      const { topic } = reading;
      if (typeof phrase.owner === "object") {
        const owner = reading.tableOf(phrase.owner);
        if (owner) reading.relate(other, owner, phrase.words);
      } else if (phrase.owner === "theirs" && topic && topic !== other)
        reading.link(other, topic, phrase.words);
      else if (!phrase.isMany && topic && topic !== other && !item.opens && item.joint !== "sentence")
        return reading.relateFrom(topic, other, phrase.words);
      if (before) this.#linkSentence(other, before);
      this.#linkRelative(other, phrase);
      reading.focus(other, item);
      return this.#linkTails(other);
    }
    const { topic } = reading;
    if (!topic || item.isIntro) return;
    if (other && other !== topic) return reading.relateFrom(topic, other, phrase.words);
    if (
      item.joint === "sentence" &&
      item.subject !== "writer" &&
      !isKnownField(reading, phrase) &&
      this.#items[this.#at + 1]?.joint === "sentence" &&
      !(reading.isTerse && item.tokens.length < 4)
    )
      return;
    readField(reading, topic, item, phrase);
    this.#linkTails(topic);
  }

  /** "Badges they have earned": theirs. */
  #linkRelative(other: DraftTable, phrase: Phrase) {
    const { person } = this.#reading;
    const behind = this.#reading.tokens[phrase.head.at + 1];
    if (
      behind?.marks === "" &&
      behind.low === "they" &&
      person &&
      person !== other &&
      other.sort !== "person"
    )
      this.#reading.link(other, person, phrase.words);
  }

  /** "Each dog's breed, vet checks with result": a record that is named among the fields of another refers to it. */
  #linkSentence(other: DraftTable, before: DraftTable) {
    const reading = this.#reading;
    const item = this.#item;
    if (item.joint === "sentence" || before === other || !item.phrase) return;
    const isSame =
      reading.last?.table === before &&
      reading.tokens[reading.last.at]?.sentence === item.phrase.head.sentence;
    const isRecord = (table: DraftTable) => /^(?:event|document|work)$/.test(table.sort);
    if (isSame && (isRecord(other) || isRecord(before))) reading.relate(other, before, item.phrase.words);
  }

  #readListed(list: DraftTable, phrase: Phrase, other: DraftTable | undefined) {
    const reading = this.#reading;
    const item = this.#item;
    if (other && other !== list && (phrase.isMany || item.opens || phrase.count === "each")) {
      const isOwned = phrase.owner === "theirs";
      const isFirst = /^(?:with|has|open|colon)$/.test(item.joint);
      const isClosed =
        item.parent?.opens === "colon" ||
        item.parent?.opens === "open" ||
        item.parent?.opens === "each" ||
        item.depth > 0;
      const isNew = (reading.mentions.get(other) ?? 0) < 2;
      if (item.opens && item.opens !== "has") {
        if (isOwned || isFirst) reading.relate(list, other, phrase.words);
        return reading.focus(other, item);
      }
      if (isOwned || isFirst || isClosed || !isNew) {
        if (isOwned) reading.relate(other, list, phrase.words);
        else reading.relateFrom(list, other, phrase.words);
        return;
      }
      // "Customers with address, jobs and invoices": the next tables.
      if (item.parent) reading.ofItem.set(item.parent, other);
      reading.focus(other, item);
      return this.#linkTails(other);
    }
    readField(reading, list, item, phrase);
    this.#linkTails(list);
  }

  /** "Attendance at rehearsals", "repairs per flat". */
  #linkTails(table: DraftTable) {
    const reading = this.#reading;
    for (const { preposition, phrase } of this.#item.tails) {
      const other = LINKING.test(preposition) ? reading.tableOf(phrase) : undefined;
      if (other && other !== table) reading.relate(table, other, phrase.words);
      else if (
        !other &&
        preposition === "by" &&
        isKnownField(reading, phrase) &&
        !TIMES.test(phrase.head.stem)
      )
        readField(reading, table, this.#item, phrase);
    }
  }
}

/** Whether a phrase is a table and not one of its fields: "dog name" is none. */
function isWholeNoun(reading: Reading, phrase: Phrase, table: DraftTable) {
  const words = nounOf(phrase);
  const key = keyOfWords(words);
  return (
    reading.named.has(key) || key === table.key || words.length === 1 || reading.known(words) !== undefined
  );
}

const isKnownField = (reading: Reading, { words, head }: Phrase) =>
  reading.lexicon.fields.has(keyOfWords(words)) ||
  reading.lexicon.fields.has(head.stem) ||
  kindOf(words.map(({ low }) => low).join(" ")) !== "text";
