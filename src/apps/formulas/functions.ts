import { addDays, addMonths, daysBetween, makeDay, weekdayOf } from "../fields/days.ts";
import { roundTo } from "../fields/numbers.ts";
import { isEmpty, plainText } from "../fields/operators.ts";
import { FormulaError, finite, flat, single, sound, toBoolean, toDay, toNumber, toText } from "./values.ts";

export interface FormulaScope {
  /** Returns the value of a field, as formulas see it. */
  read: (field: string) => unknown;
  /** Returns the value that a field had before a change; only rules know it. */
  before?: (field: string) => unknown;
  /** The local time, such as `2026-02-14T09:30`. */
  now: string;
}

interface FormulaFunction {
  /** The least and the largest number of values. */
  takes: readonly [least: number, most: number];
  example: string;
  /** Values are computed when they are called for, so that IF computes only one of its branches. */
  call: (values: readonly (() => unknown)[], scope: FormulaScope) => unknown;
  /** Its values are those before the change that started a rule. */
  isOfBefore?: true;
}

const define = (
  example: string,
  least: number,
  most: number,
  call: FormulaFunction["call"],
): FormulaFunction => ({
  takes: [least, most],
  example,
  call,
});

/** A function of values that are all needed. */
const of = (example: string, least: number, most: number, work: (...values: unknown[]) => unknown) =>
  define(example, least, most, (values) => work(...values.map((value) => value())));

const ofNumber = (example: string, work: (number: number) => number) =>
  of(example, 1, 1, (value) => (isEmpty(sound(value)) ? null : finite(work(toNumber(value)))));

const ofText = (example: string, work: (text: string) => unknown) =>
  of(example, 1, 1, (value) => work(toText(value)));

const ofDay = (example: string, work: (day: string) => unknown) =>
  of(example, 1, 1, (value) => (isEmpty(sound(value)) ? null : work(toDay(value))));

const ofList = (example: string, work: (values: unknown[]) => unknown) =>
  of(example, 1, Infinity, (...values) => work(flat(values)));

const total = (values: readonly unknown[]) =>
  finite(values.reduce<number>((sum, value) => sum + toNumber(value), 0));

/** The least or the greatest of numbers, or of dates. */
function extreme(values: readonly unknown[], sign: 1 | -1) {
  if (new Set(values.map((value) => typeof value)).size > 1)
    throw new FormulaError("The values are of several kinds.");
  return values.reduce<unknown>(
    (best, value) => (best === null || (value as string) < (best as string) === sign > 0 ? value : best),
    null,
  );
}

function added(date: unknown, count: unknown, unit: unknown) {
  const [day, number] = [toDay(date), toNumber(count)];
  const time = String(single(date)).slice(10);
  switch (toText(unit).toLowerCase().replace(/s$/, "")) {
    case "day":
      return addDays(day, number) + time;
    case "week":
      return addDays(day, number * 7) + time;
    case "month":
      return addMonths(day, number) + time;
    case "year":
      return addMonths(day, number * 12) + time;
  }
  throw new FormulaError("Give the unit as “days”, “weeks”, “months” or “years”.");
}

function chosen(values: readonly (() => unknown)[]) {
  const [subject, ...rest] = values;
  const wanted = plainText(toText(subject?.()));
  for (let at = 0; at + 1 < rest.length; at += 2)
    if (plainText(toText(rest[at]?.())) === wanted) return sound(rest[at + 1]?.());
  return rest.length % 2 === 1 ? sound(rest.at(-1)?.()) : null;
}

function recovered(value: () => unknown, otherwise: () => unknown) {
  try {
    return sound(value());
  } catch (error) {
    if (error instanceof FormulaError) return otherwise();
    throw error;
  }
}

const decimals = (value: unknown) => Math.min(Math.max(Math.trunc(toNumber(value)), -10), 10);
const ageOn = (born: string, day: string) =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

