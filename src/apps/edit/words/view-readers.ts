import type { Field, View } from "../../document.ts";
import type { Condition, Filter } from "../../fields/filter.ts";
import { fieldKinds } from "../../fields/kinds.ts";
import type { SummaryId } from "../../fields/summaries.ts";
import { singular } from "../../outline/nouns.ts";
import { type ViewKindId, viewKinds } from "../../views/view-kinds.ts";
import { asKind, missingFor, newView } from "../new-view.ts";
import type { Step } from "../step.ts";
import { type Found, NotMeant, type Reader } from "./found.ts";
import type { FieldRef } from "./slots.ts";
import { plainWords } from "./tokens.ts";

const change = (view: View, changed: Partial<View>): Step[] => [
  // The document's schema checks it when the step is performed.
  { do: "change-view", view: { ...view, ...changed } as View },
];

const listOf = (found: Found, view: View) =>
  view.fields ?? found.document.tables.find(({ id }) => id === view.table)?.fields.map(({ id }) => id) ?? [];

/** The field in the table of the view that is meant. */
function fieldOfView(found: Found, view: View, slot = "field"): FieldRef {
  const table = found.document.tables.find(({ id }) => id === view.table);
  return found.field(slot, table);
}

/** Adds a condition. One on the same field with the same comparison is replaced. */
function filterBy(found: Found, condition: Condition): Step[] {
  const view = viewOf(found);
  const { filter } = view;
  const parts = filter && "all" in filter ? filter.all : filter ? [filter] : [];
  const others = parts.filter((part) => !("field" in part) || part.field !== condition.field);
  const next: Filter = { all: [...others, condition] };
  return change(view, { filter: next });
}

/** The page on screen; if the sentence names another table, its first page. */
function viewOf(found: Found): View {
  const table = found.named();
  const { view, document } = found;
  if (view && (!table || view.table === table.id)) return view;
  const [first] = document.pages.flatMap(
    (id) => document.views.find((one) => one.id === id && one.table === table?.id) ?? [],
  );
  if (!first) throw new NotMeant("Say which page you mean.");
  return first;
}

const typed = (field: Field, amount: number, found: Found) => {
  const parsed = fieldKinds[field.kind].parse(String(amount), field.options, found.columns.context);
  if ("problem" in parsed) throw new NotMeant(parsed.problem);
  return parsed.value;
};

function numberFilter(found: Found, flipped: boolean): Step[] {
  const { table, field } = found.field();
  const shown = found.columns.column(table.id, field.id)?.shown ?? field;
  const compare = found.word("compare");
  const is = flipped
    ? ({ less: "at-least", "at-most": "more", more: "at-most", "at-least": "less" }[compare] ?? compare)
    : compare;
  if (!Object.hasOwn(fieldKinds[shown.kind].operators, is))
    throw new NotMeant(`“${field.name}” is no number.`);
  return filterBy(found, { field: field.id, is, value: typed(shown, found.amount(), found) });
}

function choiceFilter(found: Found, is: "any" | "none") {
  const { field, choice } = found.choice(found.has("field") ? found.field() : undefined);
  return filterBy(found, { field: field.id, is, value: [choice.id] });
}

function dateField(found: Found) {
  if (found.has("field")) return found.field().field;
  const view = viewOf(found);
  const table = found.document.tables.find(({ id }) => id === view.table);
  const fields = table?.fields ?? [];
  const date = fields.find(({ kind }) => kind === "date-time") ?? fields.find(({ kind }) => kind === "date");
  if (!date) throw new NotMeant(`${table?.name.many ?? "They"} have no date.`);
  return date;
}

function add(found: Found, kind: ViewKindId, name: string, options?: object): Step[] {
  const table = found.named() ?? (found.has("field") ? found.field().table : found.table());
  const view = newView(found.document, table, kind, name, options);
  const missing = missingFor[kind] ?? "other fields";
  if (!view)
    throw new NotMeant(`A ${viewKinds[kind].name.toLowerCase()} of ${table.name.many} needs ${missing}.`);
  return [{ do: "add-view", view, isPage: kind !== "print" && kind !== "record" }];
}

function addBy(found: Found, kind: "board" | "calendar"): Step[] {
  const { table, field } = found.field();
  const option = kind === "board" ? "by" : "start";
  const fits =
    kind === "board" ? field.kind === "choice" : field.kind === "date" || field.kind === "date-time";
  if (!fits)
    throw new NotMeant(`A ${kind} of ${table.name.many} by “${field.name}” needs ${missingFor[kind]}.`);
  return add(found, kind, `${table.name.many} by ${field.name.toLowerCase()}`, { [option]: field.id });
}

function dashboardOf(found: Found) {
  const all = found.document.views.filter(({ kind }) => kind === "dashboard");
  const named = found.has("view") ? found.shown() : found.view;
  const view = all.find(({ id }) => id === named?.id) ?? all[0];
  if (view?.kind !== "dashboard") throw new NotMeant("This app has no dashboard yet.");
  return view;
}

/** The view whose records a figure counts: one that shows them all, if there is one. */
function sourceOf({ views }: Found["document"], table: string) {
  const all = views.filter(
    (view) => view.table === table && view.kind !== "dashboard" && view.kind !== "form",
  );
  const source = all.find(({ filter }) => !filter) ?? all[0];
  if (!source) throw new NotMeant("Add a page for these records first.");
  return source.id;
}

function addTile(found: Found, tile: object): Step[] {
  const view = dashboardOf(found);
  return change(view, {
    options: { ...view.options, tiles: [...view.options.tiles, tile] },
  } as Partial<View>);
}

