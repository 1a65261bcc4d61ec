import type { AppColumns, Column } from "../../computed/column.ts";
import { findTable } from "../../document.ts";
import { addDays, addMonths, daysBetween, endOfPeriod, isDay, startOfPeriod } from "../../fields/days.ts";
import { isCellError } from "../../fields/field-values.ts";
import { decimalsOf } from "../../fields/money/money.ts";
import { groupRecords, type SummaryFigure, summarize, summaryFormat } from "../../query/query-view.ts";
import type { AppRecord } from "../../records/record.ts";
import { dayText } from "../calendar/period.ts";
import type { DashboardTile } from "./dashboard-options.ts";

export interface Range {
  /** Days such as `2026-02-14`, both included. */
  from: string;
  to: string;
}

export interface Bucket {
  key: string;
  name: string;
  values: number[];
  total: number;
}

export interface Series {
  key: string;
  name: string;
  colour: number;
}

export interface ChartData {
  buckets: Bucket[];
  series: Series[];
  /** The buckets are periods, in order and without gaps. */
  isTime: boolean;
  /** Only whole numbers make sense. */
  isCount: boolean;
  format: (value: number) => string;
}

type Unit = NonNullable<DashboardTile["each"]>;

const DATE_KINDS = ["date", "date-time", "created", "changed"];
const isDate = ({ shown, isList }: Column) => DATE_KINDS.includes(shown.kind) && !isList;
const MAX_PERIODS = 400;
const MAX_NAMES = 12;

/** Returns the local day of a record, or undefined. */
export function dayOf(column: Column, record: AppRecord) {
  const day = String(column.toFormula(column.value(record)) ?? "").slice(0, 10);
  return isDay(day) ? day : undefined;
}

/** Returns the date that a range applies to. */
export function dateColumnOf(
  columns: AppColumns,
  tableId: string,
  { date, by }: Pick<DashboardTile, "date" | "by">,
) {
  const table = findTable(columns.data.document, tableId);
  const candidates = [date, by, ...(table?.fields.map(({ id }) => id) ?? [])];
  for (const id of candidates) {
    const column = id === undefined ? undefined : columns.column(tableId, id);
    if (column && isDate(column)) return column;
  }
}

export function within(column: Column | undefined, records: readonly AppRecord[], range: Range | undefined) {
  if (!column || !range) return [...records];
  return records.filter((record) => {
    const day = dayOf(column, record);
    return day !== undefined && day >= range.from && day <= range.to;
  });
}

