import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import fieldWords from "../../describe/field-words.json" with { type: "json" };
import type { AppDocument, AppTable, Field, View } from "../../document.ts";
import type { Choice } from "../../fields/choice/choice.ts";
import { singular } from "../../outline/nouns.ts";
import type { Lexicon } from "./grammar.ts";
import type { ReadSlot, SlotMatch } from "./pattern.ts";
import { plainWord, plainWords, type Token } from "./tokens.ts";

export interface FieldRef {
  table: AppTable;
  field: Field;
}
export interface ChoiceRef extends FieldRef {
  choice: Choice;
}

/** How many tokens a name takes here; 0 if it is not here. The last word may be in singular or plural. */
function lengthOf(name: string, tokens: readonly Token[], at: number): number {
  const words = plainWords(name);
  const first = tokens[at];
  if (!first || words.length === 0) return 0;
  if (first.isQuoted) return plainWords(first.text).join(" ") === words.join(" ") ? 1 : 0;
  const isHere = words.every((word, step) => {
    const plain = tokens[at + step]?.plain;
    if (plain === undefined || plain === "") return false;
    return plain === word || (step === words.length - 1 && singular(plain) === singular(word));
  });
  return isHere ? words.length : 0;
}

const longest = (matches: readonly SlotMatch[]) =>
  [...matches].sort((one, other) => other.length - one.length);

/** Groups matches of one length into one value: a list of what the words may mean. */
function together<Item>(found: readonly { length: number; item: Item; cost: number }[]): SlotMatch[] {
  const byLength = new Map<number, { items: Item[]; cost: number }>();
  for (const { length, item, cost } of found) {
    const known = byLength.get(length);
    if (!known || cost < known.cost) byLength.set(length, { items: [item], cost });
    else if (cost === known.cost) known.items.push(item);
  }
  return longest([...byLength].map(([length, { items, cost }]) => ({ length, value: items, cost })));
}

/** Other words for the name of a field, by its words: "phone" for "Telephone". */
const synonyms = new Map<string, string[]>();
for (const { name, words } of fieldWords as readonly { name: string; words: string }[]) {
  const names = [name, ...words.split("|")];
  for (const one of names) {
    const key = plainWords(one).join(" ");
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...names]);
  }
}
const otherNames = (name: string) => synonyms.get(plainWords(name).join(" ")) ?? [];

const SYNONYM_COST = 2;
const MAX_FREE = 9;

/** Reads the slots of the grammar in an app, for one sentence. */
export function slotReader(document: AppDocument, lexicon: Lexicon): ReadSlot {
  const fields = document.tables.flatMap((table) =>
    table.fields.map((field): FieldRef => ({ table, field })),
  );
  const lexical = (type: keyof Lexicon, tokens: readonly Token[], at: number) =>
    longest(
      Object.entries(lexicon[type]).flatMap(([value, words]) =>
        words.split("|").flatMap((word) => {
          const length = lengthOf(word, tokens, at);
          return length > 0 ? [{ length, value, cost: 0 }] : [];
        }),
      ),
    );
  const memory = new Map<string, readonly SlotMatch[]>();
  return (type, tokens, at) => {
    if (at >= tokens.length) return [];
    // Many patterns ask for the same.
    const key = `${type} ${at}`;
    const known = memory.get(key);
    if (known) return known;
    const matches = readSlot(type, tokens, at);
    memory.set(key, matches);
    return matches;
  };
  function readSlot(type: string, tokens: readonly Token[], at: number): readonly SlotMatch[] {
    switch (type) {
      case "table":
        return tableMatches(document, tokens, at);
      case "field":
        return together(
          fields.flatMap((item) =>
            fieldLengths(item.field.name, tokens, at).map((one) => ({ ...one, item })),
          ),
        );
      case "choice":
        return together(choicesOf(fields).flatMap((item) => lengths(item.choice.name, item, tokens, at)));
      case "view":
        return together(document.views.flatMap((item: View) => lengths(item.name, item, tokens, at)));
      case "rule":
        return together(document.rules.flatMap((item) => lengths(item.name, item, tokens, at)));
      case "action":
        return together(document.actions.flatMap((item) => lengths(item.name, item, tokens, at)));
      case "palette":
        return together(palettes.flatMap((item) => lengths(item.name, item.id, tokens, at)));
      case "fonts":
        return together(
          fontPairings.flatMap((item) => [
            ...lengths(item.display.name, item.id, tokens, at),
            ...lengths(item.text.name, item.id, tokens, at).map((one) => ({ ...one, cost: 1 })),
          ]),
        );
      case "amount": {
        const text = tokens[at]?.text ?? "";
        return /^\d+(?:\.\d+)?$/.test(text) ? [{ length: 1, value: Number(text), cost: 0 }] : [];
      }
      case "participle":
        return participles(fields, tokens, at);
      case "new":
      case "list":
      case "quote":
        return freeText(type, tokens, at);
      default:
        return Object.hasOwn(lexicon, type) ? lexical(type as keyof Lexicon, tokens, at) : [];
    }
  }
}

