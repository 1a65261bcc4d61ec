import { addDays, daysBetween, isDay, isLocalTime } from "../fields/days.ts";
import { isEmpty, plainText } from "../fields/operators.ts";
import { FormulaError, finite, single, sound, toBoolean, toNumber, toText } from "./values.ts";

/** The second operand is computed only if it is needed. */
type Operator = (left: unknown, right: () => unknown) => unknown;

export const precedence = {
  or: 1,
  and: 2,
  "=": 3,
  "<>": 3,
  "!=": 3,
  "==": 3,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "&": 5,
  "+": 6,
  "-": 6,
  "*": 7,
  "/": 7,
  "^": 9,
};

const isDate = (value: unknown): value is string =>
  typeof value === "string" && (isDay(value) || isLocalTime(value));

/** Moves the day and leaves a time as it is. */
const moved = (date: string, days: number) => addDays(date.slice(0, 10), days) + date.slice(10);

function plus(left: unknown, right: unknown) {
  const [one, other] = [single(left), single(right)];
  if (isDate(one)) return moved(one, toNumber(other));
  if (isDate(other)) return moved(other, toNumber(one));
  return isEmpty(one) && isEmpty(other) ? null : finite(toNumber(one) + toNumber(other));
}

function minus(left: unknown, right: unknown) {
  const [one, other] = [single(left), single(right)];
  if (isDate(one)) return isDate(other) ? daysBetween(other, one) : moved(one, -toNumber(other));
  return isEmpty(one) && isEmpty(other) ? null : finite(toNumber(one) - toNumber(other));
}

function divided(left: unknown, right: unknown) {
  const by = toNumber(right);
  if (by === 0) throw new FormulaError("Nothing can be divided by zero.");
  return finite(toNumber(left) / by);
}

function equal(left: unknown, right: unknown) {
  const [one, other] = [sound(left), sound(right)];
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) || Array.isArray(other)) return toText(one) === toText(other);
  if (typeof one === "string" && typeof other === "string") return plainText(one) === plainText(other);
  return one === other;
}

/** An empty value is neither before nor after another. */
const ordered =
  (test: (order: number) => boolean): Operator =>
  (left, right) => {
    const [one, other] = [single(left), single(right())];
    if (isEmpty(one) || isEmpty(other)) return false;
    if (typeof one === "string" && typeof other === "string") {
      // A day stands for all its times: 14 February, 09:30 is not after 14 February.
      const length = isDate(one) && isDate(other) ? Math.min(one.length, other.length) : undefined;
      const [a, b] = [one.slice(0, length), other.slice(0, length)];
      return test(a < b ? -1 : a > b ? 1 : 0);
    }
    return test(toNumber(one) - toNumber(other));
  };

export const operators: Record<string, Operator> = {
  or: (left, right) => toBoolean(left) || toBoolean(right()),
  and: (left, right) => toBoolean(left) && toBoolean(right()),
  "=": (left, right) => equal(left, right()),
  "==": (left, right) => equal(left, right()),
  "<>": (left, right) => !equal(left, right()),
  "!=": (left, right) => !equal(left, right()),
  "<": ordered((order) => order < 0),
  "<=": ordered((order) => order <= 0),
  ">": ordered((order) => order > 0),
  ">=": ordered((order) => order >= 0),
  "&": (left, right) => toText(left) + toText(right()),
  "+": (left, right) => plus(left, right()),
  "-": (left, right) => minus(left, right()),
  "*": (left, right) => finite(toNumber(left) * toNumber(right())),
  "/": (left, right) => divided(left, right()),
  "^": (left, right) => finite(toNumber(left) ** toNumber(right())),
};

export const prefixes: Record<string, (value: unknown) => unknown> = {
  "-": (value) => -toNumber(value),
  "+": toNumber,
  not: (value) => !toBoolean(value),
};