/** The range of the same length just before. */
export function rangeBefore({ from, to }: Range): Range {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export function figureOf(
  columns: AppColumns,
  tableId: string,
  { figure, field }: Pick<DashboardTile, "figure" | "field">,
  records: readonly AppRecord[],
): SummaryFigure {
  const column = columns.column(tableId, field ?? "");
  if (column) return summarize(columns, column, figure, records);
  if (figure !== "count") return { value: null, text: "–" };
  return { value: records.length, text: countFormat(columns)(records.length) };
}

const MANY_UNITS = 1_000;

/** Writes a large amount of money without its cents. */
export function shortText(columns: AppColumns, column: Column | undefined, { value, text }: SummaryFigure) {
  if (column?.shown.kind !== "money" || typeof value !== "number") return text;
  const unit = 10 ** decimalsOf(columns.context.currency);
  if (Math.abs(value) < MANY_UNITS * unit) return text;
  const options = { ...column.shown.options, hidesZeroCents: true };
  return column.kind.format(Math.round(value / unit) * unit, options, columns.context);
}

function countFormat({ context }: AppColumns) {
  const format = new Intl.NumberFormat(context.locale, { numberingSystem: "latn", maximumFractionDigits: 1 });
  return (value: number) => format.format(value);
}

/** Returns the relative change; null if there was nothing before. */
export const changeOf = (now: unknown, before: unknown) =>
  typeof now === "number" && typeof before === "number" && before !== 0
    ? (now - before) / Math.abs(before)
    : null;

/** Computes the bars, lines or parts of a chart. */
export function chartData(
  columns: AppColumns,
  tableId: string,
  tile: DashboardTile,
  records: readonly AppRecord[],
  range?: Range,
): ChartData {
  const column = columns.column(tableId, tile.field ?? "");
  const by = columns.column(tableId, tile.by ?? "");
  const stack = columns.column(tableId, tile.stack ?? "");
  const format = column ? summaryFormat(columns, column, tile.figure) : countFormat(columns);
  const amountOf = (list: readonly AppRecord[]) => {
    const { value } = figureOf(columns, tableId, tile, list);
    return typeof value === "number" ? value : 0;
  };
  const parts = stack ? named(columns, stack, records) : [];
  const series = stack
    ? parts.map(({ key, name, colour }) => ({ key, name, colour }))
    : [{ key: "", name: tile.name, colour: 1 }];
  const isTime = by !== undefined && isDate(by);
  const groups = !by
    ? [{ key: "", name: tile.name, records: [...records] }]
    : isTime
      ? periodsOf(columns, by, records, tile.each, range)
      : named(columns, by, records);
  const buckets = groups.map(({ key, name, records: list }) => {
    const inside = new Set(list);
    const values = stack
      ? parts.map((part) => amountOf(part.records.filter((record) => inside.has(record))))
      : [amountOf(list)];
    return {
      key,
      name,
      values,
      total: stack ? values.reduce((sum, value) => sum + value, 0) : amountOf(list),
    };
  });
  const isCount = ["count", "filled", "empty", "different", "yes"].includes(tile.figure);
  return { buckets, series, isTime, isCount, format };
}

interface NamedGroup {
  key: string;
  name: string;
  colour: number;
  records: AppRecord[];
}

/** Groups by value. What is beyond the twelfth name becomes "Other". */
function named(columns: AppColumns, column: Column, records: readonly AppRecord[]): NamedGroup[] {
  const choices =
    column.shown.kind === "choice" || column.shown.kind === "choices" ? column.shown.options.choices : [];
  const groups = groupRecords(columns, column, records)
    .filter((group) => group.records.length > 0 || group.key !== null)
    .map((group, at) => ({
      key: group.key ?? "",
      name: (isCellError(group.value) ? "" : group.name) || "Not set",
      colour: choices.find(({ id }) => id === group.key)?.colour ?? (at % 8) + 1,
      records: group.records,
    }));
  if (groups.length <= MAX_NAMES) return groups;
  const sorted = groups.toSorted((one, other) => other.records.length - one.records.length);
  const rest = sorted.slice(MAX_NAMES - 1);
  return [
    ...sorted.slice(0, MAX_NAMES - 1),
    { key: "other", name: "Other", colour: 8, records: [...new Set(rest.flatMap((group) => group.records))] },
  ];
}

const startOf = (day: string, unit: Unit) => (unit === "day" ? day : startOfPeriod(day, unit));
const nextOf = (day: string, unit: Unit) =>
  unit === "day"
    ? addDays(day, 1)
    : unit === "week"
      ? addDays(day, 7)
      : addMonths(day, unit === "month" ? 1 : 12);

/** Periods from the first to the last record, or of the whole range, those without records included. */
function periodsOf(
  columns: AppColumns,
  by: Column,
  records: readonly AppRecord[],
  each: Unit | undefined,
  range: Range | undefined,
) {
  const byDay = new Map<string, AppRecord[]>();
  let first: string | undefined = range?.from;
  let last: string | undefined = range?.to;
  for (const record of records) {
    const day = dayOf(by, record);
    if (!day || (range && (day < range.from || day > range.to))) continue;
    const list = byDay.get(day);
    if (list) list.push(record);
    else byDay.set(day, [record]);
    if (!range && (first === undefined || day < first)) first = day;
    if (!range && (last === undefined || day > last)) last = day;
  }
  if (first === undefined || last === undefined) return [];
  const unit = unitFor(first, last, each);
  const groups: { key: string; name: string; records: AppRecord[] }[] = [];
  const byStart = new Map<string, AppRecord[]>();
  for (const [day, list] of byDay) {
    const start = startOf(day, unit);
    byStart.set(start, [...(byStart.get(start) ?? []), ...list]);
  }
  for (
    let start = startOf(first, unit);
    start <= last && groups.length <= MAX_PERIODS;
    start = nextOf(start, unit)
  )
    groups.push({
      key: start,
      name: periodName(start, unit, columns.context.locale),
      records: byStart.get(start) ?? [],
    });
  return groups;
}

const UNITS: readonly Unit[] = ["day", "week", "month", "year"];
const UNIT_DAYS: Record<Unit, number> = { day: 1, week: 7, month: 30, year: 365 };
const MANY = 62;

/** The unit that was asked for, or the smallest one that gives a readable number of periods. */
function unitFor(first: string, last: string, each: Unit | undefined): Unit {
  const days = daysBetween(first, last) + 1;
  const isReadable = (unit: Unit, most: number) => days / UNIT_DAYS[unit] <= most;
  const wanted = UNITS.slice(each ? UNITS.indexOf(each) : 0);
  return wanted.find((unit) => isReadable(unit, each ? MAX_PERIODS - 2 : MANY)) ?? "year";
}

function periodName(start: string, unit: Unit, locale: string) {
  if (unit === "year") return start.slice(0, 4);
  if (unit === "month") return dayText(start, locale, { month: "short", year: "numeric" });
  const short = { day: "numeric", month: "short" } as const;
  if (unit === "day") return dayText(start, locale, { weekday: "short", ...short });
  return `${dayText(start, locale, short)} – ${dayText(endOfPeriod(start, "week"), locale, short)}`;
}

/** Returns up to four round values below the highest, for grid lines. */
export function ticksBelow(highest: number, isCount = false) {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, Number.MIN_VALUE)));
  const step = [0.2, 0.5, 1, 2, 5].map((part) => part * power).find((one) => highest / one < 5) ?? power;
  if (!(highest > 0)) return [];
  const ticks = Array.from({ length: Math.floor(highest / step) }, (_, at) => (at + 1) * step);
  return isCount ? ticks.filter(Number.isInteger) : ticks;
}
