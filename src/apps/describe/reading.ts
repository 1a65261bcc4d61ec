import type { PackTable } from "../packs/pack.ts";
import { addLink, type DraftField, type DraftTable, Tables } from "./draft.ts";
import type { Item } from "./items.ts";
import { type Lexicon, LONGEST_PHRASE, lexicon, packTable, type TableWord } from "./lexicon.ts";
import { nounOf } from "./noun-of.ts";
import type { Phrase } from "./phrases.ts";
import { type Evidence, evidenceOf, isContainer, keyOf } from "./text.ts";
import type { Token } from "./tokens.ts";

/** People in general: they can be whoever the app has a table of. */
const ANYBODY =
  /^(?:person|people|customer|client|member|guest|participant|visitor|patient|owner|user|borrower|buyer|attendee|holder|somebody|someone|friend|neighbor|contact)$/;
/** Things in general. */
const ANYTHING =
  /^(?:item|thing|piece|object|animal|product|one|article|property|unit|machine|vehicle|asset)$/;

/** The tables, links and words that have been read of a text so far. */
export class Reading {
  readonly tables = new Tables();
  readonly lexicon: Lexicon = lexicon();
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The table that the sentences are about. */
  topic: DraftTable | undefined;
  /** The field that was read last, for choices behind it. */
  last: { table: DraftTable; field: DraftField; at: number } | undefined;
  /** The table that an item is about, for the items in its list. */
  readonly ofItem = new Map<Item, DraftTable>();
  /** The tables that nouns of the text stand for, by the stems of the noun. */
  readonly named = new Map<string, DraftTable>();
  /** Items of sentences that are lists of fields. */
  readonly runs = new Set<Item>();
  /** The number of times that the text names a table. */
  readonly mentions = new Map<DraftTable, number>();
  /** Notes in place of sentences: "Flavour. Size. Price." */
  readonly isTerse: boolean;
  /** The last table of people that was mentioned. */
  person: DraftTable | undefined;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
    const ends = tokens.filter(({ sentence }, at) => tokens[at + 1]?.sentence !== sentence).length;
    this.isTerse = ends > 3 && tokens.length / ends < 7;
  }

  evidence = (words: readonly Token[]): Evidence => evidenceOf(this.text, words);

  /** The table that a phrase stands for. */
  tableOf(phrase: Phrase | undefined): DraftTable | undefined {
    if (!phrase) return undefined;
    return this.tableOfWords(nounOf(phrase)) ?? this.tableOfWords(phrase.words);
  }

  tableOfWords(words: readonly Token[]): DraftTable | undefined {
    for (let from = 0; from < words.length; from++) {
      const key = keyOfWords(words.slice(from));
      const found = this.named.get(key);
      if (found) return found;
    }
    const head = words.at(-1);
    if (!head || words.length > 2) return undefined;
    const key = keyOfWords(words);
    const known = this.lexicon.tables.get(key)?.map(({ table }) => table.id);
    const same =
      known && this.tables.list.find(({ pack }) => pack && known.includes(pack.id) && !pack.isDiverse);
    if (same) return same;
    if (words.length > 1) return undefined;
    if (ANYTHING.test(head.stem)) {
      const things = this.tables.list.filter(({ sort }) => sort === "thing");
      if (things.length === 1 || (head.stem === "animal" && things[0])) return things[0];
    }
    if (ANYBODY.test(head.stem)) {
      const people = this.tables.list.filter(({ sort }) => sort === "person");
      if (people.length === 1) return people[0];
    }
    return undefined;
  }

  /** The table of the list in which an item is. */
  listOf(item: Item): DraftTable | undefined {
    for (let one = item.parent; one; one = one.parent) {
      const table = this.ofItem.get(one);
      if (table) return table;
    }
    return undefined;
  }

  focus(table: DraftTable, item: Item) {
    this.topic = table;
    this.ofItem.set(item, table);
    if (table.sort === "person") this.person = table;
  }

  link(from: DraftTable, to: DraftTable, words: readonly Token[]) {
    if (from !== to) addLink(from, to, [this.evidence(words)]);
  }

  /** Links two tables in the direction that their sorts suggest. */
  relate(one: DraftTable, other: DraftTable, words: readonly Token[]) {
    if (pointsTo(one, other)) this.link(one, other, words);
    else this.link(other, one, words);
  }

  /** A field of a table names another one: "client" in a list of jobs. */
  relateFrom(table: DraftTable, other: DraftTable, words: readonly Token[]) {
    if (table === other) return;
    const isMany = words.at(-1)?.isMany === true;
    if (isMany && !pointsTo(table, other) && pointsTo(other, table)) this.link(other, table, words);
    else addLink(table, other, [this.evidence(words)], isMany);
    if (other.sort === "person") this.person = other;
  }

  /** The longest known words at the end of a phrase. */
  known(words: readonly Token[]): { table: TableWord; words: Token[] } | undefined {
    for (let from = Math.max(0, words.length - LONGEST_PHRASE); from < words.length; from++) {
      const part = words.slice(from);
      const key = keyOfWords(part);
      const last = part.at(-1);
      const isList = part.length > 1 && isContainer.has(last?.stem ?? "");
      const found =
        this.lexicon.tables.get(key) ??
        (isList ? this.lexicon.tables.get(keyOfWords(part.slice(0, -1))) : undefined);
      if (found) return { table: this.#choose(found), words: part };
    }
    return undefined;
  }

  /** The best of the tables that a word can name: of the pack of which the text says most. */
  #choose(words: readonly TableWord[]): TableWord {
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
    const weight = this.tokens.filter(({ low, stem }) => signs.has(low) || signs.has(stem)).length;
    this.#weights.set(name, weight);
    return weight;
  }

  /** Adds the table of a pack that the text asks for without naming it. */
  addPack(id: string, evidence: Evidence, names?: { one: string; many: string }): DraftTable | undefined {
    const table = packTable(id);
    const word = table && wordOfTable(this.lexicon, table);
    if (!word) return undefined;
    return this.tables.known(
      { ...word, one: names?.one ?? table.one.toLowerCase(), many: names?.many ?? table.many.toLowerCase() },
      evidence,
    );
  }
}

export const wordOfTable = ({ words }: Lexicon, table: PackTable) => words.get(table);

export const keyOfWords = (words: readonly { stem: string }[]) => words.map(({ stem }) => stem).join(" ");

/** Events and documents refer to people and things. */
export function pointsTo(from: DraftTable, to: DraftTable) {
  const leads = (one: DraftTable, other: DraftTable) =>
    one.pack?.fields.some((field) => field.to?.split("|").includes(other.pack?.id ?? "-")) === true;
  if (leads(from, to)) return true;
  if (leads(to, from)) return false;
  const rank = { event: 0, document: 0, work: 1, thing: 2, place: 3, person: 4 };
  return rank[from.sort] < rank[to.sort];
}
