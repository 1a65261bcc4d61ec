// Replaces the English output of `Intl`, whose first use blocks a page on a phone for up to 80 ms.

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Formats a whole number as `1,234,567`. */
export const formatNumber = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** `short`: Jan 5; `medium`: Jan 5, 2026; `long`: January 5, 2026; `full`: Monday, January 5, 2026. */
export type DateStyle = "short" | "medium" | "long" | "full";

/** Formats a date in the visitor's time zone, or `inUtc`. */
export function formatDate(date: Date, style: DateStyle, { inUtc = false } = {}) {
  const { year, month, day, weekday } = partsOf(date, inUtc);
  const name = MONTHS[month] ?? "";
  if (style === "short") return `${name.slice(0, 3)} ${day}`;
  if (style === "medium") return `${name.slice(0, 3)} ${day}, ${year}`;
  return `${style === "full" ? `${DAYS[weekday]}, ` : ""}${name} ${day}, ${year}`;
}

/** Formats a date and time: `Jan 5, 2026, 3:04 PM`, or `January 5, 2026 at 3:04 PM`. */
export function formatDateTime(date: Date, style: DateStyle, { inUtc = false } = {}) {
  const { hour, minute } = partsOf(date, inUtc);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  const joint = style === "short" || style === "medium" ? ", " : " at ";
  return formatDate(date, style, { inUtc }) + joint + time;
}

/** Shifts the date by the time zone offset, so that its UTC fields are the local ones. */
function partsOf(date: Date, inUtc: boolean) {
  const local = inUtc ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** Compares texts such as dates and ids by code unit. */
export const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Compares names for sorting. */
export const compareNames = (one: string, other: string) => compare(one.toLowerCase(), other.toLowerCase());
