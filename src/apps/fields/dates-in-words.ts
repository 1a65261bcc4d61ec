import { addDays, isDay, makeDay } from "./days.ts";
import type { FieldContext, Parsed } from "./field-values.ts";

/** Everywhere the calendar of ISO 8601 and Latin digits, so that what is shown can be read again. */
const localeOf = (locale: string) =>
  new Intl.Locale(locale, { calendar: "gregory", numberingSystem: "latn" }).toString();

interface DateWords {
  format: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  /** The order in which this language writes the parts, such as `["day", "month", "year"]`. */
  order: string[];
  months: Map<string, number>;
  days: Map<string, number>;
}

const words = new Map<string, DateWords>();

const plain = (word: string) => word.toLocaleLowerCase().replaceAll(".", "");

function wordsOf(locale: string) {
  const known = words.get(locale);
  if (known) return known;
  const tag = localeOf(locale);
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options });
  const format = formatOf({ day: "numeric", month: "short", year: "numeric" });
  // English writes 2:30 PM where its readers do; elsewhere 24 hours leave no doubt.
  const hourCycle = /^en/.test(locale) ? {} : ({ hourCycle: "h23" } as const);
  const months = new Map<string, number>();
  for (const month of ["short", "long"] as const)
    for (const options of [{ month }, { month, day: "numeric", year: "numeric" }] as const)
      for (let at = 0; at < 12; at++) {
        const parts = formatOf(options).formatToParts(Date.UTC(2026, at, 1));
        months.set(plain(parts.find(({ type }) => type === "month")?.value ?? ""), at + 1);
      }
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const made = {
    format,
    time: formatOf({ hour: "2-digit", minute: "2-digit", ...hourCycle }),
    order: format
      .formatToParts(0)
      .map(({ type }) => type)
      .filter((type) => type === "day" || type === "month" || type === "year"),
    months,
    days: new Map([-1, 0, 1].map((day) => [relative.format(day, "day").toLocaleLowerCase(), day])),
  };
  words.set(locale, made);
  return made;
}

const MAX_KNOWN_DAYS = 20_000;
const formatted = new Map<string, string>();

/** Formats a day as people of this language write it: `14 Feb 2026`. Records share days, and formatting is slow. */
export function formatDay(day: string, locale: string) {
  const key = `${day}${locale}`;
  const known = formatted.get(key);
  if (known !== undefined) return known;
  if (formatted.size >= MAX_KNOWN_DAYS) formatted.clear();
  const text = wordsOf(locale).format.format(Date.parse(`${day}T00:00:00Z`));
  formatted.set(key, text);
  return text;
}

/** Formats the time of a local time: `09:30`, `9:30 AM`. */
export const formatTime = (local: string, locale: string) =>
  wordsOf(locale)
    .time.format(Date.parse(`${local}:00Z`))
    .replace(/\s/g, " ");

/** Reads a day: `2026-02-14`, `14 Feb 2026`, `14/2/26` in the order of the language, `today`, `in 7 days`, `+7`. */
export function parseDay(text: string, { locale, today }: FieldContext): Parsed<string> {
  const typed = text.trim();
  if (typed === "") return { value: null };
  if (isDay(typed)) return { value: typed };
  const { order, months, days } = wordsOf(locale);
  const near =
    days.get(typed.toLocaleLowerCase()) ?? { today: 0, tomorrow: 1, yesterday: -1 }[typed.toLowerCase()];
  const [, count] =
    /^(?:in (\d{1,4}) days?|\+(\d{1,4}))$/i.exec(typed)?.filter((part) => part !== undefined) ?? [];
  if (near !== undefined || count !== undefined) return { value: addDays(today, near ?? Number(count)) };
  const day = readParts(typed, order, months, today);
  return day ? { value: day } : { problem: `“${typed}” is not a date.` };
}

function readParts(typed: string, order: string[], months: Map<string, number>, today: string) {
  const tokens = typed.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const named = tokens.findIndex((token) => /\D/.test(token) && months.has(plain(token)));
  const figures = tokens.filter((token) => /^\d+$/.test(token));
  const parts: Record<string, number> = {};
  // Some languages write months as numbers with a word behind: 2月. Their figures come in the order of the language.
  const usesName = named >= 0 && figures.length < 3;
  if (usesName) parts.month = months.get(plain(tokens[named] ?? "")) ?? 0;
  const isYearFirst = figures[0]?.length === 4;
  const rest = (isYearFirst ? ["year", "month", "day"] : order).filter(
    (part) => !(usesName && part === "month"),
  );
  const wanted = figures.length < rest.length ? rest.filter((part) => part !== "year") : rest;
  if (figures.length !== wanted.length) return;
  wanted.forEach((part, at) => {
    parts[part] = part === "year" ? fullYear(figures[at] ?? "", today) : Number(figures[at]);
  });
  return makeDay(parts.year ?? Number(today.slice(0, 4)), parts.month ?? 0, parts.day ?? 0);
}

/** Two digits mean the century nearest to now, at most 20 years ahead. */
function fullYear(figures: string, today: string) {
  if (figures.length > 2) return Number(figures);
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(figures);
  return year > now + 20 ? year - 100 : year;
}
