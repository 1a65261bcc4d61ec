import { capitalised } from "../outline/nouns.ts";
import type { PackField } from "../packs/pack.ts";
import { addField, addLink, type DraftField, type DraftTable, Tables } from "./draft.ts";
import { kindOf, sortOf } from "./kind-of.ts";
import { type Lexicon, LONGEST_PHRASE, lexicon, packTable, type TableWord } from "./lexicon.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import {
  type Evidence,
  evidenceOf,
  gistOf,
  isAdjective,
  isContainer,
  isFiller,
  isLead,
  isPlural,
  isStop,
  isTrigger,
  readWords,
  type Word,
} from "./text.ts";

const POSSESSIVE = /^(?:their|his|her|its)$/;
const OURS = /^(?:my|our|all|different|various)$/;
const INTRO = /^(?:i|we|my|our|this|it|im|i'm|hi|hello)$/;
const INTRO_VERB =
  /^(?:am|are|is|run|own|work|teach|have|has|started|live|i'm|we're|im|volunteer|help|look|sell|make|breed|rent|hire|repair|fix|do|offer|coach|lead|organise|organize|bake|grow|clean|play)$/;
const PREPOSITION =
  /^(?:in|on|at|from|to|by|that|is|are|was|were|be|because|than|about|into|after|before|until|during|without|under|over|since|while|through|around|via|using|used|goes|go|comes|come|should|can|will|must|as|out|back|up|off)$/;
const NEGATION = /^(?:no|not|without|never|dont|don't|nothing)$/;

interface Found {
  table?: readonly TableWord[];
  own?: PackField;
  generic?: { name: string; kind: DraftField["kind"]; choices?: string[] };
  words: Word[];
  isWhole: boolean;
}

/** Reads which tables a text names, and which fields of them. */
export class TableReader {
  readonly tables = new Tables();
  /** Tables that a sentence about the owner mentions: they count if nothing else is named. */
  readonly hints: { word: TableWord; evidence: Evidence }[] = [];
  readonly #text: string;
  readonly #lexicon: Lexicon = lexicon();
  #words: Word[] = [];
  #current: DraftTable | undefined;
  #mode: "things" | "fields" = "things";
  /** Whether the sentence says what is kept track of. */
  #isTracking = true;
  #isList = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** `rest` is the text with blanks in place of what has been read already. */
  read(rest: string) {
    this.#words = readWords(rest);
    const segments = joinChoices(segmentsOf(rest, this.#words), (words) => this.#isKnown(words));
    for (const [at, segment] of segments.entries()) {
      if (segment.joint === "sentence") this.#startSentence(segments, at);
      this.#readSegment(segment, segments[at + 1], segments[at - 1]);
    }
  }

  #isKnown(words: readonly Word[]) {
    const found = this.#match(words);
    return found !== undefined && found.isWhole;
  }

  #startSentence(segments: readonly Segment[], at: number) {
    const next = segments.findIndex((one, place) => place > at && one.joint === "sentence");
    const words = segments.slice(at, next < 0 ? undefined : next).flatMap((one) => one.words);
    const first = segments[at]?.words ?? [];
    const isIntro =
      INTRO.test(first[0]?.low ?? "") && first.slice(1, 4).some(({ low }) => INTRO_VERB.test(low));
    const hasTrigger = words.some(({ stem, low }) => isTrigger.has(low) || isTrigger.has(stem));
    const isNeed = words.some(({ low }) =>
      /^(?:need|want|track|keep|like|record|log|list|manage|remember|know|lose|note)$/.test(low),
    );
    this.#isTracking =
      (hasTrigger && (!isIntro || isNeed)) ||
      (!isIntro && !words.some(({ low }) => /^(?:i|we|they)$/.test(low)));
    // The lines under "for each horse:" are its fields.
    const last = segments[at - 1];
    const goesOn =
      segments[at]?.isLine &&
      this.#mode === "fields" &&
      (last?.isLine || last?.joint === "colon" || this.#isList);
    if (!goesOn) this.#mode = "things";
    this.#isList = Boolean(goesOn);
  }

  #readSegment(segment: Segment, next: Segment | undefined, before: Segment | undefined) {
    const { joint, words, wh } = segment;
    if (joint === "with" || joint === "has" || (joint === "open" && this.#current))
      this.#mode = this.#current ? "fields" : this.#mode;
    if (joint === "colon" && this.#current && before && before.words.length > 0) this.#mode = "fields";
    if (joint === "close") this.#mode = "things";
    if (words.length === 0) return;
    if (segment.choices) return this.#readChoices(segment, before);
    if (wh) return this.#readQuestion(segment);
    if (
      words.some(({ low }) => NEGATION.test(low)) &&
      !words.some(
        ({ low }) => low === "number" || (low === "no" && words.length < 3 && this.#mode === "fields"),
      )
    )
      return;
    this.#readNouns(segment, next);
  }

  #readNouns(segment: Segment, next: Segment | undefined) {
    const { joint } = segment;
    const words = this.#phraseOf(segment.words);
    const has = (test: RegExp) => segment.words.some(({ low }) => test.test(low));
    const isTheirs = has(POSSESSIVE);
    const found = this.#match(words, joint !== "each" && this.#mode === "fields" ? this.#current : undefined);
    const evidence = evidenceOf(this.#text, found?.words.length ? found.words : words);
    if (joint === "each") {
      const table = found?.table ? this.#add(found.table, evidence) : this.#unknown(words, evidence, true);
      if (table) this.#focus(table);
      return;
    }
    if (joint === "link") {
      const from = this.#current;
      const table = found?.table && this.#add(found.table, evidence);
      if (from && table) addLink(from, table, [evidence]);
      return;
    }
    const isField = this.#mode === "fields" && this.#current && !has(/^(?:my|our)$/);
    if (isField && this.#current) return this.#readField(this.#current, words, found, { evidence, isTheirs });
    if (
      found?.table &&
      !(found.generic && this.#tables().length > 0 && !isPlural(found.words.at(-1) as Word))
    ) {
      // "Customer names": a field of customers, in front of which its table stands.
      if (!this.#isTracking) return this.#hint(found, evidence, segment, next);
      const from = this.#current;
      const table = this.#add(found.table, evidence);
      if (isTheirs && from) addLink(table, from, [evidence]);
      this.#current = table;
      return;
    }
    const own = this.#tableBefore(words);
    if (own && (own.field.own || own.field.generic)) {
      const table = this.#add(own.table, own.evidence);
      this.#current = table;
      this.#readField(table, own.words, own.field, { evidence, isTheirs: false });
      return;
    }
    if ((found?.generic || found?.own) && this.#current && this.#isTracking) {
      this.#readField(this.#best(found, this.#current), words, found, { evidence, isTheirs });
      return;
    }
    if (found?.generic || !this.#isTracking) return;
    const table = this.#unknown(words, evidence, isTheirs || has(OURS));
    if (!table) return;
    if (isTheirs && this.#current) addLink(table, this.#current, [evidence]);
    this.#current = table;
  }

  #tables() {
    return this.tables.list;
  }

  #focus(table: DraftTable) {
    this.#current = table;
    this.#mode = "fields";
  }

  /** A telephone number in a list of things belongs to the people in it. */
  #best({ own, generic, words }: Found, current: DraftTable): DraftTable {
    if (own && current.pack?.fields.includes(own)) return current;
    const key = words.map(({ stem }) => stem).join(" ");
    const knows = (table: DraftTable) => table.pack && this.#lexicon.own.get(table.pack.id)?.has(key);
    if (knows(current)) return current;
    const isPersonal = generic?.kind === "phone" || generic?.kind === "email" || generic?.kind === "address";
    return (
      this.#tables()
        .toReversed()
        .find((table) => knows(table) && (!isPersonal || table.sort === "person")) ?? current
    );
  }

  /** Without words such as "I need a list of" in front, and what follows behind. */
  #phraseOf(all: readonly Word[]) {
    let words = [...all];
    for (;;) {
      const [first, second] = words;
      if (!first || (words.length === 1 && isStop.has(first.stem))) break;
      if (second?.low === "of" && isContainer.has(first.stem)) words = words.slice(2);
      else if (
        words.length > 1 &&
        (isLead.has(first.low.replace(/’/g, "'")) || /^\d+$/.test(first.low)) &&
        !this.#startsPhrase(words)
      )
        words = words.slice(1);
      else break;
    }
    const cut = words.findIndex(({ low }, at) => at > 0 && PREPOSITION.test(low));
    return cut > 0 && !this.#startsPhrase(words) ? words.slice(0, cut) : words;
  }

  /** Whether a known phrase of several words begins here: "date of birth". */
  #startsPhrase(words: readonly Word[]) {
    const own = this.#current?.pack && this.#lexicon.own.get(this.#current.pack.id);
    for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--) {
      const key = words
        .slice(0, length)
        .map(({ stem }) => stem)
        .join(" ");
      if (this.#lexicon.fields.has(key) || this.#lexicon.tables.has(key) || own?.has(key)) return true;
    }
    return false;
  }

  /** Finds the longest known phrase at the end of the words, or else at their beginning. */
  #match(words: readonly Word[], table?: DraftTable): Found | undefined {
    const count = Math.min(words.length, LONGEST_PHRASE);
    for (let length = count; length > 0; length--) {
      for (const at of length === words.length ? [0] : [words.length - length, 0]) {
        const part = words.slice(at, at + length);
        const found = this.#lookUp(part, table);
        if (found) return { ...found, isWhole: length === words.length };
      }
    }
    // "Name and address of the tenant": what stands before "of" is the head.
    return undefined;
  }

  #lookUp(part: Word[], table: DraftTable | undefined): Omit<Found, "isWhole"> | undefined {
    const key = part.map(({ stem }) => stem).join(" ");
    const own = table?.pack && this.#lexicon.own.get(table.pack.id)?.get(key);
    const generic = this.#lexicon.fields.get(key);
    const tables = this.#lexicon.tables.get(key);
    if (!own && !generic && !tables) return undefined;
    return {
      words: part,
      ...(own && { own }),
      ...(generic && { generic }),
      ...(tables && { table: tables }),
    };
  }

  /** The best of the tables that a word can name: of the pack of which the text says most. */
  #choose(words: readonly TableWord[]) {
    if (words.length === 1) return words[0] as TableWord;
    const weight = ({ pack, table }: TableWord) =>
      this.#packWeight(pack.name, pack.asked) + (this.tables.ofPack(table.id).length > 0 ? 2 : 0);
    return words.toSorted((one, other) => weight(other) - weight(one))[0] as TableWord;
  }

  readonly #weights = new Map<string, number>();

  #packWeight(name: string, asked: string) {
    const known = this.#weights.get(name);
    if (known !== undefined) return known;
    const signs = new Set(`${asked}|${name.toLowerCase()}`.split(/[| ,]+/).filter((word) => word.length > 3));
    const weight = this.#words.filter(({ low, stem }) => signs.has(low) || signs.has(stem)).length;
    this.#weights.set(name, weight);
    return weight;
  }

  #add(words: readonly TableWord[], evidence: Evidence) {
    return this.tables.known(this.#choose(words), evidence);
  }

  addAsked(id: string, evidence: Evidence) {
    const table = packTable(id);
    if (!table) return undefined;
    const word = this.#lexicon.tables.get(table.one.toLowerCase())?.find((one) => one.table === table);
    const pack =
      word?.pack ?? [...this.#lexicon.tables.values()].flat().find((one) => one.table === table)?.pack;
    return (
      pack &&
      this.tables.known(
        { table, pack, one: table.one.toLowerCase(), many: table.many.toLowerCase() },
        evidence,
      )
    );
  }

  /** "Dog names", "customer's address": a table and a field of it. */
  #tableBefore(words: readonly Word[]) {
    if (words.length < 2) return undefined;
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const part = words.slice(0, length);
      const table = this.#lexicon.tables.get(part.map(({ stem }) => stem).join(" "));
      const rest = words.slice(length).filter(({ low }) => !isLead.has(low));
      const field = table && rest.length > 0 ? this.#match(rest) : undefined;
      if (table && field && (field.generic || field.own))
        return { table, field, words: rest, evidence: evidenceOf(this.#text, part) };
    }
    return undefined;
  }

  /** A noun that no pack knows becomes a table. */
  #unknown(all: readonly Word[], evidence: Evidence, isMeant: boolean) {
    const words = all.filter(({ low }) => !isLead.has(low)).slice(-3);
    const head = words.at(-1);
    if (!head || words.some(({ low }) => PREPOSITION.test(low) || NEGATION.test(low))) return undefined;
    if (
      isStop.has(head.stem) ||
      isStop.has(head.low) ||
      isTrigger.has(head.low) ||
      /\d/.test(head.low) ||
      head.low.length < 3
    )
      return undefined;
    if (!isPlural(head) && !isMeant && this.#tables().length === 0) return undefined;
    if (!isPlural(head) && /(?:ly|ed|ing)$/.test(head.low)) return undefined;
    const noun = words.map(({ low }) => low).join(" ");
    return this.tables.unknown(noun, sortOf(head.low), evidence);
  }

  #hint(found: Found, evidence: Evidence, segment: Segment, next: Segment | undefined) {
    const word = this.#choose(found.table ?? []);
    const last = found.words.at(-1);
    if (!word || !last || !isPlural(last)) return;
    const hasNumber = segment.words.some(({ low }) => /^\d{1,4}$/.test(low) && Number(low) > 2);
    const isOurs = segment.words.some(({ low }) => OURS.test(low));
    const isFollowed = next?.joint === "with" || next?.joint === "open";
    if ((hasNumber || isOurs) && !isFollowed && word.table.sort !== "event") {
      this.#current = this.tables.known(word, evidence);
      return;
    }
    this.hints.push({ word, evidence });
  }

  #readField(
    table: DraftTable,
    words: readonly Word[],
    found: Found | undefined,
    { evidence, isTheirs }: { evidence: Evidence; isTheirs: boolean },
  ) {
    const last = words.at(-1);
    if (!last) return;
    const whole = words.filter(({ low }) => !isLead.has(low) || words.length === 1);
    const isLong = found && found.words.length < whole.length;
    if (found?.own && !isLong) return void this.#addOwn(table, found.own, evidence);
    if (found?.table && isPlural(last) && !found.generic) {
      const other = this.#add(found.table, evidence);
      // "Customers with their dogs": the dog has a customer.
      addLink(...(this.#pointsTo(table, other) ? ([table, other] as const) : ([other, table] as const)), [
        evidence,
      ]);
      if (!isTheirs && table.sort !== "person") return;
      this.#current = other;
      this.#mode = "things";
      return;
    }
    if (found?.generic) {
      // "Start date" is known, "collar size" has a name of its own.
      const name = isLong && !found.isWhole ? nameOf(whole) : found.generic.name;
      const own = !isLong && this.#sameOwn(table, found.generic.name);
      if (own) return void this.#addOwn(table, own, evidence);
      addField(table, { ...found.generic, name, evidence: [evidence] });
      return;
    }
    if (found?.table && found.words.at(-1) === last) {
      const own = this.#linkOf(table, found.table);
      const name = nameOf(found.words);
      addField(table, {
        name,
        kind: "text",
        mayLink: found.table,
        evidence: [evidence],
        ...(own && { own }),
      });
      return;
    }
    if (isStop.has(last.stem) && whole.length === 1) return;
    if (whole.length === 0 || whole.length > 4) return;
    const low = whole.map((word) => word.low).join(" ");
    if (found?.own) return void this.#addOwn(table, found.own, evidence, nameOf(whole));
    addField(table, {
      name: nameOf(whole),
      kind: isAdjective.has(low) ? "yes-no" : kindOf(low),
      evidence: [evidence],
    });
  }

  /** Events and documents refer to people and things. */
  #pointsTo(from: DraftTable, to: DraftTable) {
    const pack = from.pack?.fields.some((field) => field.to?.split("|").includes(to.pack?.id ?? "-"));
    if (pack) return true;
    const back = to.pack?.fields.some((field) => field.to?.split("|").includes(from.pack?.id ?? "-"));
    if (back) return false;
    const rank = { event: 0, document: 0, work: 1, thing: 2, place: 3, person: 4 };
    return rank[from.sort] < rank[to.sort];
  }

  #sameOwn({ pack }: DraftTable, name: string) {
    return pack && this.#lexicon.own.get(pack.id)?.get(name.toLowerCase());
  }

  #linkOf({ pack }: DraftTable, words: readonly TableWord[]) {
    return pack?.fields.find(({ to }) => words.some(({ table }) => to?.split("|").includes(table.id)));
  }

  #addOwn(table: DraftTable, own: PackField, evidence: Evidence, name = own.name) {
    const { kind, choices } = own;
    addField(table, { name, kind, own, evidence: [evidence], ...(choices && { choices }) });
  }

  #readChoices(segment: Segment, before: Segment | undefined) {
    const { words, choices = [] } = segment;
    const evidence = evidenceOf(this.#text, words);
    const table = this.#current ?? this.#tables().at(-1);
    if (!table) return;
    const lead = (segment.lead ?? []).filter(({ low }) => !isFiller.has(low) && !isLead.has(low));
    const found = lead.length > 0 ? this.#match(lead, table) : undefined;
    const last = table.fields.at(-1);
    const isAfter =
      lead.length === 0 &&
      (segment.joint === "open" ||
        segment.joint === "colon" ||
        segment.joint === "dash" ||
        segment.wh !== undefined ||
        segment.joint === "has" ||
        segment.joint === "with");
    if (
      isAfter &&
      last &&
      before &&
      last.evidence.some(({ end }) => end >= (before.words.at(0)?.start ?? Infinity))
    ) {
      if (last.kind !== "choices") last.kind = "choice";
      last.choices = choices;
      last.evidence.push(evidence);
      return;
    }
    const own = found?.own ?? (found?.generic && this.#sameOwn(table, found.generic.name));
    const name =
      own?.name ?? found?.generic?.name ?? (lead.length > 0 ? nameOf(lead) : nameOfChoices(choices));
    addField(table, { name, kind: "choice", choices, evidence: [evidence], ...(own && { own }) });
  }

  #readQuestion(segment: Segment) {
    const { words, wh = "" } = segment;
    const table = this.#current ?? this.#tables().at(-1);
    const evidence = evidenceOf(this.#text, words);
    if (!table) return;
    const gist = gistOf(words);
    const own = table.pack && this.#lexicon.own.get(table.pack.id);
    const whole = own?.get(words.map(({ stem }) => stem).join(" ")) ?? own?.get(gist);
    if (whole) return void this.#addOwn(table, whole, evidence);
    const content = words.slice(1).filter(({ low }) => !isFiller.has(low));
    const field = this.#questionField(wh, words, content, table);
    if (!field) return;
    const mine = this.#ownOfQuestion(table, content, field.kind);
    if (mine) return void this.#addOwn(table, mine, evidence);
    addField(table, { ...field, evidence: [evidence] });
  }

  /** A field of the pack with a word of the question and the kind that it asks for. */
  #ownOfQuestion({ pack }: DraftTable, content: readonly Word[], kind: DraftField["kind"]) {
    const own = pack && this.#lexicon.own.get(pack.id);
    const dates = (one: string) => one === "date" || one === "date-time";
    for (const { stem } of content) {
      const field = own?.get(stem);
      if (
        field &&
        (field.kind === kind ||
          (dates(field.kind) && dates(kind)) ||
          (kind === "text" && field.kind !== "money" && !dates(field.kind)))
      )
        return field;
    }
    // "When" alone is the date of an event.
    if (content.length === 0 && dates(kind)) return pack?.fields.find((field) => dates(field.kind));
    if (content.length === 0 && kind === "money") return pack?.fields.find((field) => field.kind === "money");
    return undefined;
  }

  #questionField(
    wh: string,
    words: readonly Word[],
    content: readonly Word[],
    table: DraftTable,
  ): Omit<DraftField, "evidence"> | undefined {
    const name = content.length > 0 ? nameOf(content.slice(0, 4)) : "";
    const second = words[1]?.low ?? "";
    const noun = content.slice(1);
    switch (wh) {
      case "whether":
      case "if":
        return content.length > 0 ? { name, kind: "yes-no" } : undefined;
      case "when":
        return {
          name: name || "When",
          kind: table.sort === "event" && content.length === 0 ? "date-time" : "date",
        };
      case "who":
      case "whose":
      case "whom":
        return this.#personField(content, table);
      case "where":
        return { name: content.length > 0 && content.length < 3 ? name : "Place", kind: "text" };
      case "why":
        return { name: "Reason", kind: "text" };
      case "how":
        if (second === "many")
          return { name: noun.length > 0 ? nameOf(noun.slice(0, 2)) : "How many", kind: "number" };
        if (second === "much") {
          const isMass =
            noun[0] &&
            /^(?:food|feed|water|honey|milk|fertili[sz]er|flour|fuel|seed|medicine|wool|fabric|yarn)$/.test(
              noun[0].low,
            );
          return isMass
            ? { name: nameOf(noun.slice(0, 1)), kind: "text" }
            : { name: noun.length > 0 ? nameOf(noun.slice(0, 3)) : "Amount", kind: "money" };
        }
        if (second === "long") return { name: "Length", kind: "duration" };
        if (second === "old") return { name: "Age", kind: "number" };
        if (second === "far") return { name: "Distance", kind: "number" };
        if (second === "often") return { name: "How often", kind: "text" };
        return { name: content.length > 1 ? nameOf(content.slice(0, 4)) : "How", kind: "text" };
      case "which": {
        const found = this.#match(content.slice(0, 2)) ?? this.#match(content.slice(0, 1));
        if (found?.table && !this.#plainly(found)) {
          const own = this.#linkOf(table, found.table);
          return { name: nameOf(found.words), kind: "text", mayLink: found.table, ...(own && { own }) };
        }
        return content[0] ? { name: nameOf(content.slice(0, 1)), kind: "text" } : undefined;
      }
      default: {
        const found = content[0] && this.#match(content.slice(0, 2), table);
        if (found?.own) return { name: found.own.name, kind: found.own.kind, own: found.own };
        if (found?.generic && found.words[0] === content[0]) return found.generic;
        return { name: name || "What", kind: "text" };
      }
    }
  }

  #plainly({ table = [] }: Found) {
    return table.some((word) => word.table.sort === "event");
  }

  /** "Who brought it in": a person of the app, or a text. */
  #personField(content: readonly Word[], table: DraftTable): Omit<DraftField, "evidence"> {
    const name = content.length > 0 && content.length < 3 ? `${nameOf(content)} by` : "Who";
    const people = this.#tables().filter(({ sort, pack }) => sort === "person" && pack && this !== undefined);
    const word = people.map(({ pack }) =>
      [...this.#lexicon.tables.values()].flat().find((one) => one.table === pack),
    );
    const mayLink = word.flatMap((one) => one ?? []).filter((one) => one.table !== table.pack);
    const own = this.#linkOf(table, mayLink) ?? table.pack?.fields.find(({ id }) => id === "who");
    return { name, kind: "text", ...(mayLink.length > 0 && { mayLink }), ...(own && { own }) };
  }
}

