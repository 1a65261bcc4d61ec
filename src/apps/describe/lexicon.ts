import type { FieldKindId } from "../fields/kinds.ts";
import { plural, singular } from "../outline/nouns.ts";
import type { Pack, PackField, PackTable } from "../packs/pack.ts";
import { packs, packTables } from "../packs/packs.ts";
import fieldWords from "./field-words.json" with { type: "json" };
import { gistOfPhrase, keyOf } from "./text.ts";

export interface TableWord {
  table: PackTable;
  pack: Pack;
  one: string;
  many: string;
}

export interface FieldWord {
  name: string;
  kind: FieldKindId;
  choices?: string[];
}

export interface Lexicon {
  /** By the stems of a phrase. A word can name tables of several packs. */
  tables: ReadonlyMap<string, readonly TableWord[]>;
  fields: ReadonlyMap<string, FieldWord>;
  /** The fields of packs by their words, for each table. */
  own: ReadonlyMap<string, ReadonlyMap<string, PackField>>;
  /** Phrases that ask for a table without naming it: "who borrowed". */
  asked: ReadonlyMap<string, readonly PackTable[]>;
  /** The main tables of packs, by what people say who want the pack: "booking system". */
  packs: ReadonlyMap<string, readonly PackTable[]>;
  /** The word of each table of a pack. */
  words: ReadonlyMap<PackTable, TableWord>;
}

export const LONGEST_PHRASE = 5;

let known: Lexicon | undefined;

export function lexicon(): Lexicon {
  known ??= build();
  return known;
}

function build(): Lexicon {
  const tables = new Map<string, TableWord[]>();
  const own = new Map<string, Map<string, PackField>>();
  const asked = new Map<string, PackTable[]>();
  const words = new Map<PackTable, TableWord>();
  const whole = new Map<string, PackTable[]>();
  const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const list = map.get(key) ?? [];
    if (!list.includes(value)) map.set(key, [...list, value]);
  };
  for (const pack of packs) {
    for (const phrase of pack.asked.split("|"))
      for (const table of pack.tables) if (table.isMain) add(whole, keyOf(phrase), table);
    for (const table of pack.tables) {
      const named = { table, pack, one: table.one, many: table.many };
      words.set(table, named);
      // "Piece" is no word for a collection.
      if (!table.isDiverse || pluralOfPhrase(table.one) === table.many) add(tables, keyOf(table.one), named);
      add(tables, keyOf(table.many), named);
      for (const one of table.also?.split("|") ?? []) {
        const key = keyOf(one);
        if (key === keyOf(table.one) || key === keyOf(table.many)) continue;
        // "Fuel" has no plural, and neither has "petrol".
        const isMass = singular(table.many) === table.many && !table.isDiverse && !/ /.test(one);
        const many = isMass || singular(one) !== one ? one : pluralOfPhrase(one);
        add(tables, key, { table, pack, one: many === one && !isMass ? singular(one) : one, many });
      }
      for (const phrase of table.asked?.split("|") ?? []) add(asked, keyOf(phrase), table);
      own.set(table.id, wordsOfFields(table));
    }
  }
  // "Ticket system" can only mean tickets, but "to do list" is a table itself.
  for (const [phrase, mains] of whole) {
    const isTable = tables.has(phrase) || tables.has(phrase.replace(/ [^ ]+$/, ""));
    if (phrase.includes(" ") && mains.length === 1 && mains[0] && !isTable) add(asked, phrase, mains[0]);
  }
  const fields = new Map<string, FieldWord>();
  for (const { name, kind, words, choices } of fieldWords)
    for (const phrase of words.split("|"))
      fields.set(keyOf(phrase), { name, kind: kind as FieldKindId, ...(choices && { choices }) });
  return { tables, fields, own, asked, packs: whole, words };
}

/** A field's name and words, as they are and without their pronouns. The first field that has a word keeps it. */
function wordsOfFields({ fields }: PackTable) {
  const words = new Map<string, PackField>();
  const add = (phrase: string, field: PackField) => {
    if (phrase !== "" && !words.has(phrase)) words.set(phrase, field);
  };
  for (const field of fields) add(keyOf(field.name), field);
  for (const field of fields)
    for (const phrase of field.words?.split("|") ?? []) {
      add(keyOf(phrase), field);
      if (phrase.includes(" ")) add(gistOfPhrase(phrase), field);
    }
  return words;
}

export function pluralOfPhrase(one: string) {
  const at = one.lastIndexOf(" ") + 1;
  return one.slice(0, at) + plural(one.slice(at));
}

export const packTable = (id: string) => packTables.get(id);
