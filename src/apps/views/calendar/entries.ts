import type { AppColumns } from "../../computed/column.ts";
import type { AppTable, ViewOf } from "../../document.ts";
import { addDays, daysBetween, isDay } from "../../fields/days.ts";
import { changeRecords } from "../../records/edits.ts";
import type { AppRecord } from "../../records/record.ts";

export interface Entry {
  record: AppRecord;
  name: string;
  /** The first and the last day. */
  day: string;
  lastDay: string;
  /** Minutes since midnight of the first day; null for an entry of whole days. */
  start: number | null;
  /** Minutes since midnight of the first day, at most until the next midnight. */
  end: number;
  /** The place of its choice's colour, from 1 to 8. */
  colour: number | undefined;
}

const DAY_MINUTES = 1_440;
/** The length of an entry whose end is not known. */
const USUAL_MINUTES = 60;

const minutesOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/** Returns the entries of a calendar, earliest first. Records without a date have none. */
export function entriesOf(
  columns: AppColumns,
  table: AppTable,
  { options }: ViewOf<"calendar">,
  records: readonly AppRecord[],
): Entry[] {
  const start = columns.column(table.id, options.start);
  const end = options.end === undefined ? undefined : columns.column(table.id, options.end);
  const colour = columns.column(
    table.id,
    options.colour ?? table.fields.find(({ kind }) => kind === "choice")?.id ?? "",
  );
  if (!start) return [];
  const entries = records.flatMap((record): Entry[] => {
    const from = firstText(start.value(record));
    const day = from.slice(0, 10);
    if (!isDay(day)) return [];
    const hasTime = from.length > 10;
    const until = end?.value(record);
    const length = typeof until === "number" ? Math.max(0, until / 60) : undefined;
    const to = firstText(until);
    const begin = hasTime ? minutesOf(from) : null;
    const isLaterDay = isDay(to.slice(0, 10)) && to.slice(0, 10) > day;
    const stop = to.length > 10 && !isLaterDay ? minutesOf(to) : (begin ?? 0) + (length ?? USUAL_MINUTES);
    return [
      {
        record,
        name: columns.name(table.id, record) || `Unnamed ${table.name.one.toLowerCase()}`,
        day,
        lastDay: isLaterDay ? to.slice(0, 10) : day,
        start: begin,
        end: isLaterDay ? DAY_MINUTES : Math.min(DAY_MINUTES, Math.max(stop, (begin ?? 0) + 15)),
        colour: colour && colourOf(colour.shown, colour.value(record)),
      },
    ];
  });
  return entries.sort(
    (one, other) =>
      compare(one.day, other.day) || (one.start ?? -1) - (other.start ?? -1) || compare(one.name, other.name),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const firstText = (value: unknown): string => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" ? one : "";
};

function colourOf(shown: AppTable["fields"][number], value: unknown) {
  if (shown.kind !== "choice") return;
  const at = shown.options.choices.findIndex(({ id }) => id === value);
  return at < 0 ? undefined : (shown.options.choices[at]?.colour ?? (at % 8) + 1);
}

export const entriesOn = (entries: readonly Entry[], day: string) =>
  entries.filter((entry) => entry.day <= day && entry.lastDay >= day);

export interface Placed {
  entry: Entry;
  /** The column of the entry, and how many there are beside each other. */
  lane: number;
  lanes: number;
}

/** Places entries that overlap in time beside each other. Expects them earliest first. */
export function placed(entries: readonly Entry[]): Placed[] {
  const result: Placed[] = [];
  let group: Placed[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    result.push(...group);
    group = [];
    ends = [];
  };
  for (const entry of entries) {
    const start = entry.start ?? 0;
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.end;
    group.push({ entry, lane, lanes: 1 });
  }
  close();
  return result;
}

/** Whether people can move entries: not if their date is computed. */
export const isMovable = (table: AppTable, { options }: ViewOf<"calendar">) =>
  table.fields.some(({ id, kind }) => id === options.start && (kind === "date" || kind === "date-time"));

/** Moves an entry by days and minutes, together with its end. */
export function moveEntry(
  columns: AppColumns,
  table: AppTable,
  { options }: ViewOf<"calendar">,
  record: AppRecord,
  by: { days?: number; minutes?: number },
) {
  const changed: Record<string, unknown> = {};
  for (const id of [options.start, options.end]) {
    const value = id === undefined ? undefined : record.values[id];
    if (id !== undefined && typeof value === "string") changed[id] = moved(value, by);
  }
  return changeRecords(columns.data, table.id, new Map([[record.id, changed]]));
}

export const moveTo = (entry: Entry, day: string) => ({ days: daysBetween(entry.day, day) });

/** Moves a day, or a local time. Minutes do not change a day without a time. */
export function moved(local: string, { days = 0, minutes = 0 }: { days?: number; minutes?: number }) {
  if (local.length <= 10) return addDays(local, days);
  const time = minutesOf(local) + minutes;
  const day = addDays(local.slice(0, 10), days + Math.floor(time / DAY_MINUTES));
  const rest = ((time % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${day}T${timeText(rest)}`;
}

/** Writes minutes since midnight as `09:30`. */
export const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
