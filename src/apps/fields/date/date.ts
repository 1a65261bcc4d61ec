import * as z from "zod/mini";
import { formatDay, parseDay } from "../dates-in-words.ts";
import { isDay, isLocalTime } from "../days.ts";
import { defineKind } from "../field-kind.ts";
import { dateOperators } from "../operators.ts";
import { dateSummaries } from "../summaries.ts";

/** Stored as `2026-02-14`: the same day in every time zone. */
export const date = defineKind<string, object>({
  name: "Date",
  options: z.object({}),
  value: z.string().check(z.refine(isDay, "has to be a date such as 2026-02-14")),
  input: { control: "text", type: "date" },
  parse: (text, _options, context) => parseDay(text, context),
  format: (value, _options, { locale }) => formatDay(value, locale),
  toCsv: (value) => value,
  fromCsv: (text, _options, context) =>
    isLocalTime(text.trim()) ? { value: text.trim().slice(0, 10) } : parseDay(text, context),
  sortKey: (value) => value,
  operators: dateOperators,
  summaries: dateSummaries,
  fromFormula(result) {
    const day = typeof result === "string" ? result.slice(0, 10) : "";
    return isDay(day) ? day : undefined;
  },
});
