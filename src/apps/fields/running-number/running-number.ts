import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { numberOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export interface RunningNumberOptions {
  /** Precedes the number: `INV-`. */
  prefix?: string | undefined;
  /** The least number of digits. */
  digits?: number | undefined;
  first?: number | undefined;
}

/** Given once, when a record is added. A number is never given twice, even if its record is deleted. */
export const runningNumber = defineKind<number, RunningNumberOptions>({
  name: "Running number",
  options: z.object({
    prefix: z.optional(z.string().check(z.maxLength(20))),
    digits: z.optional(z.int().check(z.gte(1), z.lte(12))),
    first: z.optional(z.int().check(z.gte(0))),
  }),
  value: z.int().check(z.gte(0)),
  input: { control: "none" },
  parse(text, { prefix = "" }) {
    const typed = text.trim();
    if (typed === "") return { value: null };
    const figures = typed.toLowerCase().startsWith(prefix.toLowerCase()) ? typed.slice(prefix.length) : typed;
    return /^\d{1,15}$/.test(figures.trim())
      ? { value: Number(figures) }
      : { problem: `“${typed}” is not a number such as ${prefix}1.` };
  },
  format: (value, { prefix = "", digits = 1 }) => prefix + String(value).padStart(digits, "0"),
  sortKey: (value) => value,
  operators: numberOperators,
  summaries: countSummaries,
  toFormula: (value, { prefix = "", digits = 1 }) => prefix + String(value).padStart(digits, "0"),
});