const nameOf = (words: readonly Word[]) =>
  capitalised(words.map(({ text, low }) => (/^\p{Lu}{2}/u.test(text) ? text : low)).join(" "));

const SIZES = /^(?:small|medium|large|big|xs|s|m|l|xl)$/i;
const STATES =
  /^(?:new|open|closed|done|pending|booked|quoted|finished|in progress|ready|waiting|sent|cancelled|canceled|confirmed|ordered|delivered|started|planned|draft|available|sold|reserved|active)$/i;
const PAYMENTS = /^(?:cash|card|bank transfer|cheque|check|paypal|transfer|bacs|venmo)$/i;

function nameOfChoices(choices: readonly string[]) {
  if (choices.some((one) => SIZES.test(one))) return "Size";
  if (choices.some((one) => STATES.test(one))) return "Status";
  return choices.some((one) => PAYMENTS.test(one)) ? "Payment method" : "Type";
}

/** Makes one segment of "small, medium or large", and of a list in brackets behind a field. */
function joinChoices(segments: readonly Segment[], isKnown: (words: readonly Word[]) => boolean): Segment[] {
  const joined: Segment[] = [];
  for (const [at, segment] of segments.entries()) {
    if (segment.joint !== "or" || segment.words.length === 0 || segment.words.length > 4 || segment.wh) {
      joined.push(segment);
      continue;
    }
    const items: Segment[] = [segment];
    while (joined.length > 0) {
      const last = joined.at(-1) as Segment;
      if (last.words.length === 0) break;
      const isFirst = last.joint !== "comma" || last.wh !== undefined;
      const plain = last.words.filter(({ low }) => !isFiller.has(low));
      if (!isFirst && (isKnown(last.words) || plain.length > 4)) break;
      items.unshift(joined.pop() as Segment);
      if (isFirst) break;
    }
    const [first] = items;
    if (items.length < 2 || !first) {
      joined.push(...items);
      continue;
    }
    const choices = choicesOf(items, isKnown);
    joined.push(
      ...(choices ? [choices] : items.filter((one) => one !== segment || segments[at]?.joint !== "or")),
    );
  }
  return joined;
}

