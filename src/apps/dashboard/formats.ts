import { formatDate, formatNumber } from "#src/lib/english.ts";
import { dateOf } from "./figures.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Formats a day number as `Mon, Jan 5` (see figures.ts). */
export function formatDay(day: number) {
  const date = dateOf(day);
  return `${WEEKDAYS[date.getUTCDay()]}, ${formatDate(date, "short", { inUtc: true })}`;
}

/** Formats 0.123 as `12.3%`. Shares are never negative. */
export function formatShare(share: number) {
  const tenths = Math.round(share * 1_000);
  return `${formatNumber(Math.floor(tenths / 10))}${tenths % 10 === 0 ? "" : `.${tenths % 10}`}%`;
}

/** Formats a change as `+12.3%`, `-12.3%` or `0%`. */
export function formatChange(change: number) {
  const text = formatShare(Math.abs(change));
  return text === "0%" ? text : `${change < 0 ? "-" : "+"}${text}`;
}
