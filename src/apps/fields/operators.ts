import { withoutAccents } from "#src/lib/without-accents.ts";
import { addDays, endOfPeriod, isDay, startOfPeriod } from "./days.ts";
import type { FieldContext } from "./field-values.ts";

/** A condition of a filter. It is prepared once and then tests thousands of values. */
export interface Operator {
  name: string;
  /** The operator compares with a value of the field's kind, a text, a list of ids, a period, or nothing. */
  compares: "value" | "text" | "ids" | "period" | "nothing";
  prepare: (wanted: unknown, context: FieldContext) => (value: unknown) => boolean;
}

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Compares texts as people do: case and accents make no difference. */
export const plainText = (text: string) => withoutAccents(text).toLowerCase();

const presence: Record<string, Operator> = {
  empty: { name: "is empty", compares: "nothing", prepare: () => isEmpty },
  filled: { name: "is not empty", compares: "nothing", prepare: () => (value) => !isEmpty(value) },
};

const text = (name: string, test: (value: string, wanted: string) => boolean): Operator => ({
  name,
  compares: "text",
  prepare(wanted) {
    const plain = plainText(String(wanted ?? ""));
    return (value) => test(plainText(isEmpty(value) ? "" : String(value)), plain);
  },
});

export const textOperators: Record<string, Operator> = {
  contains: text("contains", (value, wanted) => value.includes(wanted)),
  "contains-not": text("does not contain", (value, wanted) => !value.includes(wanted)),
  is: text("is", (value, wanted) => value === wanted),
  "is-not": text("is not", (value, wanted) => value !== wanted),
  starts: text("starts with", (value, wanted) => value.startsWith(wanted)),
  ...presence,
};

const compared = (
  name: string,
  test: (value: number | string, wanted: number | string) => boolean,
): Operator => ({
  name,
  compares: "value",
  prepare: (wanted) => (value) =>
    !isEmpty(value) && typeof value === typeof wanted && test(value as string, wanted as string),
});

export const numberOperators: Record<string, Operator> = {
  is: compared("=", (value, wanted) => value === wanted),
  "is-not": { ...compared("≠", () => false), prepare: (wanted) => (value) => value !== wanted },
  less: compared("<", (value, wanted) => value < wanted),
  "at-most": compared("≤", (value, wanted) => value <= wanted),
  more: compared(">", (value, wanted) => value > wanted),
  "at-least": compared("≥", (value, wanted) => value >= wanted),
  ...presence,
};

export const periods = [
  "today",
  "yesterday",
  "tomorrow",
  "this-week",
  "last-week",
  "next-week",
  "this-month",
  "last-month",
  "next-month",
  "this-year",
  "past",
  "future",
] as const;
export type Period = (typeof periods)[number];

/** Returns the first and the last day of a period. Weeks begin on Monday, as in ISO 8601. */
export function daysOf(period: Period, today: string): readonly [first: string, last: string] {
  if (period === "past") return ["1000-01-01", addDays(today, -1)];
  if (period === "future") return [addDays(today, 1), "9999-12-31"];
  const step = { today: 0, yesterday: -1, tomorrow: 1 }[period as string];
  if (step !== undefined) return [addDays(today, step), addDays(today, step)];
  const [which, unit] = period.split("-") as ["this" | "last" | "next", "week" | "month" | "year"];
  const start = startOfPeriod(today, unit);
  if (which === "this") return [start, endOfPeriod(today, unit)];
  const inside = which === "last" ? addDays(start, -1) : addDays(endOfPeriod(today, unit), 1);
  return [startOfPeriod(inside, unit), endOfPeriod(inside, unit)];
}

/** A date with or without a time is compared by its day: "until 3 May" includes the whole day. */
const day = (name: string, test: (value: string, wanted: string) => boolean): Operator => ({
  name,
  compares: "value",
  prepare(wanted, { today }) {
    const then = wanted === "today" ? today : String(wanted ?? "").slice(0, 10);
    if (!isDay(then)) return () => false;
    return (value) => typeof value === "string" && test(value.slice(0, 10), then);
  },
});

export const dateOperators: Record<string, Operator> = {
  is: day("is on", (value, wanted) => value === wanted),
  before: day("is before", (value, wanted) => value < wanted),
  after: day("is after", (value, wanted) => value > wanted),
  until: day("is on or before", (value, wanted) => value <= wanted),
  from: day("is on or after", (value, wanted) => value >= wanted),
  within: {
    name: "is within",
    compares: "period",
    prepare(wanted, { today }) {
      if (!periods.includes(wanted as Period)) return () => false;
      const [first, last] = daysOf(wanted as Period, today);
      return (value) =>
        typeof value === "string" && value.slice(0, 10) >= first && value.slice(0, 10) <= last;
    },
  },
  ...presence,
};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value];

const ids = (
  name: string,
  test: (has: readonly unknown[], wanted: ReadonlySet<unknown>) => boolean,
): Operator => ({
  name,
  compares: "ids",
  prepare(wanted) {
    const set = new Set(listOf(wanted));
    return (value) => test(listOf(value), set);
  },
});

/** For one or several ids: of choices, or of linked records. */
export const idOperators: Record<string, Operator> = {
  any: ids("is any of", (has, wanted) => has.some((id) => wanted.has(id))),
  none: ids("is none of", (has, wanted) => !has.some((id) => wanted.has(id))),
  all: ids("has all of", (has, wanted) => [...wanted].every((id) => has.includes(id))),
  ...presence,
};

export const switchOperators: Record<string, Operator> = {
  yes: { name: "is yes", compares: "nothing", prepare: () => (value) => value === true },
  no: { name: "is no", compares: "nothing", prepare: () => (value) => value !== true },
};

export const presenceOperators = presence;
