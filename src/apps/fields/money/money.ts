import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import type { FieldContext, Parsed } from "../field-values.ts";
import { numberFormat, parseNumber, parsePlainNumber, roundTo } from "../numbers.ts";
import { numberOperators } from "../operators.ts";
import { numberSummaries } from "../summaries.ts";

/** The decimals of a currency: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars. */
export function decimalsOf(currency: string) {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const found =
    numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}
const decimals = new Map<string, number>();

export const toMinor = (amount: number, currency: string) => roundTo(amount * 10 ** decimalsOf(currency), 0);
export const toMajor = (minor: number, currency: string) =>
  roundTo(minor / 10 ** decimalsOf(currency), decimalsOf(currency));

/** Removes the sign of the app's own currency. Another currency's sign stays, and makes the text unreadable. */
function withoutSign(text: string, { currency, locale }: FieldContext) {
  const signs = (["symbol", "narrowSymbol", "code"] as const).flatMap((currencyDisplay) =>
    numberFormat(locale, { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === "currency" ? [value] : [])),
  );
  const typed = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const sign = signs.find((one) => typed.toLowerCase().includes(one.toLowerCase()));
  if (!sign) return typed;
  const at = typed.toLowerCase().indexOf(sign.toLowerCase());
  return `${typed.slice(0, at).trim()}${typed.slice(at + sign.length).trim()}`;
}

function inMinor(parsed: Parsed<number>, text: string, { currency }: FieldContext): Parsed<number> {
  if ("problem" in parsed)
    return {
      problem: /\p{Sc}/u.test(text) ? `“${text.trim()}” is not an amount in ${currency}.` : parsed.problem,
    };
  if (parsed.value === null) return parsed;
  const minor = toMinor(parsed.value, currency);
  return Number.isSafeInteger(minor) ? { value: minor } : { problem: `“${text.trim()}” is too large.` };
}

export interface MoneyOptions {
  /** $200 instead of $200.00. Amounts with cents show them. */
  hidesZeroCents?: boolean | undefined;
}

/** Stored in minor units (cents) as whole numbers, so that sums are exact: docs/decisions/024-app-engine.md */
export const money = defineKind<number, MoneyOptions>({
  name: "Money",
  options: z.object({ hidesZeroCents: z.optional(z.boolean()) }),
  value: z.int(),
  input: { control: "text", inputMode: "decimal" },
  parse: (text, _options, context) =>
    inMinor(parseNumber(withoutSign(text, context), context.locale), text, context),
  format(value, { hidesZeroCents }, { locale, currency }) {
    const isWhole = hidesZeroCents && value % 10 ** decimalsOf(currency) === 0;
    const digits = isWhole ? { maximumFractionDigits: 0 } : {};
    return numberFormat(locale, { style: "currency", currency, ...digits }).format(toMajor(value, currency));
  },
  toCsv: (value, _options, { currency }) => toMajor(value, currency).toFixed(decimalsOf(currency)),
  fromCsv: (text, _options, context) => inMinor(parsePlainNumber(withoutSign(text, context)), text, context),
  sortKey: (value) => value,
  operators: numberOperators,
  summaries: numberSummaries,
  toFormula: (value, _options, { currency }) => toMajor(value, currency),
  fromFormula: (result, _options, { currency }) =>
    typeof result === "number" && Number.isFinite(result) ? toMinor(result, currency) : undefined,
});
