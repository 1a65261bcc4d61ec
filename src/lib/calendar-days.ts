import { formatDate } from "./english.ts";

/** Formats a local calendar day as `2026-02-14`. */
export function dayOf(date: Date) {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the last `count` days, oldest first, ending today. */
export function lastDays(count: number, today = new Date()) {
  return Array.from({ length: count }, (_, index) =>
    // Noon, because a change of daylight saving time cannot move it to another day.
    dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index), 12)),
  );
}

/** Whether a text is an existing day in the format of `dayOf`. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(new Date(`${text}T12:00:00`)) === text;

/** Formats a day as "December 1, 2026". */
export const formatDay = (day: string) => formatDate(new Date(`${day}T12:00:00`), "long");
