import { type AppDocument, parseAppDocument, VERSION } from "../document.ts";
import type { Condition } from "../fields/filter.ts";
import { freeId, idOf } from "./id-of.ts";
import type { Outline, OutlineField, OutlineTable, OutlineView } from "./outline.ts";
import { suitableViews } from "./suitable-views.ts";

type Stored = Record<string, unknown>;

/** Writes the app document of an outline. Throws an `AppDocumentError` if the outline is no app. */
export function writeDocument(outline: Outline): AppDocument {
  const { name, icon, palette, fonts, locale = "en-GB", currency = "GBP", tables } = outline;
  const views = new Views(outline);
  for (const table of tables)
    for (const view of table.views ?? suitableViews(table, tables)) views.add(table, view);
  return parseAppDocument({
    ...{ version: VERSION, name, locale, currency, theme: { palette, fonts } },
    ...(icon && { icon }),
    tables: tables.map((table) => ({
      ...{ id: table.id, name: { one: table.one, many: table.many }, nameField: nameFieldOf(table) },
      ...(table.icon && { icon: table.icon }),
      fields: fieldsOf(table),
    })),
    views: views.made,
    pages: views.pages(),
    roles: rolesOf(outline),
    actions: tables.flatMap((table) =>
      (table.actions ?? []).map(({ id, name, where, steps }) => ({
        ...{ id: actionId(table, id), table: table.id, name },
        steps: steps.map((step) => (step.do === "print" ? { ...step, view: views.idOf(step.view) } : step)),
        ...(where && { if: filterOf(table, where) }),
      })),
    ),
    rules: rulesOf(tables),
  });
}

export const TITLE = "title";

/** The field that names a record: its title, or the first that is called so or is a text. */
export function nameFieldOf({ title, fields }: Pick<OutlineTable, "title" | "fields">) {
  if (title) return TITLE;
  const named =
    fields.find(({ id }) => id === "name" || id === "title") ??
    fields.find(({ kind }) => kind === "text" || kind === "running-number") ??
    fields[0];
  return named?.id ?? TITLE;
}

function fieldsOf(table: OutlineTable) {
  const fields = table.fields.map((field) => {
    const { id, name, kind, hint, summary, isRequired, isUnique } = field;
    return {
      ...{ id, name, kind, options: optionsOf(field) },
      ...{ hint, summary, isRequired, isUnique, default: field.default },
    };
  });
  if (!table.title) return fields;
  const formula = titleFormula(table.title);
  return [...fields, { id: TITLE, name: table.one, kind: "formula", options: { formula, result: "text" } }];
}

/** `{dog}, {what}` becomes `{dog} & ", " & {what}`. */
const titleFormula = (title: string) =>
  title
    .split(/(\{[a-z0-9-]+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? part : JSON.stringify(part)))
    .join(" & ");

function optionsOf(field: OutlineField): Stored {
  const { kind, choices = [], to, isMany, along = "", figure, where, formula, result, decimals } = field;
  switch (kind) {
    case "choice":
    case "choices":
      return { choices: choices.map((name, at) => ({ id: idOf(name), name, colour: (at % 8) + 1 })) };
    case "link":
      return { table: to, ...(isMany && { isMany }) };
    case "lookup":
    case "rollup": {
      const [table, link] = along.includes(".") ? along.split(".") : [undefined, along];
      const path = { ...(table && { table }), link, ...(field.field && { field: field.field }) };
      if (kind === "lookup") return path;
      return { ...path, figure, ...(where && { filter: { all: where.map(plainCondition) } }) };
    }
    case "formula":
      return { formula, result, decimals };
    case "number":
      return { decimals, unit: field.unit };
    case "running-number":
      return { prefix: field.prefix, digits: field.digits };
    default:
      return {};
  }
}

/** Reads a condition. Choices are named in it, and stored as ids. */
function plainCondition(condition: string): Condition {
  const [field = "", is = "", ...rest] = condition.split(" ");
  const value = rest.join(" ");
  return {
    field,
    is,
    ...(value && { value: is === "any" || is === "none" ? value.split("|").map(idOf) : value }),
  };
}

/** Kinds whose values can be numbers, which conditions compare with. */
const MEASURED: ReadonlySet<OutlineField["kind"]> = new Set([
  "number",
  "money",
  "percent",
  "duration",
  "rollup",
  "formula",
]);
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const isMeasure = (kind: OutlineField["kind"] | undefined, value: unknown) =>
  kind !== undefined && MEASURED.has(kind) && typeof value === "string" && NUMBER.test(value);

function filterOf(table: OutlineTable, where: readonly string[]) {
  return {
    all: where.map((condition) => {
      const { value, ...plain } = plainCondition(condition);
      const kind = table.fields.find(({ id }) => id === plain.field)?.kind;
      if (value === undefined) return plain;
      if (Array.isArray(value)) return { ...plain, value };
      return { ...plain, value: isMeasure(kind, value) ? Number(value) : value };
    }),
  };
}

const actionId = ({ id }: OutlineTable, action: string) => `${id}-${action}`;

function rulesOf(tables: readonly OutlineTable[]) {
  const taken = new Set<string>();
  return tables.flatMap((table) =>
    (table.rules ?? []).map(({ name, date, daysBefore = 0, on, where, remind, ask, set, actions }) => ({
      ...{ id: freeId(`${table.id} ${name}`, taken), table: table.id, name },
      when: date ? { on: "date", field: date, daysBefore } : { on: on ?? "added" },
      ...(where && { if: filterOf(table, where) }),
      outcome: remind
        ? {
            ...{ do: "remind", text: remind },
            ...(actions && { actions: actions.split(" ").map((id) => actionId(table, id)) }),
          }
        : set
          ? { do: "set", fields: set }
          : { do: "ask", text: ask },
    })),
  );
}

function rolesOf({ roles = {} }: Outline) {
  return Object.entries(roles).map(([id, tables]) => ({
    id,
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, { hidden, ...rights }]) => [
        table,
        { ...rights, ...(hidden && { hiddenFields: hidden.split(" ") }) },
      ]),
    ),
  }));
}

