import * as z from "zod/mini";
import { dateTime } from "./date-time/date-time.ts";
import type { FieldKind } from "./field-kind.ts";

/** Returns the local time of an instant: `2026-02-14T09:30`. */
export function localTimeOf(instant: string) {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Moments that the app notes itself, such as `2026-02-14T08:30:15.250Z`; shown in the local time of the reader. */
export const instant: FieldKind<string, object> = {
  ...dateTime,
  name: "Moment",
  options: z.object({}),
  value: z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), "has to be a time")),
  input: { control: "none" },
  isComputed: true,
  format: (value, options, context) => dateTime.format(localTimeOf(value), options, context),
  toCsv: (value) => value,
  fromCsv: (text) =>
    Number.isNaN(Date.parse(text)) ? { problem: `“${text}” is not a time.` } : { value: text.trim() },
  sortKey: (value) => value,
  toFormula: localTimeOf,
};