function lengths<Item>(name: string, item: Item, tokens: readonly Token[], at: number) {
  const length = lengthOf(name, tokens, at);
  return length > 0 ? [{ length, item, cost: 0 }] : [];
}

function fieldLengths(name: string, tokens: readonly Token[], at: number) {
  const own = lengthOf(name, tokens, at);
  const others = otherNames(name).map((other) => ({
    length: lengthOf(other, tokens, at),
    cost: SYNONYM_COST,
  }));
  return [{ length: own, cost: 0 }, ...others].filter(({ length }) => length > 0);
}

const tableMatches = ({ tables }: AppDocument, tokens: readonly Token[], at: number) =>
  longest(
    tables.flatMap((table) => {
      const length = Math.max(lengthOf(table.name.many, tokens, at), lengthOf(table.name.one, tokens, at));
      return length > 0 ? [{ length, value: table, cost: 0 }] : [];
    }),
  );

const choicesOf = (fields: readonly FieldRef[]) =>
  fields.flatMap(({ table, field }): ChoiceRef[] =>
    field.kind === "choice" || field.kind === "choices"
      ? field.options.choices.map((choice) => ({ table, field, choice }))
      : [],
  );

/** "Paid", and "unpaid" or "not paid" for its opposite. */
function participles(fields: readonly FieldRef[], tokens: readonly Token[], at: number) {
  const answers = fields.filter(({ field }) => field.kind === "yes-no");
  const isNegated = tokens[at]?.plain === "not";
  const from = isNegated ? at + 1 : at;
  return together(
    answers.flatMap((ref) => {
      const length = lengthOf(ref.field.name, tokens, from);
      if (length > 0) return [{ length: length + from - at, item: { ...ref, isYes: !isNegated }, cost: 0 }];
      const opposite =
        plainWords(ref.field.name).length === 1 && tokens[at]?.plain === `un${plainWord(ref.field.name)}`;
      return opposite ? [{ length: 1, item: { ...ref, isYes: false }, cost: 0 }] : [];
    }),
  );
}

/** Words that are not known. A quote is one name; what is shorter is surer. */
function freeText(type: string, tokens: readonly Token[], at: number): SlotMatch[] {
  const first = tokens[at];
  if (first?.isQuoted) return [{ length: 1, value: [first], cost: 0 }];
  if (type === "quote") return [];
  const most = type === "list" ? 60 : MAX_FREE;
  const matches: SlotMatch[] = [];
  for (let length = 1; length <= most && at + length <= tokens.length; length++) {
    const last = tokens[at + length - 1];
    if (!last || (type === "new" && /^[,;:=]$/.test(last.text))) break;
    matches.push({ length, value: tokens.slice(at, at + length), cost: 2 + length });
  }
  return matches;
}
