import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { dayOf, isoOf, LONGEST_DAYS } from "./figures.ts";

const spans = [
  { days: 7, name: "Week" },
  { days: 30, name: "Month" },
  { days: 90, name: "Quarter" },
  { days: 365, name: "Year" },
];

interface DateRangeProps {
  /** The first and last day of the range, and today, as days since 1970. */
  from: number;
  to: number;
  now: number;
  onRange: (from: number, to: number) => void;
}

/** Chooses the days that the dashboard shows: a span up to today, or any two dates. */
export function DateRange({ from, to, now, onRange }: DateRangeProps) {
  const setDate = (which: "from" | "to", iso: string) => {
    const day = Math.min(dayOf(iso), now);
    if (Number.isNaN(day)) return;
    if (which === "from") onRange(day, Math.min(Math.max(to, day), day + LONGEST_DAYS - 1));
    else onRange(Math.max(Math.min(from, day), day - LONGEST_DAYS + 1), day);
  };

  return (
    <fieldset className="range">
      <legend className="sr">Date range</legend>
      <RadioGroup
        label="Up to today"
        className="spans"
        value={to === now ? to - from + 1 : null}
        onChoose={(days) => onRange(now - days + 1, now)}
      >
        {spans.map(({ days, name }) => (
          <RadioButton key={days} value={days} className="act">
            {name}
          </RadioButton>
        ))}
      </RadioGroup>
      <input
        type="date"
        aria-label="From"
        value={isoOf(from)}
        max={isoOf(now)}
        onChange={(event) => setDate("from", event.target.value)}
      />
      <input
        type="date"
        aria-label="To"
        value={isoOf(to)}
        max={isoOf(now)}
        onChange={(event) => setDate("to", event.target.value)}
      />
    </fieldset>
  );
}
