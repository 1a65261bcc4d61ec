import type { HoursData } from "./blocks/hours/hours-fields.ts";
import { DAYS, hoursIn } from "./hours-words.ts";

/** Opening hours in the shape of blocks. */
export type Hours = Pick<HoursData, "days"> & Partial<Pick<HoursData, "exceptions">>;
interface Times {
  open: string;
  close: string;
}

const DAY = 24 * 60;
/** The number of days to look ahead. */
const AHEAD = 60;

/**
 * Returns "Open now, until 18:00" or "Closed now, opens Monday 9:00", from weekly hours and exceptions in the local
 * time zone. Undefined if a row has no readable times.
 */
export function openNow(hours: Hours, now = new Date()): string | undefined {
  const spans = spansOf(hours, now);
  if (!spans) return undefined;
  const minute = now.getHours() * 60 + now.getMinutes();
  const open = spans.find(([start, end]) => start <= minute && minute < end);
  if (open) {
    const [, end] = open;
    if (end >= AHEAD * DAY) return "Open now, around the clock";
    return `Open now, until ${end - minute < DAY ? clock(end) : momentOf(end, now)}`;
  }
  const next = spans.find(([start]) => start > minute);
  return next ? `Closed now, opens ${momentOf(next[0], now)}` : `Closed now, and on the next ${AHEAD} days`;
}

/** Returns opening periods in minutes since the last midnight; adjacent periods are merged. */
function spansOf({ days, exceptions = [] }: Hours, now: Date) {
  const week = weekOf(days);
  if (!week) return undefined;
  const spans: [number, number][] = [];
  for (let day = -1; day <= AHEAD; day++) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day);
    const iso = isoOf(date);
    const special = exceptions.filter(
      ({ date, last }) => date && date <= iso && (iso === date || iso <= last),
    );
    const times =
      special.length > 0 ? timesOfExceptions(special) : (week.get(DAYS[(date.getDay() + 6) % 7] ?? "") ?? []);
    if (!times) return undefined;
    for (const { open, close } of times) {
      const [start, end] = [minutes(open), minutes(close)];
      // Past midnight, the closing time is on the next day.
      spans.push([day * DAY + start, day * DAY + (end > start ? end : end + DAY)]);
    }
  }
  return joined(spans.sort(([one], [other]) => one - other));
}

function joined(spans: readonly [number, number][]) {
  const whole: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}

function weekOf(days: Hours["days"]) {
  const week = new Map<string, Times[]>();
  for (const { day, open, close, note } of days) {
    if (!open && !close) continue;
    for (const text of [`${open} - ${close}`, ...(hoursIn(note)?.hasTimes ? [note] : [])]) {
      const read = hoursIn(`${day} ${text}`);
      if (!read?.saysDays || !read.hasTimes || !open || !close) return undefined;
      for (const [name, times] of read.days) week.set(name, [...(week.get(name) ?? []), times]);
    }
  }
  return week;
}

function timesOfExceptions(exceptions: NonNullable<Hours["exceptions"]>) {
  const all: Times[] = [];
  for (const { open, close } of exceptions) {
    if (!open && !close) continue;
    const times = open && close ? hoursIn(`Monday ${open} - ${close}`)?.days.get("Monday") : undefined;
    if (!times?.open) return undefined;
    all.push(times);
  }
  return all;
}

function minutes(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function clock(minute: number) {
  const inDay = ((minute % DAY) + DAY) % DAY;
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, "0")}`;
}

const LONG = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;

const isoOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** Formats "at 14:00", "tomorrow 9:00", "Monday 9:00" or "Mon 4 Jan 2027 9:00". */
function momentOf(minute: number, now: Date) {
  const day = Math.floor(minute / DAY);
  if (day === 0) return `at ${clock(minute)}`;
  if (day === 1) return `tomorrow ${clock(minute)}`;
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day);
  const name = day < 7 ? DAYS[(date.getDay() + 6) % 7] : date.toLocaleDateString("en-GB", LONG);
  return `${name} ${clock(minute)}`;
}
