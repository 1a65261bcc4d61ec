import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import type { Parsed } from "../field-values.ts";
import { numberFormat, parseNumber, parsePlainNumber, roundTo } from "../numbers.ts";
import { numberOperators } from "../operators.ts";
import { numberSummaries } from "../summaries.ts";

export interface NumberOptions {
  /** Numbers are rounded to this many decimals; kept as typed without. */
  decimals?: number | undefined;
  /** Follows the number: `kg`. */
  unit?: string | undefined;
}

const rounded = (parsed: Parsed<number>, { decimals }: NumberOptions): Parsed<number> =>
  "value" in parsed && parsed.value !== null && decimals !== undefined
    ? { value: roundTo(parsed.value, decimals) }
    : parsed;

function withoutUnit(text: string, unit: string | undefined) {
  const typed = text.trim();
  return unit && typed.toLowerCase().endsWith(unit.toLowerCase()) ? typed.slice(0, -unit.length) : typed;
}

export const number = defineKind<number, NumberOptions>({
  name: "Number",
  options: z.object({
    decimals: z.optional(z.int().check(z.gte(0), z.lte(10))),
    unit: z.optional(
      z.string().check(z.maxLength(12), z.regex(/^[^\d\s.,+()-][^\d]*$/, "may not have digits")),
    ),
  }),
  value: z.number(),
  input: { control: "text", inputMode: "decimal" },
  parse: (text, options, { locale }) =>
    rounded(parseNumber(withoutUnit(text, options.unit), locale), options),
  format(value, { decimals, unit }, { locale }) {
    const digits =
      decimals === undefined
        ? { maximumFractionDigits: 20 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return numberFormat(locale, digits).format(value) + (unit ? `\u00a0${unit}` : "");
  },
  toCsv: (value) => String(value),
  fromCsv: (text, options) => rounded(parsePlainNumber(withoutUnit(text, options.unit)), options),
  sortKey: (value) => value,
  operators: numberOperators,
  summaries: numberSummaries,
  fromFormula(result, { decimals }) {
    if (typeof result !== "number" || !Number.isFinite(result)) return;
    return decimals === undefined ? result : roundTo(result, decimals);
  },
});