export const formulaFunctions: Record<string, FormulaFunction> = {
  IF: define('IF({paid}, "Yes", "No")', 2, 3, ([test, yes, no]) =>
    sound((toBoolean(test?.()) ? yes : no)?.() ?? null),
  ),
  SWITCH: define('SWITCH({size}, "S", 10, "L", 20, 0)', 3, 99, chosen),
  IFERROR: define("IFERROR({a} / {b}, 0)", 2, 2, ([value, other]) =>
    recovered(value ?? String, other ?? String),
  ),
  AND: define("AND({paid}, {done})", 1, 99, (values) => values.every((value) => toBoolean(value()))),
  OR: define("OR({paid}, {done})", 1, 99, (values) => values.some((value) => toBoolean(value()))),
  BEFORE: { ...define("BEFORE({status})", 1, 1, ([value]) => sound(value?.() ?? null)), isOfBefore: true },
  NOT: of("NOT({paid})", 1, 1, (value) => !toBoolean(value)),
  ISBLANK: of("ISBLANK({returned})", 1, 1, (value) => isEmpty(sound(value))),
  ROUND: of("ROUND({price}, 2)", 1, 2, (value, digits = 0) =>
    isEmpty(sound(value)) ? null : roundTo(toNumber(value), decimals(digits)),
  ),
  FLOOR: ofNumber("FLOOR({hours})", Math.floor),
  CEILING: ofNumber("CEILING({hours})", Math.ceil),
  ABS: ofNumber("ABS({change})", Math.abs),
  SQRT: ofNumber("SQRT({area})", (number) => {
    if (number < 0) throw new FormulaError("A negative number has no square root.");
    return Math.sqrt(number);
  }),
  MOD: of("MOD({number}, 2)", 2, 2, (value, by) => {
    const [number, divisor] = [toNumber(value), toNumber(by)];
    if (divisor === 0) throw new FormulaError("Nothing can be divided by zero.");
    return number - divisor * Math.floor(number / divisor);
  }),
  SUM: ofList("SUM({net}, {tax})", total),
  AVERAGE: ofList("AVERAGE({first}, {second})", (values) =>
    values.length ? total(values) / values.length : null,
  ),
  MIN: ofList("MIN({price}, 100)", (values) => extreme(values, 1)),
  MAX: ofList("MAX({price}, 100)", (values) => extreme(values, -1)),
  COUNT: ofList("COUNT({visits})", (values) => values.length),
  LEN: ofText("LEN({name})", (text) => [...text].length),
  UPPER: ofText("UPPER({code})", (text) => text.toUpperCase()),
  LOWER: ofText("LOWER({code})", (text) => text.toLowerCase()),
  TRIM: ofText("TRIM({name})", (text) => text.trim().replace(/\s+/g, " ")),
  LEFT: of("LEFT({code}, 2)", 1, 2, (text, count = 1) =>
    [...toText(text)].slice(0, Math.max(toNumber(count), 0)).join(""),
  ),
  RIGHT: of("RIGHT({code}, 2)", 1, 2, (text, count = 1) => {
    const signs = [...toText(text)];
    return signs.slice(Math.max(signs.length - Math.max(toNumber(count), 0), 0)).join("");
  }),
  CONTAINS: of('CONTAINS({notes}, "urgent")', 2, 2, (text, part) =>
    plainText(toText(text)).includes(plainText(toText(part))),
  ),
  REPLACE: of('REPLACE({code}, "-", "")', 3, 3, (text, part, other) =>
    toText(part) === ""
      ? toText(text)
      : toText(text).split(toText(part)).join(toText(other)).slice(0, 50_000),
  ),
  JOIN: of('JOIN(", ", {first}, {last})', 2, 99, (separator, ...values) =>
    flat(values).map(toText).filter(Boolean).join(toText(separator)),
  ),
  NUMBER: of("NUMBER({code})", 1, 1, (value) => {
    const text = toText(value).trim();
    if (text === "") return null;
    if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw new FormulaError(`“${text.slice(0, 40)}” is not a number.`);
    return Number(text);
  }),
  TODAY: define("TODAY()", 0, 0, (_values, { now }) => now.slice(0, 10)),
  NOW: define("NOW()", 0, 0, (_values, { now }) => now),
  DATE: of("DATE(2026, 2, 14)", 3, 3, (year, month, day) => {
    const made = makeDay(toNumber(year), toNumber(month), toNumber(day));
    if (!made) throw new FormulaError("This day does not exist.");
    return made;
  }),
  YEAR: ofDay("YEAR({born})", (day) => Number(day.slice(0, 4))),
  MONTH: ofDay("MONTH({born})", (day) => Number(day.slice(5, 7))),
  DAY: ofDay("DAY({born})", (day) => Number(day.slice(8))),
  WEEKDAY: ofDay("WEEKDAY({start})", weekdayOf),
  DATEADD: of('DATEADD({start}, 2, "weeks")', 3, 3, (date, count, unit) =>
    isEmpty(sound(date)) ? null : added(date, count, unit),
  ),
  DAYS: of("DAYS({start}, {end})", 2, 2, (from, to) =>
    isEmpty(sound(from)) || isEmpty(sound(to)) ? null : daysBetween(toDay(from), toDay(to)),
  ),
  AGE: define("AGE({born})", 1, 1, ([born], { now }) => {
    const value = sound(born?.());
    return isEmpty(value) ? null : ageOn(toDay(value), now.slice(0, 10));
  }),
};
