import type { HourRow } from "../hour-rows.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const TIME = /^(\d{1,2}):(\d{2})/;

type Fields = Record<string, unknown>;

/** Reads rows of opening hours from `OpeningHoursSpecification`; days with the same hours share a row. */
export function hoursOfSpecifications(specifications: readonly Fields[]): HourRow[] {
  const rows = new Map<string, Set<number>>();
  for (const { dayOfWeek, opens, closes, validFrom } of specifications.slice(0, 50)) {
    if (validFrom !== undefined) continue; // an exception for some days of one year
    const days = (Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek]).flatMap(dayIn);
    const span = spanOf(opens, closes);
    if (days.length === 0 || span === undefined) continue;
    const known = rows.get(span) ?? new Set<number>();
    for (const day of days) known.add(day);
    rows.set(span, known);
  }
  return [...rows].flatMap(([span, days]) => rowsOf(span, days));
}

/** Reads rows of opening hours from texts such as "Mo-Fr 09:00-17:00". */
export function hoursOfTexts(texts: readonly string[]): HourRow[] {
  const specifications = texts
    .slice(0, 30)
    .flatMap((text) => text.split(/[;|]|,(?=\s*[A-Z][a-z]\b[^,]*\d)/))
    .map((text) => /^([A-Za-z ,-]+?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/.exec(text.trim()))
    .flatMap((found) => {
      const [, days = "", opens, closes] = found ?? [];
      const dayOfWeek = days.split(",").flatMap(daysBetween);
      return dayOfWeek.length > 0 ? [{ dayOfWeek, opens, closes }] : [];
    });
  return hoursOfSpecifications(specifications);
}

function daysBetween(text: string) {
  const [from = "", to] = text.trim().split(/\s*[-–]\s*/);
  const [first] = dayIn(from);
  const [last] = to === undefined ? [first] : dayIn(to);
  if (first === undefined || last === undefined) return [];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => DAYS[(first + step) % 7] ?? "");
}

/** Reads "https://schema.org/Monday", "Mo", "monday" */
function dayIn(value: unknown): number[] {
  if (typeof value !== "string") return [];
  const word = value.split("/").at(-1)?.toLowerCase() ?? "";
  const day =
    word.length < 2 ? -1 : DAYS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 9)));
  return day < 0 ? [] : [day];
}

function spanOf(opens: unknown, closes: unknown) {
  const [from, to] = [timeOf(opens), timeOf(closes)];
  if (from === undefined || to === undefined) return undefined;
  return from === "00:00" && to === "00:00" ? "" : `${from}\n${to}`;
}

function timeOf(value: unknown) {
  const [, hour = "", minute = ""] = (typeof value === "string" && TIME.exec(value.trim())) || [];
  return hour ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}

/** Makes a row of each run of days: "Monday – Friday", "Sunday". */
function rowsOf(span: string, days: ReadonlySet<number>): HourRow[] {
  const runs: [from: number, to: number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const [open = "", close = ""] = span.split("\n");
  return runs.map(([from, to]) => ({
    day: [DAYS[from], to > from ? DAYS[to] : undefined].filter(Boolean).join(" – "),
    open,
    close,
    note: "",
  }));
}
