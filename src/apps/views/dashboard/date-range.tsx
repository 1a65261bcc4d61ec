import { addDays, daysBetween, isDay } from "../../fields/days.ts";
import { ChoiceRow } from "../choice-row.tsx";
import type { Range } from "./chart-data.ts";

const spans = [
  { days: 7, name: "Week" },
  { days: 30, name: "Month" },
  { days: 90, name: "Quarter" },
  { days: 365, name: "Year" },
];
export const LONGEST_DAYS = 3_660;

interface DateRangeProps {
  range: Range;
  today: string;
  onRange: (range: Range) => void;
}

/** Chooses the days of a dashboard: a span up to today, or any two dates. */
export function DateRange({ range: { from, to }, today, onRange }: DateRangeProps) {
  function setDate(which: "from" | "to", day: string) {
    if (!isDay(day)) return;
    const other = which === "from" ? to : from;
    const near = addDays(day, which === "from" ? LONGEST_DAYS - 1 : 1 - LONGEST_DAYS);
    if (which === "from") onRange({ from: day, to: [other < day ? day : other, near].sort()[0] ?? day });
    else onRange({ from: [other > day ? day : other, near].sort()[1] ?? day, to: day });
  }
  return (
    <fieldset className="range">
      <legend className="sr">Date range</legend>
      <ChoiceRow
        label="Up to today"
        className="spans"
        value={to === today ? daysBetween(from, to) + 1 : null}
        options={spans.map(({ days, name }) => ({ value: days, name }))}
        onChoose={(days) => onRange({ from: addDays(today, 1 - days), to: today })}
      />
      <input
        type="date"
        aria-label="From"
        value={from}
        onChange={({ target }) => setDate("from", target.value)}
      />
      <input type="date" aria-label="To" value={to} onChange={({ target }) => setDate("to", target.value)} />
    </fieldset>
  );
}
