import { hoursIn } from "../revise/hours-words.ts";

interface DayEntry {
  day: string;
  open: string;
  close: string;
}

/**
 * The days of an hours block as schema.org has them. Undefined if one of them is not understood: half of the opening
 * hours would say that the business is closed for the rest.
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
