import { addDays, addMonths, endOfPeriod, startOfPeriod } from "../../fields/days.ts";

export type CalendarSpan = "day" | "week" | "month";

/** The days that a calendar shows: a month in whole weeks. Weeks begin on Monday, as in ISO 8601. */
export function shownDays(span: CalendarSpan, day: string) {
  const [first, last] =
    span === "day"
      ? [day, day]
      : span === "week"
        ? [startOfPeriod(day, "week"), endOfPeriod(day, "week")]
        : [
            startOfPeriod(startOfPeriod(day, "month"), "week"),
            endOfPeriod(endOfPeriod(day, "month"), "week"),
          ];
  const days = [first];
  for (let next = addDays(first, 1); next <= last && days.length < 42; next = addDays(next, 1))
    days.push(next);
  return days;
}

export const stepped = (span: CalendarSpan, day: string, steps: 1 | -1) =>
  span === "month" ? addMonths(day, steps) : addDays(day, span === "week" ? 7 * steps : steps);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a day in the app's language, for example as "Monday 30 November". */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      calendar: "gregory",
      numberingSystem: "latn",
      ...options,
    });
  formats.set(key, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

export const longDay = (day: string, locale: string) =>
  dayText(day, locale, { weekday: "long", day: "numeric", month: "long" });

export function periodText(span: CalendarSpan, day: string, locale: string) {
  if (span === "day")
    return dayText(day, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  if (span === "month") return dayText(day, locale, { month: "long", year: "numeric" });
  const short = { day: "numeric", month: "short" } as const;
  const days = shownDays("week", day);
  const last = dayText(days.at(-1) ?? day, locale, { ...short, year: "numeric" });
  return `${dayText(days[0] ?? day, locale, short)} – ${last}`;
}
