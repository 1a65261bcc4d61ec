import { formatDate } from "./english.ts";

/** A day as the calendar on the wall has it: `2026-02-14`. */
export function dayOf(date: Date) {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** As many days as asked for, the oldest first, the last one today. */
export function lastDays(count: number, today = new Date()) {
  return Array.from({ length: count }, (_, index) =>
    // At noon, which no change of the clocks moves to another day.
    dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index), 12)),
  );
}

/** Whether a text is a day that there is, as `dayOf` writes it. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(new Date(`${text}T12:00:00`)) === text;

/** "December 1, 2026" */
export const formatDay = (day: string) => formatDate(new Date(`${day}T12:00:00`), "long");
