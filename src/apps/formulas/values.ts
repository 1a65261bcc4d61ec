import { isDay } from "../fields/days.ts";
import { isCellError } from "../fields/field-values.ts";
import { isEmpty } from "../fields/operators.ts";

/** Thrown inside a formula; its message becomes the value of the cell. */
export class FormulaError extends Error {
  override name = "FormulaError";
}

/** Passes a value on, or throws if it is an error of another cell. */
export function sound(value: unknown) {
  if (isCellError(value)) throw new FormulaError(value.error);
  return value;
}

/** An empty value counts as 0, as in a spreadsheet. */
export function toNumber(given: unknown): number {
  const value = single(given);
  if (isEmpty(value)) return 0;
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "number") throw new FormulaError(`“${String(value).slice(0, 40)}” is not a number.`);
  return value;
}

export function toText(given: unknown): string {
  const value = sound(given);
  if (Array.isArray(value)) return value.map(toText).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return isEmpty(value) ? "" : String(value);
}

export function toBoolean(given: unknown): boolean {
  const value = single(given);
  return typeof value === "string" ? value !== "" : Boolean(value);
}

export function toDay(given: unknown): string {
  const value = single(given);
  const day = typeof value === "string" ? value.slice(0, 10) : "";
  if (!isDay(day))
    throw new FormulaError(isEmpty(value) ? "There is no date." : `“${toText(value)}” is not a date.`);
  return day;
}

/** A list of one value counts as that value. */
export function single(given: unknown): unknown {
  const value = sound(given);
  if (!Array.isArray(value)) return value;
  if (value.length > 1) throw new FormulaError("There are several values, and one is needed.");
  return single(value[0] ?? null);
}

/** All values of lists and single values, without empty ones. */
export function flat(values: readonly unknown[]): unknown[] {
  return values.flatMap((value) =>
    Array.isArray(value) ? flat(value) : isEmpty(sound(value)) ? [] : [value],
  );
}

/** A number that a cell can show. */
export function finite(number: number) {
  if (!Number.isFinite(number)) throw new FormulaError("The result is too large.");
  return number;
}
