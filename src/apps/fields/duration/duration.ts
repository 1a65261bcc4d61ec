import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import type { Parsed } from "../field-values.ts";
import { parseNumber } from "../numbers.ts";
import { numberOperators } from "../operators.ts";
import { numberSummaries } from "../summaries.ts";

const SECONDS: Record<string, number> = { d: 86_400, h: 3_600, m: 60, s: 1 };

function written(seconds: number) {
  const size = Math.abs(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(size / 3_600), Math.floor(size / 60) % 60, size % 60];
  return `${seconds < 0 ? "-" : ""}${hours}:${two(minutes)}${rest ? `:${two(rest)}` : ""}`;
}

/** Reads `1:30` and `1:30:15`, `1 h 30 min`, `1.5 hours`, and minutes: `90`. */
function parse(text: string, locale: string): Parsed<number> {
  const typed = text.trim().replace(/^−/, "-").toLowerCase();
  if (typed === "") return { value: null };
  const problem = { problem: `“${text.trim()}” is not a duration. Write 1:30 for an hour and a half.` };
  const [, minus, hours, minutes, rest = "0"] = /^(-?)(\d{1,7}):([0-5]\d)(?::([0-5]\d))?$/.exec(typed) ?? [];
  if (hours !== undefined) {
    const seconds = Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest);
    return { value: minus && seconds ? -seconds : seconds };
  }
  const units = [...typed.matchAll(/([\d.,\s]+)(d|h|m|s)[a-z]*\.?/g)];
  const pieces = units.length > 0 ? units : [[typed, typed, "m"]];
  if (units.length > 0 && units.map(([all]) => all).join("").length !== typed.length) return problem;
  let seconds = 0;
  for (const [, amount = "", unit = "m"] of pieces) {
    const read = parseNumber(amount, locale);
    if ("problem" in read || read.value === null) return problem;
    seconds += read.value * (SECONDS[unit] ?? 60);
  }
  return Math.abs(seconds) < 3e10 ? { value: Math.round(seconds) } : problem;
}

/** Stored in whole seconds. Formulas see hours, which prices usually count in. */
export const duration = defineKind<number, object>({
  name: "Duration",
  options: z.object({}),
  value: z.int(),
  input: { control: "text", type: "text" },
  parse: (text, _options, { locale }) => parse(text, locale),
  format: written,
  fromCsv: (text) => parse(text, "en"),
  sortKey: (value) => value,
  operators: numberOperators,
  summaries: numberSummaries,
  toFormula: (value) => value / 3_600,
  fromFormula: (result) =>
    typeof result === "number" && Number.isFinite(result) ? Math.round(result * 3_600) : undefined,
});
