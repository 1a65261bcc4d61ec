import { capitalised } from "../outline/nouns.ts";
import type { PackField, PackTable } from "../packs/pack.ts";
import { addField, addLink, type DraftField, type DraftTable, Tables } from "./draft.ts";
import { kindOf, sortOf } from "./kind-of.ts";
import { type Lexicon, LONGEST_PHRASE, lexicon, packTable, type TableWord } from "./lexicon.ts";
import readerWords from "./reader-words.json" with { type: "json" };
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
  keyOf,
  readWords,
  type Word,
} from "./text.ts";

const POSSESSIVE = /^(?:their|his|her|its)$/;
const OURS = /^(?:my|our|all|different|various)$/;
const INTRO = /^(?:i|we|my|our|this|it|im|i'm|hi|hello)$/;
const INTRO_VERB =
  /^(?:am|are|is|run|own|work|teach|have|has|started|live|i'm|we're|im|volunteer|help|look|sell|make|breed|rent|hire|repair|fix|do|offer|coach|lead|organise|organize|bake|grow|clean|play|keep|offer|raise|train|cook|fit|install|serve|deliver)$/;
/** Fields in the singular, tables in the plural. */
const FIELDS =
  /^(?:cost|price|fee|date|hour|rating|photo|picture|score|amount|total|size|weight|number|time|note|name|address|email|phone)$/;
/** Where somebody works is no table, but several of them are. */
const PLACES =
  /^(?:shop|store|club|school|church|house|studio|farm|garden|office|group|team|society|kitchen|workshop|village|town|website|home|column|field|band|people)$/;
const THINGS = /^(?:supplier|contact|company|document)$/;
const NEED =
  /^(?:need|want|track|tracks|tracking|keep|like|record|log|list|manage|remember|know|note|register|organise|organize|store|write|forget|see|monitor|tracker|log|app|measure|weigh|count)$/;
const WANTS =
  /^(?:want|wants|need|needs|log|track|record|keep|manage|store|register|organise|organize|monitor|know|see)$/;
const KEPT = /^(?:track|a|my|an|the|records?|lists?|tabs|notes?|details?|all|our)$/;
const PREPOSITION =
  /^(?:in|on|at|for|per|from|to|by|that|is|are|was|were|be|because|than|about|into|after|before|until|during|without|under|over|since|while|through|around|via|using|used|goes|go|comes|come|should|can|will|must|as|out|back|up|off)$/;
const NEGATION = /^(?:no|not|without|never|dont|nothing)$|n['’]t$/;

interface Place {
  evidence: Evidence;
  isTheirs: boolean;
  /** The words behind the phrase, from a preposition on. */
  rest: readonly Word[];
  joint: Segment["joint"];
  /** It stands in a list, or has one behind it. */
  isListed?: boolean;
}

/** "Dog names": a table, and what stands behind it. */
interface Compound {
  table: readonly TableWord[];
  field: Found;
  part: Word[];
  words: Word[];
  evidence: Evidence;
}

const YES_NO = /^(?:are|is|did|has|have|was|were|do|does)$/;
const PRONOUN = /^(?:they|it|he|she|we|he's|anyone|somebody|someone)$/;

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
  /** Inside brackets, everything is a field. */
  #isInside = false;
  /** The last field was an item of a list: "feed" in "feed for each horse". */
  #isApart = false;
  #modeOutside: "things" | "fields" = "things";
  /** The field that was read last, until a table follows. */
  #last: { table: DraftTable; field: DraftField } | undefined;
  readonly #brings: { ids: string[]; evidence: Evidence }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** `rest` is the text with blanks in place of what has been read already. */
  read(whole: string) {
    const marks = [...whole.matchAll(YES_OR_NO)];
    const rest = whole.replace(YES_OR_NO, (found) => " ".repeat(found.length));
    this.#words = readWords(rest);
    const isKnown = (words: readonly Word[]) => this.#isKnown(words);
    const segments = joinChoices(
      joinBrackets(segmentsOf(rest, this.#words), (words) => this.#match(words)),
      isKnown,
    );
    for (const [at, segment] of segments.entries()) {
      if (segment.joint === "sentence") this.#startSentence(segments, at);
      this.#readSegment(segment, segments[at + 1], segments[at - 1]);
    }
    for (const { ids, evidence } of this.#brings) this.#bring(ids, evidence);
    for (const { index } of marks)
      for (const field of this.#tables().flatMap(({ fields }) => fields))
        if (field.evidence.some(({ end }) => end <= index && index - end < 3)) {
          field.kind = "yes-no";
          delete field.own;
          delete field.choices;
        }
  }

  #isKnown(words: readonly Word[]) {
    const found = this.#match(words);
    return found?.isWhole === true;
  }

  #startSentence(segments: readonly Segment[], at: number) {
    const next = segments.findIndex((one, place) => place > at && one.joint === "sentence");
    const words = segments.slice(at, next < 0 ? undefined : next).flatMap((one) => one.words);
    const first = segments[at]?.words ?? [];
    const starts = first[0]?.low ?? "";
    const isIntro =
      ((starts === "i" || starts === "we") && at === 0) ||
      (INTRO.test(first[0]?.low ?? "") && first.slice(1, 4).some(({ low }) => INTRO_VERB.test(low)));
    const isNeed = words.some(
      ({ low }, at) => NEED.test(low) && !(low === "keep" && !KEPT.test(words[at + 1]?.low ?? "")),
    );
    // "Plumber here." says who writes.
    const isTitle = at === 0 && words.length < 5 && !words.some((word) => isPlural(word));
    this.#isTracking = isNeed || !(isIntro || isTitle);
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
    const { joint, wh } = segment;
    if (joint === "with" || joint === "has") this.#mode = this.#current ? "fields" : this.#mode;
    if (joint === "open") {
      this.#modeOutside = this.#mode;
      this.#isInside = this.#current !== undefined;
      if (this.#isInside) this.#mode = "fields";
    }
    if ((joint === "colon" || joint === "dash") && this.#current && before && before.words.length > 0)
      this.#mode = "fields";
    if (joint === "close" || joint === "sentence") this.#isInside = false;
    if (joint === "close") this.#mode = this.#modeOutside;
    if (segment.choices) return this.#readChoices(segment, before);
    if (!segment.wh && this.#readDoing(segment.words)) return;
    if (this.#readAsked(segment)) return;
    const { words } = segment;
    if (words.length === 0) return;
    if (wh) return this.#readQuestion(segment);
    if (YES_NO.test(words[0]?.low ?? "") && PRONOUN.test(words[1]?.low ?? ""))
      return this.#readQuestion({ ...segment, wh: "whether", words: words.slice(1) });
    if (words.slice(0, -1).some(({ low }) => NEGATION.test(low)) && words.length > 2)
      return this.#readNegation(words);
    this.#readNouns(segment, next, before);
  }

  /** "Jobs that aren't invoiced" have a field that says so. */
  #readNegation(words: readonly Word[]) {
    const last = words.at(-1);
    const table = this.#firstTable(words.filter((word) => isPlural(word)));
    if (!last || !table || kindOf(last.low) !== "yes-no") return;
    const evidence = evidenceOf(this.#text, words.slice(-2));
    const own = this.#tables().find(({ pack }) => table.table.some((word) => word.table === pack));
    if (own) addField(own, { name: nameOf([last]), kind: "yes-no", evidence: [evidence] });
  }

  /** "Who borrowed what" asks for loans: what follows is about them. Takes the words out of the segment. */
  #readAsked(segment: Segment) {
    const { words } = segment;
    for (let at = 0; at < words.length; at++)
      for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
        const part = words.slice(at, at + length);
        const tables = this.#lexicon.asked.get(part.map(({ stem }) => stem).join(" "));
        if (
          !tables ||
          (this.#mode === "fields" && segment.joint !== "sentence" && !/^who/.test(part[0]?.low ?? ""))
        )
          continue;
        const evidence = evidenceOf(this.#text, part);
        const chosen = this.#chooseAsked(tables);
        const table = this.addAsked(chosen.id, evidence);
        this.#brings.push({ ids: chosen.brings?.split(" ") ?? [], evidence });
        if (!table) return false;
        const rest = words.slice(at + length).filter(({ low }) => !isLead.has(low) && !isFiller.has(low));
        const found = rest.length > 0 ? this.#match(rest.slice(0, 3)) : undefined;
        if (found?.table)
          addLink(table, this.#add(found.table, evidenceOf(this.#text, found.words)), [evidence]);
        this.#focus(table);
        return true;
      }
    return false;
  }

  #chooseAsked(tables: readonly PackTable[]) {
    const weight = ({ id }: PackTable) => {
      const word = [...this.#lexicon.tables.values()].flat().find(({ table }) => table.id === id);
      return word ? this.#packWeight(word.pack.name, word.pack.asked) : 0;
    };
    return tables.toSorted((one, other) => weight(other) - weight(one))[0] as PackTable;
  }

  #readNouns(segment: Segment, next: Segment | undefined, before: Segment | undefined): unknown {
    const { joint } = segment;
    if (joint === "each") return this.#readEach(segment, before);
    this.#last = undefined;
    this.#isApart = joint === "comma" || joint === "and" || joint === "sentence";
    const isListed = next !== undefined && /^(?:open|colon|comma|and)$/.test(next.joint);
    const { head, rest } = this.#phraseOf(segment.words);
    const has = (test: RegExp) => segment.words.some(({ low }) => test.test(low));
    const isTheirs = has(POSSESSIVE);
    const found = this.#match(head, this.#current);
    const evidence = evidenceOf(this.#text, found?.words.length ? found.words : head);
    if (joint === "link") {
      const table = found?.table && this.#add(found.table, evidence);
      if (this.#current && table) addLink(this.#current, table, [evidence]);
      return;
    }
    const current = this.#current;
    const isRecord =
      joint === "sentence" && next !== undefined && this.#isTracking && this.#beginsRecord(next);
    if (this.#mode === "fields" && current && !has(/^(?:my|our)$/))
      return this.#readField(current, head, found, { evidence, isTheirs, rest, joint, isListed });
    // "Customer name, phone, flavour": fields of what was named before.
    const compound = this.#tableBefore(head);
    if (compound)
      return this.#readCompound(compound, head, found, { evidence, isTheirs, rest, joint, isListed });
    const last = found?.words.at(-1) ?? head.at(-1);
    const isMany = last !== undefined && (isPlural(last) || this.#isMass(found, has(/^(?:each|every)$/)));
    const isPlain = current && found?.generic && last && FIELDS.test(last.stem) && joint !== "sentence";
    const isTrade =
      next &&
      /^(?:dash|colon)$/.test(next.joint) &&
      found?.table?.every(({ table }) => HELPERS.has(table.id));
    if (isRecord && isTrade && !isMany) return this.#readTitle(head, evidence, next);
    if (found?.table && !isPlain && (isMany || (isRecord && !current && !found.generic))) {
      if (!this.#isTracking) return this.#hint(found, evidence, segment, next);
      if (found.own && !isMany)
        return this.#readField(current as DraftTable, head, found, {
          evidence,
          isTheirs,
          rest,
          joint,
          isListed,
        });
      const table = this.#addNamed(found, head, evidence);
      if (isTheirs && current) addLink(table, current, [evidence]);
      this.#current = table;
      if (isRecord && !isMany) {
        this.#mode = "fields";
        this.#isInside = true;
      }
      this.#readRest(table, rest);
      return;
    }
    if (!this.#isTracking) return;
    if (
      current &&
      (found?.generic || found?.own || (found?.table && !isMany) || (!isMany && joint !== "sentence"))
    ) {
      const table = found ? this.#best(found, current) : current;
      return this.#readField(table, head, found, { evidence, isTheirs, rest, joint, isListed });
    }
    if (found?.generic || (found?.table && !isMany))
      return this.#readBehind(rest) || this.#readTitle(head, evidence, next);
    const table = this.#unknown(head, evidence, false);
    if (!table) return this.#readBehind(rest) || this.#readTitle(head, evidence, next);
    if (isTheirs && current) addLink(table, current, [evidence]);
    this.#current = table;
    this.#readRest(table, rest);
  }

  /** "Product, SKU, quantity": a record is described if what follows is a field. */
  #beginsRecord({ joint, words, wh }: Segment) {
    if (!/^(?:comma|colon|dash|open)$/.test(joint) || wh) return false;
    const last = this.#phraseOf(words).head.at(-1);
    const isTable = this.#match(this.#phraseOf(words).head)?.table !== undefined;
    if (last && isTable && (isPlural(last) || isContainer.has(last.stem))) return false;
    const found = this.#match(this.#phraseOf(words).head);
    return (
      found?.isWhole === true &&
      (found.generic !== undefined || (joint !== "comma" && found.table !== undefined))
    );
  }

  /** "Wine cellar - name, vintage": the title says what the list is about. A trade has jobs. */
  #readTitle(head: readonly Word[], evidence: Evidence, next: Segment | undefined) {
    if (this.#current || !next || !/^(?:colon|dash)$/.test(next.joint)) return;
    const listed = this.#phraseOf(next.words).head.at(-1);
    const isTable = listed && this.#match(this.#phraseOf(next.words).head)?.table;
    if (isTable && listed && (isPlural(listed) || isContainer.has(listed.stem))) return;
    const words = head.flatMap((word) => this.#firstTable([word])?.table ?? []);
    const thing = words.find(({ table }) => table.sort !== "person" && table.sort !== "place");
    const person = words.find(({ table }) => table.sort === "person");
    if (person && head.length < 4) {
      const jobs = this.addAsked("jobs", evidence);
      if (jobs) this.#focus(jobs);
      this.#isInside = jobs !== undefined;
    } else if (thing) {
      this.#focus(this.tables.known(thing, evidence));
      this.#isInside = true;
    }
  }

  /** "Attendance", "the waiting list", "every inspection": one word stands for many records. */
  #isMass(found: Found | undefined, isEach: boolean) {
    if (!found?.table || found.generic) return false;
    const key = found.words.map(({ stem }) => stem).join(" ");
    const isContained = isContainer.has(found.words.at(-1)?.stem ?? "");
    return (
      isEach ||
      isContained ||
      found.table.some(
        ({ table, one }) =>
          (keyOf(table.many) === key && keyOf(table.one) !== key) ||
          (!found.own &&
            one.includes(" ") &&
            /^(?:event|document)$/.test(table.sort) &&
            keyOf(one) === key) ||
          (!found.own &&
            table.sort === "event" &&
            this.#mode === "things" &&
            found.isWhole &&
            keyOf(table.one) === key),
      )
    );
  }

  /** "I teach piano to 22 kids": people and things that a sentence mentions by the way. */
  #readBehind(rest: readonly Word[]) {
    const isOurs = rest.some(({ low }) =>
      /^\d+$|^(?:my|our|their|all|the|two|three|four|five|six)$/.test(low),
    );
    const { head } = this.#phraseOf(rest.slice(1));
    const last = head.at(-1);
    const found = last && isPlural(last) ? this.#match(head) : undefined;
    if (!last || !isOurs || !found?.table || found.generic || found.words.at(-1) !== last) return false;
    this.#current = this.#addNamed(found, head, evidenceOf(this.#text, found.words));
    return true;
  }

  /** "Members book boats", "teachers borrow them": what they do is a table of its own. */
  #readDoing(words: readonly Word[]) {
    const at = words.findIndex(({ low }, place) => place > 0 && Object.hasOwn(doings, low));
    const subject = at > 0 && words.slice(0, at).findLast((word) => isPlural(word));
    const person = subject && this.#firstTable([subject]);
    if (!subject || !person || this.#choose(person.table).table.sort !== "person") return false;
    const evidence = evidenceOf(this.#text, words);
    const who = this.#add(person.table, evidenceOf(this.#text, [subject]));
    const event = this.addAsked((doings as Record<string, string>)[words[at]?.low ?? ""] ?? "", evidence);
    if (!event) return false;
    const object = words.slice(at + 1).find((word) => isPlural(word) && this.#firstTable([word]));
    const found = object && this.#firstTable([object]);
    addLink(event, who, [evidence]);
    if (object && found) addLink(event, this.#add(found.table, evidenceOf(this.#text, [object])), [evidence]);
    this.#focus(event);
    return true;
  }

  /** "For each horse I want the feed", and "repairs with cost for each flat". */
  #readEach(segment: Segment, before: Segment | undefined) {
    const words = segment.words.filter(({ low }) => !/^(?:of|single|my|our|one)$/.test(low));
    const found = this.#firstTable(words);
    const isStart =
      !before ||
      before.words.every(({ low }) => isLead.has(low)) ||
      (before.joint !== "sentence" && before.words.length === 0);
    const current = this.#current;
    if (!found) {
      const head = words.slice(0, 1);
      const [noun] = head;
      if (!noun || isStop.has(noun.stem) || !isStart) return;
      const table = this.#unknown(head, evidenceOf(this.#text, head), true);
      if (table) this.#focus(table);
      return;
    }
    const evidence = evidenceOf(this.#text, found.words);
    const table = this.#add(found.table, evidence);
    if (!isStart && this.#last?.table === table) return this.#focus(table);
    if (!isStart && this.#last && this.#isApart && this.#last.table !== table) {
      const { table: from, field } = this.#last;
      from.fields = from.fields.filter((one) => one !== field);
      this.#readField(table, readWords(field.name), this.#match(readWords(field.name), table), {
        evidence: field.evidence[0] as Evidence,
        isTheirs: false,
        rest: [],
        joint: "comma",
      });
      return this.#focus(table);
    }
    if (!isStart && current && current !== table) return void addLink(current, table, [evidence]);
    this.#focus(table);
    const rest = words.slice(found.words.length);
    const { head, rest: behind } = this.#phraseOf(rest);
    const useful = head.filter(({ low }) => !isLead.has(low));
    if (useful.length === 0) return;
    const field = this.#match(useful, table);
    this.#readField(table, useful, field, {
      evidence: evidenceOf(this.#text, useful),
      isTheirs: false,
      rest: behind,
      joint: "has",
    });
  }

  #firstTable(words: readonly Word[]) {
    for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
      const part = words.slice(0, length);
      const table = this.#lexicon.tables.get(part.map(({ stem }) => stem).join(" "));
      if (table) return { table, words: part };
      const own = this.#tables().find(({ key }) => key === part.map(({ stem }) => stem).join(" "));
      if (own?.pack) {
        const word = {
          table: own.pack,
          pack: { name: "", asked: "", tables: [] },
          one: own.one.toLowerCase(),
          many: own.many.toLowerCase(),
        };
        return { table: [word], words: part };
      }
    }
    return undefined;
  }

  #readCompound(compound: Compound, head: readonly Word[], found: Found | undefined, place: Place) {
    const current = this.#current;
    const word = this.#choose(compound.table);
    const known = this.#tables().find(({ pack }) => pack === word.table);
    // An order has a customer: "customer name" is one of its fields, and "quote amount" one of a job.
    const end = head.at(-1);
    if (!known && current && this.#mode === "things" && end?.low === "dates") {
      const table = this.tables.unknown(head.map(({ low }) => low).join(" "), "event", place.evidence);
      this.#current = table;
      return;
    }
    if (!known && current) {
      const isName = compound.words.length === 1 && compound.words[0]?.stem === "name";
      const own = this.#linkOf(current, [word]);
      if (isName && own) {
        const name = nameOf(compound.part);
        addField(current, { name, kind: "text", mayLink: [word], evidence: [place.evidence], own });
      } else this.#readField(current, head, found?.own || found?.generic ? found : undefined, place);
      if (place.joint === "sentence" && place.isListed) this.#mode = "fields";
      return;
    }
    const table = this.tables.known(word, compound.evidence);
    if (
      current &&
      known !== undefined &&
      current !== table &&
      place.joint !== "sentence" &&
      this.#mode === "fields"
    )
      return;
    this.#current = table;
    const field = this.#match(compound.words, table);
    if (compound.words.length === 1 && compound.words[0]?.stem === "name") return;
    this.#readField(table, compound.words, field, place);
  }

  /** "Attendance at rehearsals", "bookings for classes": the second refers to a table as well. */
  #readRest(table: DraftTable, rest: readonly Word[]) {
    const [preposition, ...words] = rest;
    if (preposition?.low === "that") {
      const who = words.slice(0, 3).find((word) => isPlural(word));
      const person = who && this.#firstTable([who]);
      if (who && person && this.#choose(person.table).table.sort === "person")
        addLink(table, this.#add(person.table, evidenceOf(this.#text, [who])), [
          evidenceOf(this.#text, [who]),
        ]);
      return;
    }
    if (preposition?.low === "per") {
      const later = words.findIndex(({ low }) => /^(?:from|for|of|in)$/.test(low));
      if (later >= 0) this.#readRest(table, words.slice(later));
      return;
    }
    if (!preposition || !/^(?:at|of|for|in|on|to|from|by|against|about)$/.test(preposition.low)) return;
    const { head } = this.#phraseOf(words);
    const found = this.#match(head);
    const last = head.at(-1);
    const isGoing =
      /^(?:from|to)$/.test(preposition.low) && (table.sort === "event" || table.sort === "document");
    if (!found && last && isGoing && head.length < 3) {
      const evidence = evidenceOf(this.#text, head);
      const other = this.#unknown(head, evidence, false);
      if (other) addLink(table, other, [evidence]);
      return;
    }
    if (!found?.table || !last || found.words.at(-1) !== last) return;
    const word = this.#choose(found.table);
    const known = this.#tables().some(({ pack, key }) => pack === word.table || key === keyOf(word.one));
    if (!known && !isPlural(last)) return;
    const evidence = evidenceOf(this.#text, found.words);
    addLink(table, this.#addNamed(found, head, evidence), [evidence]);
  }

  /** "Farrier visits" are visits, and are called so. */
  #addNamed(found: Found, head: readonly Word[], evidence: Evidence) {
    const word = this.#choose(found.table ?? []);
    const before = head.slice(0, head.length - found.words.length).at(-1);
    // "Volunteers' shifts" are shifts, and refer to volunteers.
    const owner =
      before && isPlural({ ...before, low: before.low.replace(/['’]$/, "") })
        ? this.#firstTable([before])
        : undefined;
    if (before && owner && head.at(-1) === found.words.at(-1)) {
      const table = this.tables.known(word, evidence);
      const other = this.#add(owner.table, evidenceOf(this.#text, [before]));
      addLink(table, other, [evidence]);
      return table;
    }
    const isNoun =
      before &&
      head.at(-1) === found.words.at(-1) &&
      !isLead.has(before.low) &&
      !isAdjective.has(before.low) &&
      !/(?:ing|ed|ly|n't)$/.test(before.low) &&
      !isFiller.has(before.low) &&
      !/['’]/.test(before.low) &&
      !isStop.has(before.low) &&
      !/\d/.test(before.low);
    if (!isNoun) return this.tables.known(word, evidence);
    const [one, many] = [word.one, word.many].map((name) => `${before.low} ${name.toLowerCase()}`);
    return this.tables.known({ ...word, one: one ?? "", many: many ?? "" }, evidence);
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
  #phraseOf(all: readonly Word[]): { head: Word[]; rest: Word[] } {
    let words = behindVerb(all);
    const container = words.findIndex(
      (word, at) => at < 3 && isContainer.has(word.stem) && words[at + 1]?.low === "of",
    );
    if (container >= 0) words = words.slice(container + 2);
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
    for (let at = 1; at < words.length; at++) {
      const word = words[at];
      if (word && PREPOSITION.test(word.low) && !this.#spansPhrase(words, at))
        return { head: words.slice(0, at), rest: words.slice(at) };
      if (word && word.low === "of" && !this.#spansPhrase(words, at))
        return { head: words.slice(0, at), rest: words.slice(at) };
    }
    return { head: words, rest: [] };
  }

  /** Whether a known phrase goes over this word: "date of birth". */
  #spansPhrase(words: readonly Word[], at: number) {
    for (let from = Math.max(0, at - 3); from < at; from++) {
      const own = this.#current?.pack && this.#lexicon.own.get(this.#current.pack.id);
      for (let end = at + 1; end <= Math.min(words.length, from + LONGEST_PHRASE); end++) {
        const key = words
          .slice(from, end)
          .map(({ stem }) => stem)
          .join(" ");
        if (this.#lexicon.fields.has(key) || this.#lexicon.tables.has(key) || own?.has(key)) return true;
      }
    }
    return false;
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
        const behind = words[at + length]?.low;
        if (
          behind !== undefined &&
          !isLead.has(behind) &&
          !isFiller.has(behind) &&
          !/(?:ed|ing)$/.test(behind)
        )
          continue;
        const found = this.#lookUp(part, table);
        if (found) return { ...found, isWhole: length === words.length };
      }
    }
    return undefined;
  }

  #lookUp(part: Word[], table: DraftTable | undefined): Omit<Found, "isWhole"> | undefined {
    const key = part.map(({ stem }) => stem).join(" ");
    const short = key.replace(/ date$/, "");
    const words = table?.pack && this.#lexicon.own.get(table.pack.id);
    const own = words?.get(key) ?? words?.get(short);
    const generic = this.#lexicon.fields.get(key);
    const isList = part.length > 1 && isContainer.has(part.at(-1)?.stem ?? "");
    const tables =
      this.#lexicon.tables.get(key) ??
      (isList ? this.#lexicon.tables.get(key.replace(/ [^ ]+$/, "")) : undefined);
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
    const weight = ({ pack, table, one }: TableWord) =>
      this.#packWeight(pack.name, pack.asked) +
      (this.tables.ofPack(table.id).length > 0 ? 2 : 0) +
      (pack.tables.some(({ id }) => this.tables.ofPack(id).length > 0) ? 1 : 0) +
      (keyOf(one) === keyOf(table.one) ? 1 : 0);
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

  /** Things and people that a table cannot do without, unless the text has some. */
  #bring(ids: readonly string[], evidence: Evidence) {
    for (const id of ids) {
      const table = packTable(id);
      const isPerson = table?.sort === "person";
      const has = this.#tables().some(({ sort, pack }) =>
        isPerson
          ? sort === "person"
          : pack?.id === id ||
            sort === "thing" ||
            sort === "place" ||
            (sort === "event" && pack?.id !== "attendance" && table?.sort === "event"),
      );
      if (!has) this.addAsked(id, evidence);
    }
  }

  /** "Dog names", "customer's address": a table and a field of it. */
  #tableBefore(words: readonly Word[]): Compound | undefined {
    if (words.length < 2 || this.#lookUp([...words], this.#current)) return undefined;
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const part = words.slice(0, length);
      const table = this.#lexicon.tables.get(part.map(({ stem }) => stem).join(" "));
      const rest = words.slice(length).filter(({ low }) => !isLead.has(low));
      const field = table && rest.length > 0 ? this.#match(rest) : undefined;
      if (table && field && (field.generic || field.own))
        return { table, field, part, words: rest, evidence: evidenceOf(this.#text, part) };
    }
    return undefined;
  }

  /** A noun that no pack knows becomes a table. */
  #unknown(all: readonly Word[], evidence: Evidence, isMeant: boolean) {
    const words = all.filter(({ low }, at) => !isLead.has(low) || at === all.length - 1).slice(-3);
    const head = words.at(-1);
    if (!head || words.some(({ low }) => PREPOSITION.test(low) || NEGATION.test(low))) return undefined;
    if (
      (!(isPlural(head) && PLACES.test(head.stem)) && (isStop.has(head.stem) || isStop.has(head.low))) ||
      isTrigger.has(head.low) ||
      /\d/.test(head.low) ||
      head.low.length < 3
    )
      return undefined;
    if (!isPlural(head) && !isMeant) return undefined;
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

  #readField(table: DraftTable, words: readonly Word[], found: Found | undefined, place: Place) {
    const { evidence, isTheirs, rest, joint, isListed } = place;
    const last = words.at(-1);
    if (!last) return;
    const first = words.findIndex(({ low }) => !isLead.has(low));
    const whole = words.slice(first < 0 ? words.length - 1 : first);
    const isLong = found !== undefined && found.words.length < whole.length;
    const per = rest[0]?.low === "per" && rest[1] ? rest.slice(0, 2) : [];
    const isCount = rest[0]?.low === "of" && /^(?:number|amount)$/.test(last.low);
    const on = rest.length === 1 && rest[0]?.low === "on" && kindOf(last.low) === "yes-no" ? rest : [];
    if (on.length > 0)
      return this.#put(table, { name: nameOf([...whole, ...on]), kind: "date", evidence: [evidence] });
    const asFile = rest.some(({ low }) => /^pdfs?$/.test(low));
    if (asFile) return this.#put(table, { name: nameOf(whole), kind: "file", evidence: [evidence] });
    if (found?.own && !isLong && !isCount)
      return void this.#addOwn(table, found.own, evidence, wordingOf(found.own.name, [...whole, ...per]));
    const abroad =
      whole.length > 1 && !(found?.generic && found.isWhole)
        ? this.#tables().find((one) => one !== table && this.#ownOf(one, whole))
        : undefined;
    const elsewhere = abroad && this.#ownOf(abroad, whole);
    if (abroad && elsewhere && !this.#isInside)
      return void this.#addOwn(abroad, elsewhere, evidence, wordingOf(elsewhere.name, whole));
    const isTable =
      found?.table &&
      isPlural(last) &&
      found.words.at(-1) === last &&
      (!found.generic || THINGS.test(last.stem));
    if (isTable && !this.#isInside) {
      const other = this.#addNamed(found, words, evidence);
      // "Customers with their dogs": the dog has a customer.
      const isLinked = isTheirs || joint === "with" || joint === "has";
      if (isLinked)
        addLink(...(this.#pointsTo(table, other) ? ([table, other] as const) : ([other, table] as const)), [
          evidence,
        ]);
      this.#current = other;
      this.#mode = "things";
      this.#readRest(other, rest);
      return;
    }
    if (found?.generic && !isCount && last.low !== "days") {
      // "Start date" is known, "collar size" has a name of its own.
      const name =
        isLong || per.length > 0 ? nameOf([...whole, ...per]) : wordingOf(found.generic.name, whole);
      const own = !isLong && this.#sameOwn(table, found.generic.name);
      if (own) return void this.#addOwn(table, own, evidence, name);
      this.#put(table, { ...found.generic, name, evidence: [evidence] });
      return;
    }
    const other = this.#tables().find((one) => one !== table && this.#ownOf(one, whole));
    const foreign = other && this.#ownOf(other, whole);
    if (other && foreign) return void this.#addOwn(other, foreign, evidence, wordingOf(foreign.name, whole));
    if (found?.table && found.words.at(-1) === last && !isLong) {
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
    if (isStop.has(last.stem) && whole.length === 1 && !isCount && kindOf(last.low) === "text") return;
    if (whole.length === 0 || whole.length > 4) return;
    if (!this.#isInside && joint === "sentence" && !isListed) return;
    const low = whole.map((word) => word.low).join(" ");
    const kind = isAdjective.has(low)
      ? "yes-no"
      : kindOf(whole[0] && rest[0]?.low === "of" && /^(?:number|amount)$/.test(low) ? "number of" : low);
    const ofWhat =
      rest[0]?.low === "of"
        ? rest.slice(1, 3).filter((word) => !isFiller.has(word.low) && !PREPOSITION.test(word.low))
        : [];
    const name =
      /^(?:number|amount|type|name|kind)$/.test(low) && ofWhat.length > 0
        ? nameOf([...whole, ...rest.slice(0, 1 + ofWhat.length)])
        : nameOf(whole);
    const days = kind === "choices" ? { choices: WEEKDAYS } : {};
    this.#put(table, { name, kind, ...days, evidence: [evidence] });
  }

  #ownOf({ pack }: DraftTable, words: readonly Word[]) {
    return pack && this.#lexicon.own.get(pack.id)?.get(words.map(({ stem }) => stem).join(" "));
  }

  #put(table: DraftTable, field: DraftField) {
    this.#last = { table, field: addField(table, field) };
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
    return pack && this.#lexicon.own.get(pack.id)?.get(keyOf(name));
  }

  #linkOf({ pack }: DraftTable, words: readonly TableWord[]) {
    return pack?.fields.find(({ to }) => words.some(({ table }) => to?.split("|").includes(table.id)));
  }

  #addOwn(table: DraftTable, own: PackField, evidence: Evidence, name = own.name) {
    const { kind, choices } = own;
    const known = table.fields.find((field) => field.own === own);
    // "Artist, label": two words for one field of the pack are two fields if people name both.
    const isSecond =
      known && known.name !== own.name && name !== own.name && keyOf(known.name) !== keyOf(name);
    if (isSecond && kind === "link") return this.#put(table, { name, kind: "text", evidence: [evidence] });
    if (isSecond) return this.#put(table, { name, kind, evidence: [evidence], ...(choices && { choices }) });
    this.#put(table, { name, kind, own, evidence: [evidence], ...(choices && { choices }) });
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
    if ((wh === "which" && this.#readWhich(words, evidence)) || !table) return;
    const gist = gistOf(words);
    const key = words.map(({ stem }) => stem).join(" ");
    const plain = gist.replace(/^(?:whether|if|when|what|who|where|which|how) /, "");
    for (const place of [table, ...this.#tables().toReversed()]) {
      const own = place.pack && this.#lexicon.own.get(place.pack.id);
      const whole =
        own?.get(key) ?? own?.get(gist) ?? (place === table || wh === "what" ? own?.get(plain) : undefined);
      if (whole && fitsQuestion(wh, whole.kind)) return void this.#addOwn(place, whole, evidence);
    }
    const content = words
      .slice(1)
      .filter(({ low }) => !isFiller.has(low) && !/\d|n['’]t$/.test(low) && low !== "not");
    const done = content.at(-1);
    const isOfPerson =
      /^who/.test(wh) &&
      content.length < 3 &&
      done &&
      /^(?:paid|answered|replied|registered|confirmed|arrived|joined|signed)$/.test(done.low);
    if (isOfPerson && /^(?:joined)$/.test(done.low) === false) {
      const person = this.#tables().findLast(({ sort }) => sort === "person") ?? table;
      const known = person.pack && this.#lexicon.own.get(person.pack.id)?.get(done.stem);
      if (known?.kind === "yes-no") return void this.#addOwn(person, known, evidence);
      return void this.#put(person, { name: nameOf([done]), kind: "yes-no", evidence: [evidence] });
    }
    const field = this.#questionField(wh, words, content, table);
    if (!field) return;
    const mine = this.#ownOfQuestion(table, content, field.kind);
    if (mine) return void this.#addOwn(table, mine, evidence);
    addField(table, { ...field, evidence: [evidence] });
  }

  /** "Which families collected parcels": the parcels are families'. */
  #readWhich(words: readonly Word[], evidence: Evidence) {
    const content = words.slice(1).filter(({ low }) => !isFiller.has(low));
    const [first] = content;
    const doing = content.at(-1);
    const found = this.#firstTable(content);
    if (!found || !first || !found.words.some((word) => isPlural(word))) return false;
    const subject = this.#add(found.table, evidenceOf(this.#text, found.words));
    const behind = content.slice(1).findLast((word) => isPlural(word));
    const object = behind && this.#match([behind]);
    if (behind && object?.table) {
      const other = this.#add(object.table, evidenceOf(this.#text, [behind]));
      addLink(other, subject, [evidence]);
      this.#focus(other);
      return true;
    }
    if (doing && kindOf(doing.low) === "yes-no" && this.#current && this.#current !== subject) return false;
    this.#current = subject;
    if (doing && kindOf(doing.low) === "yes-no")
      this.#put(subject, { name: nameOf([doing]), kind: "yes-no", evidence: [evidence] });
    return true;
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
        const doing = content.at(-1);
        if (doing && content.length > 1 && content.length < 4 && kindOf(doing.low) === "yes-no")
          return { name: nameOf([doing]), kind: "yes-no" };
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
    const isDoing = /ing$/.test(content[0]?.low ?? "");
    const isDone = content.length > 0 && content.length < 3;
    const name = isDone ? (isDoing ? nameOf(content) : `${nameOf(content)} by`) : "Who";
    const people = this.#tables().filter(({ sort, pack }) => sort === "person" && pack && this !== undefined);
    const word = people.map(({ pack }) =>
      [...this.#lexicon.tables.values()].flat().find((one) => one.table === pack),
    );
    const mayLink = word.flatMap((one) => one ?? []).filter((one) => one.table !== table.pack);
    const own = this.#linkOf(table, mayLink) ?? table.pack?.fields.find(({ id }) => id === "who");
    return { name, kind: "text", ...(mayLink.length > 0 && { mayLink }), ...(own && { own }) };
  }
}

/** "When" asks for a date, "whether" for yes or no. */
function fitsQuestion(wh: string, kind: DraftField["kind"]) {
  if (wh === "when") return kind === "date" || kind === "date-time";
  if (wh === "whether" || wh === "if") return kind === "yes-no" || kind === "choice" || kind === "date";
  return true;
}

/** People's own word for a field, unless it is an abbreviation. */
function wordingOf(name: string, words: readonly Word[]) {
  const own = nameOf(words);
  return (own.length < 4 && own !== own.toUpperCase()) || /^e-?mail/i.test(own) || own.length > 30
    ? name
    : own;
}

/** What stands behind "our association wants to log". */
function behindVerb(words: readonly Word[]) {
  const at = words.findLastIndex(
    ({ low }, place) => place > 0 && place < words.length - 1 && WANTS.test(low),
  );
  return words.slice(at > 0 && at < 9 ? at + 1 : 0);
}

const nameOf = (words: readonly Word[]) =>
  capitalised(words.map(({ text, low }) => (/^\p{Lu}{2}/u.test(text) ? text : low)).join(" "));

const doings = readerWords.doings;
/** People by their trade: who writes, not who is kept track of. */
const HELPERS = new Set(["staff", "contractors", "teachers"]);
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const YES_OR_NO =
  /[-–:]?\s*[([]?\b(?:yes\s*(?:\/|or)\s*no|y\s?\/\s?n|true\/false|tick ?box|check ?box)\b[)\]]?/gi;
const SIZES = /^(?:small|medium|large|big|xs|s|m|l|xl)$/i;
const STATES =
  /^(?:new|open|closed|done|pending|booked|quoted|finished|in progress|ready|waiting|sent|cancelled|canceled|confirmed|ordered|delivered|started|planned|draft|available|sold|reserved|active)$/i;
const isState = (low: string) =>
  STATES.test(low) || kindOf(low) === "yes-no" || /^(?:lost|won|new|old|open)$/.test(low);
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
    // "Paid or not" is yes or no.
    if (OPPOSITE.test(segment.words[0]?.low ?? "")) continue;
    const items: Segment[] = [segment];
    while (joined.length > 0) {
      const last = joined.at(-1) as Segment;
      if (last.words.length === 0) break;
      const isFirst = last.joint !== "comma" || last.wh !== undefined;
      const plain = last.words.filter(({ low }) => !isFiller.has(low));
      if (!isFirst && (isKnown(last.words) || plain.length > 4)) break;
      items.unshift(joined.pop() as Segment);
      // "Size small": here the list begins.
      const isNamed =
        last.words.length > 1 &&
        plain[0] !== undefined &&
        isKnown(plain.slice(0, 1)) &&
        !isKnown(plain.slice(1));
      if (isFirst || isNamed) break;
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

/** "A status (asked, quoted, booked)": a list in brackets behind a field is its choices, behind a table its fields. */
function joinBrackets(
  segments: readonly Segment[],
  match: (words: readonly Word[]) => Found | undefined,
): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] as Segment;
    joined.push(segment);
    if (segment.joint !== "open" || segment.words.length === 0) continue;
    const close = segments.findIndex((one, place) => place > at && one.joint === "close");
    const items = segments.slice(at, close < 0 ? segments.length : close);
    const before = joined.at(-2);
    const last = before?.words.at(-1);
    if (
      !before ||
      !last ||
      items.length < 2 ||
      items.some(
        ({ joint, wh, words }) =>
          wh || words.length > 4 || words.length === 0 || /^(?:with|each|has|sentence|link)$/.test(joint),
      )
    )
      continue;
    const head = match(before.words);
    const isField =
      head?.generic?.kind === "choice" ||
      /^(?:status|state|stage|type|kind|category|level|grade|size|condition|method|priority|part|group|role|colou?r|mood|result|choice|temper|membership|plan)$/.test(
        last.stem,
      );
    const named = items.filter(({ words }) => match(words)?.isWhole).length;
    const isStates =
      items.length > 2 && items.every(({ words }) => words.length === 1 && isState(words[0]?.low ?? ""));
    if (
      (isPlural(last) && !isField && !isStates) ||
      (!isField && !isStates && named > 0) ||
      (isField && named > items.length / 2 && !head?.generic)
    )
      continue;
    joined.pop();
    joined.push({
      ...segment,
      words: items.flatMap(({ words }) => words),
      choices: items.map(({ words }) => capitalised(words.map(({ text }) => text).join(" "))),
    });
    at += items.length - 1;
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
  const isBare = lead.length > 0 && items.length === 2 && own.length > 1 && items[1]?.words.length === 1;
  const firsts = isBare ? own.map((word) => [word]) : [own];
  const texts = [...firsts, ...items.slice(1).map(({ words }) => words)].map((words) =>
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
