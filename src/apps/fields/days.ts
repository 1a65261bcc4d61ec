/** Days are texts such as `2026-02-14`: they sort as they are, and no time zone can move them. */

const MS_A_DAY = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);

const FIRST = "1000-01-01";
const LAST = "9999-12-31";

/** Whether a text is an existing day of the years 1000 to 9999, all of which have four digits when they are written. */
export function isDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOfTime(time) === text;
}

/** Whether a text is a local time such as `2026-02-14T09:30`. */
export const isLocalTime = (text: string) =>
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));

/** Returns a day of a year, month (1 to 12) and day, or undefined if it does not exist. */
export function makeDay(year: number, month: number, day: number) {
  const text = [
    String(year).padStart(4, "0"),
    ...[month, day].map((part) => String(part).padStart(2, "0")),
  ].join("-");
  return isDay(text) ? text : undefined;
}

/** A day outside the years 1000 to 9999 becomes the nearest one inside. */
export function addDays(day: string, days: number) {
  const time = Math.min(Math.max(timeOf(day) + Math.trunc(days) * MS_A_DAY, timeOf(FIRST)), timeOf(LAST));
  return dayOfTime(time);
}

/** 31 January plus one month is the last day of February. */
export function addMonths(day: string, months: number) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const count = year * 12 + month - 1 + Math.trunc(months);
  const first = makeDay(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1, 1);
  if (!first) return addDays(day, months < 0 ? -4_000_000 : 4_000_000);
  return addDays(first, Math.min(date, daysInMonth(first)) - 1);
}

const daysInMonth = (day: string) => Number(endOfPeriod(day, "month").slice(8));

export const daysBetween = (from: string, to: string) =>
  Math.round((timeOf(to.slice(0, 10)) - timeOf(from.slice(0, 10))) / MS_A_DAY);

/** Monday is 1 and Sunday is 7. */
export const weekdayOf = (day: string) => ((new Date(timeOf(day)).getUTCDay() + 6) % 7) + 1;

export function startOfPeriod(day: string, unit: "week" | "month" | "year") {
  if (unit === "week") return addDays(day, 1 - weekdayOf(day));
  return unit === "month" ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

export function endOfPeriod(day: string, unit: "week" | "month" | "year") {
  if (unit === "week") return addDays(day, 7 - weekdayOf(day));
  if (unit === "year") return `${day.slice(0, 4)}-12-31`;
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(2000 + (year % 400), month, 0))
    .toISOString()
    .slice(0, 10)
    .replace(/^\d{4}/, day.slice(0, 4));
}