const OPPOSITE = /^(?:not|no|unpaid|isn't|hasn't|haven't|n't)$/;

function choicesOf(
  items: readonly Segment[],
  isKnown: (words: readonly Word[]) => boolean,
): Segment | undefined {
  const [first] = items;
  if (!first) return undefined;
  const last = items.at(-1)?.words[0]?.low ?? "";
  // "Paid or not" is yes or no.
  if (items.length === 2 && OPPOSITE.test(last)) return { ...first, ...(first.wh ? {} : {}) };
  let lead: Word[] = [];
  let own = first.words;
  for (let cut = own.length - 1; cut > 0; cut--) {
    const part = own.slice(0, cut);
    const plain = part.filter(({ low }) => !isFiller.has(low) && !isLead.has(low));
    if (
      (first.wh && plain.length === 0) ||
      part.every(
        ({ low }) => isFiller.has(low) || isLead.has(low) || /^(?:either|whether|which|it's)$/.test(low),
      ) ||
      isKnown(plain)
    ) {
      lead = part;
      own = own.slice(cut);
      break;
    }
  }
  const texts = [own, ...items.slice(1).map(({ words }) => words)].map((words) =>
    words.filter(({ low }, at) => !(at === 0 && /^(?:a|an|the|either|is|as|maybe)$/.test(low))),
  );
  if (texts.some((words) => words.length === 0 || words.length > 4)) return undefined;
  if (texts.length === 2 && texts.every((words) => isKnown(words))) return undefined;
  return {
    ...first,
    ...{ lead, words: items.flatMap(({ words }) => words) },
    choices: texts.map((words) => capitalised(words.map(({ text }) => text).join(" "))),
  };
}
