import { formatDate, formatNumber } from "#src/lib/english.ts";
import { dateOf } from "./figures.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `Mon, Jan 5`, of a day of the roastery (figures.ts). */
export function formatDay(day: number) {
  const date = dateOf(day);
  return `${WEEKDAYS[date.getUTCDay()]}, ${formatDate(date, "short", { inUtc: true })}`;
}

/** `12.3%` of 0.123; none is negative. */
export function formatShare(share: number) {
  const tenths = Math.round(share * 1_000);
  return `${formatNumber(Math.floor(tenths / 10))}${tenths % 10 === 0 ? "" : `.${tenths % 10}`}%`;
}

/** `+12.3%` or `-12.3%`, or `0%`. */
export function formatChange(change: number) {
  const text = formatShare(Math.abs(change));
  return text === "0%" ? text : `${change < 0 ? "-" : "+"}${text}`;
}