const ORDER: readonly OutlineView["kind"][] = [
  "calendar",
  "board",
  "list",
  "cards",
  "table",
  "storefront",
  "form",
];
const rank = (kind: OutlineView["kind"]) => {
  const place = ORDER.indexOf(kind === "table" ? "cards" : kind);
  return place < 0 ? ORDER.length : place;
};

/** The views of a document, with the hidden ones that the figures of dashboards need. */
class Views {
  readonly made: Stored[] = [];
  readonly #taken = new Set<string>();
  readonly #byName = new Map<string, string>();
  readonly #shown: { id: string; kind: OutlineView["kind"] }[] = [];
  readonly #outline: Outline;

  constructor(outline: Outline) {
    this.#outline = outline;
  }

  idOf(name: string) {
    return this.#byName.get(name) ?? idOf(name);
  }

  add(table: OutlineTable, view: OutlineView) {
    const { kind, name, fields, where, sort, group, isPage = kind !== "record" && kind !== "print" } = view;
    const id = freeId(name, this.#taken);
    this.#byName.set(name, id);
    if (isPage) this.#shown.push({ id, kind });
    this.made.push({
      ...{ id, table: table.id, kind, name, options: this.#options(table, view) },
      ...(fields && { fields: fields.split(" ") }),
      ...(where && { filter: filterOf(table, where) }),
      ...(sort && {
        sort: sort.split(" ").map((key) => ({
          field: key.replace(/^-/, ""),
          ...(key.startsWith("-") && { isDescending: true }),
        })),
      }),
      ...(group && { group }),
    });
  }

  /** Without an order of its own, what is due comes first and figures last. */
  pages() {
    const { pages, home } = this.#outline;
    const ordered = pages
      ? pages.map((name) => this.idOf(name))
      : this.#shown.toSorted((one, other) => rank(one.kind) - rank(other.kind)).map(({ id }) => id);
    if (!home) return ordered;
    const first = this.idOf(home);
    return [first, ...ordered.filter((id) => id !== first)];
  }

  #options(table: OutlineTable, view: OutlineView): Stored {
    switch (view.kind) {
      case "cards":
        return { picture: view.picture, ...(view.linked && { linked: view.linked }) };
      case "board":
        return { by: view.by };
      case "calendar":
        return { start: view.start, end: view.end, span: view.span };
      case "list":
        return { marked: view.marked };
      case "form":
        return { intro: view.intro, thanks: view.thanks };
      case "record":
        return { linked: view.linked?.split(" ") };
      case "print":
        return { layout: view.layout ?? "page", lines: view.lines };
      case "storefront":
        return { price: view.price, picture: view.picture, orders: view.orders, lines: view.lines };
      case "dashboard":
        return { tiles: (view.tiles ?? []).map((tile) => this.#tile(table, tile)) };
      default:
        return {};
    }
  }

  /** A figure counts the records of a view. One that none of the pages shows is made for it. */
  #tile(table: OutlineTable, { where = [], ...tile }: NonNullable<OutlineView["tiles"]>[number]): Stored {
    const id = freeId(`${table.id} ${where.join(" ") || "all"}`, this.#taken);
    const filter = where.length > 0 ? { filter: filterOf(table, where) } : {};
    this.made.push({ id, table: table.id, kind: "table", name: tile.name, options: {}, ...filter });
    return { ...tile, view: id };
  }
}
