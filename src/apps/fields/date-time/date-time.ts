import * as z from "zod/mini";
import { formatDay, formatTime, parseDay } from "../dates-in-words.ts";
import { isDay, isLocalTime } from "../days.ts";
import { defineKind } from "../field-kind.ts";
import type { FieldContext, Parsed } from "../field-values.ts";
import { dateOperators } from "../operators.ts";
import { dateSummaries } from "../summaries.ts";

const TIME = /(?:^|[\s,T])(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?$/i;

/** Reads a day and a time: `14 Feb 2026, 09:30`, `tomorrow 2 pm`. A day alone begins at midnight. */
function parse(text: string, context: FieldContext): Parsed<string> {
  const typed = text
    .trim()
    .replace(/(T\d\d:\d\d):\d\d(?:\.\d+)?$/, "$1")
    .replace(/\s/g, " ");
  const problem = { problem: `“${text.trim()}” is not a date with a time.` };
  const whole = parseDay(typed, context);
  if ("value" in whole) return whole.value ? { value: `${whole.value}T00:00` } : whole;
  const found = TIME.exec(typed);
  if (!found) return problem;
  const [, figures = "", minutes = "00", half] = found;
  const day = parseDay(typed.slice(0, found.index).replace(/[,\s]+$/, ""), context);
  if ("problem" in day || day.value === null) return problem;
  const isHalf = half !== undefined;
  if (isHalf && (Number(figures) < 1 || Number(figures) > 12)) return problem;
  const hours = isHalf ? (Number(figures) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(figures);
  const value = `${day.value}T${String(hours).padStart(2, "0")}:${minutes}`;
  return isLocalTime(value) ? { value } : problem;
}

/** Stored as the local time `2026-02-14T09:30`: an appointment at half past nine stays there when the clocks change. */
export const dateTime = defineKind<string, object>({
  name: "Date and time",
  options: z.object({}),
  value: z.string().check(z.refine(isLocalTime, "has to be a time such as 2026-02-14T09:30")),
  input: { control: "text", type: "datetime-local" },
  parse: (text, _options, context) => parse(text, context),
  format: (value, _options, { locale }) =>
    `${formatDay(value.slice(0, 10), locale)}, ${formatTime(value, locale)}`,
  toCsv: (value) => value,
  fromCsv: (text, _options, context) => parse(text, context),
  sortKey: (value) => value,
  operators: dateOperators,
  summaries: dateSummaries,
  fromFormula(result) {
    if (typeof result !== "string") return;
    if (isLocalTime(result)) return result;
    return isDay(result) ? `${result}T00:00` : undefined;
  },
});
