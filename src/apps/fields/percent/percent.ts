import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import type { Parsed } from "../field-values.ts";
import { numberFormat, parseNumber, parsePlainNumber, roundTo } from "../numbers.ts";
import { numberOperators } from "../operators.ts";
import { numberSummaries } from "../summaries.ts";

const DECIMALS = 4;

const withoutSign = (text: string) => text.replace(/\s*[%٪]\s*/g, "");
const rounded = (parsed: Parsed<number>): Parsed<number> =>
  "value" in parsed && parsed.value !== null ? { value: roundTo(parsed.value, DECIMALS) } : parsed;

/** Stored in percent, as it is typed: 25 is a quarter. Formulas see 0.25. */
export const percent = defineKind<number, object>({
  name: "Percentage",
  options: z.object({}),
  value: z.number(),
  input: { control: "text", inputMode: "decimal" },
  parse: (text, _options, { locale }) => rounded(parseNumber(withoutSign(text), locale)),
  format: (value, _options, { locale }) =>
    `${numberFormat(locale, { maximumFractionDigits: DECIMALS }).format(value)}%`,
  toCsv: (value) => `${value}%`,
  fromCsv: (text) => rounded(parsePlainNumber(withoutSign(text))),
  sortKey: (value) => value,
  operators: numberOperators,
  summaries: numberSummaries.filter((id) => id !== "sum"),
  toFormula: (value) => value / 100,
  fromFormula: (result) =>
    typeof result === "number" && Number.isFinite(result) ? roundTo(result * 100, DECIMALS) : undefined,
});
