import { endOf } from "../dates.ts";
import { hoursIn } from "../hours-words.ts";

interface DayEntry {
  day: string;
  open: string;
  close: string;
}

interface Exception {
  date: string;
  last: string;
  open: string;
  close: string;
}

/** Describes days with different hours for schema.org; a closed day opens and closes at midnight. */
export function specialHours(exceptions: readonly Exception[] = []) {
  const special = exceptions.flatMap(({ date, last, open, close }) => {
    const [[, hours] = []] = [...(hoursIn(`Monday ${open} - ${close}`)?.days ?? [])];
    const isClosed = !open && !close;
    if (!date || !(isClosed || (hours?.open && hours.close))) return [];
    return [
      {
        "@type": "OpeningHoursSpecification" as const,
        validFrom: date,
        validThrough: endOf(date, last),
        opens: isClosed ? "00:00" : (hours?.open ?? ""),
        closes: isClosed ? "00:00" : (hours?.close ?? ""),
      },
    ];
  });
  return special.length > 0 ? special : undefined;
}

/**
 * Describes the days of an hours block for schema.org. Undefined if a day cannot be read: incomplete opening hours
 * would mean that the business is closed for the rest.
 */
export function openingHours(days: readonly DayEntry[]) {
  const specifications = [];
  for (const { day, open, close } of days) {
    if (!open && !close) continue;
    const week = hoursIn(`${day} ${open} - ${close}`);
    const known = [...(week?.days ?? [])];
    if (!week?.saysDays || !open || !close || known.length === 0) return undefined;
    if (known.some(([, hours]) => !hours.open || !hours.close)) return undefined;
    const [hours] = known.map(([, hours]) => hours);
    specifications.push({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: known.map(([name]) => name),
      opens: hours?.open ?? "",
      closes: hours?.close ?? "",
    });
  }
  return specifications.length > 0 ? specifications : undefined;
}