function onlyFields(found: Found): Step[] {
  const view = found.shown();
  const table = found.document.tables.find(({ id }) => id === view.table);
  const fields = found.list().map((name) => {
    const words = plainWords(name).join();
    const field = table?.fields.find((one) => plainWords(one.name).join() === words);
    if (!field) throw new NotMeant(`${table?.name.many ?? "They"} have no field “${name}”.`);
    return field.id;
  });
  return change(view, { fields });
}

export const viewReaders: Record<string, Reader> = {
  "add-view": (found) => {
    const kind = found.word("display") as ViewKindId;
    return add(found, kind, `${found.table().name.many} ${viewKinds[kind].name.toLowerCase()}`);
  },
  "add-board-by": (found) => addBy(found, "board"),
  "add-calendar-by": (found) => addBy(found, "calendar"),
  "add-form": (found) => add(found, "form", `New ${found.table().name.one.toLowerCase()}`),
  "add-print": (found) => {
    const layout = found.word("layout");
    return add(found, "print", `${found.table().name.one} ${layout === "page" ? "page" : singular(layout)}`, {
      layout,
    });
  },
  "change-view-kind": (found) => {
    const view = found.shown();
    const table = found.document.tables.find(({ id }) => id === view.table);
    const kind = found.word("display") as ViewKindId;
    if (view.kind === kind)
      throw new NotMeant(`“${view.name}” is a ${viewKinds[kind].name.toLowerCase()} already.`);
    const other = table && asKind(found.document, table, view, kind);
    if (!other)
      throw new NotMeant(
        `A ${viewKinds[kind].name.toLowerCase()} needs ${missingFor[kind] ?? "other fields"}.`,
      );
    return [{ do: "change-view", view: other }];
  },
  "rename-view": (found) => change(found.shown(), { name: found.name() }),
  "delete-view": (found) => [{ do: "delete-view", view: found.shown().id }],
  "hide-in-view": (found) => {
    const view = found.shown();
    const { field } = fieldOfView(found, view);
    return change(view, { fields: listOf(found, view).filter((id) => id !== field.id) });
  },
  "show-in-view": (found) => {
    const view = found.shown();
    const { field } = fieldOfView(found, view);
    const list = listOf(found, view);
    if (list.includes(field.id)) throw new NotMeant(`“${view.name}” shows “${field.name}” already.`);
    return change(view, { fields: [...list, field.id] });
  },
  "show-all": (found) => change(found.has("view") ? found.shown() : viewOf(found), { fields: undefined }),
  "only-fields": onlyFields,
  sort: (found) => {
    const view = found.shown();
    return change(view, { sort: [{ field: fieldOfView(found, view).field.id }] });
  },
  "sort-down": (found) => {
    const view = found.shown();
    return change(view, { sort: [{ field: fieldOfView(found, view).field.id, isDescending: true }] });
  },
  unsort: (found) => change(found.shown(), { sort: undefined }),
  group: (found) => {
    const view = found.shown();
    if (view.kind !== "list")
      throw new NotMeant(`“${view.name}” is no list. Turn it into a list to group it.`);
    return change(view, { group: fieldOfView(found, view).field.id });
  },
  ungroup: (found) => change(found.shown(), { group: undefined }),
  "filter-answer": (found) => {
    const { field, isYes } = found.has("participle")
      ? found.participle()
      : { ...found.field(), isYes: found.word("answer") === "yes" };
    if (field.kind !== "yes-no") throw new NotMeant(`“${field.name}” is not yes or no.`);
    return filterBy(found, { field: field.id, is: isYes ? "yes" : "no" });
  },
  "filter-not-answer": (found) => {
    const { field, isYes } = found.participle();
    return filterBy(found, { field: field.id, is: isYes ? "no" : "yes" });
  },
  "filter-choice": (found) => choiceFilter(found, "any"),
  "filter-not-choice": (found) => choiceFilter(found, "none"),
  "filter-period": (found) =>
    filterBy(found, { field: dateField(found).id, is: "within", value: found.word("period") }),
  "filter-empty": (found) => filterBy(found, { field: found.field().field.id, is: "empty" }),
  "filter-filled": (found) => filterBy(found, { field: found.field().field.id, is: "filled" }),
  "filter-number": (found) => numberFilter(found, false),
  "filter-not-number": (found) => numberFilter(found, true),
  "clear-filter": (found) => change(found.has("view") ? found.shown() : viewOf(found), { filter: undefined }),
  "calendar-span": (found) => {
    const view = found.shown();
    if (view.kind !== "calendar") throw new NotMeant(`“${view.name}” is no calendar.`);
    return change(view, { options: { ...view.options, span: found.word("span") } } as Partial<View>);
  },
  "add-figure": (found) => {
    if (!found.has("field")) {
      const { id, name } = found.table();
      return addTile(found, { name: name.many, view: sourceOf(found.document, id), figure: "count" });
    }
    const figure = found.word("figure") as SummaryId;
    const { table, field } = found.field();
    const shown = found.columns.column(table.id, field.id)?.shown ?? field;
    if (!fieldKinds[shown.kind].summaries.includes(figure))
      throw new NotMeant(`“${field.name}” has no ${figure}.`);
    const name = `${figure.charAt(0).toUpperCase()}${figure.slice(1)} of ${field.name}`;
    return addTile(found, { name, view: sourceOf(found.document, table.id), figure, field: field.id });
  },
  "add-chart": (found) => {
    const table = found.table();
    const date = table.fields.find(({ kind }) => kind === "date-time" || kind === "date");
    if (!date) throw new NotMeant(`${table.name.many} have no date.`);
    const each = found.word("each");
    return addTile(found, {
      ...{ name: `${table.name.many} per ${each}`, view: sourceOf(found.document, table.id) },
      ...{ chart: "bars", figure: "count", by: date.id, each },
    });
  },
};
