/** The error message for a text that is not a date of the calendar. */
export const dateProblem = (typed: string) =>
  typed.trim() === "" || isDate(typed.trim()) ? undefined : "Use a date such as 2026-12-31.";

/** Whether a text is a date of the calendar. */
export function isDate(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The last day of a period whose end may be missing. */
export const endOf = (date: string, last: string) => [date, last].sort()[1] ?? date;

/** Today in the local time zone, as `2026-12-31`. */
export function today(now = new Date()) {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
