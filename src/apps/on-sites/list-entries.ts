import type { Entry, RecordList } from "#src/sites/edit/fill-list.ts";
import { objectOf } from "#src/sites/fields.ts";
import type { ListSource } from "#src/sites/list-source.ts";
import type { AppColumns, Column } from "../computed/column.ts";
import type { View } from "../document.ts";
import type { AppRecord } from "../records/record.ts";
import { showView } from "../views/view-props.ts";

/** The part of a date and time that a field of an entry takes. */
const MAX_DATE = 10;

/** Fields of entries that records can fill. Pictures, links and longer texts stay the owner's. */
export const fillableFields = ({ fields }: RecordList) =>
  Object.entries(fields).filter(([, { kind }]) => ["line", "text", "words", "flag"].includes(kind));

/** The views of an app that list records. */
export const listedViews = ({ data: { document } }: AppColumns): View[] =>
  document.pages.flatMap(
    (id) =>
      document.views.find((view) => view.id === id && view.kind !== "dashboard" && view.kind !== "form") ??
      [],
  );

/** Guesses which field of the app each field of an entry shows, by name and kind. Nothing is used twice. */
export function guessFields(columns: AppColumns, view: View, list: RecordList): ListSource["fields"] {
  const shown = showView(columns, view, "");
  if (!shown) return {};
  const open = new Set(shown.table.fields.flatMap(({ id }) => columns.column(shown.table.id, id) ?? []));
  const take = (fits: (column: Column) => boolean) => {
    const found = [...open].find(fits);
    if (found) open.delete(found);
    return found?.field.id;
  };
  const chosen = fillableFields(list).flatMap(([name, { kind }], at) => {
    const field =
      at === 0
        ? take(({ field }) => field.id === shown.table.nameField)
        : take((column) => fitsByName(name, kind, column));
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Field kinds, and words in the names of fields, by the field of an entry. */
const usual: Record<string, { kinds: readonly string[]; words?: RegExp }> = {
  price: { kinds: ["money"] },
  yearlyPrice: { kinds: ["money"], words: /year|annual/i },
  date: { kinds: ["date", "date-time"] },
  time: { kinds: ["text", "choice", "duration"], words: /time|hour|from/i },
  unit: { kinds: ["text", "choice", "duration"], words: /unit|per|long|duration/i },
  place: { kinds: ["address", "text", "choice", "link"], words: /place|where|venue|room|hall|address/i },
  role: { kinds: ["text", "choice"], words: /role|job|title|position|what they do/i },
  text: { kinds: ["long-text", "text"], words: /note|text|about|description|details|what/i },
  phone: { kinds: ["phone"] },
  email: { kinds: ["email"] },
  isSoldOut: { kinds: ["yes-no", "number"], words: /sold|stock|left|gone/i },
  marks: { kinds: ["choices"], words: /mark|diet|label/i },
  allergens: { kinds: ["choices"], words: /allergen/i },
  includes: { kinds: ["choices", "long-text"], words: /include/i },
};

function fitsByName(name: string, kind: string, { field, shown }: Column) {
  const wanted = usual[name];
  const isKind = wanted?.kinds.includes(shown.kind) ?? (kind === "line" && shown.kind === "text");
  return isKind && (wanted?.words?.test(field.name) ?? wanted !== undefined);
}

export interface FilledList {
  entries: Entry[];
  /** The number of records of the view; more than the entries if the block holds fewer. */
  records: number;
}

/**
 * The entries that a view's records make. What a source does not fill, such as a picture, is taken from the entry of the
 * same name that the list has.
 */
export function entriesOf(
  columns: AppColumns,
  view: View,
  { fields: from }: Pick<ListSource, "fields">,
  list: RecordList,
  present: readonly Entry[],
): FilledList {
  const shown = showView(columns, view, "");
  if (!shown) return { entries: [], records: 0 };
  const { table, result } = shown;
  const names = Object.keys(list.fields);
  const nameField = names[0] ?? "";
  const known = new Map(present.map((entry) => [entry[nameField], entry]));
  const blank = objectOf(list.fields).parse({}) as Entry;
  const entries = result.records.slice(0, list.maximum).map((record) => {
    const filled = Object.entries(from).flatMap(([name, id]) => {
      const column = columns.column(table.id, id);
      const kind = list.fields[name]?.kind;
      if (!column || !kind) return [];
      return [[name, valueFor(name, kind, column, column.value(record), list.fields[name]?.maximum)]];
    });
    const made: Entry = { ...timeOf(columns, table.id, from, names, record), ...Object.fromEntries(filled) };
    return { ...blank, ...known.get(made[nameField]), ...made };
  });
  return { entries, records: result.records.length };
}

/** The time of day of a field that has a date and a time, for lists that show both. */
function timeOf(
  columns: AppColumns,
  table: string,
  { date = "" }: ListSource["fields"],
  names: readonly string[],
  record: AppRecord,
): Entry {
  const column = columns.column(table, date);
  const value = column?.shown.kind === "date-time" ? column.value(record) : undefined;
  return names.includes("time") && typeof value === "string" ? { time: value.slice(MAX_DATE + 1) } : {};
}

function valueFor(name: string, kind: string, column: Column, value: unknown, maximum = 400) {
  const { kind: own } = column.shown;
  // A number of things in stock: none is sold out.
  if (kind === "flag") return own === "number" ? value === 0 : value === true;
  const text = value === null || value === undefined ? "" : column.format(value);
  if (kind === "words") return text.split(/,\s*/).filter(Boolean).slice(0, maximum);
  if (name === "date" && typeof value === "string") return value.slice(0, MAX_DATE);
  return [...text].slice(0, maximum).join("");
}
