import type { AppColumns, Column } from "../computed/column.ts";
import type { Sort } from "../document.ts";
import { findTable } from "../document.ts";
import type { Filter } from "../fields/filter.ts";
import { plainText } from "../fields/operators.ts";
import { type SummaryId, summaries } from "../fields/summaries.ts";
import type { AppRecord } from "../records/record.ts";
import { inOrder } from "../records/record.ts";
import { matcherOf } from "./filter-records.ts";

export interface Query {
  table: string;
  filter?: Filter | undefined;
  sort?: readonly Sort[] | undefined;
  group?: string | undefined;
  /** Words that a record has to contain, in any of its fields. */
  search?: string | undefined;
}

export interface Group {
  /** Null for records without a value. */
  key: string | null;
  /** The value of the group's field. */
  value: unknown;
  name: string;
  records: AppRecord[];
}

export interface QueryResult {
  records: AppRecord[];
  /** In the order of their values; null without a field to group by. */
  groups: Group[] | null;
  problems: readonly string[];
}

/** Returns the records of a view: filtered, sorted and grouped. */
export function queryRecords(columns: AppColumns, query: Query): QueryResult {
  const all = columns.data.records(query.table);
  const matcher = query.filter && matcherOf(columns, query.table, query.filter);
  const finds = searchOf(columns, query.table, query.search ?? "");
  const found: AppRecord[] = [];
  for (const record of all.values())
    if ((!matcher || matcher.test(record)) && (!finds || finds(record))) found.push(record);
  const records = sortRecords(columns, query.table, found, query.sort ?? []);
  const column = query.group === undefined ? undefined : columns.column(query.table, query.group);
  return {
    records,
    groups: column ? groupRecords(columns, column, records) : null,
    problems: matcher?.problems ?? [],
  };
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string) {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Sorts by keys, which are computed once. Empty values come last in both directions, and equal ones by age. */
export function sortRecords(columns: AppColumns, table: string, records: AppRecord[], sort: readonly Sort[]) {
  const aged = inOrder(records);
  const { compare } = collatorOf(columns.data.document.locale);
  const orders = sort.flatMap(({ field, isDescending }) => {
    const column = columns.column(table, field);
    return column ? [ranksOf(aged, column, compare, isDescending === true)] : [];
  });
  if (orders.length === 0) return aged;
  const places = Uint32Array.from(aged, (_, at) => at);
  places.sort((one, other) => {
    for (const ranks of orders) {
      const [rank = 0, next = 0] = [ranks[one], ranks[other]];
      if (rank !== next) return rank < next ? -1 : 1; // not their difference: both can be infinite
    }
    return one - other;
  });
  return Array.from(places, (at) => aged[at] as AppRecord); // a place of the same list
}

/** Returns a number for each record by which it sorts. Comparing texts is slow, so each different text is placed once. */
function ranksOf(
  records: readonly AppRecord[],
  column: Column,
  compare: (one: string, other: string) => number,
  isDescending: boolean,
) {
  const keys = records.map((record) => column.sortKey(column.value(record)));
  const texts = [...new Set(keys.filter((key) => typeof key === "string"))].sort(compare);
  const rankOf = new Map<string, number>();
  let rank = 0;
  texts.forEach((text, at) => {
    const before = texts[at - 1];
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    rankOf.set(text, rank);
  });
  return Float64Array.from(keys, (key) => {
    if (key === null) return Infinity;
    const number = typeof key === "number" ? key : (rankOf.get(key) ?? 0);
    return isDescending ? -number : number;
  });
}

/** Groups by value. A record with several values, such as choices, is in the group of each. */
export function groupRecords(
  { context, data }: AppColumns,
  column: Column,
  records: readonly AppRecord[],
): Group[] {
  const { shown, isList } = column;
  const groups = new Map<string | null, Group>();
  if (shown.kind === "choice" || shown.kind === "choices")
    for (const { id, name } of shown.options.choices)
      groups.set(id, { key: id, value: id, name, records: [] });
  for (const record of records) {
    const value = column.value(record);
    const several = isList || shown.kind === "choices" || shown.kind === "link";
    const values = several && Array.isArray(value) ? value : [value];
    for (const one of values.length > 0 ? values : [null]) {
      const isDay = shown.kind === "date-time" || shown.kind === "created" || shown.kind === "changed";
      const key =
        one === null || one === undefined
          ? null
          : isDay
            ? dayOf(one)
            : typeof one === "string"
              ? one
              : JSON.stringify(one);
      const group: Group = groups.get(key) ?? { key, value: one, name: nameOf(one), records: [] };
      groups.set(key, group);
      group.records.push(record);
    }
  }
  function nameOf(one: unknown) {
    if (shown.kind === "link") return context.nameOf(shown.options.table, String(one)) ?? "";
    if (shown.kind === "date-time") return column.format(one).replace(/,[^,]*$/, "");
    return column.format(one);
  }
  function dayOf(one: unknown) {
    return String(column.toFormula(one)).slice(0, 10);
  }
  if (shown.kind === "choice" || shown.kind === "choices") return withEmptyLast([...groups.values()]);
  const { compare } = collatorOf(data.document.locale);
  const keyed = [...groups.values()].map((group) => ({
    group,
    key: shown.kind === "link" ? group.name : column.sortKey(group.value),
  }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (typeof one === "number" && typeof other === "number") return one - other;
    return compare(String(one ?? ""), String(other ?? ""));
  });
  return withEmptyLast(keyed.map(({ group }) => group));
}

const withEmptyLast = (groups: Group[]) => [
  ...groups.filter(({ key }) => key !== null),
  ...groups.filter(({ key }) => key === null),
];

const searched = new WeakMap<Column, WeakMap<AppRecord, string>>();

/** Returns a test for records that contain all words, or undefined without words. */
function searchOf(columns: AppColumns, table: string, search: string) {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return;
  const all = (findTable(columns.data.document, table)?.fields ?? []).flatMap(
    ({ id }) => columns.column(table, id) ?? [],
  );
  const own = all.filter(({ tables, usesToday }) => tables.size === 0 && !usesToday);
  const others = all.filter((column) => !own.includes(column));
  const textOf = (record: AppRecord, of: readonly Column[]) =>
    plainText(of.map((column) => column.format(column.value(record))).join("\n"));
  const [first] = own;
  // Texts that depend on the record alone are formatted once.
  const texts = (first && searched.get(first)) ?? new WeakMap<AppRecord, string>();
  if (first) searched.set(first, texts);
  return (record: AppRecord) => {
    const known = texts.get(record) ?? textOf(record, own);
    texts.set(record, known);
    const missing = words.filter((word) => !known.includes(word));
    if (missing.length === 0) return true;
    if (others.length === 0) return false;
    const rest = textOf(record, others);
    return missing.every((word) => rest.includes(word));
  };
}

export interface SummaryFigure {
  value: unknown;
  text: string;
}

/** Returns a figure of records, in the format of their field. */
export function summarize(
  columns: AppColumns,
  column: Column,
  id: SummaryId,
  records: readonly AppRecord[],
): SummaryFigure {
  const values = records
    .map(column.value)
    .flatMap((value) => (column.isList && Array.isArray(value) ? value : [value]));
  const value = summaries[id].of(values);
  if (typeof value !== "number") return { value, text: column.format(value) };
  const isWhole = summaries[id].result === "same" && isInWholeUnits(column);
  const fitting = isWhole ? Math.round(value) : value;
  return { value: fitting, text: summaryFormat(columns, column, id)(fitting) };
}

const isInWholeUnits = ({ shown }: Column) => shown.kind === "money" || shown.kind === "duration";

/** Returns the function that writes a figure: as a number, in percent, or as its field does. */
export function summaryFormat(
  { context }: AppColumns,
  column: Column,
  id: SummaryId,
): (value: number) => string {
  const { result } = summaries[id];
  if (result === "same") {
    const round = isInWholeUnits(column) ? Math.round : (value: number) => value;
    return (value) => column.kind.format(round(value), column.shown.options, context);
  }
  const number = new Intl.NumberFormat(context.locale, { numberingSystem: "latn", maximumFractionDigits: 1 });
  return (value) => `${number.format(value)}${result === "percent" ? "%" : ""}`;
}
