export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Day = (typeof DAYS)[number];

interface Hours {
  open: string;
  close: string;
  note: string;
}

/** Opening hours by day, as understood. */
export interface Week {
  days: Map<Day, Hours>;
  hasTimes: boolean;
  saysDays: boolean;
}

const NAME =
  "mon(?:day)?s?|tue(?:s|sdays?)?|wed(?:nesdays?|s)?|thu(?:rs|r|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?";
const CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)?|noon|midday|midnight)`;
const TOKEN = new RegExp(
  String.raw`(?<days>\b(?:weekdays?|week days?|weekends?|every ?day|daily|all week|(?:7|seven) days a week)\b)` +
    String.raw`|(?<range>\b(?:${NAME})\b\.?\s*(?:-|–|—|\bto\b|\btill?\b|\buntil\b|\bthrough\b|\bthru\b)\s*(?:${NAME})\b)` +
    String.raw`|(?<day>\b(?:${NAME})\b)` +
    String.raw`|(?<span>(?<![\d.:])(?:${CLOCK})\s*(?:-|–|—|\bto\b|\btill?\b|\buntil\b)\s*(?:${CLOCK})(?![\d%]))` +
    String.raw`|(?<closed>\b(?:closed?|shut)\b)`,
  "gi",
);

/** Returns the days and times in a text, undefined if it names none. */
export function hoursIn(text: string): Week | undefined {
  const days = new Map<Day, Hours>();
  let waiting: Day[] = [];
  let isClosed = false;
  let isAnswered = false;
  let [hasTimes, saysDays] = [false, false];
  const every = new Set<Day>();
  const give = (hours: Hours, to: readonly Day[]) => {
    for (const day of to) {
      const known = days.get(day);
      if (known?.open && hours.open && isAnswered)
        days.set(day, { ...known, note: `and ${hours.open} – ${hours.close}` });
      else days.set(day, hours);
    }
  };
  for (const { groups = {} } of text.toLowerCase().matchAll(TOKEN)) {
    const named = groups.days
      ? groupOf(groups.days)
      : groups.range
        ? rangeOf(groups.range)
        : groups.day
          ? [dayOf(groups.day)]
          : [];
    if (named.length > 0) {
      saysDays = true;
      if (isAnswered) waiting = [];
      isAnswered = false;
      waiting.push(...named);
      for (const day of named) every.add(day);
      if (isClosed) {
        give({ open: "", close: "", note: "" }, named);
        isAnswered = true;
      }
    } else if (groups.closed) {
      if (waiting.length > 0 && !isAnswered) {
        give({ open: "", close: "", note: "" }, waiting);
        isAnswered = true;
      } else isClosed = true;
    } else if (groups.span) {
      isClosed = false;
      hasTimes = true;
      const hours = spanOf(groups.span);
      if (!hours) continue;
      give(hours, waiting.length > 0 ? waiting : DAYS);
      isAnswered = true;
    }
  }
  return days.size > 0 ? { days, hasTimes, saysDays } : undefined;
}

const dayOf = (word: string): Day =>
  DAYS.find((day) => day.slice(0, 3).toLowerCase() === word.trim().slice(0, 3)) ?? "Monday";

function groupOf(words: string): readonly Day[] {
  if (/^week ?days?$/.test(words)) return DAYS.slice(0, 5);
  return /^weekends?$/.test(words) ? DAYS.slice(5) : DAYS;
}

function rangeOf(words: string): Day[] {
  const [from = "", to = ""] = words.split(/\s*(?:-|–|—|\bto\b|\btill?\b|\buntil\b|\bthrough\b|\bthru\b)\s*/);
  const [start, end] = [DAYS.indexOf(dayOf(from)), DAYS.indexOf(dayOf(to))];
  const length = ((end - start + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => DAYS[(start + step) % 7] ?? "Monday");
}

function spanOf(words: string): Hours | undefined {
  const [from = "", to = ""] = words.split(/\s*(?:-|–|—|\bto\b|\btill?\b|\buntil\b)\s*/);
  const [first, last] = [clockOf(from), clockOf(to)];
  if (!first || !last) return undefined;
  // "2 to 6pm" starts in the afternoon too, and "8 to 6" ends in the afternoon.
  if (!first.isSure && last.isSure && last.hour > 12 && first.hour + 12 < last.hour && first.hour < 7)
    first.hour += 12;
  if (!first.isSure && !last.isSure && first.hour < 6 && first.hour > 0) first.hour += 12;
  if (!last.isSure && last.hour <= first.hour && last.hour <= 12)
    last.hour = last.hour === 12 ? 0 : last.hour + 12;
  return { open: written(first), close: written(last), note: "" };
}

interface Clock {
  hour: number;
  minute: number;
  isSure: boolean;
}

function clockOf(words: string): Clock | undefined {
  if (/noon|midday/.test(words)) return { hour: 12, minute: 0, isSure: true };
  if (/midnight/.test(words)) return { hour: 0, minute: 0, isSure: true };
  const [, hours, minutes = "0", half] = /^(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])?/.exec(words.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || hour > 24 || minute > 59) return undefined;
  if (half) return { hour: (hour % 12) + (half === "p" ? 12 : 0), minute, isSure: true };
  return { hour: hour % 24, minute, isSure: hour > 12 || hours.startsWith("0") };
}

const written = ({ hour, minute }: Clock) =>
  `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
