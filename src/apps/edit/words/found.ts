import type { AppColumns } from "../../computed/column.ts";
import { type AppDocument, type AppTable, findTable, type View } from "../../document.ts";
import { capitalised } from "../../outline/nouns.ts";
import type { Action, Rule } from "../../rules/rule-schema.ts";
import type { Step } from "../step.ts";
import type { ChoiceRef, FieldRef } from "./slots.ts";
import type { Token } from "./tokens.ts";

/** Thrown by a reader whose sentence cannot be meant here; the message says why. */
export class NotMeant extends Error {
  override name = "NotMeant";
}

/** The slots of a sentence, read in an app and on a page. */
export class Found {
  readonly columns: AppColumns;
  /** The page on screen and its table: where nothing else is said, they are meant. */
  readonly view: View | undefined;
  readonly #text: string;
  readonly #slots: Readonly<Record<string, unknown>>;

  constructor(
    columns: AppColumns,
    view: View | undefined,
    text: string,
    slots: Readonly<Record<string, unknown>>,
  ) {
    this.columns = columns;
    this.view = view;
    this.#text = text;
    this.#slots = slots;
  }

  get document(): AppDocument {
    return this.columns.data.document;
  }

  has(slot: string) {
    return this.#slots[slot] !== undefined;
  }

  /** A word of the lexicon, such as a kind or a role. */
  word(slot: string) {
    return String(this.#slots[slot] ?? "");
  }

  amount(slot = "amount") {
    return Number(this.#slots[slot] ?? Number.NaN);
  }

  /** The named table, or undefined. */
  named(slot = "table") {
    return this.#slots[slot] as AppTable | undefined;
  }

  /** The named table, or that of the page. */
  table(slot = "table"): AppTable {
    const table = this.named(slot) ?? findTable(this.document, this.view?.table ?? "");
    if (!table) throw new NotMeant("Say which table you mean.");
    return table;
  }

  /** The field: of the named table, or of the page's, or the only one of this name. */
  field(slot = "field", of: AppTable | undefined = this.named()): FieldRef {
    const all = (this.#slots[slot] ?? []) as readonly FieldRef[];
    return this.#one(all, of, (name, tables) => `${name} is in ${tables}. Say which one you mean.`);
  }

  choice(of?: FieldRef): ChoiceRef {
    const all = (this.#slots.choice ?? []) as readonly ChoiceRef[];
    const fitting = of ? all.filter(({ field }) => field === of.field) : all;
    return this.#one(
      fitting,
      of?.table ?? this.named(),
      (name, tables) => `${name} is a choice in ${tables}.`,
    );
  }

  participle(): FieldRef & { isYes: boolean } {
    const all = (this.#slots.participle ?? []) as readonly (FieldRef & { isYes: boolean })[];
    return this.#one(all, this.named(), (name, tables) => `${name} is in ${tables}.`);
  }

  #one<Ref extends FieldRef>(
    all: readonly Ref[],
    of: AppTable | undefined,
    unsure: (name: string, tables: string) => string,
  ): Ref {
    const fitting = of ? all.filter(({ table }) => table.id === of.id) : all;
    const here = fitting.find(({ table }) => table.id === this.view?.table);
    const [first, ...others] = fitting;
    if (!first) throw new NotMeant(of ? `${of.name.many} have no such field.` : "There is no such field.");
    if (here || others.length === 0) return here ?? first;
    throw new NotMeant(
      unsure(`“${first.field.name}”`, fitting.map(({ table }) => table.name.many).join(" and ")),
    );
  }

  /** The named view, or the one on screen. */
  shown(slot = "view"): View {
    const all = (this.#slots[slot] ?? []) as readonly View[];
    const view =
      all.find(({ id }) => id === this.view?.id) ??
      bestView(this.document, all) ??
      (this.has(slot) ? undefined : this.view);
    if (!view) throw new NotMeant("Say which page you mean.");
    return view;
  }

  rule(): Rule {
    const [rule] = (this.#slots.rule ?? []) as readonly Rule[];
    if (!rule) throw new NotMeant("There is no such rule.");
    return rule;
  }

  action(): Action {
    const [action] = (this.#slots.action ?? []) as readonly Action[];
    if (!action) throw new NotMeant("There is no such button.");
    return action;
  }

  /** An id of the lexicon or the theme. */
  id(slot: string) {
    const [id] = (this.#slots[slot] ?? []) as readonly string[];
    return id ?? "";
  }

  /** Free words as they were typed, without an article before them and a mark behind. */
  text(slot = "new") {
    const tokens = this.tokens(slot);
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last) return "";
    if (tokens.length === 1 && first.isQuoted) return first.text.trim();
    return this.#text
      .slice(first.start, last.end)
      .replace(/^(?:an?|the|my|our|new)\s+/i, "")
      .replace(/[\s.!?,;:]+$/, "")
      .trim();
  }

  /** Free words as a name. */
  name(slot = "new") {
    const name = this.text(slot).slice(0, 80);
    if (name === "") throw new NotMeant("Give it a name.");
    return capitalised(name);
  }

  /** "small, medium and large" */
  list(slot = "list"): string[] {
    const parts = this.text(slot)
      .replace(/[()]/g, "")
      .split(/\s*(?:,|;|\band\b|\bor\b|&)\s*/i)
      .map((part) => part.replace(/^(?:an?|the|their|its)\s+/i, "").trim())
      .filter((part) => part !== "");
    return [...new Set(parts)].map(capitalised);
  }

  tokens(slot: string) {
    return (this.#slots[slot] ?? []) as readonly Token[];
  }
}

/** A page comes before a view that is none. */
const bestView = ({ pages }: AppDocument, views: readonly View[]) =>
  views.find(({ id }) => pages.includes(id)) ?? views[0];

/** Turns a sentence of one kind into steps. */
export type Reader = (found: Found) => Step[];
