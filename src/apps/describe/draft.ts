import type { FieldKindId } from "../fields/kinds.ts";
import { capitalised, plural, singular } from "../outline/nouns.ts";
import type { PackField, PackTable } from "../packs/pack.ts";
import type { TableWord } from "./lexicon.ts";
import { type Evidence, keyOf } from "./text.ts";

export interface DraftField {
  name: string;
  kind: FieldKindId;
  choices?: string[];
  unit?: string;
  /** The field of the pack that it is. */
  own?: PackField;
  evidence: Evidence[];
  /** It names a table: it becomes a link if the app has that table. */
  mayLink?: readonly TableWord[];
  /** A roll-up: what it adds up. */
  rollup?: { of: string; figure: "sum" | "count"; what: "money" | "duration" | "number"; openOnly?: boolean };
}

export interface DraftTable {
  /** The stems of its noun. */
  key: string;
  one: string;
  many: string;
  pack?: PackTable;
  sort: PackTable["sort"];
  evidence: Evidence[];
  fields: DraftField[];
  links: { to: DraftTable; name?: string; isMany?: boolean; evidence: Evidence[] }[];
}

export interface DraftReminder {
  days: number;
  /** The stems of what it is about. */
  about: string[];
  evidence: Evidence;
}

export interface DraftRole {
  role: "user" | "guest";
  /** `see`: what they do not see. `change`, `delete`: what they may not do. `only`: they see nothing else. */
  denied: "see" | "change" | "delete" | "only";
  objects: string[];
  evidence: Evidence;
}

export interface Draft {
  name?: string;
  tables: DraftTable[];
  reminders: DraftReminder[];
  roles: DraftRole[];
}

export function namesOf(noun: string) {
  const low = noun.trim();
  const at = low.lastIndexOf(" ") + 1;
  const [before, last] = [low.slice(0, at), low.slice(at)];
  const one = singular(last);
  // "Staff" has the singular "staff member".
  const many = one === last ? plural(last) : last;
  return { one: capitalised(before + one), many: capitalised(before + many) };
}

/** The tables of a text in the order in which it names them. */
export class Tables {
  readonly list: DraftTable[] = [];

  /** The table of a known word: two words for one thing are one table, unless there can be several of its kind. */
  known(word: TableWord, evidence: Evidence): DraftTable {
    const key = keyOf(word.one);
    const same = this.list.find(
      (table) =>
        table.key === key ||
        isHeadOf(table.key, key) ||
        (table.pack === word.table && isGeneral(word, table)),
    );
    if (same) {
      same.evidence.push(evidence);
      return same;
    }
    return this.#add({
      ...{ key, one: capitalised(word.one), many: capitalised(word.many), pack: word.table },
      ...{ sort: word.table.sort, evidence: [evidence], fields: [], links: [] },
    });
  }

  unknown(noun: string, sort: PackTable["sort"], evidence: Evidence): DraftTable {
    const key = keyOf(noun);
    const same = this.list.find((table) => table.key === key || isHeadOf(table.key, key));
    if (same) {
      same.evidence.push(evidence);
      return same;
    }
    return this.#add({ key, ...namesOf(noun), sort, evidence: [evidence], fields: [], links: [] });
  }

  ofPack(id: string) {
    return this.list.filter(({ pack }) => pack?.id === id);
  }

  #add(table: DraftTable) {
    this.list.push(table);
    return table;
  }
}

/** "Bikes" beside "rental bikes" are the same. */
const isHeadOf = (one: string, other: string) => one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

/** "Animals" beside "dogs" are the dogs. */
const isGeneral = (word: TableWord, { key }: DraftTable) =>
  keyOf(word.one) === keyOf(word.table.one) || key === keyOf(word.table.one);

export function addField(table: DraftTable, field: DraftField) {
  const same = table.fields.find(
    (one) => (one.own !== undefined && one.own === field.own) || keyOf(one.name) === keyOf(field.name),
  );
  if (same) {
    same.evidence.push(...field.evidence);
    if (field.choices) same.choices = field.choices;
    if (field.choices && same.kind !== "choices") same.kind = "choice";
    return same;
  }
  table.fields.push(field);
  return field;
}

export function addLink(from: DraftTable, to: DraftTable, evidence: Evidence[], isMany = false) {
  if (from === to || from.links.some((link) => link.to === to) || to.links.some((link) => link.to === from))
    return;
  from.links.push({ to, evidence, ...(isMany && { isMany }) });
}
